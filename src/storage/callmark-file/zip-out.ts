import { BlobReader, configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';

// Nothing is packed, so there is nothing for workers to do, and the page's policy allows none from text.
configure({ useWebWorkers: false });

export interface ZipEntry {
  path: string;
  content: Blob;
}

/** The first moment that zip knows: when files are made must not change their bytes. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Writes entries one after the other, each as it is: sound is packed already, and bytes that stay as they are can be read
 * at any place again (D330). `onBytes` hears of every piece. Rejects with the signal's reason; then `sink` is aborted.
 */
export async function writeZip(
  sink: WritableStream<Uint8Array>,
  entries: Iterable<() => Promise<ZipEntry>>,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  const writer = new ZipWriter(sink, {
    ...{ level: 0, lastModDate: NO_TIME, extendedTimestamp: false, keepOrder: true, bufferedWrite: false },
  });
  try {
    for (const entry of entries) {
      signal.throwIfAborted();
      const { path, content } = await entry();
      let told = 0;
      const onprogress = (done: number) => {
        onBytes(done - told);
        told = done;
        return undefined;
      };
      await writer.add(path, new BlobReader(content), { signal, onprogress });
      onBytes(content.size - told);
    }
    await writer.close();
  } catch (error) {
    await sink.abort(error).catch(() => undefined);
    throw signal.aborted ? signal.reason : error;
  }
}
