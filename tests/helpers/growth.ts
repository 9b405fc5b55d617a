const FACTOR = 64;
/** At least so many rounds, at most so many: what shows to be linear is so, noise only adds. */
const LEAST_ROUNDS = 2;
const ROUNDS = 7;
/** A clock that ticks every few milliseconds shows nothing of less, and anything would be endlessly dearer. */
const LEAST_MS = 1;
/** What costs less than so many milliseconds of processor time needs no second measurement. */
const MOMENT_MS = 60;

/**
 * Between linear work, which shows its 64 and several times that where a longer text no longer fits what is near to the
 * processor (once 8 times on a busy machine), and squared work with its 4096.
 */
export const LINEAR = 1000;
/** How long such a test may take: ten seconds of processor time took a minute of a busy machine's; what is judged is the former. */
export const ANY_MACHINE_MS = 600_000;

/** Milliseconds of the code's own processor time, which a busy machine does not stretch: how dear new memory is, is the system's affair. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}

/** How many times dearer the work is on a text than on its first sixty-fourth; compare with LINEAR. The best rounds count. */
export async function growth(text: string, work: (text: string) => unknown): Promise<number> {
  const part = text.slice(0, text.length / FACTOR);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= ROUNDS; round++) {
    // As often as it takes to read as much: both then pay alike for memory that is handed out and cleared up.
    const parts = async () => {
      for (let times = 0; times < FACTOR; times++) await work(part);
    };
    least = Math.min(least, Math.max(LEAST_MS, await costOf(parts)) / FACTOR);
    most = Math.min(most, await costOf(() => work(text)));
    if (round >= LEAST_ROUNDS && most / least < LINEAR) break;
  }
  return most / least;
}

/** Whether the work costs more than a moment, and more than the length of the text. */
export async function isSlow(text: string, work: (text: string) => unknown): Promise<boolean> {
  return (await costOf(() => work(text))) > MOMENT_MS && (await growth(text, work)) >= LINEAR;
}
