import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../tools/app-rows';
import { callsDrawer, openCalls } from './actions';
import { storeDeskCalls } from './desk-rows';
import { axeViolations, launchBrowser, SIZES, takePictures, type Visit, visit } from './harness';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const desk = (page: Page): Locator => page.getByRole('region', { name: 'Calls', exact: true });
const list = (page: Page): Locator => desk(page).getByRole('list', { name: 'Stored calls' });
const rows = (page: Page): Locator => list(page).getByRole('button', { name: /^Open / });
const titles = async (page: Page): Promise<string[]> =>
  (await rows(page).evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''))).slice(0, 12);
const summary = (page: Page): Locator => desk(page).getByRole('status').first();
const filterButton = (page: Page, name: string): Locator =>
  desk(page)
    .getByRole('navigation', { name: 'Saved filters' })
    .getByRole('button', { name: new RegExp(`^${name.replace(' 8', ' ?8')}`) });

/** At noon, whatever time it is: three hours from one call to the next. */
const noon = (): number => new Date().setHours(12, 0, 0, 0);

/** A page with that many calls stored. */
async function visitWith(count: number, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visited = await visit(browser, options);
  await storeDeskCalls(visited.page, count, noon());
  await visited.page.reload();
  await visited.page.getByRole('button', { name: 'Calls', exact: true }).waitFor();
  return visited;
}

async function openDesk(page: Page): Promise<void> {
  const drawer = await openCalls(page);
  await drawer.getByRole('button', { name: 'All calls' }).click();
  await desk(page).waitFor();
}

/** Presses Stop the moment the first calls are told as deleted: from outside of the page it can be too late. */
function stopsOnceBegun(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          const bar = document.querySelector(
            '[role=region][aria-label="Selected calls"], section[aria-label="Selected calls"]',
          );
          const stop = [...(bar?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Stop');
          if (stop === undefined || !/Deleting: [1-9]/.test(bar?.textContent ?? '')) return;
          watch.disconnect();
          stop.click();
          resolve();
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}

describe('the desk', () => {
  it('finds calls by state, words, score and facts, and keeps a filter under a name', async () => {
    const { page, context, errors } = await visitWith(40);
    await openDesk(page);
    await expect.poll(() => summary(page).textContent()).toBe('40 calls · 24 new, 8 in review, 8 done');
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'desk-40', ['landscape', 'tablet', 'portrait', 'phone']);

    const box = desk(page).getByRole('searchbox', { name: 'Search calls' });
    await page.keyboard.press('/');
    await page.keyboard.type('kh1017');
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect.poll(() => list(page).locator('mark').allTextContents()).toEqual(['KH1017']);
    await box.fill('huy goi');
    await expect.poll(() => rows(page).count()).toBe(10);
    await expect.poll(() => list(page).locator('mark').count()).toBeGreaterThan(20);
    expect(new Set(await list(page).locator('mark').allTextContents())).toEqual(new Set(['hủy', 'gói']));
    await takePictures(page, 'desk-search', ['landscape', 'phone']);
    await desk(page).getByRole('combobox', { name: 'State' }).selectOption({ label: 'Not done' });
    await expect.poll(() => rows(page).count()).toBe(8);

    await desk(page).getByRole('button', { name: 'Save this filter' }).click();
    await desk(page).getByRole('textbox', { name: 'Name of the filter' }).fill('Dọa hủy gói');
    await page.keyboard.press('Enter');
    await filterButton(page, 'Dọa hủy gói 8').waitFor();
    await box.press('Escape');
    await expect.poll(() => box.inputValue()).toBe('');

    await filterButton(page, 'Waiting or failed').click();
    await expect.poll(() => titles(page)).toEqual(['Mời nâng cấp cáp quang 1', 'Khách tính hủy gói vì mạng chậm 2']);
    await desk(page).getByRole('button', { name: 'Retry' }).first().waitFor();
    await filterButton(page, 'All calls').click();
    await desk(page).getByRole('combobox', { name: 'Agent' }).selectOption('Minh Lan');
    await desk(page).getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Lowest score first' });
    await desk(page).getByRole('button', { name: 'More', exact: true }).click();
    await desk(page).getByRole('combobox', { name: 'Level' }).selectOption({ label: 'Below 3' });
    const low = list(page).getByText(/^Proposed by the machine: [12]\.00 · Khá$/);
    // The list follows the choice a moment later.
    await expect.poll(async () => (await low.count()) === (await titles(page)).length).toBe(true);
    expect((await titles(page)).length).toBeGreaterThan(1);
    await takePictures(page, 'desk-filters', ['landscape', 'phone']);

    // The list comes back with the page, and what Calls opens.
    await page.reload();
    await page.getByRole('button', { name: 'Calls', exact: true }).click();
    await filterButton(page, 'Dọa hủy gói 8').click();
    await expect.poll(() => rows(page).count()).toBe(8);
    await desk(page).getByRole('button', { name: 'Change filter Dọa hủy gói' }).click();
    await desk(page).getByRole('textbox', { name: 'Name of the filter' }).fill('Giữ khách');
    await page.keyboard.press('Enter');
    await filterButton(page, 'Giữ khách 8').waitFor();
    await desk(page).getByRole('button', { name: 'Change filter Giữ khách' }).click();
    await desk(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await filterButton(page, 'Giữ khách').waitFor({ state: 'detached' });
    await desk(page).getByRole('button', { name: 'Drawer' }).click();
    await callsDrawer(page).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is walked through by keys, opens calls and comes back to their rows', async () => {
    const { page, context, errors } = await visitWith(12);
    await page.getByRole('button', { name: /done today$/ }).click();
    await expect.poll(() => desk(page).getByRole('heading', { level: 2 }).textContent()).toBe('Mine, today');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(2);
    const shown = await titles(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const second = desk(page).getByRole('button', { name: `Open ${shown[1]}`, exact: true });
    await expect.poll(() => second.evaluate((button) => button === document.activeElement)).toBe(true);
    await desk(page).getByText('1 selected').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await desk(page).getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await desk(page).getByText('2 selected').waitFor({ state: 'detached' });
    // One stop for the whole list; the arrows walk inside the row.
    await expect
      .poll(() => list(page).locator('button:not([tabindex="-1"]), input:not([tabindex="-1"])').count())
      .toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await desk(page)
      .getByText(/^Reviewer of this device, \d\d:\d\d$/)
      .first()
      .waitFor();

    await filterButton(page, 'All calls').click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await desk(page).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Transcript', exact: true }).getByText('Dạ em chào chị').first().waitFor();
    await page.getByRole('button', { name: 'Calls', exact: true }).click();
    await callsDrawer(page).getByRole('button', { name: 'All calls' }).click();
    await list(page).getByText('On screen').waitFor();
    await desk(page).getByRole('button', { name: 'Next call' }).click();
    await desk(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('does one thing to many calls, with progress, a stop and an undo', async () => {
    const { page, context, errors } = await visitWith(400);
    await openDesk(page);
    const bar = desk(page).getByRole('region', { name: 'Selected calls' });
    await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
    await takePictures(page, 'desk-400', ['landscape', 'portrait', 'phone']);
    const boxes = list(page).getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await bar.getByText('3 selected').waitFor();
    await takePictures(page, 'desk-selection', ['landscape', 'portrait', 'phone']);
    expect(await axeViolations(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Set agent' }).click();
    await bar.getByRole('combobox', { name: 'Agent' }).fill('Đức Anh');
    await page.keyboard.press('Enter');
    await page.getByText('Agent set: 3.').waitFor();
    await expect.poll(() => list(page).getByText('Đức Anh').count()).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Put back: 3.').waitFor();
    await expect.poll(() => list(page).getByText('Đức Anh').count()).toBe(0);
    await bar.getByRole('button', { name: 'Set tags' }).click();
    await bar.getByRole('combobox', { name: 'Add a tag' }).fill('gọi lại');
    await page.keyboard.press('Enter');
    await page.getByText('Tags set: 3.').waitFor();
    await expect.poll(() => list(page).getByText('gọi lại').count()).toBe(3);

    // All 400, stopped on the way: what was deleted stays deleted, the rest stays.
    await desk(page).getByRole('checkbox', { name: 'Select all shown' }).click();
    await bar.getByText('400 selected').waitFor();
    const stopped = stopsOnceBegun(page);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await stopped;
    await page.getByText(/^Stopped\. Now in the waste bin: \d+\. What was done of the 400 stays\.$/).waitFor();
    const left = (await rowsOf(page, 'calls')).filter(({ binnedAt }) => binnedAt === undefined).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(400);
    await expect.poll(() => summary(page).textContent()).toContain(`${left} calls`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is there with no call, with three and on a phone', async () => {
    const { page, context, errors } = await visit(browser, { hasTouch: true });
    await openDesk(page);
    await desk(page).getByText('No calls yet', { exact: true }).waitFor();
    await takePictures(page, 'desk-empty');
    await storeDeskCalls(page, 3, noon());
    await page.reload();
    await page.getByRole('button', { name: 'Calls', exact: true }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await takePictures(page, 'desk-3');
    await page.setViewportSize(SIZES.phone);
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(SIZES.phone.width);
    await desk(page).getByRole('button', { name: 'Filter: All calls' }).tap();
    await filterButton(page, 'Waiting or failed').tap();
    await expect.poll(() => rows(page).count()).toBe(2);
    const small = await desk(page).evaluate((region) =>
      [...region.querySelectorAll('button, input, select')]
        .map((one) => (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one))
        .filter((one) => one.checkVisibility() && !one.classList.contains('desk-open'))
        .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ width: wide, height }) => wide < 44 || height < 44),
    );
    expect(small).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
