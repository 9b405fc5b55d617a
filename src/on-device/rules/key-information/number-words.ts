import type { RulesLanguage } from '../lexicon';
import type { SpanKind } from './span';

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
  /** Only between two of the above. */
  joins: ReadonlySet<string>;
  /** Says "no" at the ends of a run that is not read digit by digit. */
  negation: string;
  /** The word for "year" where it is also a digit. */
  year: string;
  /** Letters of a code, as they are read out before its digits. */
  letters: ReadonlySet<string>;
  /** What is counted; longest first is found by trying three words, then two, then one. */
  units: ReadonlyMap<string, SpanKind>;
  /** Alone with a unit they are no figure: "một ngày nào đó", "one day". */
  weak: ReadonlySet<string>;
  /** Between two figures of a range. */
  ranges: ReadonlySet<string>;
  /** Before a figure; they make it a date, a time, a code. */
  prefixes: ReadonlyMap<string, SpanKind>;
  /** After a time or a date: "chiều mai", "in the morning". */
  dayParts: ReadonlySet<string>;
  /** After an amount: "một tháng", "a month". */
  per: RegExp;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const units = (table: readonly (readonly [SpanKind, string])[]): ReadonlyMap<string, SpanKind> =>
  new Map(table.flatMap(([kind, words]) => words.split('|').map((word): [string, SpanKind] => [word, kind])));

const vi: NumberWords = {
  digits: set('không một mốt hai ba bốn tư năm lăm nhăm sáu bảy bẩy tám chín'),
  scales: set('mười mươi chục trăm nghìn ngàn triệu tỷ tỉ rưỡi rưởi mấy vài'),
  thousands: set('nghìn ngàn triệu tỷ tỉ'),
  sums: set('trăm chục nghìn ngàn triệu tỷ tỉ rưỡi rưởi'),
  pastMinutes: new Set(),
  halves: set('rưỡi rưởi'),
  joins: set('linh lẻ phẩy'),
  negation: 'không',
  year: 'năm',
  letters: set(
    'bê bờ xê cờ dê đê đờ ép phờ gờ giê hát hờ ca kờ lờ mờ nờ pê pờ quy quờ rờ ét ép sờ tê tờ vê vờ ích xờ zét dét',
  ),
  units: units([
    ['money', 'đồng|đô|đô la|nghìn đồng|ngàn đồng|triệu đồng|cành|củ|k'],
    ['percent', 'phần trăm|phần trăm một năm'],
    ['data', 'gi|giga|gi ga|ghi ga|ghi|gb|mê|mê ga|mb|gờ bê'],
    ['time', 'giờ|giờ rưỡi|giờ sáng|giờ trưa|giờ chiều|giờ tối|giờ đêm|rưỡi sáng|rưỡi chiều'],
    ['duration', 'phút|giây|tiếng|tiếng đồng hồ|ngày|ngày làm việc|tuần|tháng|năm|hôm|bữa|đêm|buổi|kỳ'],
    [
      'measure',
      'lít|ký|kí|kg|kí lô|ki lô|cân|mét|mét vuông|phân|xăng ti|cây số|km|inch|in|điểm|người|khách|vé|phòng|giường|chỗ|cái|chiếc|đôi|hộp|thùng|lần|tuổi|sao|ghế|suất|gói|món|bộ|quyển|cuốn|tấm',
    ],
  ]),
  weak: set('một mấy vài không'),
  ranges: set('tới đến hoặc hay'),
  prefixes: new Map<string, SpanKind>([
    ['ngày', 'date'],
    ['mùng', 'date'],
    ['mồng', 'date'],
    ['tháng', 'date'],
    ['thứ', 'date'],
    ['năm', 'date'],
    ['lúc', 'time'],
    ['số', 'code'],
    ['mã', 'code'],
    ['cuối', 'code'],
    ['là', 'code'],
  ]),
  dayParts: set(
    'sáng trưa chiều tối đêm mai nay mốt kia qua hôm ngày thứ hai ba tư năm sáu bảy chủ nhật tuần sau tới này',
  ),
  per: /^(?:\s+|\s*\/\s*)(?:một|mỗi|1|trên)\s+(?:tháng|ngày|năm|tuần|đêm|người|vé|phòng|lần|kỳ|gi|ký)(?![\p{L}\p{N}])/iu,
};

const en: NumberWords = {
  digits: set('zero oh nought one two three four five six seven eight nine double triple'),
  scales: set(
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million grand dozen',
  ),
  thousands: set('thousand million'),
  sums: new Set(),
  pastMinutes: set('sixty seventy eighty ninety hundred thousand'),
  halves: new Set(),
  joins: set('and point a'),
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
  prefixes: new Map<string, SpanKind>([
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

export const NUMBER_WORDS: Readonly<Record<RulesLanguage, NumberWords>> = { vi, en };
