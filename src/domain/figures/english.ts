import { type FigureKind, type NumberWords, set, units } from './number-words';

export const enNumberWords: NumberWords = {
  digits: set('zero oh nought one two three four five six seven eight nine double triple'),
  scales: set(
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million grand dozen',
  ),
  thousands: set('thousand million'),
  sums: new Set(),
  tens: new Set(),
  dated: new Set(),
  lettered: new Set(),
  pastMinutes: set('sixty seventy eighty ninety hundred thousand'),
  halves: new Set(),
  joins: set('and a'),
  points: set('point'),
  notBefore: {},
  negation: '',
  year: '',
  letters: set(
    'a b c d e f g h j k l m n p q r s t u v w x y z alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey zulu dash',
  ),
  units: units([
    ['money', 'dollars|dollar|bucks|pounds|pound|quid|euros|euro|pence|p|cents|grand|pounds fifty'],
    ['percent', 'percent|per cent'],
    ['data', 'gigs|gig|gigabytes|gigabyte|megabytes|meg|megs|gb|mb'],
    ['time', "o'clock|o’clock|am|pm|a.m|p.m|thirty|in the morning|in the afternoon|in the evening"],
    [
      'duration',
      'seconds|minutes|minute|hours|hour|days|day|working days|business days|weeks|week|months|month|years|year|nights|night|working day',
    ],
    [
      'measure',
      'miles|inches|inch|litres|liters|kilos|pounds weight|points|people|guests|adults|kids|children|rooms|lines|tickets|seats|boxes|items|channels|stars|feet|times',
    ],
  ]),
  weak: set('one a'),
  ranges: set('to and or till until through'),
  prefixes: new Map<string, FigureKind>([
    ['at', 'time'],
    ['around', 'time'],
    ['by', 'time'],
    ['before', 'time'],
    ['after', 'time'],
    ['number', 'code'],
    ['reference', 'code'],
    ['code', 'code'],
    ['ending', 'code'],
    ['in', 'code'],
    ['is', 'code'],
  ]),
  dayParts: set('am pm tomorrow today tonight morning afternoon evening'),
  per: /^\s+(?:a|per|each|every|for each|an)\s+(?:month|day|week|year|night|person|line|hour|visit|ticket|item)(?![\p{L}\p{N}])/iu,
};
