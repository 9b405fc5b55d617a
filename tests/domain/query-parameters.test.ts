import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLaunchOptions, speechModel } from '@/domain/query-parameters';
import { anyLetter } from '../helpers/any-letter';

const DEFAULTS = { model: 'other', autoDiarize: true, nfe: 20 };

test.each<[string, object]>([
  ['', {}],
  ['?', {}],
  ['?service=csat', { service: 'Summary (Customer Service)' }],
  ['?service=se', { service: 'Sale Effective' }],
  ['?service=M+Customer%20Service', { service: 'M Customer Service' }],
  ['?service=Telesales%20H%C3%A0+N%E1%BB%99i', { service: 'Telesales Hà Nội' }],
  ['?service=SE', { service: 'SE' }],
  ['?service=', {}],
  ['?service=%00%07%20', {}],
  ['?service=constructor', { service: 'constructor' }],
  ['?service=%E0%A4%A', { service: '%E0%A4%A' }],
  ['?service=se&service=csat', { service: 'Sale Effective' }],
  [`?service=${'x'.repeat(500)}`, { service: 'x'.repeat(80) }],
  ['?model=v3', { model: 'v3' }],
  ['?model=v2', {}],
  ['?model=V3', {}],
  ['?auto_diarize=False', { autoDiarize: false }],
  ['?auto_diarize=false', {}],
  ['?auto_diarize=0', {}],
  ['?nfe=32', { nfe: 32 }],
  ['?nfe=0', { nfe: 1 }],
  ['?nfe=-4', { nfe: 1 }],
  ['?nfe=100000', { nfe: 200 }],
  ['?nfe=12.5', {}],
  ['?nfe=1e3', {}],
  ['?nfe=', {}],
  ['?use_trained=1&utm=x', {}],
])('reads %j', (search, options) => {
  expect(parseLaunchOptions(search)).toEqual({ ...DEFAULTS, ...options });
});

test('no address breaks the reader, and the steps stay within bounds', () => {
  const search = fc.oneof(
    fc.string({ unit: anyLetter }),
    fc.webQueryParameters(),
    fc.string().map((text) => `?nfe=${text}`),
  );
  fc.assert(
    fc.property(search, (text) => {
      const { nfe, service } = parseLaunchOptions(text);
      expect(Number.isInteger(nfe) && nfe >= 1 && nfe <= 200).toBe(true);
      expect(service).not.toBe('');
    }),
  );
});

test.each([
  ['v3', '', 'large-v3'],
  ['v3', 'house-model', 'large-v3'],
  ['other', '', 'large-v3-turbo'],
  ['other', 'house-model', 'house-model'],
] as const)('asks with model %j and the custom model %j for %s', (model, custom, expected) => {
  expect(speechModel(model, custom)).toBe(expected);
});
