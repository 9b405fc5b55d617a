import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editTranscript, transcriptBox } from './actions';
import { axeViolations, baseUrl, launchBrowser, takePictures, visit } from './harness';
import { siteWithConfig } from './site-with-config';

const LINES = Array.from(
  { length: 60 },
  (_, at) =>
    `${at % 2 === 0 ? 'Agent (A)' : 'Customer (C)'}: (00:0${Math.floor(at / 20)}:${10 + (at % 20)},000 - 00:0${Math.floor(at / 20)}:${10 + (at % 20)},900) ${at % 20 === 7 ? 'Nghuyên Thị Phương Khuyến gọi Viet Teo về hoá đơn' : 'Dạ em nghe đây ạ'}`,
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('names of the site that are written otherwise are marked, and put right in one press', async () => {
  const site = await siteWithConfig(baseUrl(), JSON.stringify({ vocabulary: 'Viettel, Nguyễn Thị Phương Khuyên' }));
  const { context, page, errors } = await visit(browser, { baseURL: site.url });
  await editTranscript(page, LINES.join('\n'));
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await page.getByText('“Viet Teo” → Viettel (3)').waitFor();
  await page.getByText('“Nghuyên Thị Phương Khuyến” → Nguyễn Thị Phương Khuyên (3)').waitFor();
  const notice = page.getByRole('region', { name: 'Perhaps a name or product, written otherwise:' });
  expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'near-misses', ['landscape', 'portrait', 'phone']);
  await page.getByRole('button', { name: 'Replace “Viet Teo” with Viettel everywhere' }).click();
  await page.getByText('“Viet Teo” → Viettel (3)').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Leave “Nghuyên Thị Phương Khuyến” as it is' }).click();
  await page.getByText('Perhaps a name or product, written otherwise:').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await expect.poll(() => transcriptBox(page).inputValue()).toBe(LINES.join('\n').replaceAll('Viet Teo', 'Viettel'));
  expect(errors).toEqual([]);
  await context.close();
  await site.close();
});

it('words are found wherever they are, replaced everywhere, and brought back by one Undo', async () => {
  const { page, errors, context } = await visit(browser);
  await editTranscript(page, LINES.join('\n'));
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('viet teo');
  await page.getByText('3 places in 3 turns').waitFor();
  for (const turn of [8, 28, 48]) {
    await page.keyboard.press('Enter');
    const bubble = page.locator(`[data-turn="${turn}"].transcript-lit`);
    const words = bubble.locator('.transcript-words');
    const inSight = () =>
      words.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 1, y)));
      });
    await expect.poll(inSight).toBe(true);
  }
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Viettel');
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'find-replace', ['landscape', 'portrait', 'phone']);
  const form = page.getByRole('form', { name: 'Find and replace' });
  await page.getByRole('button', { name: 'Replace all' }).click();
  await form.getByText('Replaced in 3 places').waitFor();
  const text = async () => {
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    return transcriptBox(page).inputValue();
  };
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await page.getByText('3 places in 3 turns').waitFor();
  await page.getByRole('button', { name: 'Replace all' }).click();
  await form.getByText('Replaced in 3 places').waitFor();
  await expect.poll(text).toBe(LINES.join('\n').replaceAll('Viet Teo', 'Viettel'));
  expect(errors).toEqual([]);
  await context.close();
});
