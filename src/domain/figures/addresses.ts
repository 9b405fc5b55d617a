const S = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';

/** An address as it is spelt out: "jo dot tillman at quillmail dot com", "lan chấm vũ a còng thư chấm vn". */
const speltAddress = (joins: string, at: string, dot: string): RegExp =>
  new RegExp(
    `${S}[\\p{L}\\p{N}]+(?: (?:${joins}) [\\p{L}\\p{N}]+){0,3} (?:${at}) [\\p{L}\\p{N}]+(?: [\\p{L}\\p{N}]+)? (?:${dot}) [\\p{L}]+(?: (?:${dot}) [\\p{L}]+)?${E}`,
    'giu',
  );

/** E-mail addresses said in words, and what no text without one has. */
export const SPELT_ADDRESS = {
  vi: { hint: / chấm /, spelt: speltAddress('chấm|gạch dưới|gạch', 'a còng|a vòng', 'chấm') },
  en: { hint: / dot /, spelt: speltAddress('dot|underscore|dash', 'at', 'dot') },
} as const;

export const WRITTEN_ADDRESS = /(?<![\p{L}\p{N}.@_+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
