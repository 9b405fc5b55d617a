import { groupBy } from '../group-by';
import type { ExportedCall } from './exported-call';
import type { ExportedScore, ExportedTotal } from './exported-score';

/** An average, and of how many: what is judged by less than half is in none, as it has no grade. */
export interface Average {
  /** null = of none. */
  mean: number | null;
  count: number;
  max: number;
}

/** One agent's calls by one version of a card. */
export interface AgentCard {
  card: string;
  version: number;
  total: Average;
  /** Calls that are in no average: too little of them was judged, or another text than they have now (D650). */
  leftOut: { tooFew: number; stale: number };
  sections: readonly (Average & { place: number; title: string })[];
  questions: readonly (Average & { place: number; text: string })[];
  calls: readonly (ExportedTotal & { title: string; heldAt: number; remarks: readonly string[] })[];
}

/** An agent's calls; those without one stand together under ''. */
export interface AgentReport {
  agent: string;
  calls: number;
  cards: readonly AgentCard[];
}

function average(values: readonly (number | null)[], max: number): Average {
  const judged = values.filter((value) => value !== null);
  const sum = judged.reduce((total, value) => total + value, 0);
  return { mean: judged.length === 0 ? null : sum / judged.length, count: judged.length, max };
}

/** Where too little of the card was judged, no part of it counts either, as in reports (D651). */
const enough = <Value>({ inForce }: ExportedScore, value: Value): Value | null => (inForce.tooFew ? null : value);

interface Scored {
  call: ExportedCall;
  score: ExportedScore;
}

function cardOf(scored: readonly Scored[]): AgentCard | [] {
  const first = scored[0]?.score;
  if (first === undefined) return [];
  const scores = scored.map(({ score }) => score).filter(({ stale }) => !stale);
  // By place: a card's questions are the same in every call that was judged by this version of it.
  const sections = new Map(scores.flatMap((score) => score.sections.map((one) => [one.place, one] as const)));
  const valueIn = (score: ExportedScore, place: number) => {
    const own = score.sections.find((one) => one.place === place);
    return own === undefined ? null : enough(score, own.value);
  };
  return {
    card: first.card,
    version: first.version,
    total: average(
      scores.map((score) => enough(score, score.inForce.value)),
      first.max,
    ),
    leftOut: {
      tooFew: scores.filter(({ inForce }) => inForce.value !== null && inForce.tooFew).length,
      stale: scored.length - scores.length,
    },
    sections: [...sections.values()]
      .sort((one, two) => one.place - two.place)
      .map(({ place, title, max }) => ({
        ...{ place, title },
        ...average(
          scores.map((score) => valueIn(score, place)),
          max,
        ),
      })),
    questions: first.questions.map(({ place, text, full }, at) => ({
      ...{ place, text },
      ...average(
        scores.map(({ questions }) => (questions[at]?.asked === true ? questions[at].inForce.value : null)),
        full,
      ),
    })),
    calls: scored.map(({ call: { title, heldAt }, score: { inForce, remarks } }) => {
      return { title, heldAt, remarks, ...inForce };
    }),
  };
}

/** A report for each agent, by name; averages are over what counts in each call, and never over what nobody judged. */
export function agentReports(calls: readonly ExportedCall[]): AgentReport[] {
  const byAgent = groupBy(calls, ({ agent }) => agent.trim());
  const reports = [...byAgent].map(([agent, own]): AgentReport => {
    const scored = own.flatMap((call) => call.scores.map((score): Scored => ({ call, score })));
    const byCard = groupBy(scored, ({ score }) => score.cardKey);
    return { agent, calls: own.length, cards: [...byCard.values()].flatMap(cardOf) };
  });
  return reports.sort(
    (one, two) => Number(one.agent === '') - Number(two.agent === '') || one.agent.localeCompare(two.agent),
  );
}
