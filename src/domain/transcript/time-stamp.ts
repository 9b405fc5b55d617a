const CLOCK = '(\\d{1,3}):([0-5]\\d):([0-5]\\d)[,.](\\d{1,3})';
const STAMP = new RegExp(`\\(${CLOCK} ?- ?${CLOCK}\\)`, 'g');
const LEADING = new RegExp(`^\\s{0,8}\\(${CLOCK} ?- ?${CLOCK}\\)\\s{0,8}`);

/** Seconds from the start of the audio. */
export interface TimeSpan {
  start: number;
  end: number;
}

function seconds(hours: string, minutes: string, secs: string, fraction: string): number {
  const ms = Number(fraction.padEnd(3, '0'));
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(secs) + ms / 1000;
}

function spanOf(parts: readonly string[]): TimeSpan {
  const [h = '0', m = '0', s = '0', f = '0', h2 = '0', m2 = '0', s2 = '0', f2 = '0'] = parts;
  const start = seconds(h, m, s, f);
  return { start, end: Math.max(start, seconds(h2, m2, s2, f2)) };
}

/** The time stamp that words begin with, and how many characters it takes with the blanks around it. */
export function leadingTimeStamp(words: string): { length: number; time: TimeSpan } | null {
  const match = LEADING.exec(words);
  return match && { length: match[0].length, time: spanOf(match.slice(1)) };
}

/** Takes every "(hh:mm:ss,mmm - hh:mm:ss,mmm)" of §2 out of the words; the span runs from the first to the latest end. */
export function takeTimeStamps(text: string): { text: string; time?: TimeSpan } {
  let time: TimeSpan | undefined;
  let rest = text;
  // Taking one stamp out can join the halves of another; a few rounds are enough for anything but an attack.
  for (let round = 0; round < 4 && rest.includes('('); round++) {
    const before = rest;
    rest = rest.replace(STAMP, (_all, ...parts: string[]) => {
      const { start, end } = spanOf(parts);
      time = time ? { start: time.start, end: Math.max(time.end, end) } : { start, end };
      return ' ';
    });
    if (rest === before) break;
  }
  const words = rest.replace(/\s+/g, ' ').trim();
  return time ? { text: words, time } : { text: words };
}

function clock(value: number): string {
  const total = Math.min(Math.max(Math.round(value * 1000), 0), 999 * 3_600_000);
  const part = (divisor: number, range: number, width: number) =>
    String(Math.floor(total / divisor) % range).padStart(width, '0');
  return `${part(3_600_000, 1000, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)},${part(1, 1000, 3)}`;
}

/** "(hh:mm:ss,mmm - hh:mm:ss,mmm)", the form in which a stored transcript carries the time of a turn. */
export function formatTimeStamp(time: TimeSpan): string {
  return `(${clock(time.start)} - ${clock(Math.max(time.start, time.end))})`;
}
