import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPin } from '@/domain/settings-pin';
import { fakeMicrophone } from '../tools/fake-microphone';
import { fixture } from '../tools/fixtures/fixture';
import { sweepWav } from '../tools/fixtures/sweep';
import { setOffline } from '../tools/worker-control';
import { chooseSoundSample, editTranscript, openCalls, score, transcriptBox, waitForScore } from './actions';
import { axeViolations, baseUrl, collectErrors, launchBrowser, takePictures, visit } from './harness';
import { allOfPage, lock, lockButton, lockScreen, PIN, setLock, tryPin, turnLockOn, unlock } from './lock-actions';
import { allowMicrophone, newestRecording, readWav, recorded, startRecording } from './recording-actions';
import { openSettings } from './set-services';
import { share } from './share';
import { siteWithConfig } from './site-with-config';
import { storedRows } from './stored-tables';

let microphone: ReturnType<typeof fakeMicrophone>;
let browser: Browser;
beforeAll(async () => {
  microphone = fakeMicrophone(sweepWav());
  browser = await launchBrowser(microphone.args);
});
afterAll(async () => {
  await browser.close();
  microphone.remove();
});

const WORDS = 'A: Dạ em chào chị Bích Thủy.\nC: Cước tháng này sao cao vậy em?';
const SECRET = /Bích Thủy|Cước tháng/;

const stored = async (page: Page) => (await storedRows<{ text: string }>(page, 'transcripts')).map(({ text }) => text);

/** Whether anything of the app came onto the page at any moment since it was opened. */
async function watchForApp(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const watched = window as { appSeen?: boolean };
    new MutationObserver(() => {
      if (document.querySelector('.header, .app, .capture') !== null) watched.appSeen = true;
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as { appSeen?: boolean }).appSeen === true);
}

describe('the lock of the app', () => {
  it('takes everything off the page and gives it back as it was: what is typed, what is open, where it stands', async () => {
    const { page, context, errors } = await visit(browser);
    await editTranscript(page, WORDS);
    await score(page);
    await waitForScore(page);
    const settings = await turnLockOn(page);
    expect(await axeViolations(page)).toEqual([]);
    await settings.getByRole('heading', { name: 'App lock' }).scrollIntoViewIfNeeded();
    await takePictures(page, 'lock-settings', ['landscape', 'tablet', 'portrait', 'phone']);
    await settings.getByRole('button', { name: 'Cancel' }).click();
    await takePictures(page, 'lock-header', ['landscape', 'tablet', 'portrait', 'phone']);

    await transcriptBox(page).fill(`${WORDS}\nA: Dạ để em xem ạ.`);
    await lock(page);
    expect(await allOfPage(page)).not.toMatch(SECRET);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'lock', ['landscape', 'tablet', 'portrait', 'phone']);
    // What was typed a moment before is stored all the same.
    await expect.poll(() => stored(page)).toEqual([expect.stringContaining('để em xem')]);
    await unlock(page);
    expect(await transcriptBox(page).inputValue()).toContain('để em xem');

    // By the key, wherever nobody types, also over a dialog; which is a modal one again.
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    await dialog.getByRole('heading', { name: 'Settings' }).click();
    await page.keyboard.press('l');
    await lockScreen(page).waitFor();
    // Keys of the app mean nothing now.
    await page.locator('body').press('?');
    await unlock(page);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    // A menu too, with the focus where it was.
    await (await openCalls(page)).getByRole('button', { name: 'All calls' }).click();
    await page.getByRole('button', { name: /^Actions for / }).click();
    const rename = page.getByRole('button', { name: 'Rename' });
    await rename.focus();
    await page.keyboard.press('l');
    await lockScreen(page).waitFor();
    await unlock(page);
    expect(await rename.evaluate((button) => document.activeElement === button)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cước tháng 10');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Open .*Cước tháng 10/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('comes before anything else at a start, a link to a call and in a second window; windows lock and open together', async () => {
    const { page, context, errors } = await visit(browser);
    await editTranscript(page, WORDS);
    await score(page);
    await waitForScore(page);
    await setLock(page);
    const [call] = await storedRows<{ id: string }>(page, 'calls');

    const second = await context.newPage();
    errors.push(...collectErrors(second));
    const seen = await watchForApp(second);
    await second.goto(`${baseUrl()}/#call=${call?.id}`);
    await lockScreen(second).waitFor();
    expect(await seen()).toBe(false);
    expect(await allOfPage(second)).not.toMatch(SECRET);
    // The first one is in use and stays open.
    expect(await lockScreen(page).count()).toBe(0);
    await unlock(second);
    await second.getByText('Bích Thủy').first().waitFor();

    await lock(second);
    await lockScreen(page).waitFor();
    expect(await allOfPage(page)).not.toMatch(SECRET);
    await unlock(page);
    await lockScreen(second).waitFor({ state: 'detached' });

    await page.reload();
    await lockScreen(page).waitFor();
    await unlock(page);
    await page.getByText('Bích Thủy').first().waitFor();

    // Taken away in one window it is gone in all; only whoever knows the PIN can.
    const settings = await openSettings(page);
    await settings.getByRole('textbox', { name: 'PIN or passphrase of the lock' }).fill('1234');
    await settings.getByRole('button', { name: 'Turn the lock off' }).click();
    await settings.getByText('This is not the PIN or passphrase.').waitFor();
    await settings.getByRole('textbox', { name: 'PIN or passphrase of the lock' }).fill(PIN);
    await settings.getByRole('button', { name: 'Turn the lock off' }).click();
    await settings.getByRole('button', { name: 'Turn the lock on' }).waitFor();
    await lockButton(second).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('waits longer after each wrong try, also over a reload, and never deletes anything', async () => {
    const { page, context } = await visit(browser);
    await editTranscript(page, WORDS);
    await setLock(page);
    // The date stands still while timers run: however slow the page, the five seconds are not over by themselves.
    const at = Date.now();
    await page.clock.setFixedTime(at);
    await page.reload();
    for (const wrong of ['0000', '1111', '2222']) {
      await tryPin(page, wrong);
      await page.getByText('This is not the PIN or passphrase.').first().waitFor();
    }
    await page.getByText(/^The next try is possible in [1-5] s\.$/).waitFor();
    await page.reload();
    await page.getByText(/^The next try is possible in [1-5] s\.$/).waitFor();
    await tryPin(page, PIN);
    expect(await lockScreen(page).count()).toBe(1);
    await page.clock.setFixedTime(at + 6000);
    await page.getByText(/^The next try/).waitFor({ state: 'detached' });
    await unlock(page);
    await expect.poll(() => stored(page)).toEqual([WORDS]);
    await context.close();
  });

  it('locks when nobody uses any window, and when the page is not in sight', async () => {
    const { page, context } = await visit(browser);
    const settings = await turnLockOn(page);
    await settings.getByRole('combobox', { name: 'Lock without use after' }).selectOption({ label: '1 minute' });
    await settings.getByRole('checkbox', { name: /^Lock whenever this page is not in sight/ }).check();
    await page.clock.install();
    await page.reload();
    await unlock(page);
    await page.clock.fastForward(40_000);
    await page.mouse.move(300, 300);
    await page.clock.fastForward(40_000);
    expect(await lockScreen(page).count()).toBe(0);
    await page.clock.fastForward(70_000);
    await lockScreen(page).waitFor();
    await unlock(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await lockScreen(page).waitFor();
    await context.close();
  });

  it('lets a recording go on, says so, and stops and keeps it', async () => {
    const { page, context, errors } = await visit(browser, { reducedMotion: 'reduce' });
    await allowMicrophone(context);
    await setLock(page);
    await startRecording(page);
    await recorded(page, 2);
    await lock(page);
    await page.getByText('A recording goes on.').waitFor();
    await recorded(page, 6);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'lock-recording', ['landscape', 'tablet', 'portrait', 'phone']);
    await page.getByRole('button', { name: 'Stop and keep' }).click();
    await page.getByText('The recording has ended. What was recorded is kept.').waitFor();
    const call = await newestRecording(page);
    expect(readWav(call.bytes).seconds).toBeGreaterThan(5);
    expect(call.slices).toBe(0);
    await unlock(page);
    await page.getByText(call.title).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('silences what plays, takes it from the media keys, and what waits is scored behind it', async () => {
    const { page, context, errors } = await visit(browser);
    await setLock(page);
    await chooseSoundSample(page);
    const player = page.getByRole('group', { name: 'Recording', exact: true });
    await player.getByRole('button', { name: 'Play recording', exact: true }).click();
    const held = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '');
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    const title = await held();
    expect(title).not.toBe('');
    await score(page);
    await lock(page);
    expect(await held()).toBe('');
    expect(await allOfPage(page)).not.toContain(title);
    type JobRow = { kind: string; state: string };
    const isScored = async () =>
      (await storedRows<JobRow>(page, 'jobs')).some(({ kind, state }) => kind === 'score' && state === 'done');
    await expect.poll(isScored).toBe(true);
    expect(await lockScreen(page).count()).toBe(1);
    await unlock(page);
    await waitForScore(page);
    await player.getByRole('button', { name: 'Play recording', exact: true }).waitFor();
    expect(await held()).toBe(title);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps a file whose dialog opens behind it, and shows it afterwards', async () => {
    const { page, context, errors } = await visit(browser);
    await setLock(page);
    // A chooser that was opened before answers while the app is locked.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload audio' }).click();
    await lock(page);
    await (await chooser).setFiles([fixture('call.mp3'), fixture('call.wav')]);
    await expect.poll(async () => (await storedRows(page, 'calls')).length).toBe(2);
    expect(await lockScreen(page).count()).toBe(1);
    await unlock(page);
    await page
      .getByText(/2 calls/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('takes what is shared once it is open, and shows nothing of what is dropped on it', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await setLock(page);
    await page.close();
    const opened = await share(context, baseUrl(), [fixture('call.mp3')], {}, lockScreen);
    await opened.locator('.lock').evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['A: Bích Thủy'], 'bich-thuy.txt', { type: 'text/plain' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    });
    expect((await storedRows(opened, 'shares')).length).toBe(1);
    await unlock(opened);
    await expect
      .poll(async () => (await storedRows<{ title: string }>(opened, 'calls')).map(({ title }) => title))
      .toEqual(['call']);
    await expect.poll(async () => (await storedRows(opened, 'shares')).length).toBe(0);

    // Without a network too.
    await setOffline(context, true);
    await opened.reload();
    await lockScreen(opened).waitFor();
    await unlock(opened);
    await context.close();
  });
});

describe('a forgotten PIN', () => {
  it('costs a day where the site has no PIN of its own, and whoever has it is told', async () => {
    const { page, context } = await visit(browser);
    await editTranscript(page, WORDS);
    await setLock(page);
    await page.clock.install();
    await page.reload();
    const ask = async () => {
      await page.getByText('Forgotten?').click();
      await page.getByRole('button', { name: 'Ask to take the lock away' }).click();
      await page.getByText(/^It was asked to take the lock away\./).waitFor();
    };
    await ask();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'lock-forgotten', ['landscape', 'tablet', 'portrait', 'phone']);
    await unlock(page);
    await page.getByText(/^Somebody asked at .* to take the lock away/).waitFor();

    await page.reload();
    await ask();
    await page.clock.fastForward(23 * 3_600_000);
    expect(await page.getByRole('button', { name: 'Take the lock away' }).count()).toBe(0);
    await page.clock.fastForward(3_700_000);
    await page.getByRole('button', { name: 'Take the lock away' }).click();
    await page.getByText('The lock was taken away. Settings can set a new one.').waitFor();
    await expect.poll(() => stored(page)).toEqual([WORDS]);
    expect(await lockButton(page).count()).toBe(0);
    await context.close();
  });

  it('is mended by the PIN of the administrator, where the site has one', async () => {
    const settingsPin = await hashPin('kho-doan-1', new Uint8Array(16).fill(3));
    const site = await siteWithConfig(baseUrl(), JSON.stringify({ settingsPin }));
    const { page, context } = await visit(browser, { baseURL: site.url });
    await setLock(page);
    await page.reload();
    await page.getByText('Forgotten?').click();
    await page.getByRole('textbox', { name: 'PIN of the administrator' }).fill('kho-doan-1');
    await page.getByRole('button', { name: 'Take the lock away' }).click();
    await page.getByText('The lock was taken away. Settings can set a new one.').waitFor();
    expect(await page.getByRole('button', { name: 'Ask to take the lock away' }).count()).toBe(0);
    await context.close();
    await site.close();
  });
});
