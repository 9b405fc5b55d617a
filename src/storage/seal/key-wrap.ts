import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealRecord } from './seal-record';

export type DataKey = Uint8Array<ArrayBuffer>;

/** A tenth of a second on a desktop, about one on an old tablet. */
export const ROUNDS = 600_000;
/** Longer than a PIN by far: whoever has the disk tries out four digits in no time, and thinks longer about this. */
export const PASSPHRASE_LENGTH = { least: 12, most: 128 } as const;

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_BYTES = 32;
const CHECK_BYTES = 3;

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

export const newDataKey = (): DataKey => random(KEY_BYTES);

/** A key of its own for each purpose: none of them gives away another, or the one they come from. */
export const keyFor = (key: DataKey, purpose: 'rows' | 'sound' | 'name'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(sha256(concatBytes(utf8ToBytes(`callmark ${purpose} `), key)));

export const keyIdOf = (key: DataKey): string => bytesToHex(keyFor(key, 'name').subarray(0, 8));

async function wrappingKey(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const { subtle } = crypto;
  const typed = utf8ToBytes(passphrase.normalize('NFC').trim()) as Uint8Array<ArrayBuffer>;
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const bound = (keyId: string) => utf8ToBytes(`callmark key ${keyId}`) as Uint8Array<ArrayBuffer>;
const fromHex = (hex: string) => new Uint8Array(hexToBytes(hex));

/** The key as it is kept: only the passphrase opens it. */
export async function wrapKey(key: DataKey, passphrase: string, rounds = ROUNDS): Promise<SealRecord['passphrase']> {
  const [salt, iv] = [random(16), random(12)];
  const wrapping = await wrappingKey(passphrase, salt, rounds);
  const how = { name: 'AES-GCM', iv, additionalData: bound(keyIdOf(key)) };
  const wrapped = new Uint8Array(await crypto.subtle.encrypt(how, wrapping, key));
  return { salt: bytesToHex(salt), rounds, iv: bytesToHex(iv), wrapped: bytesToHex(wrapped) };
}

/** Null: another passphrase. */
export async function unwrapKey(
  { keyId, passphrase: kept }: Pick<SealRecord, 'keyId' | 'passphrase'>,
  passphrase: string,
): Promise<DataKey | null> {
  const wrapping = await wrappingKey(passphrase, fromHex(kept.salt), kept.rounds);
  const how = { name: 'AES-GCM', iv: fromHex(kept.iv), additionalData: bound(keyId) };
  try {
    const key = new Uint8Array(await crypto.subtle.decrypt(how, wrapping, fromHex(kept.wrapped)));
    return keyIdOf(key) === keyId ? key : null;
  } catch {
    return null;
  }
}

/**
 * The recovery key is the data key itself, written so that it can be read out and typed (Crockford's letters, no O, I, L, U),
 * with a checksum: it opens what is sealed even where every wrapped form is lost (D466).
 */
export function recoveryText(key: DataKey): string {
  const bytes = concatBytes(key, sha256(key).subarray(0, CHECK_BYTES));
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/**
 * Null: it is none, or was typed wrongly. Blanks and dashes of every kind are nothing (a word processor makes its own of
 * them), letters as wide as those of Chinese are the narrow ones, and letters that look alike are the same.
 */
export function readRecovery(text: string): DataKey | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== ((KEY_BYTES + CHECK_BYTES) * 8) / 5) return null;
  let bits = '';
  for (const letter of letters) {
    const at = LETTERS.indexOf(letter);
    if (at < 0) return null;
    bits += at.toString(2).padStart(5, '0');
  }
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
  const key = bytes.slice(0, KEY_BYTES);
  return sha256(key)
    .subarray(0, CHECK_BYTES)
    .every((byte, at) => byte === bytes[KEY_BYTES + at])
    ? key
    : null;
}

/** Letters of a line that a Vietnamese keyboard (Telex, VNI) made of others: which ones is not to be told, so it can't be undone. */
export const isVietnameseTyping = (text: string): boolean =>
  text.length < 100 && !text.includes('\n') && /\p{M}|đ/iu.test(text.normalize('NFD'));

/** The recovery key in whatever text holds it: the file it was saved as has words around it. */
export function findRecovery(text: string): DataKey | null {
  const whole = readRecovery(text);
  if (whole !== null) return whole;
  for (const line of text.split('\n')) {
    const key = readRecovery(line);
    if (key !== null) return key;
  }
  return null;
}

/** Only the key of what a file says, as it is to be shown; all of it where none is in it. */
export function recoveryIn(text: string): string {
  const key = findRecovery(text);
  return key === null ? text : recoveryText(key);
}
