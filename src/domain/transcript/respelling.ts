/** How Vietnamese speech synthesis is asked to say brand and telecom words (§7 Text-to-speech); keys are lower-case. */
const RESPELLING: Readonly<Record<string, string>> = {
  mobifone: 'mô bi phôn',
  viettel: 'viét teo',
  vinaphone: 'vi na phôn',
  zalo: 'da lô',
  '4g': 'bốn gờ',
  '5g': 'năm gờ',
  data: 'đa ta',
  gb: 'ghi ga',
  sms: 'ét em ét',
  otp: 'ô tê pê',
  sim: 'xim',
  đ: 'đồng',
  vnđ: 'đồng',
  '%': 'phần trăm',
};

/** Figures are counted from their first: a line of two million would be tried at every one. */
const WORD = /%|\p{L}[\p{L}\p{M}]*|(?<!\d)\d{1,15}g(?![\p{L}\p{N}])/gu;

/** Words as they are sent to speech synthesis: lower-case, brand words respelled; `extra` is the deployer's own table. */
export function respell(text: string, extra: Readonly<Record<string, string>> = {}): string {
  const table = new Map(Object.entries(RESPELLING));
  for (const [word, spoken] of Object.entries(extra)) table.set(word.normalize('NFC').toLowerCase(), spoken);
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(WORD, (word, at: number, whole: string) => {
      const spoken = table.get(word);
      if (spoken === undefined) return word;
      const glued = at > 0 && /[\p{L}\p{N}]/u.test(whole[at - 1] ?? '');
      return glued ? ` ${spoken}` : spoken;
    });
}
