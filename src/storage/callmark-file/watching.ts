import { digestOf } from '@/domain/digest';

/** Who takes something in or out looks on, and may end it. */
export interface Watching {
  signal: AbortSignal;
  /** Hears of every piece. */
  onBytes: (bytes: number) => void;
}

/** SHA-256 in hex, read piece by piece. Rejects with the signal's reason. */
export function watchedDigest(content: Blob, { signal, onBytes }: Watching): Promise<string> {
  return digestOf(content, ({ length }) => {
    signal.throwIfAborted();
    onBytes(length);
  });
}
