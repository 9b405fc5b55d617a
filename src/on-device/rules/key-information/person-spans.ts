import type { SpeechWords } from '../speech-words';
import type { Span } from './span';

const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';

/** An address as it is spelt out: "jo dot tillman at quillmail dot com", "lan chấm vũ a còng thư chấm vn". */
export const speltAddress = (joins: string, at: string, dot: string): RegExp =>
  new RegExp(
    `${S}[\\p{L}\\p{N}]+(?: (?:${joins}) [\\p{L}\\p{N}]+){0,3} (?:${at}) [\\p{L}\\p{N}]+(?: [\\p{L}\\p{N}]+)? (?:${dot}) [\\p{L}]+(?: (?:${dot}) [\\p{L}]+)?${E}`,
    'giu',
  );
const WRITTEN_ADDRESS = /(?<![\p{L}\p{N}.@_+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Who it is and how they are written to: names and e-mail addresses. */
export function personSpans(text: string, { address, lone, spoken }: SpeechWords['names']): Span[] {
  const find = (pattern: RegExp, kind: Span['kind']) =>
    [...text.matchAll(pattern)].map((match): Span => ({ kind, from: match.index, to: match.index + match[0].length }));
  const lower = text.toLowerCase();
  return [
    ...(address.hint.test(lower) ? find(address.spelt, 'address') : []),
    ...(text.includes('@') ? find(WRITTEN_ADDRESS, 'address') : []),
    ...(spoken?.hint.test(lower) ? find(spoken.name, 'product') : []),
    ...(lone === null ? [] : find(lone, 'product')),
  ];
}
