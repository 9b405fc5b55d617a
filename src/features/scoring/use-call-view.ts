import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { type SummaryDoubt, summaryDoubt } from '@/domain/answers/summary-doubt';
import type { Call, CallId, ScoreHeadline } from '@/domain/call';
import type { StoredResult } from '@/domain/results';
import type { People } from '@/domain/reviewer';
import { applyEvaluation, latestJudging } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { headline } from '@/domain/scoring/overall-card';
import type { CardSet } from '@/domain/scoring/score-card';
import { answerOf } from '@/domain/scoring/stored-answer';
import { langOf, spokenLanguage } from '@/domain/transcript/spoken-language';
import { isOfText } from '@/domain/transcript/transcript';
import { type Verdict, verdictsOf } from '@/domain/verdicts';
import { getCall } from '@/storage/calls/calls';
import { getEvaluations, type ShownEvaluations } from '@/storage/calls/evaluations';
import { type CallResults, getResults } from '@/storage/calls/results';
import { transcriptIfOpen } from '@/storage/calls/transcripts';
import { getPeople } from '@/storage/people';

export interface ShownCall {
  call: Call;
  results: CallResults;
  /** The `lang` of what is said in it. */
  lang: string | undefined;
  /** The summary, or the note, was made from another text than the one on screen. */
  outdated: { summary: boolean; note: boolean };
  /** Why the summary may be none; null = nothing, or it is of another text. */
  doubt: SummaryDoubt | null;
  /** It can be heard here, and there is no word of it to read. */
  heardOnly: boolean;
  /** The machine's cards with the current reviewer's edits in force; null = not scored on this scorecard. */
  cardSet: CardSet | null;
  judging: Judging;
  /** Evaluations of people that can't be read here: what is shown is without them. */
  unread: Pick<ShownEvaluations, 'unread' | 'sealed'>;
}

/** What people made of the call, the current reviewer among them. */
export interface Judging {
  people: People;
  /** As the machine left it; null = not scored. */
  machine: CardSet | null;
  verdicts: readonly Verdict[];
  /** When the current reviewer changed something last; null = never. */
  at: number | null;
  /** The total in Calls where it is another one: an earlier version of the app reckoned it. */
  former: ScoreHeadline | null;
}

interface Stored {
  key: string;
  call: Call | undefined;
  results: CallResults;
  lang: string | undefined;
  outdated: ShownCall['outdated'];
  doubt: ShownCall['doubt'];
  heardOnly: boolean;
  found: ShownEvaluations;
  people: People;
}

/** A list keeps the total as it was reckoned when it was scored or judged last, with what can't be read now too. */
function formerTotal(
  call: Call | undefined,
  machine: CardSet,
  { evaluations, unread }: ShownEvaluations,
  service: string,
) {
  if (unread > 0) return null;
  const listed = call?.scores?.find((one) => one.service === service);
  const now = headline(applyEvaluation(machine, latestJudging(machine, evaluations)), service);
  return listed === undefined || listed.value === null || listed.value === now.value ? null : listed;
}

/** What is stored of a call on one scorecard, live; null = nothing on screen, or not read yet. */
export function useCallView(callId: CallId | null, service: string): ShownCall | null {
  const key = `${callId}\n${service}`;
  const stored = useLiveQuery(async (): Promise<Stored | null> => {
    if (callId === null) return null;
    const [call, results, found, people, transcript] = await Promise.all([
      getCall(callId),
      getResults(callId, service),
      getEvaluations(callId, service),
      getPeople(),
      transcriptIfOpen(callId),
    ]);
    const isOutdated = (result: StoredResult | undefined) =>
      result !== undefined && transcript !== undefined && !isOfText(result.revision, transcript);
    const outdated = { summary: isOutdated(results.summary), note: isOutdated(results.autoNote) };
    const { summary } = results;
    const told = summary !== undefined && transcript !== undefined && !outdated.summary;
    const doubt = told ? summaryDoubt(summary, transcript.text) : null;
    const blank = transcript === undefined || transcript.text.trim() === '';
    const heardOnly = blank && call?.audio !== undefined && call.audio.playable !== false;
    const lang = langOf('', spokenLanguage(call, transcript));
    return { key, call, results, lang, outdated, doubt, heardOnly, found, people };
  }, [callId, service]);

  const view = useMemo(() => {
    if (!stored) return null;
    const { results, found, people } = stored;
    const { evaluations } = found;
    const own = evaluations.find(({ reviewer }) => reviewer === people.current);
    const machine = results.score === undefined ? null : buildCards(answerOf(results.score));
    const verdicts = machine === null ? [] : verdictsOf(machine, evaluations);
    const cardSet = machine && applyEvaluation(machine, own);
    const former = machine && formerTotal(stored.call, machine, found, results.score?.service ?? '');
    return { cardSet, judging: { people, machine, verdicts, at: own?.updatedAt ?? null, former } };
  }, [stored]);

  // The answer of the query before is still there while the next one runs.
  if (!stored || view === null || stored.key !== key || stored.call === undefined) return null;
  const { call, results, lang, outdated, doubt, heardOnly, found } = stored;
  return { call, results, lang, outdated, doubt, heardOnly, unread: found, ...view };
}
