import { expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { evidenceChoices, findEvidence } from '@/on-device/rules/find-evidence';
import { asStored } from '../../bench/rules/as-stored';
import { ownCalls } from '../../helpers/own-calls';

const CALL =
  'A: (00:00:01,000 - 00:00:04,500) Dạ em là Phúc, tổng đài Sao Mai xin nghe ạ.\nC: (00:00:05,000 - 00:00:06,000) Cho anh hỏi cước.';

it('finds the place of each claim in a call, and none for a name that the rules do not know', () => {
  const found = findEvidence(parseTranscript(CALL), 'vi', ['saysWho', 'praise', 'no-claim']);
  expect(found?.get('saysWho')?.[0]).toMatchObject({ kind: 'present', turn: 0, fromTo: '00:01-00:04' });
  expect(found?.get('praise')).toEqual([]);
  expect(found?.get('no-claim')).toEqual([]);
});

it('says where it can not read the call at all', () => {
  expect(findEvidence(parseTranscript('A: こんにちは\nC: はい'), '', ['saysWho'])).toBeNull();
});

it('says nothing of a call whose speakers are the wrong way round', () => {
  const call = ownCalls('tuning').find(({ id }) => id === 'vi-dat-phong-doi-ngay');
  const turns = parseTranscript(asStored(call?.transcript ?? ''));
  const swapped = turns.map((turn) => ({ ...turn, speaker: turn.speaker === 'agent' ? 'customer' : 'agent' }) as const);
  expect(findEvidence(turns, 'vi', ['greets'])?.get('greets')).toHaveLength(1);
  expect(findEvidence(swapped, 'vi', ['greets'])).toBeNull();
});

it('has words of its own for everything that a question can name', () => {
  const texts = evidenceChoices().map(({ text }) => text);
  expect(texts).toContain('Says who is speaking');
  expect(new Set(texts).size).toBe(texts.length);
});
