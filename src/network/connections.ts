import { FailureError } from '@/domain/failure';

/**
 * Browsers hold six connections to one origin over HTTP/1.1, for all windows together, and what is asked beyond them waits
 * inside of them without a word (D665). Summaries, scores and notes hold five at most: one is left to an upload, or to live text, a test, the settings.
 */
const AT_ONCE = 5;
/** Who waits for less is not told to wait. */
const MOMENT_MS = 1000;

interface Line {
  out: number;
  waiting: (() => void)[];
}

const lines = new Map<string, Line>();

/**
 * The queue's request to this origin may leave now: resolves when one of its connections is free, those that came first
 * in front, with what gives the connection back. `onWait` is told true where that takes longer than a moment.
 */
export async function freeConnection(
  origin: string,
  signal: AbortSignal,
  onWait: (waits: true) => void,
): Promise<() => void> {
  const line = lines.get(origin) ?? { out: 0, waiting: [] };
  lines.set(origin, line);
  if (line.out >= AT_ONCE) await turnIn(line, signal, onWait);
  else line.out++;
  return () => {
    const next = line.waiting.shift();
    // Handed on, so that nobody who comes now gets in between.
    if (next) next();
    else line.out--;
  };
}

function turnIn(line: Line, signal: AbortSignal, onWait: (waits: true) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(onWait, MOMENT_MS, true);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    const go = () => {
      end();
      resolve();
    };
    const leave = () => {
      end();
      line.waiting = line.waiting.filter((one) => one !== go);
      reject(new FailureError({ kind: 'cancelled' }));
    };
    if (signal.aborted) return leave();
    line.waiting.push(go);
    signal.addEventListener('abort', leave);
  });
}
