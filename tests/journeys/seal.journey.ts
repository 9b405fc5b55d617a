import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { type Peer, startPeer } from '../services/peer';
import { putRows, rowsOf } from '../tools/app-rows';
import { fixture } from '../tools/fixtures/fixture';
import { dispatchSync, setOffline } from '../tools/worker-control';
import { editTranscript, openCalls, score, upload, waitForScore } from './actions';
import { axeViolations, collectErrors, launchBrowser, SIZES, takePicture, takePictures, visit } from './harness';
import { lockScreen, setLock, unlock } from './lock-actions';
import {
  PASSPHRASE,
  sealScreen,
  showRecoveryKey,
  tryPassphrase,
  turnSealOn,
  unseal,
  untilSealIs,
} from './seal-actions';
import { openSettings, setServices } from './set-services';
import { storedTables } from './stored-tables';

let browser: Browser;
let peer: Peer;
beforeAll(async () => {
  [browser, peer] = await Promise.all([launchBrowser(), startPeer()]);
});
afterAll(async () => {
  await browser.close();
  await peer.stop();
});

const WORDS = 'A: Dạ em chào chị Bích Thủy.\nC: Cước tháng này sao cao vậy em?';
/** As it is written, folded by the search, and in the forms of JSON. */
const SECRET = /Bích Thủy|bich thuy|bich|Cước|cuoc|Th\\u1ee7y/i;

/** All that lies in the private files of this origin, as text. */
function privateFiles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const read = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle);
        else texts.push(await (await (handle as FileSystemFileHandle).getFile()).text());
      }
    };
    await read(await navigator.storage.getDirectory());
    return texts.join('\n');
  });
}

/** All that whoever opens the browser's tools can read: the database, files, localStorage, caches' names. */
async function allThatLies(page: Page): Promise<string> {
  const { shares: _, ...tables } = await storedTables(page);
  const local = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  return [JSON.stringify(tables), await privateFiles(page), local].join('\n');
}

/** The screen with this part of it in sight, in two sizes, light and dark. */
async function picturesOf(page: Page, part: Locator, name: string): Promise<void> {
  for (const size of ['phone', 'landscape'] as const) {
    await page.setViewportSize(SIZES[size]);
    await part.scrollIntoViewIfNeeded();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `${name}-${size}-${colorScheme}`);
    }
  }
}

async function storeCall(page: Page): Promise<void> {
  await editTranscript(page, WORDS);
  await score(page);
  await waitForScore(page);
}

describe('the encryption', () => {
  it('seals what is stored and what comes, leaves no word to be read, and the whole work goes on without a network', async () => {
    const { page, context, errors } = await visit(browser, { worker: true });
    await storeCall(page);
    // The control: it is there to be found.
    await expect.poll(() => privateFiles(page)).toMatch(SECRET);
    expect(await allThatLies(page)).toMatch(SECRET);

    await showRecoveryKey(page);
    expect(await axeViolations(page)).toEqual([]);
    await picturesOf(page, page.getByRole('button', { name: 'Do not encrypt' }), 'seal-recovery');
    // Nothing is encrypted before the key was entered as it was saved.
    await page.getByRole('textbox', { name: 'Enter the recovery key as you have saved it' }).fill('0000-0000');
    await page.getByRole('button', { name: 'Encrypt', exact: true }).click();
    await page.getByText('This is not the recovery key shown above.').waitFor();
    await page.getByRole('button', { name: 'Do not encrypt' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });

    await turnSealOn(page);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'seal', ['landscape', 'phone']);
    expect(await page.content()).not.toMatch(SECRET);
    await tryPassphrase(page, 'another passphrase');
    await page.locator('.field-error').getByText('This is not the passphrase.').waitFor();
    await unseal(page);
    await untilSealIs(page, 'sealed');
    // The second copy follows.
    await expect.poll(() => privateFiles(page)).not.toMatch(SECRET);
    expect(await allThatLies(page)).not.toMatch(SECRET);

    // A day's work, offline: another text, scored and judged, found again; sound heard and played.
    await setOffline(context, true);
    const calls = await openCalls(page);
    await calls.getByRole('searchbox', { name: 'Search calls' }).fill('Thủy');
    await calls.getByText('Bích Thủy').first().click();
    await waitForScore(page);
    await upload(page, [{ ...fixture('call.mp3'), name: 'Bích Thủy.mp3' }]);
    await page.getByRole('button', { name: 'Play recording' }).first().click();
    await page.getByRole('button', { name: 'Pause recording' }).first().waitFor();
    expect(await allThatLies(page)).not.toMatch(SECRET);
    const settings = await openSettings(page);
    await settings.getByText('Everything is encrypted.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await picturesOf(page, settings.getByRole('button', { name: 'Stop encrypting' }), 'seal-settings');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is opened by a window that has the key, and asks again once none is left; with a lock the PIN is asked for too', async () => {
    const { page, context } = await visit(browser);
    await storeCall(page);
    await turnSealOn(page);
    // A window that waits opens with the first that is opened.
    const second = await context.newPage();
    await second.goto('./');
    await sealScreen(second).waitFor();
    await unseal(page);
    await sealScreen(second).waitFor({ state: 'detached' });
    await second.getByRole('button', { name: 'Settings', exact: true }).waitFor();
    await untilSealIs(page, 'sealed');
    await setLock(page);
    const third = await context.newPage();
    await third.goto('./');
    await lockScreen(third).waitFor();
    expect(await sealScreen(third).count()).toBe(0);
    await unlock(third);
    for (const one of [page, second, third]) await one.close();
    const later = await context.newPage();
    const errors = collectErrors(later);
    await later.goto('./');
    await sealScreen(later).waitFor();
    await unseal(later);
    // Whoever typed the passphrase is asked for no PIN.
    await later.getByRole('button', { name: 'Settings', exact: true }).waitFor();
    await openCalls(later);
    await later.getByText('Bích Thủy').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is opened by the recovery key, which sets a new passphrase; turned off, everything lies as it did before', async () => {
    const { page, context } = await visit(browser);
    await storeCall(page);
    const key = await turnSealOn(page);
    await page.getByText('Passphrase lost?').click();
    await page.getByRole('textbox', { name: 'Recovery key' }).fill(key);
    await page.getByRole('textbox', { name: 'New passphrase' }).fill('bốn từ khác hẳn nhau');
    await page.getByRole('textbox', { name: 'The same passphrase again' }).fill('bốn từ khác hẳn nhau');
    await page.getByRole('button', { name: 'Open and change the passphrase' }).click();
    await sealScreen(page).waitFor({ state: 'detached' });
    await untilSealIs(page, 'sealed');
    await page.reload();
    await sealScreen(page).waitFor();
    await tryPassphrase(page, PASSPHRASE);
    await page.locator('.field-error').getByText('This is not the passphrase.').waitFor();
    await tryPassphrase(page, 'bốn từ khác hẳn nhau');
    await sealScreen(page).waitFor({ state: 'detached' });
    const settings = await openSettings(page);
    await settings.getByRole('textbox', { name: 'Current passphrase' }).fill('bốn từ khác hẳn nhau');
    await settings.getByRole('button', { name: 'Stop encrypting' }).click();
    await untilSealIs(page, 'off');
    expect(JSON.stringify(await storedTables(page))).toMatch(SECRET);
    expect(JSON.stringify(await storedTables(page))).not.toContain('"sealed":"');
    await page.reload();
    await openCalls(page);
    await page.getByText('Bích Thủy').first().waitFor();
    await context.close();
  });

  it('has what is queued wait until somebody opens it, and go on then; the worker sends nothing', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await setServices(page, { 'Speech service': peer.url });
    await turnSealOn(page);
    await unseal(page);
    await untilSealIs(page, 'sealed');
    await setOffline(context, true);
    await upload(page, [fixture('call.mp3')]);
    await page.getByText(/1 waiting/).waitFor();
    await page.close();
    const locked = await context.newPage();
    await setOffline(context, false);
    await locked.goto('./');
    await sealScreen(locked).waitFor();
    // The worker looks, as the browser asks it to, and leaves it.
    await dispatchSync(locked);
    const posts = () => peer.log.entries.filter(({ method }) => method === 'POST');
    expect(posts()).toEqual([]);
    const opened = Date.now();
    await unseal(locked);
    await expect.poll(() => posts().length).toBeGreaterThan(0);
    expect(posts().every(({ at }) => at >= opened)).toBe(true);
    await context.close();
  });

  it('goes on around a damaged call and says so; where nothing knows of the key any more, the recovery key opens all the rest', async () => {
    const { page, context, errors } = await visit(browser);
    await storeCall(page);
    await upload(page, [{ ...fixture('call.mp3'), name: 'Còn nguyên.mp3' }]);
    await expect.poll(async () => (await rowsOf(page, 'calls')).length).toBe(2);
    const key = await turnSealOn(page);
    await unseal(page);
    await untilSealIs(page, 'sealed');

    const typed = (await rowsOf(page, 'calls')).find(({ audio }) => audio === undefined) as Call & { sealed: string };
    const damaged = { ...typed, sealed: `${typed.sealed.slice(0, 60)}AAAA${typed.sealed.slice(64)}` };
    await putRows(page, { calls: [damaged] });
    await page.reload();
    await unseal(page);
    await page.getByText(/cannot be opened: .*Calls concerned: 1\. It stays as it is/).waitFor();
    const drawer = await openCalls(page);
    await drawer.getByText('Còn nguyên').first().waitFor();
    expect((await rowsOf(page, 'calls')).find(({ id }) => id === typed.id)).toEqual(damaged);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    const settings = await openSettings(page);
    await settings.getByText(/Calls concerned: 1\./).waitFor();

    await putRows(page, { keptFacts: [{ key: 'seal', value: null }] });
    await page.evaluate(async () => {
      localStorage.removeItem('seal');
      await (await navigator.storage.getDirectory()).removeEntry('callmark-seal.json');
    });
    await page.reload();
    await page.getByRole('heading', { name: 'The key of the calls is missing' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'seal-gone', ['landscape', 'phone']);
    await page.getByRole('textbox', { name: 'Recovery key' }).fill(key);
    await page.getByRole('textbox', { name: 'New passphrase' }).fill('bốn từ khác hẳn nhau');
    await page.getByRole('textbox', { name: 'The same passphrase again' }).fill('bốn từ khác hẳn nhau');
    await page.getByRole('button', { name: 'Open and change the passphrase' }).click();
    await (await openCalls(page)).getByText('Còn nguyên').first().waitFor();
    await untilSealIs(page, 'sealed');
    await page.reload();
    await tryPassphrase(page, 'bốn từ khác hẳn nhau');
    await (await openCalls(page)).getByText('Còn nguyên').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
