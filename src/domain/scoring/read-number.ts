export type ReadNumber =
  | { kind: 'number'; value: number }
  /** A part of a whole: "80%" is 0.8. */
  | { kind: 'share'; value: number }
  | { kind: 'fraction'; value: number; of: number }
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
  const read = readNumber(raw);
  switch (read.kind) {
    case 'number':
      return read.value;
    case 'share':
      return read.value * max;
    case 'fraction':
      return (read.value / read.of) * max;
    case 'none':
      return null;
  }
}
