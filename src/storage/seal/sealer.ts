import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type DataKey, keyFor, keyIdOf } from './key-wrap';
import { fromBase64, KeySeal, RowSeal, toBase64 } from './row-seal';
import { overTables } from './sealed-table';
import { SEALED_TEXT, type SealedSound, type Sealer } from './seals';
import { UnreadRowError, UnreadRows } from './unread-rows';

/** Of sound: what is in memory at a time. */
const PART_BYTES = 1024 * 1024;
const IV_BYTES = 12;
const PART_MORE = IV_BYTES + 16;

const placeOfPart = (place: string, id: string, at: number, of: number) =>
  utf8ToBytes(`${place} ${id} ${at} ${of}`) as Uint8Array<ArrayBuffer>;

/** Seals and opens with this key. */
export function makeSealer(key: DataKey, seals = true): Sealer {
  const keyId = keyIdOf(key);
  const own = new KeySeal(key);
  let soundKey: Promise<CryptoKey> | undefined;
  const forSound = () => {
    soundKey ??= crypto.subtle.importKey('raw', keyFor(key, 'sound'), 'AES-GCM', false, ['encrypt', 'decrypt']);
    return soundKey;
  };

  const sealer: Sealer = {
    keyId,
    key,
    seals,
    unread: new UnreadRows(),
    over: overTables(
      () => sealer,
      (table) => new RowSeal(own, table),
    ),
    async sealSound(content, place) {
      const soundKeyNow = await forSound();
      const of = Math.ceil(content.size / PART_BYTES);
      const parts: Blob[] = [];
      for (let at = 0; at < of; at++) {
        const piece = await content.slice(at * PART_BYTES, (at + 1) * PART_BYTES).arrayBuffer();
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const how = { name: 'AES-GCM', iv, additionalData: placeOfPart(place, keyId, at, of) };
        // Into the browser's own storage at once, so that no more than a part is in this memory.
        parts.push(new Blob([iv, await crypto.subtle.encrypt(how, soundKeyNow, piece)]));
      }
      const sealed = new Blob(parts);
      return { keyId, bytes: content.size, whole: sealed.size, sealed };
    },
    async openSound({ sealed, bytes, keyId: by }: SealedSound, place, mime) {
      if (by !== keyId) throw new UnreadRowError('audio', 'This was encrypted with another key.');
      const soundKeyNow = await forSound();
      const whole = sealed instanceof ArrayBuffer ? new Blob([sealed]) : sealed;
      const of = Math.ceil(bytes / PART_BYTES);
      const parts: Blob[] = [];
      for (let at = 0; at < of; at++) {
        const from = at * (PART_BYTES + PART_MORE);
        const piece = new Uint8Array(await whole.slice(from, from + PART_BYTES + PART_MORE).arrayBuffer());
        const how = {
          name: 'AES-GCM',
          iv: piece.slice(0, IV_BYTES),
          additionalData: placeOfPart(place, keyId, at, of),
        };
        const opened = await crypto.subtle
          .decrypt(how, soundKeyNow, piece.subarray(IV_BYTES))
          .catch((error: unknown) => {
            throw new UnreadRowError('audio', error);
          });
        parts.push(new Blob([opened]));
      }
      return new Blob(parts, { type: mime });
    },
    sealText: (text) => SEALED_TEXT + toBase64(own.seal(utf8ToBytes(text), utf8ToBytes('text'))),
    openText(text) {
      if (!text.startsWith(SEALED_TEXT)) return undefined;
      try {
        return new TextDecoder().decode(own.open(fromBase64(text.slice(SEALED_TEXT.length)), utf8ToBytes('text')));
      } catch {
        return undefined;
      }
    },
  };
  return sealer;
}
