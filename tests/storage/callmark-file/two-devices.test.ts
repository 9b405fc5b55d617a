import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReview } from '@/storage/calls/call-facts';
import { getEvaluations, saveChange } from '@/storage/calls/evaluations';
import { otherVersions } from '@/storage/calls/kept-texts';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { getPeople, nameReviewer } from '@/storage/people';
import { publishScorecard } from '@/storage/scorecards/scorecard-life';
import { createScorecard, saveDraft } from '@/storage/scorecards/scorecards';
import { SALES } from '../../helpers/call-row';
import { exported, imported, planned } from '../../helpers/callmark-files';
import { freshDatabase } from '../../helpers/fresh-database';
import { ownCard } from '../../helpers/own-card';
import { salesAnswer } from '../../helpers/score-answers';
import { scored, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(() => vi.useRealTimers());

const answer = (id: string, value: string) =>
  saveChange(id, SALES, { change: { kind: 'answer', questionId: 'make_connection', answer: value }, known: null });

const note = (id: string, text: string) =>
  saveChange(id, SALES, { change: { kind: 'evaluation-notes', text }, known: null });

/** Another installation, with nobody named and a call of its own: it does not go on with anybody's backup. */
async function anotherDevice(): Promise<void> {
  await freshDatabase();
  await typedCall('Agent (A): Của máy này.');
}

describe('a call on two devices', () => {
  it('newer work here stays when an older file is taken in again, and the plan says so', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    await answer(id, '1');
    const older = await exported();
    await answer(id, '5');
    await saveTranscriptText(id, 'Agent (A): Sửa sau.');
    expect((await planned(older)).calls[0]?.fate).toEqual({ is: 'older' });
    expect(await imported(older)).toMatchObject({ added: [], changed: [] });
    expect((await getEvaluations(id, SALES)).evaluations[0]?.edits['make_connection']?.answer).toBe('5');
    expect((await getTranscript(id))?.text).toBe('Agent (A): Sửa sau.');
  });

  it('work done after the clock was set back stays too, though the file says later times', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const right = Date.now();
    vi.setSystemTime(right + 365 * 24 * 60 * 60 * 1000);
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    await answer(id, '1');
    await note(id, 'Nhầm.');
    await saveTranscriptText(id, 'Agent (A): Sửa khi đồng hồ sai.');
    await setReview([id], 'done', 'device');
    const older = await exported();
    vi.setSystemTime(right);
    await answer(id, '5');
    await note(id, 'Đúng.');
    await saveTranscriptText(id, 'Agent (A): Sửa sau.');
    expect((await planned(older)).calls[0]?.fate).toEqual({ is: 'older' });
    await imported(older);
    const [evaluation] = (await getEvaluations(id, SALES)).evaluations;
    expect([evaluation?.edits['make_connection']?.answer, evaluation?.evaluationNotes]).toEqual(['5', 'Đúng.']);
    expect((await getTranscript(id))?.text).toBe('Agent (A): Sửa sau.');
    expect((await db.calls.get(id))?.review?.state).toBe('in-review');
  });

  it('a stranger’s time at the end of all days is no word that nobody can change any more, and the call can be kept in a file', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(8.64e15);
    await answer(id, '1');
    const strange = await exported();
    vi.useRealTimers();
    await answer(id, '5');
    await imported(strange);
    expect((await getEvaluations(id, SALES)).evaluations[0]?.edits['make_connection']?.answer).toBe('5');
    const own = await exported();
    await freshDatabase();
    expect(await imported(own)).toMatchObject({ added: [id], broken: [] });
  });

  it('what was done later elsewhere comes here, with the score in the list', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    const before = await exported();
    await answer(id, '5');
    const newer = await exported();
    await freshDatabase();
    await imported(before);
    const scoreBefore = (await db.calls.get(id))?.scores?.[0]?.value;
    expect((await planned(newer)).calls[0]?.fate).toEqual({ is: 'merged', beside: false });
    expect((await imported(newer)).changed).toEqual([id]);
    expect((await db.calls.get(id))?.scores?.[0]?.value).not.toBe(scoreBefore);
  });

  it('of two texts that people made the later is shown and the other offered', async () => {
    const id = await typedCall();
    const base = await exported();
    await saveTranscriptText(id, 'Agent (A): Của máy một.');
    const one = await exported();
    await freshDatabase();
    await imported(base);
    await saveTranscriptText(id, 'Agent (A): Của máy hai.');
    expect((await planned(one)).calls[0]?.fate).toEqual({ is: 'merged', beside: true });
    await imported(one);
    expect((await getTranscript(id))?.text).toBe('Agent (A): Của máy hai.');
    expect((await otherVersions(id)).map(({ transcript }) => transcript.text)).toEqual(['Agent (A): Của máy một.']);
    expect((await planned(one)).calls[0]?.fate.is).toBe('older');
  });
});

describe('the nameless reviewer of another device', () => {
  it('is somebody else here, with the name that they have there, and the same when they come again', async () => {
    const id = await typedCall();
    await nameReviewer({ name: 'Lan', staffId: '' }, true);
    await answer(id, '1');
    const file = await exported();
    await anotherDevice();
    await imported(file);
    const [theirs] = (await getEvaluations(id, SALES)).evaluations;
    expect(theirs?.reviewer).toMatch(/^device-/);
    const { known, current } = await getPeople();
    expect(known).toMatchObject([{ id: theirs?.reviewer, name: 'Lan' }]);
    expect(current).toBe('device');
    await answer(id, '5');
    expect((await getEvaluations(id, SALES)).evaluations).toHaveLength(2);
    expect((await planned(file)).calls[0]?.fate.is).toBe('older');
  });

  it('is this one’s where the work comes home', async () => {
    const id = await typedCall();
    await answer(id, '1');
    const file = await exported();
    const install = await db.settings.get('install');
    await anotherDevice();
    await imported(file);
    const back = await exported();
    await freshDatabase();
    if (install) await db.settings.put(install);
    await imported(back);
    expect((await getEvaluations(id, SALES)).evaluations.map(({ reviewer }) => reviewer)).toEqual(['device']);
  });
});

describe('scorecards', () => {
  async function judged(): Promise<{ id: string; key: { id: string; version: number }; file: Blob }> {
    const key = await createScorecard(ownCard());
    await publishScorecard(key, 1);
    const id = await typedCall('Agent (A): Chào.', { service: key.id });
    const change = { kind: 'answer', questionId: 'greets', answer: 'yes' } as const;
    await saveChange(id, key.id, { change, known: null }, { scorecard: key });
    return { id, key, file: await exported([id]) };
  }

  it('come with the calls that they judged', async () => {
    const { key, file } = await judged();
    await anotherDevice();
    await imported(file);
    expect(await db.scorecards.get([key.id, key.version])).toMatchObject({ state: 'published' });
  });

  it('of one number and other words are kept as another version, and the evaluation follows', async () => {
    const { id, key, file } = await judged();
    await anotherDevice();
    const other = ownCard({ id: key.id, version: key.version, title: 'Cùng số, khác lời' });
    const { state } = other;
    await db.scorecards.put({ ...key, state, card: other, revision: 1, writer: 'w', updatedAt: 1 });
    const { cards } = (await planned(file)).open;
    expect(cards.renumbered).toMatchObject([{ was: 1, card: { version: 2, state: 'retired' } }]);
    await imported(file);
    expect((await getEvaluations(id, key.id)).evaluations[0]?.scorecard).toEqual({ id: key.id, version: 2 });
    expect((await db.scorecards.get([key.id, 1]))?.card.title).toBe('Cùng số, khác lời');
    // Again: it is known by its words.
    expect((await planned(file)).open.cards.add).toEqual([]);
    expect((await planned(file)).calls[0]?.fate.is).toBe('same');
  });

  it('that are drafts come with a backup, whole or not', async () => {
    const key = await createScorecard(ownCard());
    const card = (await db.scorecards.get([key.id, key.version]))?.card;
    if (card) await saveDraft({ card: { ...card, title: '' }, known: 1 });
    await typedCall();
    const file = await exported();
    await freshDatabase();
    await imported(file);
    expect((await db.scorecards.toArray())[0]).toMatchObject({ state: 'draft', card: { title: '' } });
  });
});
