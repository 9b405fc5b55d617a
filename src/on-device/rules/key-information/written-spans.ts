import { quickWords } from '@/domain/loose-first';
import { type Span, type SpanKind, spansOf, withoutOverlaps } from './span';

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const NUMBER = '\\d{1,12}(?:[.,]\\d{1,3}){0,4}';
const PER =
  '(?:\\s?(?:\\/|a|per|each|every|một|mỗi)\\s?(?:day|week|month|year|night|person|ngày|tuần|tháng|năm|đêm|người))?';
const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

/** Facts written in figures, whichever the language; the first that matches a place wins. Without the hint none is there. */
const RULES = quickWords<readonly (readonly [SpanKind, RegExp, hint?: RegExp])[]>([
  [
    'address',
    new RegExp(
      `${START}\\d{1,5}[a-z]?(?:/\\d{1,4}){0,3} (?:\\p{Lu}[\\p{L}'’]+ ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Court|Way|Place|Crescent|Terrace|Boulevard|Blvd)${END}`,
      'gu',
    ),
  ],
  ['money', new RegExp(`[$€£¥₫]\\s?${NUMBER}(?:\\s?(?:k|million|thousand|m))?${PER}(?!\\d)`, 'giu'), /[$€£¥₫]/],
  [
    'money',
    new RegExp(
      `${START}${NUMBER}\\s?(?:k|nghìn|ngàn|triệu|tr|tỷ|tỉ)?(?:\\s?rưỡi)?\\s?(?:đ|₫|đồng|vnđ|vnd|usd|dollars?|bucks|pounds?|quid|euros?|pence|cents?|rupees?|nghìn|ngàn|triệu|tỷ|tỉ|k)${END}${PER}`,
      'giu',
    ),
  ],
  ['percent', new RegExp(`${START}${NUMBER}\\s?(?:%|(?:phần trăm|percent|per cent)${END})`, 'giu'), /%|ph|per/i],
  ['phone', /(?<![\d\p{L}])(?:\+\d{1,3}[ .-]?)?\(?0\d{2,4}\)?(?:[ .-]?\d{2,4}){2,3}(?!\d)/gu, /0\d{2}|\(0/],
  [
    'phone',
    /(?<![\d\p{L}])(?:1[89]00(?:[ .-]?\d){4,6}|\d{3}[ .-]\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4})(?!\d)/gu,
    /\d{3}|1[89]00/,
  ],
  [
    'date',
    new RegExp(`${START}(?:${DAY},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?${END}`, 'giu'),
  ],
  ['date', new RegExp(`${START}(?:${DAY},? )?${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?${END}`, 'giu')],
  ['date', new RegExp(`${START}(?:${DAY},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)${END}`, 'giu'), /\d(?:st|nd|rd|th)/i],
  [
    'date',
    new RegExp(
      `${START}(?:(?:ngày|mùng|mồng) )?\\d{1,2} tháng \\d{1,2}(?: năm \\d{4})?${END}|${START}\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?${END}|(?<!\\p{L})(?<!(?:mỗi|một|hằng|hàng) )(?:ngày|mùng|mồng) \\d{1,2}${END}(?!\\s?(?:gb|mb|gi|giga|k|phút|lần)(?!\\p{L}))`,
      'giu',
    ),
  ],
  [
    'time',
    new RegExp(
      `${START}\\d{1,2}(?::\\d{2})?(?:\\s?(?:-|to|and|–)\\s?\\d{1,2}(?::\\d{2})?)?\\s?(?:a\\.?m\\.?|p\\.?m\\.?|o['’]clock)${END}|${START}\\d{1,2}:\\d{2}${END}`,
      'giu',
    ),
    /:|[ap]\.?m|clock/i,
  ],
  [
    'time',
    new RegExp(
      `${START}\\d{1,2}\\s?(?:giờ|h)(?:\\s?\\d{1,2})?(?:\\s?(?:phút|rưỡi))?(?: (?:sáng|trưa|chiều|tối|đêm))?${END}`,
      'giu',
    ),
    /\d\s?(?:giờ|h)/i,
  ],
  [
    'data',
    new RegExp(
      `${START}${NUMBER}\\s?(?:gb|mb|tb|gig|gigs|gi|giga|gbps|mbps|meg)(?:\\s?/\\s?(?:ngày|tháng|day|month))?${END}`,
      'giu',
    ),
    /[gmt]b|gi|meg/i,
  ],
  [
    'duration',
    new RegExp(
      `${START}${NUMBER}(?:\\s?(?:-|to|đến|tới)\\s?\\d{1,4})?\\s?(?:(?:working|business) days?|ngày làm việc|giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|đêm|seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?)${END}`,
      'giu',
    ),
  ],
  [
    'measure',
    new RegExp(
      `${START}${NUMBER}\\s?(?:kg|kí|ký|cân|lít|mét|m2|cm|km|inch(?:es)?|lbs?|litres?|liters?|points?|điểm|người|khách|phòng|guests?|people)${END}`,
      'giu',
    ),
  ],
  [
    'code',
    /(?<![\p{L}\p{N}])(?:\p{Lu}{1,6}[ -]?(?:\d[ -]?){1,12}\d[\p{Lu}]{0,3}|\p{Lu}{1,6}\d{1,4}\p{Lu}{0,3}\d{0,4}|\d{1,4}\p{Lu}{1,4}\d{0,6}|\p{Lu}{2,6}-\p{Lu}{0,3}\d{2,8})(?![\p{L}\p{N}])/gu,
  ],
  // Recognised speech writes no capitals.
  ['code', /(?<![\p{L}\p{N}])\p{Ll}{1,4}\d{3,8}(?![\p{L}\p{N}])/gu],
  ['code', /(?<![\d\p{L}.,])\d(?: \d){3,15}(?![\d\p{L}])/gu],
  ['code', /(?<![\d\p{L}.,])\d{4,19}(?![\d\p{L}])|(?<![\d\p{L}])\d{2,4}(?:[ -]\d{2,6}){1,4}(?!\d)/gu],
]);

export function writtenSpans(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  const hinted = RULES.filter(([, , hint]) => hint?.test(text) ?? true);
  return withoutOverlaps(hinted.flatMap(([kind, rule]) => spansOf(kind, rule, text)));
}
