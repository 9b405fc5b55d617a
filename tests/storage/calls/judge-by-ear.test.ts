import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallId } from '@/domain/call';
import { BUILT_IN } from '@/domain/scorecards/built-in/built-in';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { canJudgeByEar } from '@/domain/scoring/unjudged-answer';
import { getCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { judgeByEar } from '@/storage/calls/judge-by-ear';
import { getResults } from '@/storage/calls/results';
import { storeProvisionalScore } from '@/storage/calls/scores';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { storeTranscription } from '@/storage/jobs/store-results';
import { freshDatabase } from '../../helpers/fresh-database';
import { ownCard } from '../../helpers/own-card';
import { salesAnswer } from '../../helpers/score-answers';
import { audioCall, evaluationOf, madeBy, scored } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const SERVICES = Object.values(BUILT_IN).map(({ id }) => id);

async function cardsOf(callId: CallId, service: string) {
  const [{ score }, own] = await Promise.all([getResults(callId, service), evaluationOf(callId, service)]);
  if (score === undefined) throw new Error('not scored');
  return applyEvaluation(buildCards(score.answer), own);
}

async function answerAll(callId: CallId, service: string): Promise<void> {
  const { questions } = await cardsOf(callId, service);
  for (const { id, answers } of questions) {
    const answer = answers[1]?.value ?? '';
    await saveChange(callId, service, { change: { kind: 'answer', questionId: id, answer }, known: null });
  }
}

describe('a call that is judged by ear', () => {
  it.each(SERVICES)('on %s begins with nothing judged, and has the total of what was answered', async (service) => {
    const callId = await audioCall();
    await judgeByEar(callId, service);
    const before = await cardsOf(callId, service);
    expect(before.questions.every(({ answer, score }) => answer === null && score === null)).toBe(true);
    expect([before.overall.score, before.overall.judged]).toEqual([null, 0]);
    expect((await getCall(callId))?.service).toBe(service);

    await answerAll(callId, service);
    const { overall } = await cardsOf(callId, service);
    expect(overall.score).not.toBeNull();
    expect([overall.judged, overall.answered]).toEqual([overall.asked, overall.asked]);
    const [chip] = (await getCall(callId))?.scores ?? [];
    expect(chip).toMatchObject({ service, value: overall.score, judged: overall.asked });
    expect(chip?.stale).toBeUndefined();
  });

  it('keeps every answer when the machine judges it later, whose answers then stand beside them', async () => {
    const [service = ''] = SERVICES;
    const callId = await audioCall({ service });
    await judgeByEar(callId, service);
    await answerAll(callId, service);
    const human = await evaluationOf(callId, service);
    const total = (await cardsOf(callId, service)).overall.score;

    const text = 'Agent (A): Dạ em chào chị.\nCustomer (C): Ừ.';
    await db.transaction('rw', db.tables, () => storeTranscription(db, callId, { text, raw: '', madeBy }, 1));
    expect((await jobsOfCall(callId)).map(({ kind }) => kind)).toContain('score');
    expect((await getCall(callId))?.scores?.[0]?.stale).toBeUndefined();
    await scored(callId, salesAnswer(100), 1, service);

    expect(await evaluationOf(callId, service)).toEqual(human);
    const after = await cardsOf(callId, service);
    expect(after.overall.score).toBe(total);
    expect(after.overall.machine?.score).not.toBeNull();
    expect((await getCall(callId))?.scores?.[0]?.value).toBe(total);
  });

  it('is begun once: a score that is there already stays', async () => {
    const [service = ''] = SERVICES;
    const callId = await audioCall();
    await scored(callId, salesAnswer(60), 1, service);
    await judgeByEar(callId, service);
    expect((await getResults(callId, service)).score?.madeBy.maker).toBe('rules');
  });

  it('gives way to a rule check, as to any machine', async () => {
    const [service = ''] = SERVICES;
    const callId = await audioCall();
    await judgeByEar(callId, service);
    await storeProvisionalScore(callId, service, { answer: salesAnswer(60), raw: '', madeBy }, 1);
    expect((await getResults(callId, service)).score?.provisional).toBe(true);
  });

  it('on a scorecard of one’s own that a machine judges too says nothing of who judges by it', async () => {
    const card = ownCard();
    const { id, version, state } = card;
    await db.scorecards.put({ id, version, state, card, revision: 1, writer: 'test', updatedAt: 1 });
    const callId = await audioCall();
    await judgeByEar(callId, id);
    expect((await getResults(callId, id)).score?.answer).toMatchObject({ kind: 'own', items: {}, overview: '' });
  });

  it('is offered where the questions are known, and refused with a reason where they are not, or it is gone', async () => {
    expect([...SERVICES, 'own:1', 'Something else'].map(canJudgeByEar)).toEqual([true, true, true, true, false]);
    const callId = await audioCall({ service: 'before' });
    await expect(judgeByEar(callId, 'Something else')).rejects.toMatchObject({ failure: { kind: 'unsupported' } });
    expect((await getCall(callId))?.service).toBe('before');
    await expect(judgeByEar('nobody', SERVICES[0] ?? '')).rejects.toMatchObject({ failure: { kind: 'missing-call' } });
  });
});
