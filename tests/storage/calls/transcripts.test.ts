import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCall } from '@/storage/calls/calls';
import { otherVersions, putAside } from '@/storage/calls/kept-texts';
import { getResults } from '@/storage/calls/results';
import { storeProvisionalScore } from '@/storage/calls/scores';
import {
  getTranscript,
  putBackRemoved,
  saveTranscriptText,
  saveTranscriptVersion,
  showVersion,
} from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { requestScore } from '@/storage/jobs/request-score';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { salesAnswer } from '../../helpers/score-answers';
import { madeBy, scored, summarised, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

describe('saveTranscriptText', () => {
  it('counts the revision up and the words', async () => {
    const id = await typedCall();
    await saveTranscriptText(id, 'A: một hai ba');
    expect(await getTranscript(id)).toMatchObject({ text: 'A: một hai ba', revision: 2, editedAt: expect.any(Number) });
    expect((await getCall(id))?.words).toBe(3);
  });

  it('takes the same text again as no change', async () => {
    const id = await typedCall('A: giữ nguyên');
    await saveTranscriptText(id, 'A: giữ nguyên');
    const transcript = await getTranscript(id);
    expect(transcript?.revision).toBe(1);
    expect(transcript).not.toHaveProperty('editedAt');
  });

  it('marks a scored call stale, and leaves an unscored one alone', async () => {
    const id = await typedCall();
    await saveTranscriptText(id, 'A: khác');
    expect((await getCall(id))?.scores).toEqual([]);
    await scored(id, undefined, 2);
    await saveTranscriptText(id, 'A: khác nữa');
    expect((await getCall(id))?.scores?.[0]?.stale).toBe(true);
    await scored(id, undefined, 3);
    expect((await getCall(id))?.scores?.[0]).not.toHaveProperty('stale');
  });

  it('keeps a score stale that was made from the text before the edit', async () => {
    const id = await typedCall();
    await saveTranscriptText(id, 'A: sửa trong lúc chấm');
    await scored(id, undefined, 1);
    expect((await getCall(id))?.scores?.[0]?.stale).toBe(true);
  });

  it('keeps 2 MB of anything, control characters included', async () => {
    const id = await typedCall();
    const text = `A: ${'ừm \u0000\u202e😀 '.repeat(200_000)}`;
    await saveTranscriptText(id, text);
    expect((await getTranscript(id))?.text).toBe(text);
  });

  it('makes nothing of a call that was deleted meanwhile', async () => {
    await saveTranscriptText('gone', 'A: x');
    expect(await db.transcripts.count()).toBe(0);
  });
});

describe('what was made from a text', () => {
  /** A call with two texts, as two windows leave it: "mine" is shown, "theirs" is offered. */
  async function twoTexts() {
    const id = await typedCall('A: theirs');
    await scored(id);
    await summarised(id);
    await saveTranscriptText(id, 'A: mine', 0);
    return id;
  }
  const show = async (id: string) => {
    const [other] = await otherVersions(id);
    if (other !== undefined) await showVersion(other);
  };
  const isStale = async (id: string) => (await getCall(id))?.scores?.[0]?.stale === true;

  it('is its own again when it is shown again, and only then', async () => {
    const id = await twoTexts();
    expect(await isStale(id)).toBe(true);
    await show(id);
    expect(await getTranscript(id)).toMatchObject({ text: 'A: theirs', revision: 3 });
    expect(await isStale(id)).toBe(false);
    await show(id);
    expect((await getTranscript(id))?.text).toBe('A: mine');
    expect(await isStale(id)).toBe(true);
    // However often somebody looks.
    await show(id);
    await show(id);
    await show(id);
    expect((await getTranscript(id))?.text).toBe('A: theirs');
    expect(await isStale(id)).toBe(false);
    await saveTranscriptText(id, 'A: theirs, and more');
    expect(await isStale(id)).toBe(true);
  });

  it('belongs to it also where it comes in while another text is looked at', async () => {
    const id = await twoTexts();
    await scored(id, salesAnswer(70), 2);
    expect(await isStale(id)).toBe(false);
    await show(id);
    expect(await isStale(id)).toBe(true);
    await scored(id, salesAnswer(70), 2);
    expect(await isStale(id)).toBe(true);
    await show(id);
    expect(await isStale(id)).toBe(false);
  });

  it('is not made again for the same text, nor replaced by a rule check', async () => {
    const id = await twoTexts();
    await show(id);
    await requestScore(id, SALES);
    expect((await jobsOfCall(id)).map(({ kind }) => kind)).not.toContain('summarise');
    await storeProvisionalScore(id, SALES, { answer: salesAnswer(10), raw: 'rules', madeBy }, 3);
    expect((await getResults(id, SALES)).score?.raw).toBe('raw');
  });

  it('is its own again after a repair was undone', async () => {
    const id = await typedCall('A: một\nC: hai');
    await scored(id);
    const before = await getTranscript(id);
    await saveTranscriptText(id, 'C: một\nA: hai');
    expect(await isStale(id)).toBe(true);
    if (before !== undefined) await saveTranscriptVersion(id, putAside(before));
    expect(await isStale(id)).toBe(false);
  });
});

describe('speakers this device found', () => {
  const speakers = { method: 'voices', certain: false, confidence: 1.4 } as const;
  const found = async (text = 'A: một\nA: hai') => {
    const id = await typedCall(text);
    await db.transcripts.update(id, { speakers, json: { segments: [] } });
    return id;
  };

  it('stay when only the words are changed', async () => {
    const id = await found();
    await saveTranscriptText(id, 'A: một\nA: hai ba');
    expect(await getTranscript(id)).toMatchObject({ speakers, json: { segments: [] } });
  });

  it('are no longer said to be found once a human changed them', async () => {
    const id = await found();
    await saveTranscriptText(id, 'A: một\nC: hai');
    expect(await getTranscript(id)).not.toHaveProperty('speakers');
    expect(await getTranscript(id)).toHaveProperty('json');
  });

  it('come with their text and JSON, and go with them', async () => {
    const id = await typedCall('A: một\nA: hai');
    const before = await getTranscript(id);
    const told = { text: 'A: một\nC: hai', speakers: { ...speakers, certain: true }, json: { segments: [1] } };
    await saveTranscriptVersion(id, told);
    expect(await getTranscript(id)).toMatchObject({ ...told, revision: 2 });
    await saveTranscriptVersion(id, before ?? { text: '' });
    const after = await getTranscript(id);
    expect(after).toMatchObject({ text: 'A: một\nA: hai', revision: 3 });
    expect(after).not.toHaveProperty('speakers');
    expect(after).not.toHaveProperty('json');
  });

  it('are kept with the same words without making a score stale', async () => {
    const id = await typedCall('A: một');
    await scored(id, undefined, 1);
    await saveTranscriptVersion(id, { text: 'A: một', speakers });
    expect(await getTranscript(id)).toMatchObject({ speakers, revision: 1 });
    expect((await getCall(id))?.scores?.[0]).not.toHaveProperty('stale');
  });
});

it('puts removed phrases back where they stood, once', async () => {
  const id = await typedCall('A: xin chào.');
  await db.transcripts.update(id, { removed: [{ text: ' Hãy đăng ký kênh.', at: 12 }] });
  await putBackRemoved(id);
  expect(await getTranscript(id)).toMatchObject({ text: 'A: xin chào. Hãy đăng ký kênh.', removed: [], revision: 2 });
});
