import type { RulesLanguage } from '../lexicon';
import type { Span } from './span';

const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';

const SURNAMES =
  'nguyễn|trần|phạm|huỳnh|hoàng|vũ|võ|phan|trương|bùi|đặng|đỗ|ngô|dương|đinh|lê|lý|trịnh|đoàn|lương|mai|tô|hồ|cao|tạ|lưu|châu|đào|hà|thái|tăng|kiều';
/** Looked for first: most turns hold none. */
const VI_SURNAME = new RegExp(`(?:^|[ ,])(?:${SURNAMES}) `);
/** Speech-to-text writes names small: a surname with one of the usual middle names is a name all the same. */
const VI_FULL_NAME = new RegExp(
  `${S}(?:${SURNAMES}) (?:văn|thị|đình|hữu|minh|thanh|ngọc|quốc|đức|công|xuân|thu|kim|hồng|bích|thùy|thuỳ|phương|hoàng|gia|bảo|tuấn|quang|trọng|như|mỹ|diệu|khánh|nhật|thái|duy|viết|bá|tấn|trung|hải|tuyết|mạnh|tiến|thế|anh)(?: \\p{L}+)${E}`,
  'giu',
);
/** An address as it is spelt out: "jo dot tillman at quillmail dot com", "lan chấm vũ a còng thư chấm vn". */
const SPOKEN_ADDRESS = new RegExp(
  `${S}[\\p{L}\\p{N}]+(?: (?:dot|chấm|underscore|gạch dưới|dash|gạch) [\\p{L}\\p{N}]+){0,3} (?:at|a còng|a vòng) [\\p{L}\\p{N}]+(?: [\\p{L}\\p{N}]+)? (?:dot|chấm) [\\p{L}]+(?: (?:dot|chấm) [\\p{L}]+)?${E}`,
  'giu',
);
const WRITTEN_ADDRESS = /(?<![\p{L}\p{N}.@_+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Who it is and how they are written to: names and e-mail addresses. */
export function personSpans(text: string, language: RulesLanguage): Span[] {
  const find = (pattern: RegExp, kind: Span['kind']) =>
    [...text.matchAll(pattern)].map((match): Span => ({ kind, from: match.index, to: match.index + match[0].length }));
  const lower = text.toLowerCase();
  return [
    ...(/ (?:dot|chấm) /.test(lower) ? find(SPOKEN_ADDRESS, 'address') : []),
    ...(text.includes('@') ? find(WRITTEN_ADDRESS, 'address') : []),
    ...(language === 'vi' && VI_SURNAME.test(lower) ? find(VI_FULL_NAME, 'product') : []),
  ];
}
