import type { CardKey, CardScore, Judged, ReportCall } from './report-call';
import { type Week, weekOf } from './weeks';

/** Which calls a report is of, and whose figures it gives. */
export interface ReportFilter {
  /** null = all; '' = calls of which nobody said the agent. */
  agent: string | null;
  /** null = the card with the most calls that are done. */
  card: CardKey | null;
  /** null = any. */
  label: { kind: 'queue' | 'tag'; name: string } | null;
  /** First and last week, both included; null = the latest weeks that there are calls of. */
  period: { from: Week; to: Week } | null;
  /** Figures of reviewers are of calls that are done, the machine's of all that it scored. */
  by: 'reviewer' | 'machine';
}

export const WHOLE_REPORT: ReportFilter = { agent: null, card: null, label: null, period: null, by: 'reviewer' };

/** The filter with what it left open found. */
export interface SetFilter extends ReportFilter {
  card: CardKey;
  period: { from: Week; to: Week };
}

export interface CountedCall {
  call: ReportCall;
  week: Week;
  /** On the report's card; absent = it has none. */
  score: CardScore | undefined;
  /** By the side that the report is of. */
  judged: Judged | null;
}

/** The calls that a report is of, whatever their card and state, each with what the figures need. */
export function callsOf(calls: Iterable<ReportCall>, filter: SetFilter): CountedCall[] {
  const { agent, card, label, period, by } = filter;
  const counted: CountedCall[] = [];
  for (const call of calls) {
    if (agent !== null && call.agent !== agent) continue;
    if (label !== null && !(label.kind === 'queue' ? call.queue === label.name : call.tags.includes(label.name)))
      continue;
    const week = weekOf(call.at);
    if (week < period.from || week > period.to) continue;
    const score = call.scores.find((one) => one.card === card);
    const judged = (by === 'machine' ? score?.machine : score?.reviewer) ?? null;
    counted.push({ call, week, score, judged });
  }
  return counted;
}
