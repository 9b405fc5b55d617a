import { groupBy } from '../group-by';
import type { ExportedCall } from './exported-call';
import type { ExportedScore } from './exported-score';

/** An average, and of how many. */
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
  sections: readonly (Average & { title: string })[];
  questions: readonly (Average & { section: string; text: string })[];
  calls: readonly { title: string; heldAt: number; value: number | null; label: string; by: string }[];
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

interface Judged {
  call: ExportedCall;
  score: ExportedScore;
}

function cardOf(judged: readonly Judged[]): AgentCard | [] {
  const first = judged[0]?.score;
  if (first === undefined) return [];
  const scores = judged.map(({ score }) => score);
  // By section and words: a card's questions are the same in every call that was judged by this version of it.
  const sections = new Map(scores.flatMap((score) => score.sections.map((one) => [one.title, one] as const)));
  const valueIn = (score: ExportedScore, title: string) =>
    score.sections.find((one) => one.title === title)?.value ?? null;
  return {
    card: first.card,
    version: first.version,
    total: average(
      scores.map(({ inForce }) => inForce.value),
      first.max,
    ),
    sections: [...sections.values()].map(({ title, max }) => ({
      title,
      ...average(
        scores.map((score) => valueIn(score, title)),
        max,
      ),
    })),
    questions: first.questions.map(({ section, text, full }, at) => ({
      section,
      text,
      ...average(
        scores.map(({ questions }) => (questions[at]?.asked === true ? questions[at].inForce.value : null)),
        full,
      ),
    })),
    calls: judged.map(({ call: { title, heldAt }, score: { inForce } }) => ({ title, heldAt, ...inForce })),
  };
}

/** A report for each agent, by name; averages are over what counts in each call, and never over what nobody judged. */
export function agentReports(calls: readonly ExportedCall[]): AgentReport[] {
  const byAgent = groupBy(calls, ({ agent }) => agent.trim());
  const reports = [...byAgent].map(([agent, own]): AgentReport => {
    const judged = own.flatMap((call) => call.scores.map((score): Judged => ({ call, score })));
    const byCard = groupBy(judged, ({ score: { card, version } }) => `${card}\n${version}`);
    return { agent, calls: own.length, cards: [...byCard.values()].flatMap(cardOf) };
  });
  return reports.sort(
    (one, two) => Number(one.agent === '') - Number(two.agent === '') || one.agent.localeCompare(two.agent),
  );
}
