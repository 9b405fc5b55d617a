import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, SIZES, takePictures, visit } from './harness';

withBrowserAndPeer();

/** Words with letters that only Vietnamese has, which the page shows or says without telling that they are Vietnamese. */
const vietnameseOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const letters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
    const found: string[] = [];
    const look = (text: string | null, tongue: string | null | undefined) => {
      // The choice of the language is in each of the two, and a town has one name.
      if (
        text !== null &&
        tongue !== 'vi' &&
        letters.test(text) &&
        text !== 'Tiếng Việt · English' &&
        !/^Huế \d$/.test(text)
      )
        found.push(text);
    };
    const of = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (parentElement?.localName !== 'noscript') look(nodeValue, of(parentElement));
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        look(element.getAttribute(name), of(element));
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) look(field.value, of(field));
    return found;
  });

/** Nothing Vietnamese that doesn't say so, nothing that the specification misspells, nothing for axe to find. */
async function isEnglish(page: Page, screen: string): Promise<void> {
  await expect.poll(() => vietnameseOn(page), { message: screen }).toEqual([]);
  expect(await page.locator('body').ariaSnapshot(), screen).not.toMatch(/Transcripting|Summaryzing|\d %/);
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, `english-${screen}`, ['tablet', 'phone']);
}

it('English: every screen of an English call is English, and so is a new scorecard', async () => {
  const { page, errors, context } = await visit(browser, { viewport: SIZES.landscape });
  await page.getByRole('combobox', { name: 'Tiếng Việt · English' }).selectOption('en');
  await page.getByRole('heading', { name: 'No call on screen' }).waitFor();
  const samples = page.getByRole('combobox', { name: 'Sample', exact: true });
  await samples.getByRole('option', { name: 'Auto: Billing dispute' }).waitFor({ state: 'attached' });
  await isEnglish(page, 'empty');

  for (const [type, title] of [
    ['Sales Effectiveness', 'Make a connection'],
    ['Customer service', 'Communication skills'],
    ['Customer Satisfaction', 'Retention level'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Scoring type' }).selectOption({ label: type });
    await samples.selectOption({ label: 'Refund promised, never arrived' });
    await page.getByRole('button', { name: `Details: ${title}` }).waitFor();
    await isEnglish(page, type);
  }
  await page.getByRole('button', { name: 'Details: Retention level' }).click();
  const evaluation = page.getByRole('dialog', { name: /^Evaluation: / });
  await evaluation.waitFor();
  await isEnglish(page, 'evaluation');
  await evaluation.getByRole('button', { name: 'Close' }).first().click();
  for (const tab of ['Speaker', 'Real Speak']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await isEnglish(page, tab);
  }
  await page.getByRole('button', { name: 'Calls', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: 'Calls' });
  await drawer
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
  await isEnglish(page, 'calls');
  await drawer.getByRole('button', { name: 'All calls' }).click();
  await page
    .getByRole('region', { name: 'Calls' })
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
  await isEnglish(page, 'desk');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await isEnglish(page, 'settings');
  await page.getByRole('button', { name: 'Open scorecards' }).click();
  const builtIn = page.getByRole('region', { name: 'Built in' });
  for (const name of ['Sales Effectiveness', 'Customer service', 'Customer Satisfaction'])
    await builtIn.getByRole('button', { name: `Make a copy: ${name}` }).waitFor();
  await page.getByRole('button', { name: 'New scorecard' }).click();
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).waitFor();
  await isEnglish(page, 'new-scorecard');
  expect(errors).toEqual([]);
  await context.close();
});
