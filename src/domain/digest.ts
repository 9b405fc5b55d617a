import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Small enough that a slow tablet stays at its user's side between two. */
const PIECE_BYTES = 1024 * 1024;

/** What is asked of a Blob here; the domain is compiled without one. */
interface Content {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * SHA-256 in hex, read piece by piece: nothing is ever whole in memory. `onPiece` sees each piece; what it throws ends the
 * reading.
 */
export async function digestOf(
  content: Content,
  onPiece: (piece: Uint8Array<ArrayBuffer>) => void = () => undefined,
): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < content.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await content.slice(at, at + PIECE_BYTES).arrayBuffer());
    onPiece(piece);
    hash.update(piece);
  }
  return bytesToHex(hash.digest());
}
