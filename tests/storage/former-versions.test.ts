import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getEvaluations, saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db, durableDb } from '@/storage/database';
import { countUnsigned, getPeople, handOver, nameReviewer } from '@/storage/people';
import { SINCE } from '@/storage/team/note-pushes';
import { SALES } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { salesAnswer } from '../helpers/score-answers';
import { evaluationOf, madeBy } from '../helpers/stored-calls';
import { makeReleased, RELEASED } from '../tools/released-schemas';
import { unsignedEvaluation } from '../tools/unsigned-evaluation';

const CALL = {
  id: 'c',
  title: 'Cuộc gọi',
  source: 'typed',
  createdAt: 1,
  updatedAt: 1,
  language: 'vi',
  service: SALES,
};
const OLDER = unsignedEvaluation(
  'c',
  SALES,
  [
    { kind: 'answer', questionId: 'make_connection', answer: '3' },
    { kind: 'notes', questionId: 'ask_for_sale', notes: 'chốt sớm' },
    { kind: 'evaluation-notes', text: 'cũ' },
  ],
  1000,
);
const SIGNED = { ...OLDER, reviewer: 'device', olderAt: OLDER.updatedAt };
const EDIT = { callId: 'c', service: SALES, field: 'answer', questionId: 'make_connection', value: '3', at: 1000 };

/** A row for every table there ever was; a version takes those it had. */
const ROWS: Record<string, unknown[]> = {
  calls: [CALL],
  audio: [{ callId: 'c', name: 'a.wav', mime: 'audio/wav', content: new ArrayBuffer(8) }],
  peaks: [{ callId: 'c', channels: [new Float32Array([0.5])], durationS: 1 }],
  playbackCopies: [{ callId: 'c', mime: 'audio/wav', content: new ArrayBuffer(8) }],
  transcripts: [{ callId: 'c', text: 'A: xin chào', revision: 1, removed: [], madeBy }],
  results: [{ callId: 'c', kind: 'score', service: SALES, answer: salesAnswer(80), raw: '', madeBy, revision: 1 }],
  evaluations: [OLDER],
  reviews: [SIGNED],
  edits: [{ id: 1, ...EDIT }],
  jobs: [{ id: 'j', callId: 'c', kind: 'score', service: SALES, state: 'done', endedAt: 1 }],
  settings: [{ key: 'device', value: { policy: 'device-only' } }],
  search: [{ callId: 'c', createdAt: 1, title: 'cuoc goi', words: 'xin chao', changed: 1 }],
  recordings: [{ id: 'r' }],
  slices: [{ recordingId: 'r', seq: 0, pcm: new ArrayBuffer(8) }],
  pieces: [{ callId: 'c', channel: 0, startMs: 0 }],
  models: [{ key: 'm' }],
  modelFiles: [{ sha256: 'f', bytes: 8 }],
  modelParts: [{ sha256: 'f', seq: 0, content: new ArrayBuffer(8) }],
  versions: [{ callId: 'c', id: 1, transcript: { callId: 'c', text: 'A: khác', revision: 1, removed: [], madeBy } }],
  turnDrafts: [{ callId: 'c', page: 'p', turn: 1, before: 'x', words: 'y' }],
  changes: [{ id: 1, table: 'calls', at: 1, change: { is: 'put', keys: ['c'] } }],
  keptFacts: [{ key: 'removed', value: 2 }],
  calibrations: [{ id: 'k', of: 'k', is: 'session' }],
  disputes: [{ callId: 'c', service: SALES, questionId: 'make_connection', disputes: [] }],
  binnedJobs: [{ id: 'b', callId: 'c', kind: 'score', service: SALES, state: 'done', endedAt: 1 }],
  scorecards: [{ id: 's', version: 1, state: 'draft', card: {}, revision: 1, writer: 'w', updatedAt: 1 }],
  shares: [{ id: 1, share: 's' }],
  folders: [{ id: 'f' }],
  team: [{ key: 'pulled', value: { at: 1 } }],
  pushes: [{ callId: 'c', asked: 1, dueAt: 0, attempts: 0 }],
  archived: [{ docId: 'call:c', callId: 'c', rev: '1-a', hash: 'h', acknowledgedAt: 1 }],
};

/** Behind the app's own connections, which open it with their next question. */
async function left(version: number): Promise<void> {
  const schema = RELEASED.find((one) => one.version === version);
  if (schema === undefined) throw new Error(`no version ${version}`);
  await makeReleased({ ...schema, rows: ROWS });
}

beforeEach(freshDatabase);
afterEach(() => {
  db.close({ disableAutoOpen: false });
  durableDb.close({ disableAutoOpen: false });
});

describe('a database of a former version', () => {
  it('knows every version there was', () => {
    expect(RELEASED.map(({ version }) => version)).toEqual(Array.from({ length: db.verno - 1 }, (_, n) => n + 1));
  });

  it.each(RELEASED.map(({ version, stores }) => [version, Object.keys(stores)] as const))(
    'version %i is opened with every row, and its evaluations are those of the device’s reviewer',
    async (version, stores) => {
      await left(version);
      for (const store of stores.filter((name) => name !== 'changes')) {
        expect([store, await db.table(store).toArray()]).toEqual([store, ROWS[store]]);
      }
      expect(await db.reviews.toArray()).toEqual([SIGNED]);
      expect(await evaluationOf('c', SALES)).toMatchObject({ edits: OLDER.edits, evaluationNotes: 'cũ' });
      // The second copy hears of the new rows as of any other.
      const noted = (await db.changes.toArray()).filter(({ table }) => table === 'reviews');
      const fresh = stores.includes('reviews') ? [] : [{ is: 'put', keys: [['c', SALES, 'device']] }];
      expect(noted.map(({ change }) => change)).toEqual(fresh);
      await saveChange('c', SALES, { change: { kind: 'undo', questionId: 'ask_for_sale' }, known: null });
      expect(Object.keys((await evaluationOf('c', SALES))?.edits ?? {})).toEqual(['make_connection']);
    },
  );

  it('asks the team’s archive anew, for what it passed over, whatever a tab of it goes on writing', async () => {
    const schema = RELEASED.find(({ version }) => version === 11);
    const team = [{ key: 'since', value: '7-a' }, ...(ROWS['team'] ?? [])];
    if (schema !== undefined) await makeReleased({ ...schema, rows: { ...ROWS, team } });
    expect(await db.team.get(SINCE)).toBeUndefined();
    await db.team.put({ key: 'since', value: '9-b' });
    expect(await db.team.get(SINCE)).toBeUndefined();
    expect(await db.archived.toArray()).toEqual(ROWS['archived']);
    expect(await db.assignments.toArray()).toEqual([]);
  });

  it('may be its only reviewer’s, or stay nobody’s', async () => {
    await left(6);
    expect(await countUnsigned()).toBe(1);
    await nameReviewer({ name: 'Lan', staffId: '' }, true);
    expect(await getPeople()).toMatchObject({ current: 'device', known: [{ id: 'device', name: 'Lan' }] });
    expect((await readWholeCall('c'))?.reviewers).toEqual([{ id: 'device', name: 'Lan' }]);

    await freshDatabase();
    await left(6);
    await nameReviewer({ name: 'Minh', staffId: '' }, false);
    const { current } = await getPeople();
    expect(current).not.toBe('device');
    expect(await evaluationOf('c', SALES, current)).toBeUndefined();
    expect((await readWholeCall('c'))?.evaluations.map(({ reviewer }) => reviewer)).toEqual(['device']);
  });

  it('takes in what a tab of the older app goes on writing, question by question, and loses no text', async () => {
    await left(6);
    await saveChange('c', SALES, { change: { kind: 'evaluation-notes', text: 'mới' }, known: 'cũ' });
    await saveChange('c', SALES, { change: { kind: 'answer', questionId: 'be_empathetic', answer: '5' }, known: null });
    // The tab knows its own row only: it takes an answer back, gives another, and goes on with its note.
    const later = unsignedEvaluation(
      'c',
      SALES,
      [
        { kind: 'notes', questionId: 'ask_for_sale', notes: 'chốt quá sớm' },
        { kind: 'evaluation-notes', text: 'cũ, thêm' },
      ],
      Date.now() + 1,
    );
    await db.evaluations.put(later);
    expect((await getEvaluations('c', SALES)).evaluations).toHaveLength(1);
    expect(await evaluationOf('c', SALES)).toMatchObject({
      edits: { ask_for_sale: { notes: 'chốt quá sớm' }, be_empathetic: { answer: '5' } },
      evaluationNotes: 'mới',
      others: { 'evaluation-notes': ['cũ, thêm'] },
    });
    expect((await evaluationOf('c', SALES))?.edits).not.toHaveProperty('make_connection');

    // Taken in with the next change, once.
    await saveChange('c', SALES, { change: { kind: 'choose', field: 'evaluation-notes' }, known: null });
    expect((await evaluationOf('c', SALES))?.others).toEqual({});
    expect(await db.reviews.toArray()).toMatchObject([{ evaluationNotes: 'mới', olderAt: later.updatedAt }]);
  });
});

describe('two people on one tablet', () => {
  it('judge the same call apart; the list has whoever answered last, the export everybody', async () => {
    await left(6);
    await nameReviewer({ name: 'Lan', staffId: '07' }, true);
    await saveChange('c', SALES, {
      change: { kind: 'answer', questionId: 'make_connection', answer: '0' },
      known: null,
    });
    await handOver({ name: 'Minh', staffId: '' });
    const { current } = await getPeople();
    const answer = { kind: 'answer' as const, questionId: 'make_connection', answer: '5' };
    const scorecard = { id: 'own', version: 2 };
    await saveChange('c', SALES, { change: answer, known: null }, { reviewer: current, scorecard });
    // Of a later version nothing changes here.
    const next = { reviewer: current, scorecard: { id: 'own', version: 3 } };
    await saveChange('c', SALES, { change: { kind: 'analysis-notes', text: 'tốt' }, known: null }, next);
    expect((await evaluationOf('c', SALES))?.edits['make_connection']?.answer).toBe('0');
    expect(await evaluationOf('c', SALES, current)).toMatchObject({ scorecard, analysisNotes: 'tốt' });
    expect((await db.calls.get('c'))?.scores?.[0]?.value).toBe(4.14);
    await saveTranscriptText('c', 'A: chào chị');
    const whole = await readWholeCall('c');
    expect(whole?.transcript?.editedBy).toBe(current);
    expect(whole?.reviewers.map(({ name }) => name)).toEqual(['Lan', 'Minh']);
    const judged = whole?.edits.filter(({ field }) => field !== 'review');
    expect(judged?.map(({ reviewer }) => reviewer)).toEqual([undefined, 'device', current, current]);
    expect(whole?.call.review).toMatchObject({ state: 'in-review', by: 'device' });
    // Lan comes back, is the same, and her last word counts again.
    await handOver({ name: '  lan ', staffId: '07' });
    expect((await getPeople()).current).toBe('device');
    await saveChange('c', SALES, { change: { ...answer, answer: '1' }, known: null });
    expect((await db.calls.get('c'))?.scores?.[0]?.value).toBe(3.57);
  });
});
