import type { NamedSpans } from '../../key-information/named-spans';

const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const EN_DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const EN_PART = '(?:morning|afternoon|evening|night|lunchtime)';
const EN_ORDINAL =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
const EN_MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const EN_HOUR =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|half past \\p{L}+|\\d{1,2}(?::\\d{2})?)(?: (?:thirty|fifteen|forty-five|o['’]clock|[ap]\\.?m\\.?))?";

export const enNamedSpans: NamedSpans = {
  capitals:
    /(?<=[\p{Ll}\p{N},"“] ["“]?)(?!I['’ ])(?:\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’]*|\p{Lu}{2,})(?:[ -](?:\p{Lu}[\p{L}'’]+|Plus|\d{1,4}))+/gu,
  rules: [
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
        `${S}(?:${EN_DAY},? )?(?:(?:the )?${EN_ORDINAL} of ${EN_MONTH}|${EN_MONTH} (?:the )?${EN_ORDINAL}|(?<!(?:about|be|or|do|want|not|n['’]t|['’]re|['’]m) )the ${EN_ORDINAL})${E}(?! (?:to|time|one|person|thing|call|day|week|month|email|two|line|half|step|bit|option))`,
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
        `${S}(?:tomorrow(?: ${EN_PART})?|the day after tomorrow|next (?:week|month|spring|summer|autumn|fall|winter)|end of the (?:month|week|year)|(?<!at the )end of the day|(?:by|in|before|until|till|since|from) ${EN_MONTH}(?: \\d{4})?|${EN_DAY} at the latest)${E}`,
        'giu',
      ),
    ],
    [
      'time',
      new RegExp(
        `${S}(?:by|at|before|after|around) (?:noon|midday|midnight|(?:half|quarter|five|ten|twenty(?:[- ]five)?) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))${E}`,
        'giu',
      ),
    ],
    [
      'time',
      new RegExp(
        `${S}(?:(?<!looking |look )at|by|before|after|around|till|until) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty-five|o['’]clock|in the \\p{L}+|tomorrow|today|tonight))?(?=[ ,.?!]|$)(?! (?:\\p{L}+ )?(?:hundred|thousand|dollars|pounds|percent|days|hours|minutes|months|weeks|years|of)(?!\\p{L}))`,
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
