import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TextInput } from '@/domain/provider';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { handlers } from '@/jobs/attempt';
import { chooseProvider } from '@/jobs/providers';
import { scoreCall } from '@/jobs/queue';
import { ruleCheckNow } from '@/jobs/rule-check';
import { rulesProvider } from '@/on-device/rules/rules-provider';
import { getCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { getResults } from '@/storage/calls/results';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { storeTranscription } from '@/storage/jobs/store-results';
import { settleJobs, takeJob } from '@/storage/jobs/take-jobs';
import { SALES } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { ownCard } from '../helpers/own-card';
import { madeBy, typedCall } from '../helpers/stored-calls';

beforeEach(freshDatabase);

const SERVICE = ownCard().id;

async function keep(card: Scorecard): Promise<void> {
  const { id, version, state } = card;
  await db.scorecards.put({ id, version, state, card, revision: 1, writer: 'test', updatedAt: 1 });
}

/** The card without evidence: nobody but a reviewer judges by it. */
function handCard(changed: Partial<Scorecard> = {}): Scorecard {
  const card = ownCard(changed);
  for (const question of card.sections.flatMap(({ questions }) => questions)) delete question.evidence;
  return card;
}

const scoreOf = async (callId: string): Promise<ScoreAnswer | undefined> =>
  (await getResults(callId, SERVICE)).score?.answer;
const kinds = async (callId: string) => (await jobsOfCall(callId)).map(({ kind }) => kind).sort();

describe('a scorecard that only a reviewer judges by', () => {
  beforeEach(() => keep(handCard()));

  it('needs no job: it stands ready at once, and says who judges', async () => {
    const id = await typedCall();
    await scoreCall(id, SERVICE);
    expect(await kinds(id)).toEqual(['auto-note', 'summarise']);
    expect(await scoreOf(id)).toMatchObject({ kind: 'own', scorecard: { id: SERVICE, version: 2 }, items: {} });
    expect(await scoreOf(id)).toHaveProperty('overview', expect.stringContaining('chấm'));
    const { scores, service } = (await getCall(id)) ?? {};
    expect(service).toBe(SERVICE);
    expect(scores).toMatchObject([{ title: ownCard().title, value: null, byHand: true, judged: 0, asked: 4 }]);
  });

  it('needs no transcript either: a call can be judged by ear', async () => {
    const id = await typedCall('  ');
    await scoreCall(id, SERVICE);
    expect(await kinds(id)).toEqual([]);
    expect(await scoreOf(id)).toMatchObject({ kind: 'own' });
  });

  it('is not stale after the transcript changed', async () => {
    const id = await typedCall();
    await scoreCall(id, SERVICE);
    await saveTranscriptText(id, 'A: khác hẳn\nC: vâng', 1);
    expect((await getCall(id))?.scores?.[0]?.stale).toBeUndefined();
    await saveChange(id, SERVICE, { change: { kind: 'answer', questionId: 'solved', answer: 'yes' }, known: null });
    expect((await getCall(id))?.scores).toMatchObject([{ value: 20, judged: 1 }]);
    expect((await getCall(id))?.scores?.[0]?.stale).toBeUndefined();
  });

  it('stands ready when a transcription ends, in the same transaction', async () => {
    const id = await typedCall();
    await db.calls.update(id, { service: SERVICE });
    await db.jobs.clear();
    await db.jobs.put({
      ...{ id: 'j', callId: id, kind: 'transcribe', service: '', seq: 1, createdAt: 1, attempts: 0 },
      ...{ state: 'queued', dueAt: 0, waitingFor: 'turn' },
    });
    const taken = await takeJob(db, 'transcribe', { now: 1, fence: 'f' });
    if (taken === null) throw new Error('not taken');
    const heard = { text: 'A: chào\nC: vâng', raw: '', madeBy };
    const store = () => storeTranscription(db, id, heard, 2);
    const attempt = { id: 'j', callId: id, kind: 'transcribe' as const, fence: 'f' };
    await settleJobs(db, [{ attempt, outcome: { type: 'succeeded', store }, now: 2, next: null }]);
    expect((await jobsOfCall(id)).find(({ id: job }) => job === 'j')?.state).toBe('done');
    expect(await kinds(id)).not.toContain('score');
    expect(await scoreOf(id)).toMatchObject({ kind: 'own' });
  });
});

describe('a scorecard whose questions name evidence', () => {
  it('is judged on this device under every policy', async () => {
    await keep(ownCard());
    const id = await typedCall();
    await scoreCall(id, SERVICE);
    const job = (await jobsOfCall(id)).find(({ kind }) => kind === 'score');
    expect(job?.here).toBe(true);
    const never = () => Promise.reject(new Error('asked'));
    const providers = { remote: { score: never }, device: { score: never } };
    for (const policy of ['service-first', 'device-first', 'device-only'] as const) {
      const choices = chooseProvider(job as never, { policy, ...providers });
      expect(choices.map(({ place }) => place)).toEqual(['device']);
    }
  });

  it('reaches who judges whole, and its answer is stored with it', async () => {
    await keep(ownCard());
    const id = await typedCall('A: Dạ em chào chị ạ.\nC: Chào em.\nA: Dạ em nghe ạ.\nC: Gói cước sao đắt thế?');
    await scoreCall(id, SERVICE);
    const job = await takeJob(db, 'score', { now: 1e15, fence: 'f' });
    if (job === null) throw new Error('not taken');
    const asked: TextInput[] = [];
    const provider = {
      score: (signal: AbortSignal, input: TextInput) => {
        asked.push(input);
        return rulesProvider.score(signal, input);
      },
    };
    const context = { database: db, provider, now: () => 1, progress: () => undefined, onInteraction: async () => {} };
    const store = await handlers.score(new AbortController().signal, job, context);
    await store();
    expect(asked[0]?.scorecard).toEqual(ownCard());
    expect(await scoreOf(id)).toMatchObject({ kind: 'own', items: { greets: { option: 'yes' } } });
  });

  it('is checked by the rules while a service of its own waits', async () => {
    await keep(ownCard({ path: '/webhook/own' }));
    const id = await typedCall();
    await scoreCall(id, SERVICE);
    expect((await jobsOfCall(id)).find(({ kind }) => kind === 'score')?.here).toBeUndefined();
    await ruleCheckNow(id, SERVICE, rulesProvider);
    expect(await scoreOf(id)).toMatchObject({ kind: 'own', scorecard: { path: '/webhook/own' } });
  });
});

describe('versions of a scorecard', () => {
  it('are told apart by who began with which: a later one changes no result', async () => {
    await keep(handCard());
    const [begun, untouched] = [await typedCall(), await typedCall()];
    await scoreCall(begun, SERVICE);
    await scoreCall(untouched, SERVICE);
    await saveChange(begun, SERVICE, { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null });
    await keep({ ...handCard(), state: 'retired' });
    await keep(handCard({ version: 3, title: 'Bản mới' }));
    await keep(handCard({ version: 4, state: 'draft' }));
    expect(await scoreOf(begun)).toMatchObject({ scorecard: { version: 2 } });
    await scoreCall(begun, SERVICE);
    await scoreCall(untouched, SERVICE);
    expect(await scoreOf(begun)).toMatchObject({ scorecard: { version: 2 } });
    expect(await scoreOf(untouched)).toMatchObject({ scorecard: { version: 3 } });
  });

  it('that were retired are used on; a name that is no scorecard is generic customer service', async () => {
    await keep(handCard({ state: 'retired' }));
    const id = await typedCall();
    await scoreCall(id, SERVICE);
    expect(await scoreOf(id)).toMatchObject({ scorecard: { version: 2 } });
    await scoreCall(id, 'Chăm sóc khác');
    expect((await jobsOfCall(id)).filter(({ kind }) => kind === 'score')).toMatchObject([{ service: 'Chăm sóc khác' }]);
    await scoreCall(id, SALES);
    expect((await getCall(id))?.service).toBe(SALES);
  });
});
