import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Tab, Target } from './engine';

/** What a reviewer does, by the names of the wording contract, in any engine. */
export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within !== undefined && { within }),
});
export const results: Target = { role: 'region', name: 'Results' };
export const evaluation: Target = { role: 'dialog', name: /^Evaluation: / };
const settings: Target = { role: 'dialog', name: 'Settings' };
const sample: Target = { role: 'combobox', name: 'Sample' };
const drawer: Target = { role: 'complementary', name: 'Calls' };

/** Waits until so many are there; by default any. */
export const seen = (tab: Tab, target: Target, count?: number) => {
  const there = expect.poll(async () => (await tab.texts(target)).length);
  return count === undefined ? there.toBeGreaterThan(0) : there.toBe(count);
};

/** Waits until the page says it. */
export const says = (tab: Tab, text: RegExp) =>
  expect.poll(() => tab.evaluate(() => document.body.textContent)).toMatch(text);

/** A visitor on the start page, with the worker in control and the database made. */
export async function visit(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await seen(tab, sample);
}

/** The built-in samples; both kinds have at least three (D19). */
export async function sampleNames(tab: Tab): Promise<{ sound: string[]; text: string[] }> {
  await expect.poll(async () => (await tab.texts({ role: 'option', within: sample })).length).toBeGreaterThan(6);
  const names = (await tab.texts({ role: 'option', within: sample })).slice(1);
  const isText = (name: string) => /Text|Auto/.test(name);
  return { sound: names.filter((name) => !isText(name)), text: names.filter(isText) };
}

export const chooseSample = (tab: Tab, label = '') => tab.choose(sample, label);

export async function typeTranscript(tab: Tab, text: string): Promise<void> {
  await tab.press({ role: 'radio', name: 'Edit' });
  await tab.fill({ role: 'textbox', name: 'Transcript text' }, text);
}

export const score = (tab: Tab) => tab.press(button('Score this content'));

/** Waits until the results show a card. */
export const scored = (tab: Tab) => seen(tab, button(/^Details: /, results));

export async function openDetails(tab: Tab): Promise<void> {
  await tab.press(button(/^Details: /, results));
  await seen(tab, evaluation);
}

export async function openCalls(tab: Tab): Promise<Target> {
  await tab.press(button(/^Calls/));
  await seen(tab, drawer);
  return drawer;
}

export async function openSettings(tab: Tab): Promise<Target> {
  await tab.press(button('Settings'));
  await seen(tab, settings);
  return settings;
}

/** Types values into fields of Settings by their names, and saves. */
export async function setServices(tab: Tab, fields: Readonly<Record<string, string>>): Promise<void> {
  const within = await openSettings(tab);
  for (const [name, value] of Object.entries(fields)) await tab.fill({ role: 'textbox', name, within }, value);
  await tab.press(button('Save settings', within));
  await seen(tab, settings, 0);
}

/** Chooses files as from a disk: they are put into the folder first. */
export async function upload(tab: Tab, folder: string, files: readonly { name: string; buffer: Buffer }[]) {
  for (const { name, buffer } of files) writeFileSync(join(folder, name), buffer);
  await tab.attach(files.map(({ name }) => join(folder, name)));
}

const pin: Target = { role: 'textbox', name: 'PIN or passphrase' };

/** Turns the lock on in Settings, which stays open, and locks by the key. */
export async function lock(tab: Tab, word: string): Promise<void> {
  const within = await openSettings(tab);
  await tab.fill({ ...pin, within }, word);
  await tab.fill({ role: 'textbox', name: 'The same again', within }, word);
  await tab.press(button('Turn the lock on', within));
  await seen(tab, button('Turn the lock off', within));
  const press = () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
  // Heard once the code of the lock is there.
  await expect
    .poll(async () => {
      await tab.evaluate(press);
      return tab.evaluate(() => document.body.textContent);
    })
    .toContain('Callmark is locked');
}

export async function unlock(tab: Tab, word: string): Promise<void> {
  await tab.fill(pin, word);
  await tab.press(button('Unlock'));
}

const passphrase: Target = { role: 'textbox', name: 'Passphrase' };

/** Turns the encryption on in Settings, until the page that began anew asks for the passphrase. */
export async function encrypt(tab: Tab, word: string): Promise<void> {
  const within = await openSettings(tab);
  await tab.fill({ ...passphrase, within }, word);
  await tab.fill({ role: 'textbox', name: 'The same passphrase again', within }, word);
  await tab.press(button('Go on to the recovery key', within));
  const saved: Target = { role: 'textbox', name: 'Enter the recovery key as you have saved it', within };
  await seen(tab, saved);
  await tab.fill(saved, await tab.evaluate(() => document.querySelector('.settings-recovery-key')?.textContent ?? ''));
  await tab.press(button('Encrypt', within));
  await seen(tab, button('Open'));
}

/** Enters the passphrase of what is encrypted; false where it was refused. */
export async function decrypt(tab: Tab, word: string): Promise<boolean> {
  await tab.fill(passphrase, word);
  await tab.press(button('Open'));
  const end = () => tab.evaluate(() => document.querySelector('.field-error, header')?.tagName ?? '');
  await expect.poll(end).not.toBe('');
  return (await end()) === 'HEADER';
}

/** Waits until the encryption is so far: 'sealed' and 'off' are the ends of a conversion. */
export const becomes = (tab: Tab, mode: string) =>
  expect.poll(() => tab.evaluate(() => JSON.parse(localStorage.getItem('seal') ?? '{}').mode)).toBe(mode);

/** Writes a row as it is, past the app. */
export async function putRow(tab: Tab, table: string, row: object): Promise<void> {
  const put = ([name, value]: readonly [string, object]) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('callmark');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction(name, 'readwrite');
        writing.objectStore(name).put(value);
        writing.onabort = () => reject(writing.error);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  await tab.evaluate(put, [table, row] as const);
}
