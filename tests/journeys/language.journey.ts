import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { wording } from '@/ui/wording';
import { vi } from '@/ui/words/vi/sections';
import { browser, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, baseUrl, SIZES, takePictures, visit } from './harness';
import { KillableBrowser } from './killable-browser';
import { siteWithConfig } from './site-with-config';

withBrowserAndPeer();

const language = (page: Page) => page.locator('html').getAttribute('lang');
const choice = (page: Page) => page.getByRole('combobox', { name: 'Tiếng Việt · English' });

/** Texts of two words or more that are not the same in Vietnamese, by the sections as they are specified. */
function englishTexts(specified: unknown, vietnamese: unknown): string[] {
  if (typeof specified === 'string') return /\s/.test(specified) && specified !== vietnamese ? [specified] : [];
  if (typeof specified !== 'object' || specified === null) return [];
  return Object.entries(specified).flatMap(([key, value]) =>
    englishTexts(value, (vietnamese as Record<string, unknown>)[key]),
  );
}

const { product: _, ...sections } = wording;
const ENGLISH = englishTexts(sections, vi);
const VIETNAMESE = new Set(englishTexts(vi, sections));

/** English sentences of the app that the screen shows, or says to a screen reader. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = [document.body.textContent];
    for (const part of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(part.getAttribute(name) ?? '');
    }
    return texts.join('\n');
  });
  return ENGLISH.filter((text) => !VIETNAMESE.has(text) && shown.includes(text));
}

/** Numbers with a decimal point: neither a version (1.2.0) nor thousands (120.000), nor JSON. */
async function pointsOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Piece by piece: the end of one text and the beginning of the next are no number.
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.closest('pre') === null) texts.push(nodeValue ?? '');
    }
    return texts.join('\n');
  });
  return shown.match(/(?<![\d.])\d+\.(?!\d{3}(?!\d))\d+(?![\d.])/g) ?? [];
}

/** The screen as it came to rest: nothing English on it, no number in English form, nothing for axe to find. */
async function isVietnamese(page: Page, screen: string): Promise<void> {
  expect(await englishOn(page)).toEqual([]);
  await expect.poll(() => pointsOn(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, `vietnamese-${screen}`, ['tablet', 'phone']);
}

describe('the language of the interface', () => {
  it('outlives a browser that is killed right after it was chosen', async () => {
    const killable = new KillableBrowser(inject('browserPath'));
    const start = async () => {
      const context = await killable.start();
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(baseUrl());
      return page;
    };
    try {
      const page = await start();
      await page.getByRole('button', { name: 'Tiếng Việt', exact: true }).click();
      // The bare page is Vietnamese too, before the app begins: its words tell.
      const begun = (of: Page) => of.getByRole('heading', { name: vi.transcript.empty.title }).waitFor();
      await begun(page);
      await killable.kill();
      await begun(await start());
    } finally {
      await killable.dispose();
    }
  });

  it('is offered at the first start in one tap, and every screen of a scored call is Vietnamese then', async () => {
    const { page, errors, context } = await visit(browser, { viewport: SIZES.landscape });
    await page.getByRole('group', { name: 'Tiếng Việt · English' }).getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect.poll(() => language(page)).toBe('vi');
    await page.getByRole('tab', { name: vi.tabs.scoring }).waitFor();
    await page.getByRole('heading', { name: vi.transcript.empty.title }).waitFor();
    expect(await page.getByRole('group', { name: 'Tiếng Việt · English' }).count()).toBe(0);
    await isVietnamese(page, 'empty');

    const samples = page.getByRole('combobox', { name: vi.capture.sample, exact: true });
    await expect.poll(() => samples.getByRole('option').count()).toBeGreaterThan(6);
    for (const [type, title] of [
      ['Sale Effective', 'Tạo kết nối'],
      ['M Customer Service', 'Kỹ năng giao tiếp'],
      ['Summary (Customer Service)', 'Khả năng giữ chân'],
    ] as const) {
      await page.getByRole('combobox', { name: vi.capture.scoringType }).selectOption(type);
      await samples.selectOption({ label: 'Mạng chậm cả tuần, hẹn kỹ thuật' });
      await page.getByRole('heading', { name: title }).first().waitFor();
    }
    await page
      .getByText(/^\d,\d\d$/)
      .first()
      .waitFor();
    await isVietnamese(page, 'scored');

    await page.getByRole('button', { name: vi.results.details('Khả năng giữ chân') }).click();
    const evaluation = page.getByRole('dialog', { name: /^Đánh giá: / });
    await evaluation.waitFor();
    await isVietnamese(page, 'evaluation');
    await evaluation.getByRole('button', { name: vi.ui.close }).first().click();
    for (const tab of [vi.tabs.speaker, vi.tabs.realSpeak]) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
      await isVietnamese(page, tab);
    }
    await page.getByRole('button', { name: vi.header.calls, exact: true }).click();
    const drawer = page.getByRole('complementary', { name: vi.header.calls });
    await drawer.getByRole('button', { name: /^Mở / }).first().waitFor();
    await isVietnamese(page, 'calls');
    await drawer.getByRole('button', { name: vi.calls.allCalls }).click();
    await page.getByRole('region', { name: vi.header.calls }).getByRole('button', { name: /^Mở / }).first().waitFor();
    await isVietnamese(page, 'desk');
    await page.getByRole('radio', { name: vi.reports.title, exact: true }).click({ force: true });
    await page.getByRole('option', { name: 'Mức độ hài lòng · v1' }).waitFor({ state: 'attached' });
    await isVietnamese(page, 'reports');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is not that of a call: an English one says so, and so does what was made of it', async () => {
    const { page, errors, context } = await visit(browser, { viewport: SIZES.landscape });
    await choice(page).selectOption('vi');
    await expect.poll(() => language(page)).toBe('vi');
    const samples = page.getByRole('combobox', { name: vi.capture.sample, exact: true });
    await samples.getByRole('option', { name: 'Auto: Billing dispute' }).waitFor({ state: 'attached' });
    await samples.selectOption({ label: 'Auto: Billing dispute' });
    const said = /Larkfield Mobile, Priya speaking/;
    for (const region of [vi.transcript.heading, vi.results.region]) {
      const words = page.getByRole('region', { name: region, exact: true }).getByText(said).first();
      await expect.poll(() => words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    }
    await page.getByRole('button', { name: vi.transcript.score }).click();
    const claim = page.locator('.claim q').first();
    await expect.poll(() => claim.evaluate((quote) => quote.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    expect(await language(page)).toBe('vi');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('changes in the header and in Settings, and is kept', async () => {
    const { page, errors, context } = await visit(browser);
    expect(await language(page)).toBe('en');
    await choice(page).selectOption('vi');
    await expect.poll(() => language(page)).toBe('vi');
    await page.reload();
    await page.getByRole('button', { name: vi.header.settings, exact: true }).click();
    const settings = page.getByRole('dialog', { name: vi.settings.title });
    await settings.waitFor();
    await isVietnamese(page, 'settings');
    await settings.getByRole('combobox', { name: vi.language.label }).selectOption('en');
    await expect.poll(() => language(page)).toBe('en');
    await page.getByRole('option', { name: 'Choose a sample' }).waitFor({ state: 'attached' });
    await choice(page).selectOption('as-specified');
    await page.getByRole('option', { name: 'Chọn mẫu để đánh giá' }).waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is that of config.json where nobody chose, from the first start on, and gives way to a choice', async () => {
    const site = await siteWithConfig(baseUrl(), JSON.stringify({ interfaceLanguage: 'vi' }));
    const { page, errors, context } = await visit(browser, { baseURL: site.url });
    await expect.poll(() => language(page)).toBe('vi');
    await page.getByRole('heading', { name: vi.transcript.empty.title }).waitFor();
    expect(await page.getByRole('group', { name: 'Tiếng Việt · English' }).count()).toBe(0);
    await choice(page).selectOption('en');
    await expect.poll(() => language(page)).toBe('en');
    await page.reload();
    await page.getByRole('heading', { name: 'No call on screen' }).waitFor();
    expect(await language(page)).toBe('en');
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });
});
