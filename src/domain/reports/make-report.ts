import type { Band } from '../call';
import type { Scorecard } from '../scorecards/scorecard';
import { totalDigits } from '../scoring/overall-text';
import { bandOf, gradeOf, rangesOf } from '../scoring/rating-bands';
import { roundTo } from '../scoring/rounding';
import { agreements, type FailedQuestion, failedQuestions, type QuestionAgreement, questionsIn } from './answers-said';
import { type AverageOf, type Averages, averagesByAgent, averagesByPart, LEAST_TO_RANK } from './averages';
import type { CardKey, ReportCall } from './report-call';
import { type CountedCall, callsOf, type ReportFilter, type SetFilter } from './report-filter';
import { type Spread, spreadOf } from './spread';
import { type TalkShares, talkShares } from './talk-shares';
import { type Week, weekOf, weeksBetween, weeksOn } from './weeks';

/** What reports are made from: calls on this device, and the cards that they were judged by. */
export interface ReportSource {
  calls: ReadonlyMap<string, ReportCall>;
  cards: ReadonlyMap<CardKey, Scorecard>;
}

/** What can be chosen from, whatever is chosen. */
export interface ReportChoices {
  /** In alphabetical order; '' last, where there are calls without one: it is no agent. */
  agents: readonly string[];
  /** `done`: calls that are done and whose score on it stands. */
  cards: readonly { key: CardKey; title: string; version: number; done: number }[];
  labels: readonly { kind: 'queue' | 'tag'; name: string }[];
  /** First and last week with calls; a date in the future is a mistake, and moves them nowhere. */
  weeks: { from: Week; to: Week };
}

export interface Tiles {
  /** Of the totals on the card. */
  total: Spread | null;
  /** What the card calls the mean, rounded as the card shows it (D50); '' where it has no grades. */
  grade: { label: string; band: Band } | null;
  /** Calls with a score on the card that could count: of reviewers, those that are done. */
  scored: number;
  /** Those of them that are in no average, and why. */
  leftOut: { stale: number; tooFew: number };
  states: Record<ReportCall['state'], number>;
  agreement: QuestionAgreement['whole'];
  /** Calls set to 0, and by which question; the most frequent first. */
  fatal: { n: number; by: readonly { title: string; n: number }[] };
}

export interface Report {
  filter: SetFilter;
  choices: ReportChoices;
  card: Pick<Scorecard, 'title' | 'version'> & { max: number };
  weeks: readonly Week[];
  tiles: Tiles;
  averages: Record<AverageOf, Averages>;
  failed: readonly FailedQuestion[];
  agreement: { all: QuestionAgreement; questions: readonly QuestionAgreement[] };
  talk: readonly TalkShares[];
}

/** So many weeks are shown first. */
const FIRST_WEEKS = 8;

const byName = (one: string, other: string): number =>
  Number(one === '') - Number(other === '') || one.localeCompare(other, 'vi');

function choicesOf({ calls, cards }: ReportSource, now: number): ReportChoices {
  const all = [...calls.values()];
  const done = new Map<CardKey, number>([...cards.keys()].map((key) => [key, 0]));
  for (const { scores } of all) {
    for (const { card, reviewer } of scores) done.set(card, (done.get(card) ?? 0) + (reviewer === null ? 0 : 1));
  }
  const used = new Set(all.flatMap(({ scores }) => scores.map(({ card }) => card)));
  const inUse = [...cards].filter(([key]) => used.has(key));
  const named = (kind: 'queue' | 'tag', names: readonly string[]) =>
    [...new Set(names)]
      .filter((name) => name !== '')
      .sort(byName)
      .map((name) => ({ kind, name }));
  const past = all.filter(({ at }) => at <= now);
  const times = (past.length > 0 ? past : all).map(({ at }) => at);
  // One by one: so many arguments as calls would not fit on the stack.
  const edge = (pick: (one: number, other: number) => number) =>
    weekOf(times.reduce((one, other) => pick(one, other), times[0] ?? 0));
  return {
    agents: [...new Set(all.map(({ agent }) => agent))].sort(byName),
    cards: inUse
      .map(([key, { title, version }]) => ({ key, title, version, done: done.get(key) ?? 0 }))
      .sort((one, other) => byName(one.title, other.title) || other.version - one.version),
    labels: [
      ...named(
        'queue',
        all.map(({ queue }) => queue),
      ),
      ...named(
        'tag',
        all.flatMap(({ tags }) => tags),
      ),
    ],
    weeks: { from: edge(Math.min), to: edge(Math.max) },
  };
}

/** Null where no call on this device was ever scored. */
function setFilter(filter: ReportFilter, { cards, weeks }: ReportChoices): SetFilter | null {
  const most = [...cards].sort((one, other) => other.done - one.done)[0];
  const card = cards.find(({ key }) => key === filter.card) ?? most;
  if (card === undefined) return null;
  const from = Math.max(weeks.from, weeksOn(weeks.to, 1 - FIRST_WEEKS));
  return { ...filter, card: card.key, period: filter.period ?? { from, to: weeks.to } };
}

function tilesOf(
  calls: readonly CountedCall[],
  card: Scorecard,
  { by }: SetFilter,
  agreement: QuestionAgreement,
): Tiles {
  const states = { new: 0, 'in-review': 0, done: 0 };
  for (const { call } of calls) states[call.state] += 1;
  const questions = questionsIn(card);
  const fatal = calls.flatMap(({ judged }) => questions[judged?.failedBy ?? -1] ?? []);
  const titles = [...new Set(fatal.map(({ text }) => text))];
  const questionsBy = titles.map((title) => ({ title, n: fatal.filter(({ text }) => text === title).length }));
  const total = spreadOf(calls.flatMap(({ judged }) => judged?.total ?? []));
  const mean = roundTo(total?.mean ?? 0, totalDigits(card.scale.max));
  const scored = calls.filter(({ call, score }) => score !== undefined && (by === 'machine' || call.state === 'done'));
  const leftOut = (isLeft: (one: CountedCall) => boolean | undefined) =>
    scored.filter((one) => typeof one.judged?.total !== 'number' && isLeft(one)).length;
  return {
    ...{ total, scored: scored.length },
    leftOut: {
      stale: leftOut(({ score }) => score?.stale),
      tooFew: leftOut(({ score, judged }) => score?.stale === false && judged?.tooFew),
    },
    grade: total && { label: gradeOf(mean, card.scale), band: bandOf(mean, rangesOf(card.scale)) },
    ...{ states, agreement: agreement.whole },
    fatal: { n: fatal.length, by: questionsBy.sort((one, other) => other.n - one.n) },
  };
}

/** Every figure of the screen; null where no call on this device was ever scored. */
export function makeReport(source: ReportSource, wanted: ReportFilter, now: number): Report | null {
  const choices = choicesOf(source, now);
  const filter = setFilter(wanted, choices);
  const card = source.cards.get(filter?.card ?? '');
  if (filter === null || card === undefined) return null;
  const weeks = weeksBetween(filter.period.from, filter.period.to);
  const calls = callsOf(source.calls.values(), filter);
  const agreement = agreements(calls, card, weeks);
  return {
    ...{ filter, choices, weeks, agreement },
    card: { title: card.title, version: card.version, max: card.scale.max },
    tiles: tilesOf(calls, card, filter, agreement.all),
    averages: {
      agent: averagesByAgent(calls, card, weeks),
      section: averagesByPart(calls, card, weeks, 'section'),
      question: averagesByPart(calls, card, weeks, 'question'),
    },
    failed: failedQuestions(calls, card, LEAST_TO_RANK),
    talk: talkShares(calls),
  };
}
