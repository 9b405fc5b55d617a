import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DataKey,
  findRecovery,
  isVietnameseTyping,
  keyIdOf,
  newDataKey,
  readRecovery,
  recoveryText,
  unwrapKey,
  wrapKey,
} from '@/storage/seal/key-wrap';

const ROUNDS = 1000;
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }) as fc.Arbitrary<DataKey>;

it('opens the key with its passphrase only, however it is spelt in Unicode, and never with parts of another record', async () => {
  const key = newDataKey();
  const record = { keyId: keyIdOf(key), passphrase: await wrapKey(key, 'mèo trèo cây', ROUNDS) };
  expect(await unwrapKey(record, 'mèo trèo cây'.normalize('NFD'))).toEqual(key);
  expect(await unwrapKey(record, 'mèo trèo cay')).toBeNull();
  expect(await unwrapKey({ ...record, keyId: keyIdOf(newDataKey()) }, 'mèo trèo cây')).toBeNull();
  const other = await wrapKey(newDataKey(), 'mèo trèo cây', ROUNDS);
  expect(
    await unwrapKey({ ...record, passphrase: { ...record.passphrase, salt: other.salt } }, 'mèo trèo cây'),
  ).toBeNull();
});

it('wraps differently each time', async () => {
  const key = newDataKey();
  const [one, other] = [await wrapKey(key, 'x', ROUNDS), await wrapKey(key, 'x', ROUNDS)];
  expect(one.wrapped).not.toBe(other.wrapped);
  expect(one.salt).not.toBe(other.salt);
});

it('writes a recovery key that is read back whatever the case, the blanks and the letters that look alike', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const text = recoveryText(key);
      expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/);
      const sloppy = text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      expect(readRecovery(sloppy)).toEqual(key);
      // As a word processor, a keyboard of Chinese and a chat give it back.
      expect(readRecovery(text.replaceAll('-', '\u2013'))).toEqual(key);
      expect(readRecovery(text.replace(/[0-9A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)))).toEqual(
        key,
      );
      expect(readRecovery(`\ufeff${text.replaceAll('-', '\u200b\u2011')}`)).toEqual(key);
      expect(findRecovery(`Callmark\n\n${text}\nKeep it.\n`)).toEqual(key);
    }),
  );
});

it('notices a letter that was typed wrongly, or left out', () => {
  const text = recoveryText(newDataKey());
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '-') continue;
    const wrong = text[at] === 'A' ? 'B' : 'A';
    expect(readRecovery(text.slice(0, at) + wrong + text.slice(at + 1))).toBeNull();
    expect(readRecovery(text.slice(0, at) + text.slice(at + 1))).toBeNull();
  }
});

it('tells letters that a Vietnamese keyboard made of others, and nothing else', () => {
  const typed = ['ÂB3-K', 'Đ3AB', 'ưk-2', 'A\u0301B', 'Ơ'];
  expect(typed.map(isVietnameseTyping)).toEqual(typed.map(() => true));
  const key = recoveryText(newDataKey());
  const plain = [key, key.toLowerCase(), '', 'a passphrase', `Khóa khôi phục\n\n${key}\n`];
  expect(plain.map(isVietnameseTyping)).toEqual(plain.map(() => false));
});
