const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds since the epoch in the device's own time, as tables sort and spreadsheets read it: "2026-11-20 10:42". */
export function localTime(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The zone of those times, by its name in the IANA's list: an offset would be wrong for half of a year in many countries. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
