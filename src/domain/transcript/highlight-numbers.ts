export type HighlightKind = 'amount' | 'percent' | 'phone' | 'data' | 'code' | 'number' | 'spoken';

const CURRENCY = 'đ|₫|đồng|vnđ|vnd|usd|eur|gbp|dollars?|pounds?|euros?|pence|cents?';
const SCALE = 'k|nghìn|ngàn|triệu|tr|tỷ|tỉ|thousand|million|billion';
const TIME =
  'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|lần|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times';
const START = '(?<![\\p{L}\\p{N}])(?<!\\d[.,:/])';
const END = '(?![\\p{L}\\p{N}])';
/** Every count is bounded: a line of two million figures must not be tried at every length. */
const NUMBER = '\\d{1,15}(?:[.,]\\d{1,3}){0,5}';

function rule(source: string, flags = 'giu'): RegExp {
  return new RegExp(source, flags);
}

/** In order of precedence: a later rule only marks what the earlier ones left. */
export const NUMBER_RULES: readonly [HighlightKind, RegExp][] = [
  ['phone', rule('(?<![\\d.,])(?:\\+84|84|0)(?:[ .-]?\\d){9}(?!\\d)|(?<![\\d.,])1[89]00(?:[ .-]?\\d){4,6}(?!\\d)')],
  ['percent', rule(`${START}${NUMBER}(?:\\s?-\\s?${NUMBER})?\\s?(?:%|(?:phần trăm|percent)${END})`)],
  [
    'amount',
    rule(
      `${START}[$€£¥₫]\\s?${NUMBER}(?:\\s?(?:${SCALE}|[mb]n)${END})?|` +
        `${START}${NUMBER}\\s?(?:(?:${SCALE})(?:\\s?(?:rưỡi|${CURRENCY}))?|${CURRENCY})${END}|${START}${NUMBER}\\s?[€£]`,
    ),
  ],
  ['data', rule(`${START}${NUMBER}\\s?(?:gb|mb|tb|gi(?:ga)?|gbps|mbps)(?:\\s?/\\s?(?:ngày|tháng|day|month))?${END}`)],
  // "19h30", "9g15", "18 giờ 30 ngày mai": hour and minutes as they are written in Vietnamese, and no thirty days.
  ['number', rule(`${START}\\d{1,2}(?:\\s?(?:h|giờ)\\s?|g)[0-5]\\d(?:p|ph|\\s?phút)?${END}`)],
  ['number', rule(`${START}${NUMBER}\\s?(?:${TIME})${END}`)],
  // Codes are written in capitals; without the i flag "d5" in lower case stays a word.
  [
    'code',
    rule(
      '(?<![\\p{L}\\p{N}])(?:[A-Z]{1,5}\\d{1,3}[A-Z]?|\\d{1,2}[A-Z]{1,2}\\d{0,3}|\\*\\d{2,4}#)(?![\\p{L}\\p{N}])',
      'gu',
    ),
  ],
  ['number', rule(`(?<![\\p{L}\\p{N}])\\d{1,15}(?:[.,:/]\\d{1,15}){0,6}(?:st|nd|rd|th|h)?${END}`)],
];
