import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { editTranscript, upload } from '../journeys/actions';
import { KillableBrowser } from '../journeys/killable-browser';
import { PASSPHRASE, profileHolds, sealScreen, turnSealOn, unseal, untilSealIs } from '../journeys/seal-actions';
import { openSettings } from '../journeys/set-services';
import { putRows, rowsOf } from '../tools/app-rows';
import { typedRows } from '../tools/typed-rows';
import { openApp, WAIT } from './fire-harness';
import { toneFile } from './tone-files';

const CALLS = 1500;
/** As often as it takes to meet every part of it; `npm run test:fire` goes on. */
const KILLS = process.env['FIRE_SIZE'] === 'full' ? 8 : 4;
const UNREAD = 'Nguyễn-Thủy-0912';

/** Digest of each sound, by the number of its call's bytes; every title and text. */
function workOf(page: Page): Promise<{ sounds: string[]; titles: string[]; texts: string[] }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('callmark');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result as T[]);
        request.onerror = () => reject(request.error);
      });
    const sounds: string[] = [];
    for (const { content } of await all<{ content: Blob }>('audio')) {
      const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
      sounds.push([...new Uint8Array(digest)].join(' '));
    }
    const titles = (await all<{ title: string }>('calls')).map(({ title }) => title);
    const texts = (await all<{ text: string }>('transcripts')).map(({ text }) => text);
    database.close();
    return { sounds: sounds.sort(), titles: titles.sort(), texts: texts.sort() };
  });
}

/** How many calls lie in either form. */
async function formsOf(page: Page): Promise<{ clear: number; sealed: number }> {
  const calls = (await rowsOf(page, 'calls')) as { sealed?: string }[];
  const sealed = calls.filter((call) => call.sealed !== undefined).length;
  return { clear: calls.length - sealed, sealed };
}

it('is killed again and again while it seals everything: nothing is lost, all of it is readable, and it ends', async () => {
  // Of this try alone: the one before may have left its browser in the middle of anything.
  const browser = new KillableBrowser(inject('browserPath'));
  onTestFinished(() => browser.dispose());
  let page = await openApp(await browser.start());
  const { jobs: _, ...rows } = typedRows(0, CALLS, Date.now());
  await putRows(page, rows);
  await upload(page, [toneFile(1, 120), toneFile(2, 240), toneFile(3, 60)]);
  const added = page.getByRole('dialog', { name: 'Added calls' });
  await added.waitFor();
  await page.keyboard.press('Escape');
  await added.waitFor({ state: 'detached' });
  await expect.poll(async () => (await rowsOf(page, 'audio')).length, WAIT).toBe(3);
  // What is known about their sound comes a moment later.
  await expect
    .poll(async () => (await rowsOf(page, 'calls')).filter(({ audio }) => audio?.durationS !== undefined).length, WAIT)
    .toBe(3);
  const before = await workOf(page);
  await turnSealOn(page);

  let amid = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await unseal(page);
    // A little later each time: the first that comes after its beginning comes into the middle, on a quick machine too.
    await after(((kill + Math.random()) * 1500) / KILLS);
    await browser.kill();
    const context = await browser.start();
    page = await openApp(context);
    await sealScreen(page).waitFor();
    const { clear, sealed } = await formsOf(page);
    expect(clear + sealed).toBe(before.titles.length);
    if (clear > 0 && sealed > 0) amid += 1;
  }
  // It was a conversion that was killed, and not something before or after it.
  expect(amid).toBeGreaterThan(0);
  await unseal(page);
  await untilSealIs(page, 'sealed');
  expect(await formsOf(page)).toEqual({ clear: 0, sealed: before.titles.length });

  // What is written from here on is in no file of the profile.
  await editTranscript(page, `Agent: Dạ em chào chị ${UNREAD} ạ.`);
  await expect.poll(async () => (await rowsOf(page, 'transcripts')).length, WAIT).toBe(before.texts.length + 1);
  await page.close();
  await browser.kill();
  expect(await profileHolds(browser.profile, [UNREAD])).toEqual([]);

  page = await openApp(await browser.start());
  await unseal(page);
  const settings = await openSettings(page);
  await settings.getByRole('textbox', { name: 'Current passphrase' }).fill(PASSPHRASE);
  await settings.getByRole('button', { name: 'Stop encrypting' }).click();
  // Asked for, and not only pressed: until the passphrase is checked nothing is turned off.
  await settings.getByRole('button', { name: 'Stop encrypting' }).waitFor({ state: 'detached' });
  for (let kill = 0; kill < 2; kill++) {
    await after(Math.random() * 1000);
    await browser.kill();
    page = await openApp(await browser.start());
    await sealScreen(page)
      .or(page.getByRole('button', { name: 'Settings', exact: true }))
      .waitFor();
    if ((await sealScreen(page).count()) > 0) await unseal(page);
  }
  await untilSealIs(page, 'off');
  const now = await workOf(page);
  expect(now.sounds).toEqual(before.sounds);
  expect(before.titles.filter((title) => !now.titles.includes(title))).toEqual([]);
  expect(before.texts.filter((text) => !now.texts.includes(text))).toEqual([]);
  expect(now.texts).toHaveLength(before.texts.length + 1);
});
