import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { rowsOf } from '../tools/app-rows';
import { editTranscript, evaluation, openCalls, score, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { storedTables } from './stored-tables';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const note = (page: Page) => evaluation(page).getByRole('textbox', { name: 'Overall Evaluation Notes', exact: true });
const others = (page: Page) => evaluation(page).locator('.evaluation-other > span').allTextContents();
const stored = async (page: Page) => ((await rowsOf(page, 'reviews')) as Evaluation[])[0]?.evaluationNotes;

async function review(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await note(page).waitFor();
}

/** Types at the end of what is there, in the same moment in all pages: none has heard of the others by then. */
async function typeAtOnce(...typed: [Page, string][]): Promise<void> {
  const at = Date.now() + 1500;
  const waits = typed.map(([page, text]) =>
    note(page).evaluate(
      (area, [more, when]) =>
        new Promise<void>((done) => {
          setTimeout(() => {
            if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
            area.focus();
            area.setSelectionRange(area.value.length, area.value.length);
            document.execCommand('insertText', false, more);
            done();
          }, when - Date.now());
        }),
      [text, at] as const,
    ),
  );
  await Promise.all(waits);
}

describe('a note in two windows', () => {
  it('is typed on by turns without a choice, and keeps what is chosen where both typed at once', async () => {
    const { page: one, context, errors } = await visit(browser);
    await editTranscript(one, TYPED_SALES_CALL);
    await one.getByRole('radio', { name: 'View' }).check({ force: true });
    await score(one);
    await waitForScore(one);
    const two = await context.newPage();
    await two.goto('/');
    const drawer = await openCalls(two);
    await drawer
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await waitForScore(two);
    await review(one);
    await review(two);

    await note(one).pressSequentially('one.');
    await expect.poll(() => note(two).inputValue()).toBe('one.');
    await note(two).focus();
    await two.keyboard.press('End');
    await two.keyboard.type(' two.');
    // The caret has stayed in it.
    await expect.poll(() => note(one).inputValue()).toBe('one. two.');
    await one.keyboard.type(' three.');
    await expect.poll(() => note(two).inputValue()).toBe('one. two. three.');
    expect([await others(one), await others(two)]).toEqual([[], []]);

    await typeAtOnce([one, ' A'], [two, ' B']);
    await expect.poll(() => others(one)).toEqual(['one. two. three. B']);
    await expect.poll(() => others(two)).toEqual(['one. two. three. A']);
    await evaluation(one)
      .getByRole('button', { name: /^Keep mine/ })
      .click();
    await expect.poll(() => note(two).inputValue()).toBe('one. two. three. A');
    await expect.poll(() => others(one)).toEqual([]);
    expect([await note(one).inputValue(), await others(two), await stored(one)]).toEqual([
      'one. two. three. A',
      [],
      'one. two. three. A',
    ]);

    await typeAtOnce([one, ' C'], [two, ' D']);
    await expect.poll(() => others(two)).toEqual(['one. two. three. A C']);
    await evaluation(two)
      .getByRole('button', { name: /^Use that one/ })
      .click();
    await expect.poll(() => note(two).inputValue()).toBe('one. two. three. A C');
    await expect.poll(() => others(one)).toEqual([]);
    await one.reload();
    await waitForScore(one);
    await review(one);
    await expect.poll(() => note(one).inputValue()).toBe('one. two. three. A C');
    expect([await others(one), await stored(one)]).toEqual([[], 'one. two. three. A C']);
    expect((await storedTables(one))['edits']).toContain('one. two. three. A D');
    expect(errors).toEqual([]);
    await context.close();
  });
});
