/** What a figure said in words is. */
export type FigureKind =
  | 'code'
  | 'phone'
  | 'money'
  | 'date'
  | 'time'
  | 'duration'
  | 'data'
  | 'percent'
  | 'measure'
  | 'number';

/** The words of spoken figures in a language. */
export interface NumberWords {
  digits: ReadonlySet<string>;
  scales: ReadonlySet<string>;
  /** Scales that sums of money are spoken in. */
  thousands: ReadonlySet<string>;
  /** Scales after which "một" begins "a month". */
  sums: ReadonlySet<string>;
  /** Beyond the minutes of an hour: "at twenty-nine ninety-nine" is a price. */
  pastMinutes: ReadonlySet<string>;
  /** After a unit: "ba lít rưỡi". */
  halves: ReadonlySet<string>;
  /** After one of these and a unit a number is complete. */
  tens: ReadonlySet<string>;
  /** Of these the one that no digit stands before: "mười"; '' for none. */
  ten: string;
  /** Before a number that names a day, a month or a year: what follows is not counted by it. */
  dated: ReadonlySet<string>;
  /** Letters that stand after the number of a seat or a house. */
  lettered: ReadonlySet<string>;
  /** Between a scale and a number: "hai trăm lẻ năm", "two hundred and five". */
  joins: ReadonlySet<string>;
  /** Between any two numbers: "ba phẩy năm triệu". */
  points: ReadonlySet<string>;
  /** A last word of a number that belongs to the word after it: "tư vấn", "năm nay". */
  notBefore: Readonly<Record<string, ReadonlySet<string>>>;
  /** Says "no" at the ends of a run that is not read digit by digit. */
  negation: string;
  /** The word for "year" where it is also a digit. */
  year: string;
  /** Letters of a code, as they are read out before its digits. */
  letters: ReadonlySet<string>;
  /** What is counted; longest first is found by trying three words, then two, then one. */
  units: ReadonlyMap<string, FigureKind>;
  /** Alone with a unit they are no figure: "một ngày nào đó", "one day". */
  weak: ReadonlySet<string>;
  /** Between two figures of a range. */
  ranges: ReadonlySet<string>;
  /** Before a figure; they make it a date, a time, a code. */
  prefixes: ReadonlyMap<string, FigureKind>;
  /** After a time or a date: "chiều mai", "in the morning". */
  dayParts: ReadonlySet<string>;
  /** After an amount: "một tháng", "a month". */
  per: RegExp;
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const units = (table: readonly (readonly [FigureKind, string])[]): ReadonlyMap<string, FigureKind> =>
  new Map(table.flatMap(([kind, words]) => words.split('|').map((word): [string, FigureKind] => [word, kind])));
