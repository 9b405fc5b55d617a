/** C0 and C1 controls but tab and newline, the byte order mark, and what editors leave for objects. */
const CONTROLS = /[^\P{Cc}\t\n]|[\ufeff\ufff9-\ufffc]/gu;

/**
 * Text from anywhere (typed, pasted, a server, a file) made safe to keep: one kind of newline, no control characters, NFC
 * (macOS and iOS hand over NFD). Direction marks and emoji joiners stay: they carry meaning, and the screen isolates them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROLS, '')
    .normalize('NFC');
}
