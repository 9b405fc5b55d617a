import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCard } from '@/domain/scorecards/edit-card';
import { createTypedCall } from '@/storage/calls/create-call';
import { db, durableDb } from '@/storage/database';
import { newId, pageId } from '@/storage/new-id';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { deleteScorecard, publishScorecard, retireScorecard, usesOf } from '@/storage/scorecards/scorecard-life';
import {
  chooseDraft,
  createScorecard,
  createVersion,
  listScorecards,
  type ScorecardKey,
  saveDraft,
} from '@/storage/scorecards/scorecards';
import { draftCard } from '../../helpers/draft-card';
import { freshDatabase } from '../../helpers/fresh-database';

beforeEach(freshDatabase);

const rowOf = ({ id, version }: ScorecardKey) => db.scorecards.get([id, version]);
const getScorecard = async (key: ScorecardKey) => (await rowOf(key))?.card;
/** The newest first. */
const versionsOf = async (id: string) =>
  (await db.scorecards.toArray()).filter((row) => row.id === id).sort((one, two) => two.version - one.version);
const titled = async (key: ScorecardKey, title: string) => {
  const card = await getScorecard(key);
  if (card === undefined) throw new Error('no such card');
  return changeCard(card, { title });
};
/** As if another window had written it. */
const writtenElsewhere = async (key: ScorecardKey, title: string) => {
  const row = await rowOf(key);
  if (row === undefined) throw new Error('no such card');
  const card = changeCard(row.card, { title });
  await db.scorecards.put({ ...row, card, writer: 'other window', revision: row.revision + 1 });
};
const published = async (): Promise<ScorecardKey> => {
  const key = await createScorecard(draftCard());
  expect(await publishScorecard(key, 1)).toBe(true);
  return key;
};

describe('drafts', () => {
  it('begin with an id of their own and are stored as they are typed', async () => {
    const key = await createScorecard({ ...draftCard(), state: 'published', publishedAt: 5, author: 'Ai đó' });
    expect(key.id).not.toBe('card');
    const stored = await getScorecard(key);
    expect(stored).toMatchObject({ ...key, state: 'draft' });
    expect(stored).not.toHaveProperty('publishedAt');
    expect(stored).not.toHaveProperty('author');
    expect(await saveDraft({ card: await titled(key, 'Một'), known: 1 })).toEqual({ ...key, revision: 2 });
    expect((await getScorecard(key))?.title).toBe('Một');
    expect(await saveDraft({ card: await titled(key, 'Một'), known: 2 })).toEqual({ ...key, revision: 2 });
  });

  it('of two windows are both kept until one is chosen', async () => {
    const key = await createScorecard(draftCard());
    await writtenElsewhere(key, 'Của cửa sổ kia');
    await writtenElsewhere(key, 'Của cửa sổ kia, thêm');
    await saveDraft({ card: await titled(key, 'Của tôi'), known: 1 });
    const row = await rowOf(key);
    expect(row).toMatchObject({ card: { title: 'Của tôi' }, writer: pageId, revision: 4 });
    expect(row?.others?.map(({ card }) => card.title)).toEqual(['Của cửa sổ kia, thêm']);
    expect(await publishScorecard(key, 4)).toBe(false);
    await chooseDraft(key, row?.others?.[0]?.card ?? draftCard());
    expect(await rowOf(key)).toMatchObject({ card: { title: 'Của cửa sổ kia, thêm' }, revision: 5 });
    expect(await rowOf(key)).not.toHaveProperty('others');
  });

  it('that were published or deleted meanwhile become drafts of their own', async () => {
    const key = await published();
    expect(await saveDraft({ card: await titled(key, 'Muộn'), known: 1 })).toEqual({ ...key, version: 2, revision: 1 });
    expect((await getScorecard(key))?.title).toBe('Chăm sóc 2027');
    expect(await getScorecard({ ...key, version: 2 })).toMatchObject({ title: 'Muộn', state: 'draft', version: 2 });
    await deleteScorecard({ ...key, version: 2 });
    const gone = { ...draftCard(), id: key.id, version: 2, title: 'Đã xoá' };
    expect(await saveDraft({ card: gone, known: 1 })).toEqual({ ...key, version: 2, revision: 1 });
  });

  it('go to the second copy', async () => {
    const key = await createScorecard(draftCard());
    const changes = await db.changes.toArray();
    expect(changes.map(({ table, change }) => ({ table, change }))).toEqual([
      { table: 'scorecards', change: { is: 'put', keys: [[key.id, 1]] } },
    ]);
  });
});

describe('a published version', () => {
  it('is frozen, says when and by whom, and is offered for calls', async () => {
    await db.settings.put({
      key: 'people',
      value: {
        current: 'b',
        known: [
          { id: 'a', name: 'Lan' },
          { id: 'b', name: 'Mai Hương' },
        ],
      },
    });
    const key = await createScorecard(draftCard());
    const revision = (await saveDraft({ card: await titled(key, 'Đúng'), known: 1 })).revision;
    expect(await publishScorecard(key, 1)).toBe(false);
    expect(await publishScorecard(key, revision)).toBe(true);
    expect(await getScorecard(key)).toMatchObject({ state: 'published', author: 'Mai Hương', title: 'Đúng' });
    expect((await getScorecard(key))?.publishedAt).toBeGreaterThan(0);
    expect(await cardsToChoose('')).toEqual([{ id: key.id, title: 'Đúng' }]);
    expect(await publishScorecard(key, revision + 1)).toBe(false);
    await chooseDraft(key, draftCard());
    expect((await getScorecard(key))?.title).toBe('Đúng');
  });

  it('is retired by the next one; a card has one draft at a time', async () => {
    const key = await published();
    const card = (await getScorecard(key)) ?? draftCard();
    const next = await createVersion(card);
    expect(next).toEqual({ ...key, version: 2 });
    expect(await createVersion(card)).toEqual(next);
    expect((await versionsOf(key.id)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'published'],
    ]);
    await publishScorecard(next, 1);
    expect((await versionsOf(key.id)).map(({ state, card: own }) => [state, own.state])).toEqual([
      ['published', 'published'],
      ['retired', 'retired'],
    ]);
    await retireScorecard(next);
    expect(await cardsToChoose('')).toEqual([]);
    // A call that has it as its scoring type still says so.
    expect(await cardsToChoose(key.id)).toEqual([{ id: key.id, title: 'Chăm sóc 2027' }]);
  });
});

describe('deleting', () => {
  it('takes what nothing was judged by', async () => {
    const key = await published();
    expect(await deleteScorecard(key)).toBe(true);
    expect(await listScorecards()).toEqual([]);
    expect(await deleteScorecard(key)).toBe(true);
  });

  it('leaves what an evaluation pins, and takes the versions beside it', async () => {
    const key = await published();
    const next = await createVersion((await getScorecard(key)) ?? draftCard());
    await publishScorecard(next, 1);
    const evaluation = {
      callId: 'call',
      service: key.id,
      edits: {},
      analysisNotes: '',
      evaluationNotes: '',
      reviewer: 'device',
      scorecard: key,
      updatedAt: 1,
    };
    await durableDb.reviews.put(evaluation);
    expect(await usesOf(key.id)).toEqual(new Map([[1, 1]]));
    expect(await deleteScorecard(key)).toBe(false);
    expect(await deleteScorecard(next)).toBe(true);
    expect((await listScorecards()).map(({ version }) => version)).toEqual([1]);
  });

  it('leaves what a call names as its scoring type, and a result', async () => {
    const key = await published();
    const callId = await createTypedCall({
      id: newId(),
      text: 'Agent: Xin chào',
      language: '',
      service: key.id,
      source: 'typed',
    });
    expect(await usesOf(key.id)).toEqual(new Map([[0, 1]]));
    expect(await deleteScorecard(key)).toBe(false);
    await durableDb.calls.update(callId, { service: 'Sale Effective' });
    await durableDb.results.put({ callId, kind: 'score', service: key.id } as never);
    expect(await deleteScorecard(key)).toBe(false);
    const draft = await createVersion((await getScorecard(key)) ?? draftCard());
    expect(await deleteScorecard(draft)).toBe(true);
  });
});
