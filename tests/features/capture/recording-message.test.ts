import { describe, expect, it } from 'vitest';
import { recordingMessage } from '@/features/capture/recording-message';

const stored = { type: 'stored', callId: 'c', seconds: 9 } as const;

describe('what is said after a recording', () => {
  it('is nothing when all of it is on screen', () => {
    expect(recordingMessage({ outcome: stored, reason: 'stopped' }, [])).toBeNull();
  });

  it.each([
    [
      'a gap',
      { outcome: stored, reason: 'stopped' },
      [{ atS: 135, lostS: 1.66 }],
      'neutral',
      /^1.7 s of sound are missing at 00:02:15/,
    ],
    ['a permission taken back', { outcome: stored, reason: 'permission' }, [], 'danger', /permission/],
    ['a full device', { outcome: stored, reason: 'storage' }, [], 'danger', /full/],
    ['a database that stores nothing', { outcome: stored, reason: 'unstored' }, [], 'danger', /could not be stored/],
    [
      'what the browser deleted, of which nothing is kept',
      { outcome: { type: 'cleared', seconds: 65 }, reason: 'storage' },
      [{ atS: 1, lostS: 1 }],
      'danger',
      /^Recording ended, and what was recorded is gone \(1 min 5 s\)/,
    ],
    ['silence', { outcome: { type: 'empty' }, reason: 'stopped' }, [], 'danger', /Nothing was recorded/],
    [
      'no room for the call',
      { outcome: { type: 'kept', seconds: 860, failure: { kind: 'storage-full' } }, reason: 'stopped' },
      [],
      'danger',
      /^14 min 20 s are kept on this device, but there is no room/,
    ],
    [
      'a call that could not be made for another reason',
      { outcome: { type: 'kept', seconds: 860, failure: { kind: 'internal', detail: 'x' } }, reason: 'stopped' },
      [],
      'danger',
      /^14 min 20 s are kept on this device, but no call could be made of them yet\./,
    ],
  ] as const)('names %s', (_, end, gaps, tone, line) => {
    const message = recordingMessage(end, gaps);
    expect(message?.tone).toBe(tone);
    expect(message?.lines[0]).toMatch(line);
  });
});
