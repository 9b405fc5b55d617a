export type ReadNumber =
  | { kind: 'number'; value: number }
  /** A part of a whole: "80%" is 0.8. */
  | { kind: 'share'; value: number }
  /** `from`: the least of its scale, where that is more than 0. */
  | { kind: 'fraction'; value: number; of: number; from?: number }
  /** What it is of is said, and not clearly. Never what is read out of a text alone. */
  | { kind: 'unclear'; value: number }
  | { kind: 'none' };

const NUMBER =
  /^\s*(-?\d{1,9}(?:[.,]\d{1,9})?)(?![\d.,]*[\d:])(?!\s*(?:[-–—~→]|đến|tới|to|hoặc|hay|or)\s*\d)\s*(?:(%)|(?:(?:điểm|đ|points?|sao|stars?)\s*)?(?:\/|trên(?: thang)?(?: điểm)?\s|(?:out )?of\s)\s*(\d{1,9}(?:[.,]\d{1,9})?))?/iu;
const NONE: ReadNumber = { kind: 'none' };

const numeric = (text: string) => Number(text.replace(',', '.'));

/** A number as servers write it: 4, "4", "4,5", "4/5", "4 trên 5", "80%", "4 - Satisfied". Anything else, also "4-5", is no number, never 0. */
export function readNumber(raw: unknown): ReadNumber {
  if (typeof raw === 'number') return Number.isFinite(raw) ? { kind: 'number', value: raw } : NONE;
  if (typeof raw !== 'string') return NONE;
  const match = NUMBER.exec(raw.normalize('NFC'));
  if (match === null) return NONE;
  const [, digits = '', percent, of] = match;
  const value = numeric(digits);
  if (percent !== undefined) return { kind: 'share', value: value / 100 };
  if (of !== undefined && numeric(of) > 0) return { kind: 'fraction', value, of: numeric(of) };
  return { kind: 'number', value };
}

/** A number on the scale 0 to `max`; null when there is none. Fractions and percentages are brought to that scale. */
export function readOnScale(raw: unknown, max: number): number | null {
  return toScale(readNumber(raw), [0, max]);
}

/** The same of what was read. A scale that doesn't begin at 0 is laid over the whole of this one, least upon least. */
export function toScale(read: ReadNumber, [least, most]: readonly [number, number]): number | null {
  switch (read.kind) {
    case 'number':
      return read.value;
    case 'share':
      return read.value * most;
    case 'fraction': {
      const { value, of, from } = read;
      return from === undefined ? (value / of) * most : least + ((value - from) / (of - from)) * (most - least);
    }
    case 'unclear':
    case 'none':
      return null;
  }
}

/** How a number came, where it is not on its card's scale itself: "4/10"; what it is of is not known: "4". */
export function asItCame(read: ReadNumber): string | undefined {
  if (read.kind === 'unclear') return String(read.value);
  if (read.kind !== 'fraction') return undefined;
  return `${read.value}/${read.of}`;
}
