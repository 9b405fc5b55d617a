import type { CallId } from '../call';
import { type Apart, apartOf, applies, isFailed, pairOf, questionsIn } from './answers-said';
import type { AverageOf } from './averages';
import type { ReportSource } from './make-report';
import type { ReportCall } from './report-call';
import { type CountedCall, callsOf, type SetFilter } from './report-filter';
import type { Week } from './weeks';

/** A figure of a report, by what it counts. */
export type Figure =
  /** `week` absent = of all weeks; `id` absent = of all agents, or of the whole card. */
  | { of: 'average'; by: AverageOf; id?: string; week?: Week }
  | { of: 'failed'; question: string }
  /** `question` '' = any; 'differ' = anything but the same. */
  | { of: 'agreement'; question: string; week?: Week; apart: Apart | 'differ' }
  | { of: 'talk'; agent: string }
  | { of: 'state'; state?: ReportCall['state'] }
  | { of: 'fatal' };

/** The calls that a figure counts, the latest first: as many as its n says, but for those of answers, several a call. */
export function callsBehind(source: ReportSource, filter: SetFilter, figure: Figure): CallId[] {
  const card = source.cards.get(filter.card);
  if (card === undefined) return [];
  const questions = questionsIn(card);
  const placeOf = (id: string) => questions.findIndex((question) => question.id === id);

  const isAverage = ({ call, week, judged }: CountedCall, { by, id, week: only }: Figure & { of: 'average' }) => {
    if (judged === null || (only !== undefined && only !== week)) return false;
    if (id === undefined || by === 'agent') return judged.total !== null && (id ?? call.agent) === call.agent;
    const section = card.sections.findIndex((one) => one.id === id);
    return (by === 'section' ? judged.sections[section] : judged.values[placeOf(id)]) != null;
  };
  const isAgreement = (counted: CountedCall, { question, week, apart }: Figure & { of: 'agreement' }) => {
    if (week !== undefined && week !== counted.week) return false;
    return questions.some((one, place) => {
      const pair = question === '' || question === one.id ? pairOf(counted, place) : null;
      if (pair === null) return false;
      const found = apartOf(one, ...pair);
      return apart === 'differ' ? found !== 'same' : found === apart;
    });
  };
  const isFailedIn = ({ judged }: CountedCall, id: string) => {
    const place = placeOf(id);
    const question = questions[place];
    const option = question?.options[judged?.options[place] ?? -1];
    return question !== undefined && applies(option) && isFailed(question, option);
  };
  const counts = (counted: CountedCall): boolean => {
    switch (figure.of) {
      case 'average':
        return isAverage(counted, figure);
      case 'failed':
        return isFailedIn(counted, figure.question);
      case 'agreement':
        return isAgreement(counted, figure);
      case 'talk':
        return counted.call.times !== null && counted.call.agent === figure.agent;
      case 'state':
        return figure.state === undefined || counted.call.state === figure.state;
      case 'fatal':
        return typeof counted.judged?.failedBy === 'number';
    }
  };
  return callsOf(source.calls.values(), filter)
    .filter(counts)
    .sort((one, other) => other.call.at - one.call.at)
    .map(({ call }) => call.id);
}
