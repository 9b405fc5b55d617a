/** What is masked. */
export type PersonalKind = 'phone' | 'card' | 'id' | 'account' | 'email' | 'name';

/** Shorter numbers are prices, years, counts. */
export const FEWEST_DIGITS = 6;

/** What is asked for just before a number. */
const ASKED = {
  account: /tài khoản|(?<!\p{L})stk(?!\p{L})|account|acct|sort code|(?<!\p{L})iban(?!\p{L})/giu,
  card: /(?<!\p{L})thẻ(?!\p{L})|(?<!\p{L})card(?!\p{L})/giu,
  id: /cmnd|cccd|chứng minh|căn cước|giấy tờ|hộ chiếu|passport|social security|(?<!\p{L})ssn(?!\p{L})|national insurance|driving licen[cs]e/giu,
  phone:
    /điện thoại|(?<!\p{L})sđt(?!\p{L})|số máy|thuê bao|zalo|phone|mobile|(?<!\p{L})cell(?!\p{L})|call(?:ing)? (?:you|me) (?:back )?on|(?<!\p{L})tel(?!\p{L})/giu,
} as const;
type Asked = keyof typeof ASKED;

/** What the words before a number ask for, the last of them; null = nothing that is masked. */
export function askedFor(before: string): Asked | null {
  const near = before.slice(-90);
  const places = (Object.keys(ASKED) as Asked[]).map((kind) => {
    const at = [...near.matchAll(ASKED[kind])].at(-1)?.index ?? -1;
    return { kind, at };
  });
  const last = places.reduce((best, one) => (one.at > best.at ? one : best));
  return last.at < 0 ? null : last.kind;
}

/** The check digit of payment cards (ISO/IEC 7812). */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** National form of Viet Nam and the United Kingdom, both with their country codes, and of North America. */
const PHONE = /^(?:0[1-9]\d{8,9}|(?:00)?84[235789]\d{8,9}|(?:00)?44[1-9]\d{8,9}|1?[2-9]\d\d[2-9]\d{6})$/;

/** "1.200.000": an amount. "20.11.2026", "2026-11-20": a date. */
const AMOUNT = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const DATE = /^(?:\d{1,2}[.-]\d{1,2}[.-](?:\d{2}|\d{4})|(?:19|20)\d\d[.-]\d{1,2}[.-]\d{1,2})(?: \d{1,2})?$/;

/**
 * What a number is, by its digits, how it is written and what was asked for; null = nothing that is masked. Errs on the
 * side of masking: whoever has a number of nine digits or more can be found by it.
 */
export function kindOfNumber(digits: string, written: string, asked: Asked | null, plus: boolean): PersonalKind | null {
  const { length } = digits;
  if (length < FEWEST_DIGITS || AMOUNT.test(written) || DATE.test(written)) return null;
  if (plus && length >= 8 && length <= 15) return 'phone';
  if (asked === 'card' && length >= 12 && length <= 19) return 'card';
  if (length >= 13 && length <= 19 && isLuhn(digits)) return 'card';
  if (length === 16 && /^[2-69]/.test(digits)) return 'card';
  if (asked === 'account' && length <= 34) return 'account';
  if (asked === 'id' && length <= 12) return 'id';
  if (asked === 'phone' && length >= 7 && length <= 15) return 'phone';
  if (PHONE.test(digits)) return 'phone';
  if (length === 9 || (length === 12 && digits.startsWith('0'))) return 'id';
  return length >= 10 && length <= 34 ? 'account' : null;
}
