import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { setOffline } from '../tools/worker-control';
import {
  chooseScoringType,
  chooseSoundSample,
  editTranscript,
  evaluation,
  openCalls,
  openDetails,
  score,
  upload,
  waitForScore,
} from './actions';
import { axeViolations, hueOf, launchBrowser, SIZES, takePictures, visit } from './harness';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
let page: Page;
let errors: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, errors } = await visit(browser, { hasTouch: true, worker: true }));
});
afterAll(() => browser.close());

/** Every state of every screen, in order: each is checked by axe and kept as pictures. */
const SCREENS: [string, () => Promise<void>][] = [
  ['empty', async () => {}],
  ['typing', () => editTranscript(page, TYPED_SALES_CALL)],
  [
    'scored',
    async () => {
      await page.getByRole('radio', { name: 'View' }).check({ force: true });
      await score(page);
      await waitForScore(page);
    },
  ],
  ['evaluation', async () => void (await openDetails(page))],
  [
    'alert',
    async () => {
      await page.keyboard.press('Escape');
      await evaluation(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Clear content' }).click();
      await score(page);
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'audio-sample',
    async () => {
      await page.keyboard.press('Escape');
      await chooseScoringType(page, 'M Customer Service');
      await chooseSoundSample(page);
      await waitForScore(page);
    },
  ],
  [
    'evaluation-with-sound',
    async () => {
      const dialog = await openDetails(page);
      await dialog
        .getByRole('button', { name: /^Play segment/ })
        .first()
        .waitFor();
    },
  ],
  [
    'csat',
    async () => {
      await page.keyboard.press('Escape');
      await evaluation(page).waitFor({ state: 'hidden' });
      await chooseScoringType(page, 'Summary (Customer Service)');
      await score(page);
      await page.getByText('Customer Satisfaction').first().waitFor();
    },
  ],
  [
    'missing-model',
    async () => {
      const long =
        'Cuộc gọi phản ánh chất lượng dịch vụ của khách hàng doanh nghiệp khu vực miền Tây Nam Bộ lúc mười giờ sáng';
      await upload(page, [{ ...fixture('call.mp3'), name: `${long}.mp3` }]);
      await page
        .getByText(/captions/i)
        .first()
        .waitFor();
    },
  ],
  [
    'calls-offline',
    async () => {
      await setOffline(page.context(), true);
      const drawer = await openCalls(page);
      await drawer.getByText('No network. Nothing is lost.').waitFor();
    },
  ],
  [
    'settings',
    async () => {
      await page.keyboard.press('Escape');
      await setOffline(page.context(), false);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    },
  ],
  [
    'speaker',
    async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Speaker' }).click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
    },
  ],
  ['real-speak', () => page.getByRole('tab', { name: 'Real Speak' }).click()],
];

describe('every screen', () => {
  it.each(SCREENS)('%s: axe finds nothing', async (name, reach) => {
    await reach();
    const found = await axeViolations(page);
    await takePictures(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await axeViolations(page)));
    await page.emulateMedia({ colorScheme: 'light' });
    expect(found).toEqual([]);
  });

  it('complained about nothing on the console', () => {
    expect(errors).toEqual([]);
  });
});

it('a scored call: agent left in blue, customer right in green, criteria in three columns on tablets lying down', async () => {
  const { page: tablet, context } = await visit(browser, { hasTouch: true });
  await editTranscript(tablet, TYPED_SALES_CALL);
  await tablet.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(tablet);
  await waitForScore(tablet);
  const bubbles = tablet.locator('.transcript-bubble');
  await expect.poll(() => hueOf(bubbles.nth(0), 'backgroundColor')).toBe('blue');
  await expect.poll(() => hueOf(bubbles.nth(1), 'backgroundColor')).toBe('green');
  const [agent, customer] = await Promise.all([bubbles.nth(0).boundingBox(), bubbles.nth(1).boundingBox()]);
  expect(agent?.x).toBeLessThan(customer?.x ?? 0);
  for (const size of ['small', 'tablet', 'landscape'] as const) {
    await tablet.setViewportSize(SIZES[size]);
    // Its own items only: a card has a list of what it claims inside.
    const cards = tablet.getByRole('list', { name: 'Criteria' }).locator('> li');
    const columns = await cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size);
    expect(columns, size).toBe(3);
    const cut = await cards.evaluateAll((all) => all.some((card) => card.scrollWidth > card.clientWidth));
    expect(cut, size).toBe(false);
  }
  await takePictures(tablet, 'criteria', ['small', 'tablet']);
  await context.close();
});
