import { describe, expect, it } from 'vitest';
import { intakeMessage, joined } from '@/features/capture/intake-message';
import type { Refused } from '@/features/capture/take-files';

const nothing = { calls: [], refused: [], notPlayable: [] };

describe('what is said after files were chosen', () => {
  it('is nothing when one call came in as expected', () => {
    expect(intakeMessage({ ...nothing, calls: ['1'] }, { isShown: true })).toBeNull();
  });

  it('names every refused file with its reason', () => {
    const refused: Refused[] = [
      { name: 'notes.txt', why: 'extension' },
      { name: 'empty.mp3', why: 'empty' },
      { name: 'fake.mp3', why: 'not-audio' },
      { name: 'big.wav', why: 'storage-full' },
      { name: 'odd.wav', why: 'failed', failure: { kind: 'internal', detail: 'x' } },
    ];
    const message = intakeMessage({ ...nothing, refused }, { isShown: true });
    expect(message?.tone).toBe('danger');
    expect(message?.lines).toHaveLength(5);
    expect(message?.lines[0]).toMatch(/^notes\.txt.*\.mp3.*\.wav.*\.m4a.*\.flac/);
    expect(message?.lines[1]).toMatch(/^empty\.mp3.*empty/);
    expect(message?.lines[3]).toMatch(/^big\.wav.*full.*Nothing else was lost/);
    expect(message?.lines[4]).toMatch(/^odd\.wav.*x/);
  });

  it('names the captions that an audio has already', () => {
    const refused: Refused[] = [{ name: 'a.srt', why: 'captions-taken', audio: 'a.wav', captions: 'a.vtt' }];
    expect(intakeMessage({ ...nothing, calls: ['1'], refused }, { isShown: true })?.lines).toEqual([
      'a.srt was not added: a.wav already has a caption file, a.vtt.',
    ]);
  });

  it('tells of several calls, of what can not be played here, and of attached captions, as news', () => {
    const attached = { captions: 'a.vtt', title: 'Khách hỏi cước' };
    const taken = { ...nothing, calls: ['1', '2'], notPlayable: ['gsm.wav'] };
    const message = intakeMessage(taken, { isShown: true, attached });
    expect(message?.tone).toBe('neutral');
    expect(message?.lines.join('\n')).toMatch(/gsm\.wav[\s\S]*2 calls[\s\S]*a\.vtt.*Khách hỏi cước/);
  });
});

it('what is said of one choice right after another keeps what is still so', () => {
  const refused: Refused[] = [{ name: 'notes.txt', why: 'extension' }];
  const first = intakeMessage({ ...nothing, calls: ['1', '2'], refused }, { isShown: true });
  const twins = joined(first, { tone: 'neutral', lines: ['Twins.'], several: true }, false);
  expect(twins?.lines).toEqual([expect.stringMatching(/^notes/), expect.stringMatching(/^2 calls/), 'Twins.']);
  // Another call came on screen.
  const after = joined(twins, null, true);
  expect(after).toMatchObject({ tone: 'danger', several: true });
  expect(after?.lines).toEqual([expect.stringMatching(/^notes/), 'Twins.']);
  expect(joined(intakeMessage({ ...nothing, calls: ['1', '2'] }, { isShown: true }), null, true)).toBeNull();
});
