import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSettings } from './set-services';
import { storedRows } from './stored-tables';

export const PASSPHRASE = 'con mèo trèo cây cau';

export const sealScreen = (page: Page) => page.getByRole('heading', { name: 'The calls on this device are encrypted' });

/** Settings with a new passphrase typed and the recovery key shown; gives that key. */
export async function showRecoveryKey(page: Page): Promise<string> {
  const settings = await openSettings(page);
  await settings.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(PASSPHRASE);
  await settings.getByRole('textbox', { name: 'The same passphrase again' }).fill(PASSPHRASE);
  await settings.getByRole('button', { name: 'Go on to the recovery key' }).click();
  const saved = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const shown = await settings.getByText(/^([0-9A-Z]{4}-){13}[0-9A-Z]{4}$/).textContent();
  expect(file).toContain(shown);
  return shown ?? '';
}

/** Turns the encryption on in Settings, until the page that started anew asks for the passphrase. Gives the recovery key. */
export async function turnSealOn(page: Page): Promise<string> {
  const key = await showRecoveryKey(page);
  await page.getByRole('textbox', { name: 'Enter the recovery key as you have saved it' }).fill(key.toLowerCase());
  await page.getByRole('button', { name: 'Encrypt', exact: true }).click();
  await sealScreen(page).waitFor();
  return key;
}

export async function tryPassphrase(page: Page, passphrase: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Passphrase', exact: true });
  await field.fill(passphrase);
  await field.press('Enter');
}

export async function unseal(page: Page): Promise<void> {
  await tryPassphrase(page, PASSPHRASE);
  await sealScreen(page).waitFor({ state: 'detached' });
}

/** Waits until the record says so: 'sealed' and 'off' are the ends of a conversion. */
export async function untilSealIs(page: Page, mode: string): Promise<void> {
  const read = async () => {
    const facts = await storedRows<{ key: string; value: { mode?: string } }>(page, 'keptFacts');
    return facts.find(({ key }) => key === 'seal')?.value.mode;
  };
  await expect.poll(read).toBe(mode);
}

/** Every file of a profile as one text of bytes, and its words in UTF-16 as the database writes them. */
export async function profileHolds(profile: string, words: readonly string[]): Promise<string[]> {
  const files = (await readdir(profile, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const forms = words.flatMap((word) => [
    { word, bytes: Buffer.from(word, 'utf8') },
    { word, bytes: Buffer.from(word, 'utf16le') },
  ]);
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0));
    for (const { word, bytes } of forms) if (content.includes(bytes)) found.push(`${word} in ${name}`);
  }
  return found;
}
