import { decimal, formatPercent } from '@/ui/format';

const MOST = 1_000_000;

/** As it is typed, with a point or a comma; undefined where it is no number above 0. */
export function readPositive(text: string): number | undefined {
  const number = readNumber(text);
  return number !== undefined && number > 0 ? number : undefined;
}

/** The same from 0 on. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{0,6})?$/.test(plain)) return undefined;
  const number = Number(plain);
  return number <= MOST ? number : undefined;
}

/** Without the noise of binary fractions: 0.1 + 0.2 is "0.3". */
export const plainNumber = (value: number): string => decimal(Number(value.toFixed(6)));

/** A share of 1 as "15 %", with a decimal where it has one worth telling. */
export const percent = (share: number): string => formatPercent(share, 1);

const FRACTIONS: Readonly<Record<string, string>> = { '0.5': '½', '0.25': '¼', '0.75': '¾' };

/** The value of an answer: "1", "½", "0.8". */
export const valueLabel = (value: number): string => FRACTIONS[String(value)] ?? plainNumber(value);

/** Values to choose from; what a card brings beside them can be kept. */
export const VALUES: readonly number[] = [1, 0.9, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.1, 0];
