import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureFile, fixture } from '../tools/fixtures/fixture';
import { setOffline } from '../tools/worker-control';
import { callsDrawer, openCalls, waitForScore } from './actions';
import { axeViolations, baseUrl, collectErrors, launchBrowser, takePictures, type Visit, visit } from './harness';
import { limitDevice } from './limit-device';
import { openSettings } from './set-services';
import { share } from './share';
import { storedRows } from './stored-tables';
import { CAPTIONS } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const CALL = fixture('call.mp3');
const CUES: FixtureFile = { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };

/** Sent by a page that goes before anybody looks at it. */
const shareUnseen = (page: Page, name: string, bytes: readonly number[]) =>
  page.evaluate(
    async ([fileName, content]) => {
      const form = new FormData();
      form.append('files', new File([new Uint8Array(content)], fileName, { type: 'audio/mpeg' }));
      await fetch('./', { method: 'POST', body: form, redirect: 'manual' });
    },
    [name, bytes] as const,
  );

const waitingRows = async (page: Page) => (await storedRows(page, 'shares')).length;
const titles = async (page: Page) =>
  (await storedRows<{ title: string }>(page, 'calls')).map(({ title }) => title).sort();

describe('a share', () => {
  it('without a network becomes a call with its captions and is scored; the manifest promises it for this folder', async () => {
    const { page, context, errors } = await visit(browser, { worker: true });
    const session = await context.newCDPSession(page);
    const { errors: complaints, data = '' } = await session.send('Page.getAppManifest');
    expect(complaints).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({
      share_target: { action: '.', method: 'POST', enctype: 'multipart/form-data' },
      file_handlers: [{ action: '.' }],
      shortcuts: [{ url: './#record' }, { url: './#calls' }],
    });
    await page.close();

    await setOffline(context, true);
    const opened = await share(context, baseUrl(), [CALL, CUES]);
    errors.push(...collectErrors(opened));
    await opened.getByText('Mạng nhà anh chậm cả tuần nay rồi').first().waitFor();
    await waitForScore(opened);
    await expect.poll(() => waitingRows(opened)).toBe(0);
    // Nothing is sent again by a page that is loaded again.
    await opened.reload();
    await opened.getByRole('tab', { name: 'Scoring' }).waitFor();
    expect(await titles(opened)).toEqual(['call']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is there after a page that never looked at it, and twice the same says so', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await shareUnseen(page, '1000014', [...CALL.buffer]);
    expect(await waitingRows(page)).toBe(1);
    await page.close();
    const next = await context.newPage();
    await next.goto(baseUrl());
    await expect.poll(() => titles(next)).toEqual(['1000014']);
    // While the app is open: in a window beside it, which shows its call.
    const beside = await share(context, baseUrl(), [{ ...CALL, name: 'again.mp3' }]);
    await beside.getByText('The sound of 1 added call is here already.').waitFor();
    await expect.poll(() => titles(next)).toEqual(['1000014', 'again']);
    await context.close();
  });

  it('of text is a transcript; a link, a picture and a broken form are refused in words', async () => {
    const { page, context } = await visit(browser, { worker: true });
    const text = await share(context, baseUrl(), [], {
      title: 'Khách hỏi cước',
      text: 'A: Dạ em chào chị.\nB: Chào em.',
    });
    await text.getByText('Dạ em chào chị.').first().waitFor();
    expect(await titles(text)).toEqual(['Khách hỏi cước']);
    const link = await share(context, baseUrl(), [], { text: 'https://example.com/' });
    await link.getByText(/has neither a file nor a text/).waitFor();
    const picture = await share(context, baseUrl(), [
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    ]);
    await picture
      .getByRole('alert')
      .getByText(/a\.png was not added/)
      .waitFor();
    const answer = await page.evaluate(async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=none' };
      const { type, status } = await fetch('./', { method: 'POST', body: 'torn', headers, redirect: 'manual' });
      return { type, status };
    });
    expect(answer).toEqual({ type: 'opaqueredirect', status: 0 });
    expect(await waitingRows(page)).toBe(0);
    await page.goto(`${baseUrl()}/#share-unreadable`);
    await page.getByText(/could not hand it over whole/).waitFor();
    await context.close();
  });

  it('that there is no room for says so, and leaves what is there alone', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await page.close();
    const filling = await context.newPage();
    const device = await limitDevice(filling, baseUrl());
    await filling.goto(baseUrl());
    await filling.getByRole('tab', { name: 'Scoring' }).waitFor();
    await device.keepFull();
    const full = await share(context, baseUrl(), [CALL]);
    await full.getByText(/What was shared was not added: this device is full/).waitFor();
    expect(await waitingRows(full)).toBe(0);
    expect(await titles(full)).toEqual([]);
    await device.free();
    await context.close();
  });
});

describe('a shortcut', () => {
  it('leads to Record without recording, and to Calls', async () => {
    const { page, context, errors } = await visit(browser, { query: '#record' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Record');
    expect(new URL(page.url()).hash).toBe('');
    await page.goto(`${baseUrl()}/#calls`);
    await callsDrawer(page).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a file that is opened with the app', () => {
  it('becomes a call once, also when the page is loaded again', async () => {
    const { page, context } = await visit(browser);
    await page.evaluate(putInFolder, { folder: 'opened', name: 'call.mp3', bytes: [...CALL.buffer] });
    // The browser's own launch queue hands over what its system opened; it keeps that for a page that is loaded again.
    await context.addInitScript(() => {
      const setConsumer = async (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => {
        const root = await navigator.storage.getDirectory();
        const folder = await root.getDirectoryHandle('opened');
        consumer({ files: [await folder.getFileHandle('call.mp3')] });
      };
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    });
    const opened = await context.newPage();
    await opened.goto(baseUrl());
    await expect.poll(() => titles(opened)).toEqual(['call']);
    await opened.reload();
    await openCalls(opened);
    expect(await titles(opened)).toEqual(['call']);
    await context.close();
  });
});

interface FolderFile {
  folder: string;
  name: string;
  bytes: readonly number[];
}

async function putInFolder({ folder, name, bytes }: FolderFile): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const place = await root.getDirectoryHandle(folder, { create: true });
  const writing = await (await place.getFileHandle(name, { create: true })).createWritable();
  await writing.write(new Uint8Array(bytes));
  await writing.close();
}

/** Chromium's own folders, without its dialogs: the picker gives one of the app's, and permission is what the test says. */
async function visitWithFolder(): Promise<Visit> {
  const visited = await visit(browser);
  await visited.page.evaluate(putInFolder, { folder: 'Ghi âm', name: 'before.mp3', bytes: [...CALL.buffer] });
  await visited.context.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Ghi âm');
    Object.assign(window, { showDirectoryPicker: pick });
    const permission = { value: 'granted' };
    const ask = async () => {
      permission.value = 'granted';
      return permission.value;
    };
    Object.assign(window, { permission });
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => permission.value,
      requestPermission: ask,
    });
    if (localStorage.getItem('withdrawn') !== null) permission.value = 'prompt';
  });
  await visited.page.reload();
  return visited;
}

describe('the watched folder', () => {
  it('adds new sound with its captions once, reads only, and asks when the permission is gone', async () => {
    const { page, context, errors } = await visitWithFolder();
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Choose a folder' }).click();
    await settings.getByText('Callmark watches the folder Ghi âm.').waitFor();
    await settings.getByText('Callmark watches the folder Ghi âm.').scrollIntoViewIfNeeded();
    await takePictures(page, 'watched-folder', ['landscape', 'tablet', 'portrait', 'phone']);
    expect(await axeViolations(page)).toEqual([]);
    await settings.getByRole('button', { name: 'Cancel' }).click();

    const put = (file: FixtureFile, name = file.name) =>
      page.evaluate(putInFolder, { folder: 'Ghi âm', name, bytes: [...file.buffer] });
    await put(CUES, 'mới.vtt');
    await put(CALL, 'mới.mp3');
    await put({ ...CALL, buffer: Buffer.from('a list') }, 'fake.mp3');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('1 call was added from the folder Ghi âm, and is under Calls.').waitFor();
    await page.getByText(/fake\.mp3 was not added: its content is not audio/).waitFor();
    expect(await titles(page)).toEqual(['mới']);
    const audio = await storedRows<{ captions?: { name: string } }>(page, 'audio');
    expect(audio.map(({ captions }) => captions?.name)).toEqual(['mới.vtt']);

    await page.evaluate(() => localStorage.setItem('withdrawn', ''));
    await page.reload();
    await page.getByText(/no longer lets Callmark read the folder Ghi âm/).waitFor();
    await put(CALL, 'sau.mp3');
    await page.getByRole('button', { name: 'Allow again' }).click();
    await expect.poll(() => titles(page)).toEqual(['mới', 'sau']);
    expect(await page.evaluate(namesIn, 'Ghi âm')).toEqual(['before.mp3', 'fake.mp3', 'mới.mp3', 'mới.vtt', 'sau.mp3']);

    const again = await openSettings(page);
    await again.getByRole('button', { name: 'Stop watching' }).click();
    await again.getByRole('button', { name: 'Choose a folder' }).waitFor();
    expect(await storedRows(page, 'folders')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

async function namesIn(folder: string): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const place = (await root.getDirectoryHandle(folder)) as unknown as { keys(): AsyncIterable<string> };
  const names: string[] = [];
  for await (const name of place.keys()) names.push(name);
  return names.sort();
}
