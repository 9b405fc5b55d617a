import type { Call, Review } from '@/domain/call';
import type { ReportSource } from '@/domain/reports/make-report';
import { cardKeyOf, cardScoreOf, type ReportCall, reportCallOf } from '@/domain/reports/report-call';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { emptyEvaluation } from '@/domain/scoring/evaluation-edit';
import type { OwnAnswer, ScoreAnswer } from '@/domain/scoring/score-answer';
import { callRow } from './call-row';

export type Options = Readonly<Record<string, string>>;

/** A machine's answer on a card of one's own. */
export function ownAnswer(scorecard: Scorecard, chosen: Options): OwnAnswer {
  const items = Object.entries(chosen).map(([id, option]) => [id, { option, note: '', fromTo: 'None', referText: '' }]);
  return { kind: 'own', scorecard, items: Object.fromEntries(items), total: null, overview: '' };
}

/** What a reviewer answered, as it is stored. */
export function reviewOf(callId: string, service: string, chosen: Options, reviewer = 'device'): Evaluation {
  const edits = Object.entries(chosen).map(([id, answer]) => [id, { answer, at: 1 }]);
  return { ...emptyEvaluation(callId, service, 1, reviewer), edits: Object.fromEntries(edits) };
}

/** Local noon of a day, as [year, month from 1, day]. */
export const noon = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 12).getTime();

/** A call's row, scored by the card CARE. */
export const careRow = (id: string, fields: Partial<Call> = {}): Call =>
  callRow({ id, title: id, service: 'own:care', ...fields });

export interface Given {
  at: number;
  agent?: string;
  queue?: string;
  tags?: readonly string[];
  state?: Review['state'];
  machine?: Options;
  /** In the place of `machine`, on a card that is not one's own. */
  answer?: ScoreAnswer;
  /** The text was changed after the machine answered. */
  stale?: boolean;
  reviewer?: Options;
  times?: ReportCall['times'];
}

/** Calls on one card, as reports read them; ids are call-0, call-1, … */
export function reportSource(card: Scorecard, given: readonly Given[]): ReportSource {
  const calls = given.map((one, place): ReportCall => {
    const { at, agent, queue, tags, state, machine, reviewer, stale = false, times = null } = one;
    const id = `call-${place}`;
    const review = state && ({ state, by: 'device', at } as const);
    const facts = { heldAt: at, ...(agent && { agent }), ...(queue && { queue }), ...(tags && { tags }) };
    const call = careRow(id, { facts, ...(review && { review }) });
    const evaluations = reviewer === undefined ? [] : [reviewOf(id, card.id, reviewer)];
    const answer = one.answer ?? (machine && ownAnswer(card, machine));
    const scores = answer === undefined ? [] : [cardScoreOf(answer, evaluations, review, !stale)];
    return reportCallOf(call, { scores, times });
  });
  return { calls: new Map(calls.map((call) => [call.id, call])), cards: new Map([[cardKeyOf(card), card]]) };
}

/** Two sections of 6 and 4 points: greet and verify (fatal) of 3 each, solve with three levels and follow-up of 2 each. */
export const CARE: Scorecard = {
  ...{ id: 'own:care', version: 2, title: 'Chăm sóc khách hàng 2027', language: 'vi', state: 'published' },
  scale: {
    max: 10,
    bands: [8, 7, 0].map((from) => ({ from, label: from === 8 ? 'Tốt' : from === 7 ? 'Khá' : 'Yếu' })),
  },
  sections: [
    {
      ...{ id: 'open', title: 'Mở đầu', weight: 6 },
      questions: [
        {
          ...{ id: 'greet', text: 'Chào hỏi và xưng tên?', weight: 1 },
          options: [
            { id: 'yes', label: 'Đạt', value: 1 },
            { id: 'no', label: 'Không đạt', value: 0 },
          ],
        },
        {
          ...{ id: 'verify', text: 'Xác thực khách?', weight: 1 },
          options: [
            { id: 'yes', label: 'Đạt', value: 1 },
            { id: 'no', label: 'Không đạt', value: 0, fails: 'call' },
            { id: 'na', label: 'Không phát sinh', value: null },
          ],
        },
      ],
    },
    {
      ...{ id: 'help', title: 'Giải quyết', weight: 4 },
      questions: [
        {
          ...{ id: 'solve', text: 'Giải quyết được yêu cầu?', weight: 1 },
          options: [
            { id: 'yes', label: 'Đạt', value: 1 },
            { id: 'half', label: 'Một phần', value: 0.5 },
            { id: 'no', label: 'Không đạt', value: 0 },
          ],
        },
        {
          ...{
            id: 'follow',
            text: 'Hẹn thời hạn khi chưa xong?',
            weight: 1,
            when: { question: 'solve', is: ['half', 'no'] },
          },
          options: [
            { id: 'yes', label: 'Đạt', value: 1 },
            { id: 'no', label: 'Không đạt', value: 0 },
          ],
        },
      ],
    },
  ],
};

/** Everything met: 10 of 10. */
export const ALL_MET: Options = { greet: 'yes', verify: 'yes', solve: 'yes' };
