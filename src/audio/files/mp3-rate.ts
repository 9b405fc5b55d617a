import { id3Bytes, isIndexFrame, MP3_HEADER_BYTES, type Mp3Frame, readMp3Frame } from './mp3-frames';

/** Where a scan stands: offset of the next frame in the file and the rate of the frames so far. */
export interface RateScan {
  at: number;
  first: Mp3Frame | null;
  varies: boolean;
}

const WINDOW_BYTES = 1024 * 1024;
/** Room behind a header for the words of an index frame. */
const LOOK_BYTES = 64;

/**
 * Steps from frame to frame through `window` (bytes of the file from `scan.at` on) and stops at the first frame of
 * another rate, or where the next header no longer fits. `last` says that the window reaches the end of the file.
 */
export function scanWindow(scan: RateScan, window: Uint8Array, last: boolean): RateScan {
  let { first } = scan;
  let at = 0;
  const limit = last ? window.length - MP3_HEADER_BYTES : window.length - LOOK_BYTES;
  while (at <= limit) {
    const frame = readMp3Frame(window, at);
    if (frame === null || (first !== null && frame.stamp !== first.stamp) || !isFollowed(window, at, frame)) {
      at += 1;
      continue;
    }
    if (!isIndexFrame(window, at, frame)) {
      if (first !== null && frame.bitrate !== first.bitrate) return { at: scan.at + at, first, varies: true };
      first ??= frame;
    }
    at += frame.bytes;
  }
  return { at: scan.at + at, first, varies: false };
}

/** Four bytes look like a header once in a while (pictures, tags); two in the right distance hardly ever do. */
function isFollowed(window: Uint8Array, at: number, frame: Mp3Frame): boolean {
  const next = at + frame.bytes;
  if (next + MP3_HEADER_BYTES > window.length) return true;
  return readMp3Frame(window, next)?.stamp === frame.stamp;
}

/** True when an MP3's frames are not all of one rate, whatever its header claims. Reads until it knows. */
export async function hasVariableRate(blob: Blob): Promise<boolean> {
  const head = new Uint8Array(await blob.slice(0, 10).arrayBuffer());
  let scan: RateScan = { at: id3Bytes(head), first: null, varies: false };
  while (scan.at < blob.size) {
    const end = Math.min(blob.size, scan.at + WINDOW_BYTES);
    const window = new Uint8Array(await blob.slice(scan.at, end).arrayBuffer());
    const next = scanWindow(scan, window, end === blob.size);
    if (next.varies) return true;
    if (end === blob.size) return false;
    scan = next.at > scan.at ? next : { ...next, at: end };
  }
  return false;
}
