import { FailureError } from '@/domain/failure';

export interface Steps {
  signal: AbortSignal;
  /** After each call. */
  onProgress: (done: number, total: number) => void;
}

/** Work in one piece before the page has its turn again. */
const PIECE_MS = 24;

/** Lets the page draw and be touched. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** One call after the other, the page in use meanwhile. Rejects with FailureError 'cancelled' once the signal says so. */
export async function forEachCall<Item, Made>(
  calls: readonly Item[],
  { signal, onProgress }: Steps,
  step: (call: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  let since = performance.now();
  for (const [at, call] of calls.entries()) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    made.push(await step(call));
    onProgress(at + 1, calls.length);
    if (performance.now() - since < PIECE_MS) continue;
    await breathe();
    since = performance.now();
  }
  if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
  return made;
}
