import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { readCsv } from '@/domain/csv';
import type { StoredResult } from '@/domain/results';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { putRows, rowsOf } from '../tools/app-rows';
import { callsDrawer, editTranscript, openCalls, score, waitForScore } from './actions';
import { ARTIFACTS, axeViolations, launchBrowser, SIZES, takePicture, takePictures, visit } from './harness';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SAID = 'không chín một hai ba bốn năm sáu bảy tám';
const WITH_PHONE = `${TYPED_SALES_CALL}\nCustomer (C): Số của chị là ${SAID}, thẻ 4111 1111 1111 1111.`;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Export calls' });
const exportButton = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Export', exact: true });

async function openExport(page: Page): Promise<void> {
  // It stays open behind the dialog.
  if (!(await callsDrawer(page).isVisible())) await openCalls(page);
  await callsDrawer(page).getByRole('button', { name: 'Export calls' }).click();
  await exportButton(page).waitFor();
}

async function saved(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const downloading = page.waitForEvent('download');
  await exportButton(page).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

const textsIn = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** The call on screen so many times over, of three agents. */
async function multiply(page: Page, count: number): Promise<void> {
  const [[call], [transcript], results] = await Promise.all([
    rowsOf(page, 'calls'),
    rowsOf(page, 'transcripts'),
    rowsOf(page, 'results'),
  ]);
  const ids = Array.from({ length: count }, (_, n) => `copy-${n}`);
  await putRows(page, {
    calls: ids.map(
      (id, n): Call => ({
        ...(call as Call),
        ...{ id, title: `Cuộc gọi ${n + 1}`, createdAt: n },
        facts: {
          agent: ['Nguyễn Thị Minh Hạnh', 'Trần Quốc Bảo', 'Lê Hoà'][n % 3] ?? '',
          tags: ['cước', 'VIP'],
          queue: 'Di động',
        },
      }),
    ),
    transcripts: ids.map((callId): StoredTranscript => ({ ...(transcript as StoredTranscript), callId })),
    results: ids.flatMap((callId) => results.map((result): StoredResult => ({ ...result, callId }))),
  });
  await page.reload();
}

describe('calls leave the device', () => {
  it('as tables, a spreadsheet and transcripts, with what is personal listed first and masked in all of them', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true });
    await editTranscript(page, WITH_PHONE);
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    await score(page);
    await waitForScore(page);

    await openExport(page);
    await dialog(page).getByRole('radio', { name: 'CSV' }).check();
    const csv = await saved(page);
    expect(csv.name).toMatch(/\.zip$/);
    const tables = textsIn(csv.bytes);
    const answers = readCsv(tables['answers.csv'] ?? '');
    if (!answers.ok) throw new Error('unreadable table');
    const head = answers.rows[0]?.map(({ text }) => text) ?? [];
    expect(head).toContain('Machine answer');
    expect(answers.rows.length).toBeGreaterThan(5);
    // Said aloud in the transcript only: it is in no table.
    expect(tables['calls.csv']).not.toContain('4111');

    await openExport(page);
    await dialog(page).getByRole('checkbox', { name: 'Mask personal data' }).check();
    await dialog(page).getByRole('checkbox', { name: 'Names of customers too' }).check();
    const found = dialog(page).getByRole('region', { name: /will be masked/ });
    await found.getByRole('checkbox', { name: /^Card 4111 1111 1111 1111/ }).waitFor();
    await found.getByRole('checkbox', { name: new RegExp(`^Phone ${SAID}`) }).waitFor();
    await found.getByRole('checkbox', { name: /^Name Hạnh/ }).waitFor();
    await dialog(page).getByRole('radio', { name: 'Transcripts' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'export-dialog', ['landscape', 'tablet', 'portrait', 'phone']);
    const text = await saved(page);
    const words = strFromU8(text.bytes);
    expect(words).toContain('[card]');
    expect(words).toContain('chị [name]');
    expect(words).not.toContain(SAID);
    expect(words).not.toContain('4111');

    // What was typed has no times: captions are not made up.
    await openExport(page);
    await dialog(page).getByRole('combobox', { name: 'Transcript format' }).selectOption('vtt');
    await exportButton(page).and(page.locator(':enabled')).waitFor();
    expect((await saved(page)).name).toMatch(/\.txt$/);
    await page.getByText('no captions can be made of it').waitFor();

    await openExport(page);
    await dialog(page).getByRole('radio', { name: 'Spreadsheet' }).check();
    await exportButton(page).and(page.locator(':enabled')).waitFor();
    const sheet = await saved(page);
    expect(sheet.name).toMatch(/\.xlsx$/);
    expect(textsIn(sheet.bytes)['xl/workbook.xml']).toMatch(/Calls.*Answers/s);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on paper: a sheet for each call or each agent, and forty in two clicks with the choice of last time', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true });
    await editTranscript(page, TYPED_SALES_CALL);
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    await score(page);
    await waitForScore(page);
    await multiply(page, 39);

    await openExport(page);
    await dialog(page).getByRole('radio', { name: 'Printable' }).check();
    await exportButton(page).click();
    await dialog(page).getByText('The first 5 of 40 sheets; all are printed.').waitFor();
    await dialog(page).getByRole('button', { name: 'Print' }).and(page.locator(':enabled')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'export-preview', ['landscape', 'tablet', 'portrait', 'phone']);
    await onPaper(page, 'calls', 40);
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await dialog(page).getByRole('combobox', { name: 'Sheets' }).selectOption('agent');
    await exportButton(page).click();
    await dialog(page).getByRole('article', { name: 'Nguyễn Thị Minh Hạnh' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Print' }).and(page.locator(':enabled')).waitFor();
    await takePictures(page, 'export-preview-agent', ['landscape', 'phone']);
    await onPaper(page, 'agents', 4);
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await dialog(page).getByRole('radio', { name: 'Transcripts' }).check();
    await dialog(page).getByRole('combobox', { name: 'Transcript format' }).selectOption('docx');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    let clicks = 0;
    const click = async (button: Locator) => {
      clicks += 1;
      await button.click();
    };
    await click(callsDrawer(page).getByRole('button', { name: 'Export calls' }));
    await exportButton(page).waitFor();
    const downloading = page.waitForEvent('download');
    await click(exportButton(page));
    const files = unzipSync(new Uint8Array(readFileSync(await (await downloading).path())));
    expect(Object.keys(files)).toHaveLength(40);
    expect(clicks).toBe(2);
    const document = unzipSync(files['Cuộc gọi 1.docx'] ?? new Uint8Array())['word/document.xml'];
    expect(strFromU8(document ?? new Uint8Array())).toContain('gói SM120');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** What a printer gets: pages of A4 with nothing of the app on them; kept as a PDF and a picture. */
async function onPaper(page: Page, name: string, sheets: number): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.print-root > .sheet').count()).toBe(sheets);
  await expect.poll(() => page.locator('.print-root > .sheet').first().isVisible()).toBe(true);
  await expect.poll(() => page.locator('#root').isVisible()).toBe(false);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  writeFileSync(join(ARTIFACTS, `export-${name}.pdf`), pdf);
  // A4 in points, and a page for every sheet at least.
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(boxes.length).toBeGreaterThanOrEqual(sheets);
  expect(boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual(
    boxes.map(() => [595, 842]),
  );
  const before = page.viewportSize();
  // The width of A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 673, height: 1010 });
  await takePicture(page, `export-${name}-paper`);
  await page.setViewportSize(before ?? SIZES.landscape);
  await page.emulateMedia({ media: null });
}
