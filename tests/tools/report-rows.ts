import type { Call } from '@/domain/call';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { ALL_MET, CARE, careRow, type Options, ownAnswer, reviewOf } from '../helpers/report-calls';
import { madeBy } from '../helpers/stored-calls';
import type { Tables } from './app-rows';

interface Seeded {
  agent: string;
  at: number;
  state?: 'in-review' | 'done';
  machine?: Options;
  reviewer?: Options;
  times?: boolean;
}

type Rows = Pick<Tables, 'calls' | 'results' | 'transcripts'> & { reviews: Evaluation };

/** 60 seconds: the agent for 34, the customer for 20, and 6 of silence at a stretch. */
const TIMED = `Agent (A): (00:00:00,000 - 00:00:30,000) Dạ em nghe đây ạ.
Customer (C): (00:00:30,000 - 00:00:50,000) Mạng nhà tôi chậm cả tuần nay.
Agent (A): (00:00:56,000 - 00:01:00,000) Em kiểm tra xong rồi ạ.`;
const UNTIMED = 'Agent (A): Dạ em nghe đây ạ.\nCustomer (C): Mạng nhà tôi chậm.';

/** Rows of calls as the app stores them, all on one card. */
export function rowsOfCalls(seeded: readonly Seeded[]): { [Table in keyof Rows]: Rows[Table][] } {
  const rows: { [Table in keyof Rows]: Rows[Table][] } = { calls: [], results: [], transcripts: [], reviews: [] };
  for (const [place, { agent, at, state, machine = ALL_MET, reviewer, times = false }] of seeded.entries()) {
    const id = `call-${String(place).padStart(5, '0')}`;
    const score = {
      service: CARE.id,
      title: CARE.title,
      value: 8,
      max: 10,
      label: 'Tốt',
      band: 4,
      judged: 3,
      asked: 3,
    };
    const call: Call = {
      ...careRow(id, { createdAt: at, updatedAt: at, title: `Cuộc gọi ${place}`, scores: [{ ...score, band: 4 }] }),
      facts: { agent },
      ...(state && { review: { state, by: 'device', at } }),
    };
    rows.calls.push(call);
    const made = { callId: id, service: CARE.id, raw: '', madeBy, revision: 1 };
    rows.results.push({ ...made, kind: 'score', answer: ownAnswer(CARE, machine) });
    rows.transcripts.push({ callId: id, text: times ? TIMED : UNTIMED, revision: 1, removed: [], madeBy });
    if (reviewer !== undefined) rows.reviews.push(reviewOf(id, CARE.id, reviewer));
  }
  return rows;
}

/** Mondays of January to March 2026; the week of 16 February is Tết. */
const WEEKS = [
  [1, 12],
  [1, 19],
  [1, 26],
  [2, 2],
  [2, 9],
  [2, 23],
  [3, 2],
] as const;

/**
 * Eight weeks of six agents, 141 calls of which 136 are done, of few patterns, so that every figure can be computed by hand:
 * Lan and Thảo Vy 10 points, Phúc 8.75 and five times 7, Quốc Bảo 10 and seven times 0, Minh Thư and Hữu Nghĩa 6.25.
 */
export function eightWeeks(): Seeded[] {
  const calls: Seeded[] = [];
  for (const [place, [month, day]] of WEEKS.entries()) {
    const add = (times: number, agent: string, more: (nth: number) => Partial<Seeded>) => {
      for (let nth = 0; nth < times; nth++) {
        const at = new Date(2026, month - 1, day + (nth % 5), 9 + nth).getTime();
        calls.push({ agent, at, state: 'done', ...more(nth) });
      }
    };
    add(6, 'Lan', () => ({ times: true }));
    add(3, 'Thảo Vy', () => ({}));
    const follow = place < 5 ? { follow: 'no' } : {};
    add(3, 'Phúc', (nth) => ({ reviewer: { solve: 'half', ...(nth === 0 ? follow : {}) } }));
    const bothNo = { machine: { ...ALL_MET, greet: 'no' } };
    add(3, 'Minh Thư', (nth) => ({ reviewer: { greet: 'no' }, ...(nth === 0 ? bothNo : {}) }));
    add(3, 'Quốc Bảo', (nth) => (nth === 0 ? { reviewer: { verify: 'no' } } : {}));
    if (place >= 5) add(5, 'Hữu Nghĩa', () => ({ reviewer: { greet: 'no' }, times: true }));
  }
  const late = new Date(2026, 2, 4, 16).getTime();
  const open = (state: Partial<Seeded>, times: number) =>
    Array.from({ length: times }, (): Seeded => ({ agent: 'Lan', at: late, ...state }));
  return [...calls, ...open({ state: 'in-review' }, 3), ...open({}, 2)];
}
