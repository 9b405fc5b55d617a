/** Words of which a number is spoken, by what they can do in one. */
export interface SpokenLanguage {
  digits: ReadonlySet<string>;
  /** Make a number by themselves or of what stands before them. */
  scales: ReadonlySet<string>;
  /** May stand inside a number, never at its ends. */
  joins: ReadonlySet<string>;
  /** After a number: what is counted. Two words are written with a blank. */
  units: ReadonlySet<string>;
  /** A last word of a number that belongs to the word after it: "tư vấn", "năm nay". */
  notBefore: Readonly<Record<string, ReadonlySet<string>>>;
  /** Not a number alone, even with a unit: "một ngày nào đó", "one day". */
  weak: ReadonlySet<string>;
  /** Says "no" at the ends of a number. */
  negation?: string;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const list = (...words: string[]): ReadonlySet<string> => new Set(words);

export const VIETNAMESE: SpokenLanguage = {
  digits: set('không một mốt hai ba bốn tư năm lăm nhăm sáu bảy bẩy tám chín'),
  scales: set('mười mươi chục trăm nghìn ngàn triệu tỷ tỉ rưỡi'),
  joins: set('linh lẻ phẩy'),
  units: list(
    'đồng',
    'phần trăm',
    'giga',
    'gi',
    'mê',
    'giây',
    'phút',
    'giờ',
    'tiếng',
    'ngày',
    'tuần',
    'tháng',
    'lần',
    'cành',
    'củ',
    'đô',
  ),
  notBefore: {
    tư: set('vấn cách nhân duy liệu'),
    năm: set('nay ngoái sau trước tới học này đó'),
    ba: set('mẹ má em ơi chị anh con'),
    một: set('chút số vài cái mình ít người chị anh em'),
    không: set('phải được có biết thể ai'),
  },
  weak: set('một không trăm nghìn ngàn triệu tỷ tỉ'),
  negation: 'không',
};

export const ENGLISH: SpokenLanguage = {
  digits: set('zero one two three four five six seven eight nine'),
  scales: set(
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion',
  ),
  joins: set('and a point'),
  units: list(
    'percent',
    'per cent',
    'dollars',
    'dollar',
    'pounds',
    'pound',
    'euros',
    'euro',
    'pence',
    'cents',
    'gigabytes',
    'gigs',
    'megabytes',
    'seconds',
    'minutes',
    'hours',
    'days',
    'weeks',
    'months',
    'years',
    'times',
  ),
  notBefore: {},
  weak: set('one'),
};
