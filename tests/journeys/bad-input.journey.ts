import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { editTranscript, openCalls, results, score, transcriptBox, upload, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { CAPTIONS, TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const NOT_SOUND = Buffer.from('this is a shopping list, not sound\n'.repeat(50));

/** The number of calls in the drawer, once its list is there. */
async function expectStoredCalls(page: Page, count: number): Promise<void> {
  const drawer = await openCalls(page);
  await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(count);
  await page.keyboard.press('Escape');
}

/** A message to the reviewer: shown as an alert or a status, whichever it is. */
async function messageShown(page: Page, words: RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

describe('bad input gets a clear message and loses nothing', () => {
  it.each([
    [
      'a wrong extension',
      { name: 'notes.txt', mimeType: 'text/plain', buffer: NOT_SOUND },
      /\.mp3.*\.wav.*\.m4a.*\.flac/,
    ],
    ['an empty file', { name: 'empty.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) }, /empty\.mp3/],
    [
      'the right extension with wrong content',
      { name: 'fake.mp3', mimeType: 'audio/mpeg', buffer: NOT_SOUND },
      /fake\.mp3/,
    ],
  ])('%s', async (_, file, words) => {
    const { page, errors, context } = await visit(browser);
    await editTranscript(page, TYPED_SALES_CALL);
    await upload(page, [file]);
    await messageShown(page, words);
    // The same file can be chosen again at once, and what was on the way before is untouched.
    await upload(page, [file]);
    await expectStoredCalls(page, 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['call.mp3', 'call.m4a'])('a truncated %s is kept with its captions', async (name) => {
    const { page, errors, context } = await visit(browser);
    const whole = fixture(name);
    const half = { ...whole, buffer: whole.buffer.subarray(0, Math.floor(whole.buffer.length / 2)) };
    await upload(page, [half, { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) }]);
    await Promise.race([waitForScore(page), messageShown(page, new RegExp(name.replace('.', '\\.')))]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a broken caption file is named, and the sound is kept', async () => {
    const { page, errors, context } = await visit(browser);
    await upload(page, [fixture('call.mp3'), { name: 'call.vtt', mimeType: 'text/vtt', buffer: NOT_SOUND }]);
    await messageShown(page, /call\.vtt/);
    await expectStoredCalls(page, 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('captions of hours are read beside the page', async () => {
    const { page, errors, context } = await visit(browser);
    const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
    const cue = (at: number) => `${clock(at)} --> ${clock(at + 1)}\n<v ${at % 2 ? 'Agent' : 'Customer'}>câu ${at}\n`;
    const captions = Array.from({ length: 5000 }, (_, at) => cue(at)).join('\n');
    const reader = page.waitForEvent('worker', (worker) => worker.url().includes('captions'));
    await upload(page, [
      fixture('call.mp3'),
      { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) },
    ]);
    await reader;
    await waitForScore(page);
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    await expect.poll(() => transcriptBox(page).inputValue()).toContain('câu 4999');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a transcript of 2 MB is kept, scored and shown', async () => {
    const { page, errors, context } = await visit(browser);
    const line = 'C: Dạ gói D120 giá 120.000đ một tháng, anh thấy hơi đắt, mạng thì chậm.\n';
    const text = `${TYPED_SALES_CALL}\n${line.repeat(Math.ceil((2 * 1024 * 1024) / Buffer.byteLength(line)))}`;
    await editTranscript(page, text);
    await score(page);
    await waitForScore(page);
    await page.reload();
    await expectStoredCalls(page, 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['one line without labels', 'xin chào tôi muốn hỏi về gói cước data tháng này'],
    [
      'control characters, right-to-left marks and emoji',
      'A: Dạ\u0000\u0007 em \u202Echào\u202C anh 👩🏽‍💻\nC: \u200Fشكرا 🎉',
    ],
    ['decomposed Vietnamese', TYPED_SALES_CALL.normalize('NFD')],
  ])('%s', async (_, text) => {
    const { page, errors, context } = await visit(browser);
    await editTranscript(page, text);
    await score(page);
    await waitForScore(page);
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    // Too little was said for a judgement on everything: what can't be judged says so and has no meter.
    await expect.poll(() => results(page).getByRole('heading').count()).toBeGreaterThan(7);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a file of 500 MB is stored or refused in words, without being read into memory', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'callmark-huge-')), 'huge.wav');
    const header = fixture('call.wav').buffer.subarray(0, 44);
    header.writeUInt32LE(500_000_000 - 8, 4);
    header.writeUInt32LE(500_000_000 - 44, 40);
    writeFileSync(path, header);
    truncateSync(path, 500_000_000);
    const { page, errors, context } = await visit(browser);
    const session = await context.newCDPSession(page);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    const expression = "document.querySelector('input[type=file]')";
    const { result } = await session.send('Runtime.evaluate', { expression });
    // The path, not the bytes: the browser reads the file itself, as it does for a reviewer.
    await session.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId ?? '' });
    await expectStoredCalls(page, 1);
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    expect(heap).toBeLessThan(100_000_000);
    expect(errors).toEqual([]);
    await context.close();
    rmSync(dirname(path), { recursive: true });
  });

  it('a full device says so; the calls before it stay', async () => {
    const { page, context } = await visit(browser);
    await editTranscript(page, TYPED_SALES_CALL);
    await expectStoredCalls(page, 1);
    // Chromium's own quota override is not enforced for IndexedDB: from here on the platform refuses sound as it would.
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      const add = IDBObjectStore.prototype.add;
      const refuse = (original: typeof put) =>
        function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
          if (this.name === 'audio') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          return key === undefined ? original.call(this, value) : original.call(this, value, key);
        };
      IDBObjectStore.prototype.put = refuse(put);
      IDBObjectStore.prototype.add = refuse(add);
    });
    await upload(page, [fixture('call.wav')]);
    await messageShown(page, /full/i);
    await page.reload();
    await expectStoredCalls(page, 1);
    await page.getByRole('button', { name: /^Calls/ }).click();
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    await expect.poll(() => transcriptBox(page).inputValue()).toContain('SM120');
    await context.close();
  });
});
