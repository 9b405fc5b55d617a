/**
 * Text for comparing: lower case, without diacritics and with đ as d, so that "Hoá đơn", "hoa don" and the decomposed
 * form of either meet (§9 asks for Vietnamese; NFD input comes from macOS file names).
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC');
}
