import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vi } from '@/ui/words/vi/sections';
import { putRows, rowsOf } from '../tools/app-rows';
import {
  chooseScoringType,
  chooseSoundSample,
  editTranscript,
  evaluation,
  results,
  score,
  waitForScore,
} from './actions';
import { storeDeskCalls } from './desk-rows';
import { launchBrowser, SIZES, takePictures, type Visit, visit } from './harness';
import { speakVietnamese } from './team-actions';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { header, calls, review, desk: words } = vi;
const callsButton = (page: Page): Locator => page.getByRole('button', { name: header.calls, exact: true });
const drawer = (page: Page): Locator => page.getByRole('complementary', { name: header.calls });
const desk = (page: Page): Locator => page.getByRole('region', { name: header.calls, exact: true });
const CARD_BLOCKED = join(import.meta.dirname, '../on-device/calls/tuning/vi-the-bi-khoa-nhan-vien-gat.json');
const LONG_NAME = 'NguyễnThịHoàngPhươngKhánhVyTổngĐàiChămSócKháchHàngMiềnTây';

/** More than a thousand calls, one that waits, one that failed, in Vietnamese: the longest words everywhere. */
async function visitBusy(): Promise<Visit> {
  const visited = await visit(browser, { hasTouch: true });
  await storeDeskCalls(visited.page, 1200, new Date().setHours(12, 0, 0, 0));
  const named = (await rowsOf(visited.page, 'calls')).filter(({ id }) => /^desk-[0-3]$/.test(id));
  const facts = { agent: LONG_NAME, tags: [`khiếunại${LONG_NAME}`, 'bán thêm'] };
  await putRows(visited.page, { calls: named.map((call) => ({ ...call, facts })) });
  await visited.page.reload();
  await speakVietnamese(visited.page);
  await callsButton(visited.page).waitFor();
  return visited;
}

/** Words of a row that stand on its buttons or out of the screen. */
const onEachOther = (row: Locator): Promise<string[]> =>
  row.evaluate((element) => {
    const found: string[] = [];
    const buttons = [...element.querySelectorAll('button')];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || parent.closest('button, .visually-hidden') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const word of range.getClientRects()) {
        if (word.right > innerWidth) found.push(`out of the screen: ${text.nodeValue}`);
        for (const button of buttons) {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const across = Math.min(right, word.right) - Math.max(left, word.left);
          const along = Math.min(bottom, word.bottom) - Math.max(top, word.top);
          if (across > 1 && along > 1) found.push(`${button.ariaLabel ?? button.textContent}: ${text.nodeValue}`);
        }
      }
    }
    return found;
  });

/** How many pixels, up and down from its middle, a finger finds it in. */
const targetHeight = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const meets = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
    const middle = top + height / 2;
    const reach = (step: number) => {
      let y = middle;
      while (Math.abs(y - middle) < 60 && meets(y)) y += step;
      return Math.abs(y - middle);
    };
    return reach(1) + reach(-1);
  });

it('the header takes one line, however much waits (the tabs of a phone one below it), and so does the bar without a call', async () => {
  const { page, errors, context } = await visitBusy();
  await page.getByText(header.waiting(1), { exact: true }).waitFor();
  const buttons = page.getByRole('banner').getByRole('button');
  for (const width of [1280, 1180, 1024, 900, 834, 768, 600, 390, 360]) {
    await page.setViewportSize({ width, height: 860 });
    await expect
      .poll(
        () => buttons.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().y))).size),
        {
          message: `${width} px`,
        },
      )
      .toBe(1);
    const tall = (await page.getByRole('banner').boundingBox())?.height;
    expect(tall, `${width} px`).toBeLessThan(width < 720 ? 120 : 64);
  }
  const bar = page.getByRole('region', { name: review.bar });
  for (const size of ['portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    const [said, next] = await Promise.all([
      bar.getByText(review.noCall).boundingBox(),
      bar.getByRole('button', { name: review.nextCall }).boundingBox(),
    ]);
    expect(said?.y, size).toBeGreaterThan(next?.y ?? Number.POSITIVE_INFINITY);
  }
  // What is done fills as much of its bar; the rest of it is not the grey of a bar without a style.
  await page.setViewportSize(SIZES.landscape);
  const day = page.getByRole('banner').locator('progress');
  expect(await day.evaluate((bar) => getComputedStyle(bar).appearance)).toBe('none');
  expect(errors).toEqual([]);
  await context.close();
});

it('a name or tag without a space stays in its place, in the drawer and on the desk, at every size', async () => {
  const { page, errors, context } = await visitBusy();
  await callsButton(page).click();
  const row = drawer(page).getByRole('listitem').filter({ hasText: LONG_NAME }).first();
  for (const size of ['landscape', 'portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => onEachOther(row), { message: size }).toEqual([]);
  }
  await page.setViewportSize(SIZES.landscape);
  await drawer(page).getByRole('button', { name: calls.allCalls }).click();
  const list = desk(page).getByRole('list', { name: words.list });
  await list.getByText(`khiếunại${LONG_NAME}`).first().waitFor();
  for (const size of ['landscape', 'tablet', 'portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    const cut = () =>
      list
        .locator('.desk-call')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    await expect.poll(cut, { message: size }).toBe(0);
    expect(await targetHeight(list.getByRole('button', { name: /^Mở / }).nth(1)), size).toBeGreaterThanOrEqual(43);
  }
  // What can't be taken back with one press is the last of a menu.
  await list
    .getByRole('button', { name: /^Thao tác với/ })
    .nth(1)
    .click();
  const choices = page.locator('[popover]:popover-open').getByRole('button');
  expect(await choices.last().textContent()).toBe(words.delete);
  await page.keyboard.press('Escape');
  // The bar of its call.
  await list.getByRole('button', { name: /^Mở / }).first().click();
  const facts = page.getByRole('region', { name: review.bar }).getByText(LONG_NAME).first();
  for (const size of ['landscape', 'portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await facts.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: size })
      .toBe(0);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('what the first Tab goes to is seen', async () => {
  const { page, errors, context } = await visit(browser);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to transcript' });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await targetHeight(link)).toBeGreaterThanOrEqual(43);
  expect(errors).toEqual([]);
  await context.close();
});

it('a claim is met anywhere in its sentence by a finger', async () => {
  const { page, errors, context } = await visit(browser, { hasTouch: true });
  await editTranscript(page, TYPED_SALES_CALL);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(page);
  await waitForScore(page);
  const claims = results(page).getByRole('button', { name: /^Show in the transcript/ });
  for (const claim of await claims.all()) expect(await targetHeight(claim)).toBeGreaterThanOrEqual(43);
  expect(errors).toEqual([]);
  await context.close();
});

/** How far the last words of each card are above its foot, and of each row how far its last card is from the edge. */
const emptyIn = (grid: Locator): Promise<{ below: number; beside: number; cut: number }> =>
  grid.evaluate((list) => {
    const edge = list.getBoundingClientRect().right;
    const cards = [...list.children].map((card) => {
      const shown = card.querySelectorAll('.claim, .results-card-text, .results-card-rating > *');
      const last = Math.max(...[...shown].map((part) => part.getBoundingClientRect().bottom));
      const { top, right, bottom } = card.getBoundingClientRect();
      return { top, right, below: bottom - last, cut: card.scrollWidth - card.clientWidth };
    });
    const rows = Map.groupBy(cards, ({ top }) => Math.round(top));
    return {
      below: Math.max(...cards.map(({ below }) => below)),
      beside: Math.max(...[...rows.values()].map((row) => edge - Math.max(...row.map(({ right }) => right)))),
      cut: Math.max(...cards.map(({ cut }) => cut)),
    };
  });

it('a card of many sentences leaves no hole beside it, at every size, and Tab goes along the rows', async () => {
  const { page, errors, context } = await visit(browser);
  await chooseScoringType(page, 'M Customer Service');
  const { transcript }: { transcript: string } = JSON.parse(readFileSync(CARD_BLOCKED, 'utf8'));
  await editTranscript(page, transcript);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(page);
  await waitForScore(page);
  const grid = results(page).getByRole('list', { name: 'Criteria' });
  // Six sentences, three, and twice none.
  expect(await grid.locator('.claim').count()).toBe(9);
  for (const size of ['landscape', 'tablet', 'small', 'portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expect.poll(() => emptyIn(grid), { message: size }).toMatchObject({ cut: 0 });
    const { below, beside } = await emptyIn(grid);
    expect(below, size).toBeLessThan(240);
    expect(beside, size).toBeLessThan(2);
    const ways = await grid.locator('> li').evaluateAll((cards) =>
      cards.map((card) => {
        const { top, left } = card.getBoundingClientRect();
        return Math.round(top) * 10_000 + left;
      }),
    );
    expect(ways, size).toEqual(ways.toSorted((one, other) => one - other));
  }
  await takePictures(page, 'criteria-long', ['landscape', 'tablet', 'portrait', 'phone']);
  expect(errors).toEqual([]);
  await context.close();
});

it.each(['landscape', 'tablet', 'phone'] as const)(
  '%s: while the name is asked the questions have room, and a section is gone to',
  async (size) => {
    const { page, errors, context } = await visit(browser, { hasTouch: true });
    await chooseSoundSample(page);
    await waitForScore(page);
    await page.setViewportSize(SIZES[size]);
    await results(page)
      .getByRole('button', { name: /^Details: / })
      .last()
      .click();
    const dialog = evaluation(page);
    await dialog.getByRole('region', { name: 'Who is judging?' }).waitFor();
    await dialog.getByRole('region', { name: 'Recording' }).waitFor();
    const last = dialog.locator('h3').last();
    await dialog.getByRole('navigation').getByRole('button').last().click();
    await expect
      .poll(async () => {
        const [bar, heading, foot] = await Promise.all([
          dialog.getByRole('navigation').boundingBox(),
          last.boundingBox(),
          dialog.getByRole('button', { name: 'Save Evaluation' }).boundingBox(),
        ]);
        if (bar === null || heading === null || foot === null) return 'not there';
        if (heading.y < bar.y + bar.height - 1 || heading.y + heading.height > foot.y) return 'not in sight';
        return foot.y - bar.y - bar.height > 200 ? 'room' : 'no room';
      })
      .toBe('room');
    // By keyboard, forth and back: what has the focus lies below nothing that stays in sight.
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let stop = 0; stop < 16; stop++) {
        await page.keyboard.press(key);
        const hidden = () =>
          page.evaluate(() => {
            const focused = document.activeElement;
            // A list of answers lies unseen behind its buttons.
            if (!focused?.matches('.evaluation-body :is(button, textarea)')) return null;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const on = document.elementFromPoint(left + width / 2, top + Math.min(20, height / 2));
            return on === null || on.closest('.evaluation-top, .modal-foot') !== null ? focused.outerHTML : null;
          });
        await expect.poll(hidden, { message: key }).toBe(null);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);
