/**
 * The PIN of the administrator's part of Settings, as config.json carries it: `pbkdf2-sha256$rounds$salt$key`, salt and key
 * in hex. It keeps a reviewer from changing what an administrator has set; it hides nothing from whoever opens the
 * browser's tools (docs/security.md).
 */
const FORM = /^pbkdf2-sha256\$(\d{5,8})\$([\da-f]{32})\$([\da-f]{64})$/;

/** A tenth of a second on a desktop, about one on an old tablet. */
const ROUNDS = 600_000;
/** More would keep a tablet busy for minutes. */
const MOST_ROUNDS = 10_000_000;
/** config.json can be read by everybody, and what is short is guessed from it. */
export const PIN_LENGTH = { least: 6, most: 64 } as const;

/** What is asked of WebCrypto; the domain is compiled without a platform. */
interface Crypto {
  /** Missing on pages that came over plain http. */
  subtle?: {
    importKey(
      format: 'raw',
      key: Uint8Array<ArrayBuffer>,
      name: 'PBKDF2',
      extractable: false,
      uses: ['deriveBits'],
    ): Promise<object>;
    deriveBits(how: object, key: object, bits: number): Promise<ArrayBuffer>;
  };
}

const { crypto } = globalThis as unknown as { crypto: Crypto };

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function keyOf(pin: string, rounds: number, salt: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = crypto;
  if (subtle === undefined) return null;
  // The domain has no TextEncoder either; letters beyond Latin are spelt by their numbers.
  const spelt = Uint8Array.from(encodeURIComponent(pin.normalize('NFC').trim()), (letter) => letter.charCodeAt(0));
  const key = await subtle.importKey('raw', spelt, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return toHex(new Uint8Array(await subtle.deriveBits(how, key, 256)));
}

export function isPinHash(value: string): boolean {
  const [, rounds = ''] = FORM.exec(value) ?? [];
  return rounds !== '' && Number(rounds) <= MOST_ROUNDS;
}

/** What config.json is to carry for this PIN; `salt`: 16 random bytes. Rejects where there is no WebCrypto. */
export async function hashPin(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await keyOf(pin, ROUNDS, salt);
  if (key === null) throw new Error('There is no WebCrypto here.');
  return `pbkdf2-sha256$${ROUNDS}$${toHex(salt)}$${key}`;
}

/** 'unknown' = it can't be found out: this page came over plain http, where browsers have no WebCrypto. */
export async function checkPin(pin: string, hash: string): Promise<'right' | 'wrong' | 'unknown'> {
  const [, rounds = '', salt = '', key] = FORM.exec(hash) ?? [];
  if (!isPinHash(hash)) return 'wrong';
  const typed = await keyOf(pin, Number(rounds), fromHex(salt));
  if (typed === null) return 'unknown';
  return typed === key ? 'right' : 'wrong';
}
