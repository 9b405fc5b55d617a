import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { ScoreAnswer, ScoredItem } from '@/domain/scoring/score-answer';

/**
 * What the three scorecards of the specification come to, written out from its §9 without a document: the numbers that
 * every form of them has to keep. Only what is counted; words are compared with tests/fixtures/scorecard-words.json.
 */
export interface FormerScores {
  total: number | null;
  band: number | null;
  label: string;
  judged: number;
  asked: number;
  cards: Record<string, { score: number | null; band: number | null; max: number }>;
  questions: Record<string, { points: string; answer: string | null; score: number | null; options: string[] }>;
}

type Edits = Evaluation['edits'];
interface Line {
  id: string;
  card: string;
  full: number;
  score: number | null;
  answer: string | null;
  options: string[];
}

const SERVICE: Record<string, readonly [points: number, ...items: string[]]> = {
  kynanggiaotiep: [2, 'chaohoi_goiten', 'baochomay_chuyenmay', 'camon_xinloi', 'ketthuc_cuocgoi'],
  thaidophucvu: [3, 'ungxu_giongdieu', 'nhiettinhphucvu'],
  timhieunhucau: [1, 'timhieunhucau'],
  giaidapnhucau: [4, 'kienthuc', 'traloi_dungtrong_tam', 'giaiquet_yeucau', 'giuloihua_trungthuc'],
};
const WEIGHTS: Record<string, number> = {
  retention_level: 0.25,
  escalation_level: 0.2,
  distress_level: 0.2,
  abusive_level: 0.1,
  broken_promises_level: 0.15,
  employee_mood: 0.1,
};
const CUTS_OF_5 = [0, 2, 3.5, 4, 4.5];
const CUTS_OF_10 = [0, 2, 4, 6, 8];
const SATISFIED = ['', 'Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'];
const SOLD = ['', 'Poor', 'Needs work', 'Fair', 'Good', 'Excellent'];

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
const round = (value: number, digits: number) =>
  Math.round(Number((value * 10 ** digits).toPrecision(12))) / 10 ** digits || 0;
const bandOf = (score: number, cuts: readonly number[], of: number, max: number) =>
  cuts.filter((cut) => score + 1e-9 >= (cut / of) * max).length || 1;
const wholeLevel = (score: number) => within(round(round(score, 1), 0), 5);
const levelOf = (score: number) => Math.max(1, Math.floor(wholeLevel(score)));

function itemOf(answer: ScoreAnswer, id: string): ScoredItem {
  return (answer.items as Record<string, ScoredItem>)[id] as ScoredItem;
}

/** What is none of its scale is no score (D661). */
const inside = (value: number, least: number, most: number) =>
  value >= least - 1e-9 && value <= most + 1e-9 ? value : null;

function serviceLines(answer: ScoreAnswer, edits: Edits): Line[] {
  // One scale for the whole answer (D660): above a share, though not above its card, only points of a question can be.
  const perQuestion = Object.values(SERVICE).some(([points, ...items]) =>
    items.some((id) => {
      const score = itemOf(answer, id).score ?? 0;
      return score > points / items.length + 1e-9 && score <= points + 1e-9;
    }),
  );
  return Object.entries(SERVICE).flatMap(([card, [points, ...items]]) => {
    const full = points / items.length;
    const [most, divisor] = perQuestion ? [points, items.length] : [full, 1];
    return items.map((id): Line => {
      const item = itemOf(answer, id);
      const given = item.score === null ? null : inside(item.score, 0, most);
      let score = item.notApplicable ? full : given === null ? null : within(given / divisor, full);
      let said: string | null = score === null ? null : score >= full - 1e-9 ? '1' : score <= 0 ? '0' : 'partly';
      if (item.notApplicable) said = 'not-applicable';
      const options = ['1', '0', ...(said === 'partly' || said === 'not-applicable' ? [said] : [])];
      const edit = Object.hasOwn(edits, id) ? edits[id]?.answer : undefined;
      if (edit !== undefined && edit !== 'partly' && edit !== 'not-applicable') {
        score = edit === '1' ? full : 0;
        said = edit;
      }
      return { id, card, full, score, answer: said, options };
    });
  });
}

function levelLines(answer: ScoreAnswer, edits: Edits): Line[] {
  const sales = answer.kind === 'se';
  return Object.keys(answer.items).map((id): Line => {
    const { score: raw } = itemOf(answer, id);
    const given = raw === null ? null : sales ? inside(raw, 0, 100) : inside(raw, 1, 5);
    let score = given === null ? null : sales ? within((given * 5) / 100, 5) : within(given, 5);
    let said = score === null ? null : String(sales ? wholeLevel(score) : levelOf(score));
    const edit = Object.hasOwn(edits, id) ? edits[id]?.answer : undefined;
    const typed = Number.parseInt(edit ?? '', 10);
    if (Number.isFinite(typed)) {
      score = within(typed, 5);
      said = String(score);
    }
    const options = sales ? ['5', '4', '3', '2', '1', '0'] : ['5', '4', '3', '2', '1'];
    return { id, card: id, full: 5, score, answer: said, options };
  });
}

function totalOf(kind: ScoreAnswer['kind'], lines: readonly Line[]): number | null {
  const judged = lines.flatMap(({ id, score, full }) => (score === null ? [] : [{ id, score, full }]));
  if (judged.length === 0) return null;
  const weightOf = ({ id, full }: { id: string; full: number }) =>
    kind === 'customer-service' ? full : kind === 'csat' ? (WEIGHTS[id] ?? 0) : 1;
  const weights = judged.reduce((sum, line) => sum + weightOf(line), 0);
  const mean = judged.reduce((sum, line) => sum + (line.score / line.full) * weightOf(line), 0) / weights;
  return kind === 'customer-service' ? round(mean * 10, 1) : round(mean * 5, 2);
}

const gradeOf = (total: number) =>
  total >= 9 ? 'Xuất sắc' : total >= 8 ? 'Tốt' : total >= 7 ? 'Khá' : total >= 5 ? 'Trung bình' : 'Yếu';

/** The scores of a machine's answer with a reviewer's edits in force. */
export function formerScores(answer: ScoreAnswer, { edits }: { callId: CallId; edits: Edits }): FormerScores {
  const { kind } = answer;
  const service = kind === 'customer-service';
  const lines = service ? serviceLines(answer, edits) : levelLines(answer, edits);
  const total = totalOf(kind, lines);
  const judged = lines.filter(({ score }) => score !== null).length;
  const told = total !== null && judged * 2 >= lines.length;
  const band = told ? bandOf(total, service ? CUTS_OF_10 : CUTS_OF_5, service ? 10 : 5, service ? 10 : 5) : null;
  const word = (score: number) =>
    kind === 'se' ? SOLD[levelOf(score)] : kind === 'csat' ? SATISFIED[band ?? 0] : gradeOf(score);
  const cards = [...new Set(lines.map(({ card }) => card))].map((id) => {
    const max = service ? (SERVICE[id]?.[0] ?? 0) : 5;
    const own = lines.filter(({ card, score }) => card === id && score !== null);
    const score =
      own.length === 0
        ? null
        : round(
            own.reduce((sum, line) => sum + (line.score ?? 0), 0),
            1,
          );
    const cardBand =
      score === null ? null : service ? bandOf(score, CUTS_OF_10, 10, max) : bandOf(score, CUTS_OF_5, 5, 5);
    return [id, { score, band: cardBand, max }] as const;
  });
  const questions = lines.map(({ id, card, score, answer: said, options }) => {
    const of = service ? (SERVICE[card]?.[0] ?? 0) : 5;
    const points = score === null ? '' : `${service ? String(round(score, 1)) : round(score, 1).toFixed(1)}/${of}`;
    return [id, { points, answer: said, score, options }] as const;
  });
  return {
    ...{ total, band, label: told ? (word(total) ?? '') : '', judged, asked: lines.length },
    cards: Object.fromEntries(cards),
    questions: Object.fromEntries(questions),
  };
}
