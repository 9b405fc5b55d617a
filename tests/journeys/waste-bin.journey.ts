import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRow } from '../helpers/call-row';
import { putRows, rowsOf } from '../tools/app-rows';
import { callsDrawer, chooseSoundSample, openCalls, transcriptBox } from './actions';
import { axeViolations, launchBrowser, SIZES, takePictures, visit } from './harness';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const DAY = 24 * 60 * 60 * 1000;
const LONG = 'Khách ở phường Phước Long khiếu nại cước chuyển vùng quốc tế tháng mười một tăng gấp ba lần tháng trước';

/** Two hundred calls, one of them with a long name; the first forty in the bin, ten of them for more than a month. */
async function storeCalls(page: Page): Promise<void> {
  const now = Date.now();
  const calls = Array.from({ length: 200 }, (_, n) =>
    callRow({
      ...{ id: `c${n}`, title: n === 0 ? LONG : `Cuộc gọi ${n}`, createdAt: now - n * DAY, updatedAt: now },
      ...{ words: 100, scores: [] },
      ...(n < 40 && { binnedAt: now - (n < 10 ? 31 : n - 10) * DAY }),
    }),
  );
  await putRows(page, { calls });
}

describe('the waste bin', () => {
  it('keeps a deleted call with its sound until it is taken back, or deleted for good', async () => {
    const { page, context, errors } = await visit(browser);
    await chooseSoundSample(page);
    await page.getByRole('button', { name: 'Turn 1 options' }).waitFor();
    const drawer = await openCalls(page);
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await drawer.getByText(/^No calls yet/).waitFor();
    expect((await rowsOf(page, 'audio')).length).toBe(1);

    await drawer.getByRole('button', { name: 'Waste bin (1)' }).click();
    const bin = page.getByRole('dialog', { name: 'Waste bin' });
    await bin
      .getByRole('button', { name: /^Take back / })
      .first()
      .click();
    await bin.getByText('The waste bin is empty.').waitFor();
    await page.keyboard.press('Escape');
    await (await openCalls(page)).getByRole('button', { name: /^Open / }).click();
    await page.getByRole('button', { name: 'Turn 1 options' }).waitFor();

    await openCalls(page);
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await drawer.getByRole('button', { name: 'Waste bin (1)' }).click();
    await bin.getByRole('button', { name: 'Empty the waste bin' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect.poll(async () => (await rowsOf(page, 'audio')).length).toBe(0);
    await expect.poll(() => rowsOf(page, 'calls')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says in Calls what goes within a day, and is usable full, on a phone and by key', async () => {
    const { page, context, errors } = await visit(browser);
    await storeCalls(page);
    await page.reload();
    await openCalls(page);
    await callsDrawer(page)
      .getByText(/10 calls in the waste bin/)
      .waitFor();
    await callsDrawer(page)
      .getByText(/Show more calls \(50 of 160\)/)
      .waitFor();
    await takePictures(page, 'waste-bin-said');
    expect(await axeViolations(page)).toEqual([]);
    await callsDrawer(page).getByRole('button', { name: 'Waste bin (40)' }).focus();
    await page.keyboard.press('Enter');
    const bin = page.getByRole('dialog', { name: 'Waste bin' });
    await bin.getByRole('button', { name: `Take back ${LONG}` }).waitFor();
    await takePictures(page, 'waste-bin-full');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    const button = bin.getByRole('button', { name: `Delete ${LONG} for good` });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SIZES.phone.width);
    await bin.getByRole('button', { name: 'Take all back' }).click();
    await bin.getByText('The waste bin is empty.').waitFor();
    await page.keyboard.press('Escape');
    await openCalls(page);
    await callsDrawer(page)
      .getByText(/Show more calls \(50 of 200\)/)
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the retention rule', () => {
  it('is set in Settings, which says what it would take', async () => {
    const { page, context, errors } = await visit(browser);
    await storeCalls(page);
    const review = { state: 'done' as const, by: 'device', at: Date.now() - 100 * DAY };
    const [call] = (await rowsOf(page, 'calls')).filter(({ binnedAt }) => binnedAt === undefined);
    if (call !== undefined) await putRows(page, { calls: [{ ...call, review }] });
    await page.reload();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('combobox', { name: 'Calls that are done', exact: true }).selectOption('90 days');
    await settings.getByText(/1 call would be due today/).scrollIntoViewIfNeeded();
    await takePictures(page, 'retention-settings');
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await settings.waitFor({ state: 'detached' });
    await page.reload();
    await openCalls(page);
    await callsDrawer(page)
      .getByText(/calls that are done go by the rule in Settings/)
      .waitFor();
    await expect.poll(() => transcriptBox(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
