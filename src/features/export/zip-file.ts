import { strToU8, Zip, ZipDeflate } from 'fflate';
import { FailureError } from '@/domain/failure';
import { breathe } from './for-each-call';

export interface ZipEntry {
  name: string;
  text: string | Uint8Array;
}

/** Bytes compressed before the page has its turn again. */
const AT_ONCE = 1 << 19;

/** A zip of texts, compressed piece by piece on the page's thread. Rejects with FailureError 'cancelled'. */
export async function zipFile(entries: readonly ZipEntry[], type: string, signal: AbortSignal): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let problem: Error | null = null;
  const zip = new Zip((error, chunk) => {
    problem ??= error;
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  });
  let since = 0;
  for (const { name, text } of entries) {
    const bytes = typeof text === 'string' ? strToU8(text) : text;
    const file = new ZipDeflate(name);
    zip.add(file);
    for (let from = 0; from === 0 || from < bytes.length; from += AT_ONCE) {
      if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
      file.push(bytes.subarray(from, from + AT_ONCE), from + AT_ONCE >= bytes.length);
      since += Math.min(AT_ONCE, bytes.length);
      if (since < AT_ONCE) continue;
      await breathe();
      since = 0;
    }
  }
  zip.end();
  if (problem !== null) throw problem;
  return new Blob(parts, { type });
}
