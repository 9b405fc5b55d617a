import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseSample,
  chooseScoringType,
  editTranscript,
  evaluation,
  openCalls,
  openDetails,
  results,
  sampleNames,
  score,
  transcriptBox,
  waitForScore,
} from './actions';
import { baseUrl, launchBrowser, visit } from './harness';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openOnlyCall(page: Page): Promise<void> {
  const drawer = await openCalls(page);
  await drawer
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
}

/** A page that writes without end: what is written behind it waits until it is closed. */
async function busyDatabase(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(`${baseUrl()}/icons/icon.svg`);
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('callmark');
        opening.onsuccess = () => {
          const calls = opening.result.transaction('calls', 'readwrite').objectStore('calls');
          const goOn = () => {
            calls.count().onsuccess = goOn;
          };
          goOn();
          resolve();
        };
      }),
  );
  return other;
}

describe('a typed call', () => {
  it('becomes a corrected scorecard that a reload does not lose', async () => {
    const { page, errors, context } = await visit(browser);
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    await expect.poll(() => results(page).getByRole('meter').count()).toBe(7);

    const dialog = await openDetails(page);
    await expect.poll(() => dialog.getByRole('row').count()).toBe(8);
    const response = dialog.getByRole('combobox', { name: /^Response: / }).first();
    const titleBefore = await dialog.getByRole('heading', { name: /^Evaluation: / }).textContent();
    const machine = await response.inputValue();
    const human = machine === '1' ? '5' : '1';
    await response.selectOption(human);
    await expect.poll(() => dialog.getByRole('heading', { name: /^Evaluation: / }).textContent()).not.toBe(titleBefore);
    await dialog
      .getByRole('textbox', { name: /^Notes: / })
      .first()
      .fill('Khách đồng ý nhưng còn lưỡng lự về giá.');
    await dialog.getByRole('textbox', { name: 'Overall Evaluation Notes' }).fill('Đạt. Cần luyện câu chốt.');
    await dialog.getByRole('button', { name: 'Save Evaluation' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.reload();
    await openOnlyCall(page);
    await waitForScore(page);
    const again = await openDetails(page);
    await expect
      .poll(() =>
        again
          .getByRole('combobox', { name: /^Response: / })
          .first()
          .inputValue(),
      )
      .toBe(human);
    await expect
      .poll(() =>
        again
          .getByRole('textbox', { name: /^Notes: / })
          .first()
          .inputValue(),
      )
      .toContain('lưỡng lự');
    await expect
      .poll(() => again.getByRole('textbox', { name: 'Overall Evaluation Notes' }).inputValue())
      .toContain('câu chốt');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('asks for a transcript when there is none, and does nothing else', async () => {
    const { page, context } = await visit(browser);
    await score(page);
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain('Please enter the transcript content');
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'hidden' });
    await expect.poll(() => results(page).getByRole('meter').count()).toBe(0);
    await context.close();
  });

  it('keeps what was typed a moment before the tab is closed', async () => {
    const { page, context } = await visit(browser);
    await editTranscript(page, 'A: Dạ em chào anh ạ.\nC: Chào em.');
    await page.reload();
    await openOnlyCall(page);
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    await expect.poll(() => transcriptBox(page).inputValue()).toContain('Chào em.');
    await context.close();
  });

  it('keeps what is on its way into a busy database when the tab is closed', async () => {
    const { page, context } = await visit(browser);
    const other = await busyDatabase(context);
    await editTranscript(page, 'A: Dạ em chào anh ạ.\nC: Chào em.');
    await transcriptBox(page).blur();
    await page.reload({ waitUntil: 'commit' });
    await other.close();
    await openOnlyCall(page);
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    await expect.poll(() => transcriptBox(page).inputValue()).toContain('Chào em.');
    await context.close();
  });

  it('keeps the words of a turn that are on their way into a busy database when the tab is closed', async () => {
    const { page, context } = await visit(browser);
    await editTranscript(page, 'A: Dạ em chào anh ạ.\nC: Chào em.');
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    await page.getByRole('button', { name: 'Turn 2 options' }).click();
    await page.getByRole('button', { name: 'Edit or split' }).click();
    const words = page.getByRole('textbox', { name: 'Words of turn 2' });
    await words.waitFor();
    const other = await busyDatabase(context);
    await words.fill('Chào em nhé.');
    // Behind another tab: what was typed is taken to be written, and waits.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.reload({ waitUntil: 'commit' });
    await other.close();
    // The call is on screen again by itself.
    await expect.poll(() => words.inputValue()).toBe('Chào em nhé.');
    await context.close();
  });

  it.each([
    ['Sale Effectiveness', 7],
    ['M Customer Service', 4],
    ['Summary (Customer Service)', 6],
  ])('is scored as %s with its own %i criteria', async (label, criteria) => {
    const { page, context } = await visit(browser);
    await chooseScoringType(page, label);
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    const meters = results(page).getByRole('meter');
    await expect.poll(() => meters.count()).toBe(criteria);
    await context.close();
  });

  it('starts from each built-in text sample', async () => {
    const { page, context } = await visit(browser);
    const names = (await sampleNames(page)).text;
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) {
      await chooseSample(page, name);
      await expect.poll(() => page.getByRole('button', { name: /^Details: / }).count()).toBe(0);
      // Pressed before the sample is there, it waits for it.
      await score(page);
      await waitForScore(page);
    }
    await expect.poll(() => evaluation(page).count()).toBe(0);
    await context.close();
  });
});
