const FACTOR = 16;
const ROUNDS = 3;
/** What costs less than so many milliseconds of processor time needs no second measurement. */
const MOMENT_MS = 60;

/** Between linear work, which shows its 16 and at most thrice that where memory is cleared up, and squared, its 256. */
export const LINEAR = 100;

/** Milliseconds of processor time, which a busy machine does not stretch. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times dearer the work is on a text than on its first sixteenth; compare with LINEAR. The best rounds count. */
export async function growth(text: string, work: (text: string) => unknown): Promise<number> {
  const part = text.slice(0, text.length / FACTOR);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    least = Math.min(least, await costOf(() => work(part)));
    most = Math.min(most, await costOf(() => work(text)));
  }
  return most / least;
}

/** Whether the work costs more than a moment, and more than the length of the text. */
export async function isSlow(text: string, work: (text: string) => unknown): Promise<boolean> {
  return (await costOf(() => work(text))) > MOMENT_MS && (await growth(text, work)) >= LINEAR;
}
