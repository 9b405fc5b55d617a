import type { RulesLanguage } from '../lexicon';
import type { Span, SpanKind } from './span';

const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const VI_NUMBER =
  '(?:một|hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười|mươi|mốt|lăm|trăm|linh|lẻ|không|xuyệt|xẹt|\\d+(?!\\d))';
const EN_DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const EN_PART = '(?:morning|afternoon|evening|night|lunchtime)';
const EN_ORDINAL =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
const EN_MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const EN_HOUR =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|half past \\p{L}+|\\d{1,2}(?::\\d{2})?)(?: (?:thirty|fifteen|forty-five|o['’]clock|[ap]\\.?m\\.?))?";

/**
 * Days, dates and places that carry no figure, or carry one inside words of their own. A text without the hint, which is
 * most, is not searched.
 */
const RULES: Readonly<Record<RulesLanguage, readonly (readonly [SpanKind, RegExp, hint?: RegExp])[]>> = {
  vi: [
    [
      'address',
      new RegExp(
        `${S}(?:(?:số|hẻm|ngõ|ngách|kiệt) (?:nhà )?)?(?:${VI_NUMBER}[ /]){1,6}(?:đường|phố) (?:số (?:${VI_NUMBER} ?){1,3}|(?:\\p{Lu}\\p{L}*\\s?){1,4})`,
        'giu',
      ),
      /đường|phố/,
    ],
    [
      'time',
      new RegExp(
        `${S}(?:(?:sau|trước|từ|lúc|khoảng|tầm) )?(?:${VI_NUMBER} ?){1,3} giờ(?: rưỡi| kém (?:${VI_NUMBER} ?){1,2}| (?:${VI_NUMBER} ?){1,3}(?:phút)?)?(?: (?:sáng|trưa|chiều|tối|đêm))?(?: (?:nay|mai|mốt|hôm qua|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật))?${E}`,
        'giu',
      ),
      /giờ/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?<!(?:mỗi|một|hằng|hàng|hai|ba|năm|vài) )(?:ngày )?(?:mùng|mồng|ngày) (?!\\d+\\s?(?:gb|mb|gi|giga|k|phút|lần)(?!\\p{L}))(?:${VI_NUMBER} ?){1,3}(?:tháng (?:${VI_NUMBER} ?){1,2}|tháng (?:này|sau|trước|giêng|chạp))?(?: ?năm (?:${VI_NUMBER} ?){1,8})?`,
        'giu',
      ),
      /ngày|mùng|mồng/,
    ],
    [
      'date',
      new RegExp(`${S}(?:${VI_NUMBER} ){1,3}tháng (?:mười một|mười hai|mười|${VI_NUMBER})${E}(?! (?:một|mỗi))`, 'giu'),
      /tháng/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?:(?:sáng|trưa|chiều|tối|hết|trước|đầu|cuối) )?(?:thứ (?:hai|ba|tư|năm|sáu|bảy|\\d)|chủ nhật)(?: (?:tuần (?:này|sau|tới|trước)|này|tới))?${E}`,
        'giu',
      ),
      /thứ|chủ nhật/,
    ],
    [
      'date',
      new RegExp(
        `${S}(?:(?:sáng|trưa|chiều|tối|ngày|đêm) (?:mai|mốt|kia)|(?:đầu|cuối|giữa|hết) (?:tuần|tháng|năm)(?: (?:này|sau|tới))?|(?:tuần|tháng) (?:sau|tới))${E}`,
        'giu',
      ),
      /mai|mốt|kia|tuần|tháng|năm/,
    ],
  ],
  en: [
    [
      'time',
      new RegExp(
        `${S}(?:between|from) ${EN_HOUR} (?:and|to|till|until) ${EN_HOUR}(?: (?:in the (?:morning|afternoon|evening)|tomorrow))?${E}`,
        'giu',
      ),
    ],
    [
      'date',
      new RegExp(
        `${S}(?:${EN_DAY},? )?(?:(?:the )?${EN_ORDINAL} of ${EN_MONTH}|${EN_MONTH} (?:the )?${EN_ORDINAL}|the ${EN_ORDINAL})${E}(?! (?:time|one|person|thing|call|day|week|month|email|two|line|half|step|bit|option))`,
        'giu',
      ),
    ],
    [
      'date',
      new RegExp(
        `${S}(?:(?:next|this|last) )?${EN_DAY}(?: (?:${EN_PART}|the \\d{1,2}(?:st|nd|rd|th)|week))?${E}`,
        'giu',
      ),
    ],
    [
      'date',
      new RegExp(
        `${S}(?:tomorrow(?: ${EN_PART})?|the day after tomorrow|next (?:week|month|spring|summer|autumn|fall|winter)|end of the (?:month|week|year|day)|(?:by|in|before|until|till|since|from) ${EN_MONTH}|${EN_DAY} at the latest)${E}`,
        'giu',
      ),
    ],
    [
      'time',
      new RegExp(
        `${S}(?:by|at|before|after|around) (?:noon|midday|midnight|half past \\p{L}+|quarter (?:past|to) \\p{L}+)${E}`,
        'giu',
      ),
    ],
    [
      'time',
      new RegExp(
        `${S}(?:at|by|before|after|around|till|until) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty-five|o['’]clock|in the \\p{L}+|tomorrow|today|tonight))?(?=[ ,.?!]|$)(?! (?:hundred|thousand|dollars|pounds|percent|days|hours|minutes|months|weeks|years|of))`,
        'giu',
      ),
    ],
    [
      'duration',
      new RegExp(
        `${S}(?:half an hour|a couple of (?:days|weeks|hours)|an hour|a fortnight|twenty-four hours|overnight)${E}`,
        'giu',
      ),
    ],
  ],
};

const CAPITALS: Readonly<Record<RulesLanguage, RegExp>> = {
  vi: /(?<=[\p{Ll}\p{N},"“] ["“]?)\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}\d]+)+(?: \d{1,4})?/gu,
  en: /(?<=[\p{Ll}\p{N},"“] ["“]?)(?!I['’ ])(?:\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’]*|\p{Lu}{2,})(?:[ -](?:\p{Lu}[\p{L}'’]+|Plus|\d{1,4}))+/gu,
};

export function namedSpans(text: string, language: RulesLanguage): Span[] {
  const lower = text.toLowerCase();
  const hinted = RULES[language].filter(([, , hint]) => hint === undefined || hint.test(lower));
  return hinted.flatMap(([kind, rule]) =>
    [...text.matchAll(rule)].map(
      (match): Span => ({ kind, from: match.index, to: match.index + match[0].trimEnd().length }),
    ),
  );
}

/** Names written with capitals inside a sentence: products, plans, places, companies. */
const LONE_CAPITAL =
  /(?<=[\p{Ll}\p{N},] )(?!(?:Mr|Mrs|Miss|Sir|Madam|God|English|Christmas|Easter|Internet)(?!\p{L}))\p{Lu}\p{Ll}{3,}(?!['’ ]?\p{Lu})(?![\p{L}'’])/gu;

/** Names in one word, English only: in Vietnamese a capital inside a sentence is mostly how one is addressed. */
export function loneNames(text: string, language: RulesLanguage): Span[] {
  if (language !== 'en') return [];
  return [...text.matchAll(LONE_CAPITAL)].map((match) => ({
    kind: 'product',
    from: match.index,
    to: match.index + match[0].length,
  }));
}

export function productSpans(text: string, language: RulesLanguage): Span[] {
  return [...text.matchAll(CAPITALS[language])].map((match) => ({
    kind: 'product',
    from: match.index,
    to: match.index + match[0].length,
  }));
}
