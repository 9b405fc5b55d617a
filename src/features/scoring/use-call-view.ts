import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Call, CallId } from '@/domain/call';
import type { StoredResult } from '@/domain/results';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { CardSet } from '@/domain/scoring/score-card';
import { isOfText } from '@/domain/transcript/transcript';
import { getCall } from '@/storage/calls/calls';
import { getEvaluation } from '@/storage/calls/evaluations';
import { type CallResults, getResults } from '@/storage/calls/results';
import { getTranscript } from '@/storage/calls/transcripts';

export interface ShownCall {
  call: Call;
  results: CallResults;
  /** The summary, or the note, was made from another text than the one on screen. */
  outdated: { summary: boolean; note: boolean };
  /** The machine's cards with the reviewer's edits in force; null = not scored on this scorecard. */
  cardSet: CardSet | null;
}

interface Stored {
  key: string;
  call: Call | undefined;
  results: CallResults;
  outdated: ShownCall['outdated'];
  evaluation: Evaluation | undefined;
}

/** What is stored of a call on one scorecard, live; null = nothing on screen, or not read yet. */
export function useCallView(callId: CallId | null, service: string): ShownCall | null {
  const key = `${callId}\n${service}`;
  const stored = useLiveQuery(async (): Promise<Stored | null> => {
    if (callId === null) return null;
    const [call, results, evaluation, transcript] = await Promise.all([
      getCall(callId),
      getResults(callId, service),
      getEvaluation(callId, service),
      getTranscript(callId),
    ]);
    const isOutdated = (result: StoredResult | undefined) =>
      result !== undefined && transcript !== undefined && !isOfText(result.revision, transcript);
    const outdated = { summary: isOutdated(results.summary), note: isOutdated(results.autoNote) };
    return { key, call, results, outdated, evaluation };
  }, [callId, service]);

  const cardSet = useMemo(() => {
    const answer = stored?.results.score?.answer;
    return answer === undefined ? null : applyEvaluation(buildCards(answer), stored?.evaluation);
  }, [stored]);

  // The answer of the query before is still there while the next one runs.
  if (!stored || stored.key !== key || stored.call === undefined) return null;
  return { call: stored.call, results: stored.results, outdated: stored.outdated, cardSet };
}
