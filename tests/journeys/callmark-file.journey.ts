import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../tools/app-rows';
import { fixture } from '../tools/fixtures/fixture';
import { asText, entriesOf, manifestIn, withoutTime, zipped } from '../tools/zips';
import {
  editTranscript,
  evaluation,
  openCalls,
  openDetails,
  results,
  score,
  transcriptBox,
  upload,
  waitForScore,
} from './actions';
import { axeViolations, launchBrowser, takePictures, type Visit, visit } from './harness';
import { openSettings } from './set-services';
import { CAPTIONS, TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const importing = (page: Page): Locator => page.getByRole('dialog', { name: /^Import/ });
const exporting = (page: Page): Locator => page.getByRole('dialog', { name: 'Export calls' });
const firstAnswer = (dialog: Locator): Locator => dialog.getByRole('combobox', { name: /^Response: / }).first();

/** As on tablets, whose browsers ask for no place: the file comes among the downloads. */
async function visitTablet(): Promise<Visit> {
  const visited = await visit(browser, { acceptDownloads: true });
  const withoutPicker = () => Reflect.deleteProperty(window, 'showSaveFilePicker');
  await visited.context.addInitScript(withoutPicker);
  await visited.page.evaluate(withoutPicker);
  return visited;
}

/** The backup as a file, and the name the browser gives it. */
async function backUp(page: Page): Promise<{ name: string; file: Blob; bytes: Buffer }> {
  const settings = await openSettings(page);
  const downloading = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Back up everything' }).click();
  const download = await downloading;
  await exporting(page)
    .getByText(/the file is ready/)
    .waitFor();
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return { name: download.suggestedFilename(), file: new Blob([bytes]), bytes };
}

async function done(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const asFile = (buffer: Buffer, name = 'calls.callmark') => ({ name, mimeType: 'application/zip', buffer });

/** What a reviewer reads on the screens of the first call and in the list. */
async function screens(page: Page): Promise<Record<string, unknown>> {
  const drawer = await openCalls(page);
  await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(2);
  const list = await drawer.getByRole('list', { name: 'Stored calls' }).textContent();
  // The first that was made.
  await drawer
    .getByRole('button', { name: /^Open / })
    .last()
    .click();
  await waitForScore(page);
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await expect.poll(() => transcriptBox(page).inputValue()).not.toBe('');
  const transcript = await transcriptBox(page).inputValue();
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  const scores = await results(page).textContent();
  const dialog = await openDetails(page);
  const totals = await dialog.getByText(/^Machine \d/).textContent();
  const answers = await dialog
    .getByRole('combobox', { name: /^Response: / })
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  const others = await dialog.getByText(/^Nguyễn Thị Lan: /).allTextContents();
  const notes = await dialog
    .getByRole('textbox', { name: /Notes/ })
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return { list, transcript, scores, totals, answers, others, notes };
}

describe('a backup of one profile in another', () => {
  it('shows the same screens, and its backup has the same bytes', async () => {
    const from = await visitTablet();
    const { page } = from;
    await editTranscript(page, TYPED_SALES_CALL);
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    await score(page);
    await waitForScore(page);
    const first = await openDetails(page);
    await first.getByRole('textbox', { name: 'Reviewer name' }).fill('Nguyễn Thị Lan');
    await page.keyboard.press('Enter');
    await first.getByText('Judging as Nguyễn Thị Lan').waitFor();
    await firstAnswer(first).selectOption('1');
    await first.getByRole('textbox', { name: 'Overall Evaluation Notes' }).fill('Chào tốt, chốt sớm.');
    await first.getByRole('button', { name: 'Hand over' }).click();
    const handing = page.getByRole('dialog', { name: 'Hand over' });
    await handing.getByRole('textbox', { name: 'Reviewer name' }).fill('Minh');
    await handing.getByRole('button', { name: 'Take over' }).click();
    await handing.waitFor({ state: 'hidden' });
    await upload(page, [
      fixture('call.wav'),
      { name: 'call.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) },
    ]);
    await page.getByText('Mạng nhà anh chậm cả tuần nay rồi').first().waitFor();
    await waitForScore(page);
    await expect.poll(async () => (await rowsOf(page, 'jobs')).every(({ state }) => state === 'done')).toBe(true);
    const drawer = await openCalls(page);
    await drawer
      .getByRole('button', { name: /^Open / })
      .last()
      .click();
    await waitForScore(page);
    const second = await openDetails(page);
    await second.getByText('Judging as Minh').waitFor();
    await firstAnswer(second).selectOption('5');
    await second.getByRole('button', { name: 'Save Evaluation' }).click();
    await second.waitFor({ state: 'hidden' });

    const before = await screens(page);
    const settings = await openSettings(page);
    await settings.getByText('2 calls are on this device, and no backup was made yet.').waitFor();
    await settings.getByRole('button', { name: 'Close', exact: true }).click();
    const { name, file, bytes } = await backUp(page);
    expect(name).toMatch(/^Callmark backup \d{4}-\d\d-\d\d\.callmark$/);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'callmark-file-exported');
    await done(page);
    await (await openSettings(page)).getByText(/^Last backup: .* No call is new or changed since\.$/).waitFor();

    const to = await visitTablet();
    await (await openCalls(to.page)).getByRole('button', { name: 'Import', exact: true }).click();
    await importing(to.page).locator('input[type=file]').setInputFiles(asFile(bytes));
    await importing(to.page).getByText('2 calls are new here.').waitFor();
    await importing(to.page).getByText('Reviewers: Nguyễn Thị Lan, Minh').waitFor();
    expect(await axeViolations(to.page)).toEqual([]);
    await takePictures(to.page, 'callmark-file-planned', ['landscape', 'tablet', 'portrait', 'phone']);
    await importing(to.page).getByRole('button', { name: 'Import 2 calls' }).click();
    await importing(to.page).getByText('2 calls were added.').waitFor();
    await takePictures(to.page, 'callmark-file-imported');
    await done(to.page);
    await to.page.reload();
    expect(await screens(to.page)).toEqual(before);

    const again = await backUp(to.page);
    expect(await withoutTime(again.file)).toEqual(await withoutTime(file));
    await done(to.page);
    await upload(to.page, [asFile(bytes)]);
    await importing(to.page).getByText('2 calls are here already, just the same.').waitFor();
    await importing(to.page).getByText('Everything in this file is here already.').waitFor();
    expect([...from.errors, ...to.errors]).toEqual([]);
    await Promise.all([from.context.close(), to.context.close()]);
  });
});

describe('a file that is not right', () => {
  it('is told what is wrong with it before anything is stored; of a damaged one the whole calls come', async () => {
    const { page, context } = await visitTablet();
    await editTranscript(page, TYPED_SALES_CALL);
    await upload(page, [fixture('call.wav')]);
    const drawer = await openCalls(page);
    await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(2);
    await page.keyboard.press('Escape');
    const { file } = await backUp(page);
    await done(page);
    await context.close();

    const { page: other, context: fresh, errors } = await visitTablet();
    const offer = async (bytes: Blob | Buffer) => {
      const buffer = bytes instanceof Blob ? Buffer.from(await bytes.arrayBuffer()) : bytes;
      await upload(other, [asFile(buffer)]);
      await importing(other).waitFor();
    };
    const told = (words: string | RegExp) => importing(other).getByText(words).waitFor();
    await offer(Buffer.from('no zip at all'));
    await told(/not a \.callmark file.*Nothing was stored\./);
    expect(await axeViolations(other)).toEqual([]);
    await takePictures(other, 'callmark-file-refused');
    await importing(other).getByRole('button', { name: 'Cancel' }).click();

    const entries = new Map([...(await entriesOf(file))].map(([path, text]) => [path, text] as const));
    const manifest = manifestIn(entries);
    await offer(await zipped([['manifest.json', JSON.stringify({ ...manifest, version: 2 })]]));
    await told(/made by a newer Callmark/);
    await importing(other).getByRole('button', { name: 'Cancel' }).click();

    const whole = [...entries].filter(([path]) => !path.includes('sound'));
    const sound = manifest.calls.find((call) => call.sound !== undefined);
    await offer(await zipped(whole.map(([path, text]) => [path, asText(text)] as const)));
    await told(new RegExp(`“${sound?.title}”: a part of it is missing`));
    await takePictures(other, 'callmark-file-broken');
    await importing(other).getByRole('button', { name: 'Import one call' }).click();
    await told('One call was added.');
    await done(other);
    const rows = (await openCalls(other)).getByRole('button', { name: /^Open / });
    await expect.poll(() => rows.count()).toBe(1);
    expect(errors).toEqual([]);
    await fresh.close();
  });
});

describe('where the browser asks for a place', () => {
  it('the file is written there piece by piece, and choosing none ends it', async () => {
    const { page, context, errors } = await visit(browser);
    await editTranscript(page, TYPED_SALES_CALL);
    await page.evaluate(() => {
      const chosen = async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(`test ${suggestedName}`, { create: true });
      const none = () => Promise.reject(new DOMException('', 'AbortError'));
      const answers: unknown[] = [none, chosen];
      Object.assign(window, { showSaveFilePicker: (o: never) => (answers.shift() as typeof chosen)(o) });
    });
    const press = async () => (await openSettings(page)).getByRole('button', { name: 'Back up everything' }).click();
    await press();
    await exporting(page).waitFor({ state: 'hidden' });
    await press();
    await exporting(page)
      .getByText(/One call, .*: the file is written\./)
      .waitFor();
    const written = await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      for await (const [name, handle] of root as unknown as AsyncIterable<[string, FileSystemFileHandle]>) {
        if (name.startsWith('test ')) return (await handle.getFile()).text();
      }
      return '';
    });
    expect(written).toMatch(/^PK[\s\S]*manifest\.json[\s\S]*"format":"callmark"/);
    await done(page);
    await expect.poll(() => evaluation(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
