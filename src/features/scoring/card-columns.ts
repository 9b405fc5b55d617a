import type { Claim } from '@/domain/claim';
import type { Question, ScoreCard } from '@/domain/scoring/score-card';

/** Letters in a line of a card that takes one column of three. */
const LETTERS = 28;
/** Title, score, meter and chips, in lines. */
const RATING = 6;
/** What a row has above and below that: the paddings of its cards and the gap to the next. */
const AROUND = 5;
/** What a card may leave empty. */
const HOLE = 11;
/** As criterion-card.css cuts a note. */
const NOTE_LINES = 6;

/** A reviewer's own note stands in place of what the machine claims sentence by sentence. */
function showsClaims({ notes, machineNotes, claims }: Question): boolean {
  return notes === machineNotes && claims.length > 0;
}

/** What a card tells of each question that has something to tell: its sentences, or null where its note stands. One that two questions rest on is told once. */
export function toldOn({ questions }: ScoreCard): { question: Question; claims: readonly Claim[] | null }[] {
  const told = new Set<string>();
  const isNew = ({ text, turn, from }: Claim): boolean => {
    const place = `${turn} ${from} ${text}`;
    const known = told.has(place);
    told.add(place);
    return !known;
  };
  return questions
    .map((question) => ({ question, claims: showsClaims(question) ? question.claims.filter(isNew) : null }))
    .filter(({ question, claims }) => (claims === null ? question.notes !== '' : claims.length > 0));
}

/** How tall what a card shows is in one column, in lines. */
interface Lines {
  rating: number;
  said: number;
}

const lines = (text: string): number => Math.ceil(text.length / LETTERS);

function linesOf(card: ScoreCard): Lines {
  const said = toldOn(card).map(({ question, claims }) =>
    claims
      ? // Each ends with its place, and the next begins a little below.
        claims.reduce((sum, { text, quote }) => sum + lines(text + quote) + 1, 0)
      : Math.min(lines(question.notes), NOTE_LINES),
  );
  return { rating: RATING + lines(card.failed + card.addNoteDesc), said: said.reduce((sum, one) => sum + one, 0) };
}

/** What it shows flows from column to column, and only the rating can't be broken. */
const height = ({ rating, said }: Lines, columns: number): number => Math.max(rating, (rating + said) / columns);

/** How wide a card is: one column in a row of such, one beside a card of two, two, all there are. */
export type Width = 'one' | 'beside' | 'two' | 'all';

/** The ways to fill a row, by its columns. */
const ROWS: Readonly<Record<2 | 3, readonly (readonly Width[])[]>> = {
  2: [['all'], ['one', 'one']],
  3: [['all'], ['beside', 'two'], ['two', 'beside'], ['one', 'one', 'one']],
};

/** What a row takes, in lines. No row where one card would leave too much of its height empty. */
function rowHeight(cards: readonly Lines[], row: readonly Width[], columns: 2 | 3): number {
  const of = { one: 1, beside: 1, two: 2, all: columns };
  const heights = cards.map((card, place) => height(card, of[row[place] ?? 'one']));
  const tall = Math.max(...heights);
  return tall - Math.min(...heights) > HOLE ? Number.POSITIVE_INFINITY : AROUND + tall;
}

/**
 * How wide each card is, in their order: of all rows that can be made of them, those that are least high together. So a card
 * of many sentences leaves no hole beside it, and the last row is full.
 */
export function cardColumns(cards: readonly ScoreCard[], columns: 2 | 3): readonly Width[] {
  const sizes = cards.map(linesOf);
  // The best rows of the first so many cards.
  const best: { tall: number; widths: readonly Width[] }[] = [{ tall: 0, widths: [] }];
  for (let end = 1; end <= sizes.length; end++) {
    const ways = ROWS[columns].flatMap((row) => {
      const before = best[end - row.length];
      if (before === undefined) return [];
      const here = rowHeight(sizes.slice(end - row.length, end), row, columns);
      return [{ tall: before.tall + here, widths: [...before.widths, ...row] }];
    });
    best.push(ways.reduce((one, other) => (other.tall < one.tall ? other : one)));
  }
  return best.at(-1)?.widths ?? [];
}
