import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Call, CallId } from '@/domain/call';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { CardSet } from '@/domain/scoring/score-card';
import { getCall } from '@/storage/calls/calls';
import { getEvaluation } from '@/storage/calls/evaluations';
import { type CallResults, getResults } from '@/storage/calls/results';

export interface ShownCall {
  call: Call;
  results: CallResults;
  /** The machine's cards with the reviewer's edits in force; null = not scored on this scorecard. */
  cardSet: CardSet | null;
}

interface Stored {
  key: string;
  call: Call | undefined;
  results: CallResults;
  evaluation: Evaluation | undefined;
}

/** What is stored of a call on one scorecard, live; null = nothing on screen, or not read yet. */
export function useCallView(callId: CallId | null, service: string): ShownCall | null {
  const key = `${callId}\n${service}`;
  const stored = useLiveQuery(async (): Promise<Stored | null> => {
    if (callId === null) return null;
    const [call, results, evaluation] = await Promise.all([
      getCall(callId),
      getResults(callId, service),
      getEvaluation(callId, service),
    ]);
    return { key, call, results, evaluation };
  }, [callId, service]);

  const cardSet = useMemo(() => {
    const answer = stored?.results.score?.answer;
    return answer === undefined ? null : applyEvaluation(buildCards(answer), stored?.evaluation);
  }, [stored]);

  // The answer of the query before is still there while the next one runs.
  if (!stored || stored.key !== key || stored.call === undefined) return null;
  return { call: stored.call, results: stored.results, cardSet };
}
