import { CALLMARK_EXTENSION } from '@/domain/callmark-file/file-name';
import { download } from '@/ui/download';
import { wording } from '@/ui/wording';

/** Not in every browser, nor in TypeScript's own list. */
interface PickerWindow {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

const MIME = 'application/zip';

/** Where a file goes while it is written. */
export interface SaveTarget {
  sink: WritableStream<Uint8Array>;
  /** The browser keeps it until it is whole, and then saves it among the downloads. */
  byDownload: boolean;
  /** Call when the sink is closed: hands the file over. */
  finish: () => Promise<void>;
}

/** A place on the disk that the user chooses. */
async function chosenFile(show: NonNullable<PickerWindow['showSaveFilePicker']>, name: string): Promise<SaveTarget> {
  const types = [{ description: wording.callmarkFile.fileKind, accept: { [MIME]: [CALLMARK_EXTENSION] } }];
  const handle = await show.call(window, { suggestedName: name, types });
  return { sink: await handle.createWritable(), byDownload: false, finish: async () => undefined };
}

/** The body of an answer is what browsers keep on the disk by themselves, where Blobs of parts would fill the memory. */
function kept(name: string): SaveTarget {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const blob = new Response(readable, { headers: { 'Content-Type': MIME } }).blob();
  // Ended before it is asked for: said by the writing.
  blob.catch(() => undefined);
  const sink = writable as WritableStream<Uint8Array>;
  return { sink, byDownload: true, finish: async () => download(await blob, name) };
}

/**
 * Asks where a file goes, where the browser can; needs a click shortly before. Null: the user chose nothing. Rejects
 * with NotAllowedError or SecurityError where the click was too long ago.
 */
export async function chooseTarget(name: string): Promise<SaveTarget | null> {
  const { showSaveFilePicker } = window as PickerWindow;
  if (showSaveFilePicker === undefined) return kept(name);
  try {
    return await chosenFile(showSaveFilePicker, name);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
