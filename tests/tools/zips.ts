import { BlobReader, type Entry, TextReader, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { Manifest } from '@/domain/callmark-file/manifest';

/** What was written, as one Blob. */
export function collecting(): { sink: WritableStream<Uint8Array>; blob: () => Blob; aborted: () => boolean } {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let aborted = false;
  const sink = new WritableStream<Uint8Array>({
    write: (piece) => {
      parts.push(new Uint8Array(piece));
    },
    abort: () => {
      aborted = true;
    },
  });
  return { sink, blob: () => new Blob(parts), aborted: () => aborted };
}

/** The entries of a zip as text, a character a byte (TextDecoder means windows-1252 by latin1), in its order. */
export async function entriesOf(file: Blob): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const entry of await new ZipReader(new BlobReader(file)).getEntries()) {
    const { size, bytes } = await unpacked(entry);
    entries.set(entry.filename, size < 0 ? '' : Buffer.from(bytes).toString('latin1'));
  }
  return entries;
}

async function unpacked(entry: Entry): Promise<{ size: number; bytes: Uint8Array }> {
  if (entry.directory) return { size: -1, bytes: new Uint8Array() };
  const { sink, blob } = collecting();
  await entry.getData(sink);
  return { size: blob().size, bytes: new Uint8Array(await blob().arrayBuffer()) };
}

export const asText = (latin: string): string =>
  new TextDecoder().decode(Uint8Array.from(latin, (c) => c.charCodeAt(0)));

export function manifestIn(entries: ReadonlyMap<string, string>): Manifest {
  return JSON.parse(asText(entries.get('manifest.json') ?? 'null')) as Manifest;
}

/** All entries, the manifest without what tells when and where the file was made. */
export async function withoutTime(file: Blob): Promise<Map<string, string>> {
  const entries = await entriesOf(file);
  const { madeAt: _, device: __, ...rest } = manifestIn(entries);
  return new Map([...entries, ['manifest.json', JSON.stringify(rest)]]);
}

/** A zip of texts, packed or not. */
export async function zipped(entries: readonly (readonly [path: string, text: string])[], level = 0): Promise<Blob> {
  const { sink, blob } = collecting();
  const writer = new ZipWriter(sink, { level });
  for (const [path, text] of entries) await writer.add(path, new TextReader(text));
  await writer.close();
  return blob();
}
