import { expect, it } from 'vitest';
import { checkPin, hashPin, isPinHash } from '@/domain/settings-pin';

const salt = (byte: number) => new Uint8Array(16).fill(byte);
const HASH = await hashPin('Quản trị 2026', salt(7));

it('opens by its own PIN only', async () => {
  expect(isPinHash(HASH)).toBe(true);
  expect(await checkPin('Quản trị 2026', HASH)).toBe('right');
  // As another keyboard spells it, and with a blank that nobody sees.
  expect(await checkPin(` ${'Quản trị 2026'.normalize('NFD')} `, HASH)).toBe('right');
  expect(await checkPin('Quan tri 2026', HASH)).toBe('wrong');
  expect(await checkPin('', HASH)).toBe('wrong');
});

it('is another hash with other salt, without the PIN in it', async () => {
  const other = await hashPin('Quản trị 2026', salt(8));
  expect(other).not.toBe(HASH);
  expect(other).not.toContain('2026');
});

it.each([
  '',
  '123456',
  HASH.replace('sha256', 'sha1'),
  HASH.slice(0, -1),
  HASH.replace('600000', '1'),
  HASH.replace('600000', '99999999'),
])('takes %j for no hash, and opens by nothing', async (value) => {
  expect(isPinHash(value)).toBe(false);
  expect(await checkPin('Quản trị 2026', value)).toBe('wrong');
});
