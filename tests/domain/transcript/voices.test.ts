import { expect, test } from 'vitest';
import { respell } from '@/domain/transcript/respelling';
import { DEFAULT_VOICES, readVoices, VOICES } from '@/domain/transcript/voices';

test('offers the eight voices with the two defaults', () => {
  expect(VOICES).toEqual(['Nam 1', 'Nam 2', 'Nam 3', 'Huế 1', 'Huế 2', 'Nữ miền Nam', 'Nữ 3', 'Nữ Lan']);
  expect(DEFAULT_VOICES).toEqual({ agentVoice: 'Nữ miền Nam', customerVoice: 'Nam 2' });
});

test.each([[null], ['Nam 1'], [{}], [{ agentVoice: 'Nobody', customerVoice: 3 }]])(
  'remembered %j gives the defaults',
  (value) => {
    expect(readVoices(value)).toEqual(DEFAULT_VOICES);
  },
);

test('keeps the remembered voices', () => {
  expect(readVoices({ agentVoice: 'Huế 1', customerVoice: 'Nữ Lan' })).toEqual({
    agentVoice: 'Huế 1',
    customerVoice: 'Nữ Lan',
  });
});

test.each([
  ['MobiFone 4G', 'mô bi phôn bốn gờ'],
  ['SIM Viettel', 'xim viét teo'],
  ['90.000đ, giảm 30%', '90.000 đồng, giảm 30 phần trăm'],
  ['60GB data qua Zalo', '60 ghi ga đa ta qua da lô'],
  ['database đã có', 'database đã có'],
  ['14G', '14g'],
])('says %j as %j', (text, spoken) => {
  expect(respell(text)).toBe(spoken);
});

test("the deployer's own respelling wins", () => {
  expect(respell('Callmark Zalo', { Callmark: 'con mác', ZALO: 'za lô' })).toBe('con mác za lô');
});
