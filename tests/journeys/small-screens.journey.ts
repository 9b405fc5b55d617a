import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vi } from '@/ui/words/vi/sections';
import { fixture } from '../tools/fixtures/fixture';
import {
  callsDrawer,
  chooseScoringType,
  chooseSoundSample,
  editTranscript,
  evaluation,
  openCalls,
  score,
  upload,
  waitForScore,
} from './actions';
import { launchBrowser, SIZES, visit } from './harness';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** How much of it can be seen and pressed, by rows of points: nothing lies over these, and they are on the screen. */
const shownShare = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const rows = Array.from({ length: 20 }, (_, row) => top + ((row + 0.5) * height) / 20);
    const isShown = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
    return rows.filter(isShown).length / rows.length;
  });

/** A tablet at 200 %, a phone held sideways, upright and sideways with the keyboard open, a tablet with it. */
const SMALL = {
  '200 %': { width: 640, height: 430 },
  sideways: { width: 844, height: 390 },
  'upright with keys': { width: 390, height: 480 },
  'sideways with keys': { width: 844, height: 200 },
  'tablet with keys': { width: 820, height: 760 },
};

it.each(Object.entries(SMALL))('%s: notes are typed in sight, beside the question who judges', async (_, size) => {
  const { page, context, errors } = await visit(browser, { hasTouch: true });
  await editTranscript(page, TYPED_SALES_CALL);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(page);
  await waitForScore(page);
  await page.setViewportSize(size);
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await evaluation(page).getByRole('region', { name: 'Who is judging?' }).waitFor();
  const notes = evaluation(page).getByRole('textbox', { name: /notes/i }).first();
  await notes.fill('Nhân viên chào hỏi đúng mẫu, hứa gọi lại trước chín giờ sáng mai và đã ghi nhận đầy đủ yêu cầu.');
  await notes.click();
  await expect.poll(() => shownShare(notes)).toBeGreaterThan(0.9);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // A section is gone to, whatever it is that scrolls.
  await evaluation(page).getByRole('navigation').getByRole('button').last().click();
  await expect.poll(() => shownShare(evaluation(page).locator('h3').last())).toBeGreaterThan(0.9);
  await page.keyboard.press('Escape');
  await evaluation(page).waitFor({ state: 'hidden' });

  await openCalls(page);
  const call = callsDrawer(page).getByRole('button', { name: /^Open / });
  await call.scrollIntoViewIfNeeded();
  await expect.poll(() => shownShare(call)).toBeGreaterThan(0.5);
  expect(errors).toEqual([]);
  await context.close();
});

it('200 %: begins with the first question, and a long note leaves room for the rest', async () => {
  const { page, context, errors } = await visit(browser, { hasTouch: true });
  await chooseSoundSample(page);
  await waitForScore(page);
  await page.setViewportSize(SMALL['200 %']);
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await evaluation(page).getByRole('region', { name: 'Who is judging?' }).waitFor();
  for (const part of ['.evaluation-question', '.answer'])
    await expect.poll(() => shownShare(evaluation(page).locator(part).first())).toBeGreaterThan(0.9);
  for (const size of [SMALL['200 %'], SIZES.landscape, SIZES.phone]) {
    await page.setViewportSize(size);
    for (const name of ['Overall Evaluation Notes', /^Notes: /]) {
      const note = evaluation(page).getByRole('textbox', { name, exact: true }).first();
      await note.fill('Nhân viên chào hỏi đúng mẫu. '.repeat(690));
      const { height, inside } = await note.evaluate((area) => ({
        height: area.getBoundingClientRect().height / innerHeight,
        inside: area.scrollHeight / area.clientHeight,
      }));
      expect(height).toBeLessThan(0.42);
      // It scrolls by itself.
      expect(inside).toBeGreaterThan(2);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('the ring of a button in a row of Calls is drawn whole', async () => {
  const { page, context } = await visit(browser);
  await editTranscript(page, TYPED_SALES_CALL);
  const drawer = await openCalls(page);
  for (const size of [SIZES.landscape, SIZES.phone]) {
    await page.setViewportSize(size);
    const rename = drawer.getByRole('button', { name: 'Rename' });
    await drawer.getByRole('button', { name: /^Open / }).focus();
    await page.keyboard.press('Tab');
    expect(await rename.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    const beyond = await rename.evaluate((button) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const row = button.closest('li')?.getBoundingClientRect().bottom ?? 0;
      return button.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset) - row;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  }
  await context.close();
});

it('a tablet lying down: messages above leave the buttons below the transcript in sight', async () => {
  const { page, errors, context } = await visit(browser, { viewport: SIZES.tablet, hasTouch: true });
  await upload(page, [fixture('call.mp3')]);
  await page.getByRole('heading', { name: 'No transcript yet' }).waitFor();
  const refused = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  }));
  await upload(page, refused);
  await page.getByText(/^d\.txt was not added/).waitFor();
  await expect.poll(() => shownShare(page.getByRole('button', { name: 'Score this content' }))).toBeGreaterThan(0.9);
  expect(errors).toEqual([]);
  await context.close();
});

/** The lists of the tool bar whose chosen words don't fit into them. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: /^Scoring tools$|^Công cụ/ }).evaluate((bar) =>
    [...bar.querySelectorAll('select')].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const words = document.createElement('span');
      words.textContent = list.selectedOptions[0]?.textContent ?? '';
      words.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
      document.body.append(words);
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const isCut = words.getBoundingClientRect().width > room + 0.5;
      words.remove();
      return isCut ? [words.textContent] : [];
    }),
  );

it.each(['as-specified', 'vi', 'en'])('a tablet lying down, %s: no choice of the tool bar is cut', async (language) => {
  const { page, context } = await visit(browser, { viewport: SIZES.tablet });
  await page.evaluate((chosen) => localStorage.setItem('interfaceLanguage', JSON.stringify(chosen)), language);
  await page.reload();
  await page.locator('.capture').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => cutChoices(page)).toEqual([]);
  await context.close();
});

it('a phone: the scoring type has a row of its own, so that the longest specified one is whole', async () => {
  const { page, context } = await visit(browser, { viewport: SIZES.phone });
  await chooseScoringType(page, 'Summary (Customer Service)');
  await expect.poll(() => cutChoices(page)).not.toContain('Summary (Customer Service)');
  await context.close();
});

it.each([195, 320])(
  '%i px, as a phone has at its zoom: Scoring and Calls are read without scrolling sideways',
  async (width) => {
    const { page, context } = await visit(browser, { hasTouch: true });
    // Its words are the longer ones.
    await page.evaluate(() => localStorage.setItem('interfaceLanguage', '"vi"'));
    await page.reload();
    const press = (name: string) => page.getByRole('button', { name }).click();
    await page.getByRole('radio', { name: vi.transcript.edit }).check({ force: true });
    await page.getByRole('textbox', { name: vi.transcript.text }).fill(TYPED_SALES_CALL);
    await press(vi.transcript.score);
    await page.locator('.results-rows').first().waitFor();
    await page.setViewportSize({ width, height: 422 });
    const unread = () =>
      page.evaluate(() => ({
        beyond: document.documentElement.scrollWidth - innerWidth,
        // A letter a line.
        columns: [...document.querySelectorAll('main p, main dd, main h2, main button')].flatMap((part) => {
          const { width: wide, height } = part.getBoundingClientRect();
          return wide > 1 && wide < 44 && height > 200 ? [part.textContent] : [];
        }),
      }));
    await expect.poll(unread).toEqual({ beyond: 0, columns: [] });
    await page.locator('header button[aria-expanded]').click();
    await press(vi.calls.allCalls);
    await page.getByRole('list', { name: vi.desk.list }).waitFor();
    await expect.poll(unread).toEqual({ beyond: 0, columns: [] });
    await context.close();
  },
);
