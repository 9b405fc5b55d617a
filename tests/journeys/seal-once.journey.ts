import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putRows } from '../tools/app-rows';
import { editTranscript, openCalls, score, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { sealScreen, turnSealOn, unseal, untilSealIs } from './seal-actions';
import { storedRows } from './stored-tables';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A device with one call, encrypted and opened. Gives its recovery key. */
async function sealedDevice(page: Page): Promise<string> {
  await editTranscript(page, 'A: Dạ em chào chị Bích Thủy.\nC: Cước tháng này sao cao vậy em?');
  await score(page);
  await waitForScore(page);
  const key = await turnSealOn(page);
  await unseal(page);
  await untilSealIs(page, 'sealed');
  return key;
}

/** How often the page began from here on. */
function countBeginnings(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

/**
 * On a disk that takes its time: the record of the key is in its file, and comes into the database only once the second copy's
 * worker asks for its turn. One that asked for none had found the file, and no word of it in the database.
 */
const holdRecord = (page: Page) =>
  page.addInitScript(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (...options) {
      const file = await createWritable.apply(this, options);
      const close = file.close.bind(file);
      const isAwaited = async () =>
        (await navigator.locks.query()).pending?.some(({ name }) => name === 'callmark-seal-record');
      file.close = async () => {
        await close();
        if (this.name !== 'callmark-seal.json') return;
        while (!(await isAwaited())) await new Promise(requestAnimationFrame);
        FileSystemFileHandle.prototype.createWritable = createWritable;
      };
      return file;
    };
  });

it('asks nobody again who has just opened a device that knew nothing of its key, however long its record takes to be stored', async () => {
  const { page, context, errors } = await visit(browser);
  const key = await sealedDevice(page);
  await putRows(page, { keptFacts: [{ key: 'seal', value: null }] });
  await page.evaluate(async () => {
    localStorage.removeItem('seal');
    await (await navigator.storage.getDirectory()).removeEntry('callmark-seal.json');
  });
  await holdRecord(page);
  await page.reload();
  await page.getByRole('heading', { name: 'The key of the calls is missing' }).waitFor();
  const beginnings = countBeginnings(page);
  await page.getByRole('textbox', { name: 'Recovery key' }).fill(key);
  await page.getByRole('textbox', { name: 'New passphrase' }).fill('bốn từ khác hẳn nhau');
  await page.getByRole('textbox', { name: 'The same passphrase again' }).fill('bốn từ khác hẳn nhau');
  await page.getByRole('button', { name: 'Open and change the passphrase' }).click();
  await untilSealIs(page, 'sealed');
  await (await openCalls(page)).getByText('Bích Thủy').first().waitFor();
  expect(await sealScreen(page).count()).toBe(0);
  expect(beginnings()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

it('asks once where the database was lost: it stands still until somebody has opened it, and everything comes back', async () => {
  const { page, context, errors } = await visit(browser);
  await sealedDevice(page);
  const copyState = async () =>
    (await storedRows<{ key: string; value: unknown }>(page, 'keptFacts')).find(({ key }) => key === 'copy-state')
      ?.value;
  await expect.poll(copyState).toBe('whole');
  // Of the same origin, and no page of the app.
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('./blank');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('callmark');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  const beginnings = countBeginnings(page);
  await page.goto('./');
  await sealScreen(page).waitFor();
  await unseal(page);
  await (await openCalls(page)).getByText('Bích Thủy').first().waitFor();
  await untilSealIs(page, 'sealed');
  expect(beginnings()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
