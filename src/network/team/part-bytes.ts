import { FailureError } from '@/domain/failure';
import { PART_BYTES } from '@/domain/team/team-archive';

/** Room that bytes were read into and nobody looks at any more. */
const rooms: ArrayBuffer[] = [];

/** Undefined where the platform reads a Blob into no room but its own. */
function readerOf(bytes: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return bytes.stream().getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
}

/**
 * Shows the bytes of a part one piece after the other, each until `look` is done with it: the next one is read into its room. Buffers of their own
 * would lie there until the browser collects them, 60 MB in a call of 200 MB; transferring them gives nothing back (D426).
 */
export async function eachPiece(
  bytes: Blob,
  pieceBytes: number,
  look: (piece: Uint8Array<ArrayBuffer>) => unknown,
): Promise<void> {
  const reader = pieceBytes > PART_BYTES ? undefined : readerOf(bytes);
  if (reader === undefined) {
    for (let from = 0; from < bytes.size; from += pieceBytes)
      await look(new Uint8Array(await bytes.slice(from, from + pieceBytes).arrayBuffer()));
    return;
  }
  let room = rooms.pop() ?? new ArrayBuffer(PART_BYTES);
  let read = 0;
  for (let filled = 0, isOver = false; !isOver; ) {
    const { done, value } = await reader.read(new Uint8Array(room, filled, pieceBytes - filled));
    isOver = done;
    if (value === undefined) break;
    room = value.buffer;
    filled += value.byteLength;
    read += value.byteLength;
    if (filled === 0 || (filled < pieceBytes && !isOver)) continue;
    await look(new Uint8Array(room, 0, filled));
    filled = 0;
  }
  if (read !== bytes.size)
    throw new FailureError({ kind: 'unreadable-file', detail: `${read} of ${bytes.size} bytes` });
  rooms.push(room);
}
