import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { buildApp, PROJECT_ROOT } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import * as specified from '@/ui/words/sections';
import { vi } from '@/ui/words/vi/sections';
import { BROWSER_ARGS } from '../journeys/browser-args';

const FOLDER = join(PROJECT_ROOT, 'docs/pictures');

/** A built-in call with sound, and what the guides show of it: a scorecard that fits it, one of its questions' cards. */
const SAMPLE = 'Mạng chậm cả tuần, hẹn kỹ thuật';
const SCORECARD = 'M Customer Service';

const LANGUAGES = {
  en: { words: specified, name: 'English', card: 'Communication skills' },
  vi: { words: vi, name: 'Tiếng Việt', card: 'Kỹ năng giao tiếp' },
} as const;

/** The pictures of one language, each as the app shows it to somebody who just began. */
async function takeOf(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  const { words, name, card } = LANGUAGES[language];
  const keep = async (shown: Page | Locator, picture: string) => {
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await shown.screenshot({
      path: join(FOLDER, `${picture}.${language}.jpg`),
      quality: 80,
      type: 'jpeg',
      animations: 'disabled',
    });
  };
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });

  await page.getByRole('heading', { name: specified.transcript.empty.title }).waitFor();
  if (language === 'en') await keep(page, 'first-start');
  await page.getByRole('group', { name: 'Tiếng Việt · English' }).getByRole('button', { name }).click();
  await page.getByRole('heading', { name: words.transcript.empty.title }).waitFor();
  if (language === 'vi') await keep(page, 'first-start');

  const samples = page.getByRole('combobox', { name: words.capture.sample, exact: true });
  await page.getByRole('combobox', { name: words.capture.scoringType }).selectOption(SCORECARD);
  await samples.getByRole('option', { name: SAMPLE }).waitFor({ state: 'attached' });
  await samples.selectOption({ label: SAMPLE });
  await button(words.results.details(card)).waitFor();
  await keep(page, 'scored');

  await button(words.results.details(card)).click();
  const evaluation = page.getByRole('dialog').first();
  await evaluation.getByRole('button', { name: words.people.notNow }).click();
  await evaluation.getByText(words.player.peaks(0).replace(/ *\d.*/, '')).waitFor({ state: 'detached' });
  await evaluation.getByRole('group').first().waitFor();
  await keep(page, 'evaluation');
  await evaluation.getByRole('button', { name: words.ui.close }).first().click();
  await evaluation.waitFor({ state: 'detached' });

  await button(words.header.calls).click();
  const drawer = page.getByRole('complementary', { name: words.header.calls });
  await drawer.getByText(SAMPLE).first().waitFor();
  await keep(page, 'calls');
  await page.keyboard.press('Escape');

  await button(words.header.settings).click();
  await button(words.settings.checkDevice).click();
  const check = page.getByRole('dialog', { name: words.settings.checkDevice });
  await check.getByRole('listitem').nth(5).waitFor();
  await keep(check, 'device-check');
}

/** `npm run guide-pictures`: the pictures of docs/guide.md and docs/guide.vi.md, from the app as it is built now. */
async function run(): Promise<void> {
  buildApp();
  mkdirSync(FOLDER, { recursive: true });
  const server = await serveDist(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    for (const language of ['en', 'vi'] as const) {
      const page = await browser.newPage({ viewport: { width: 1180, height: 820 } });
      await page.goto(server.url);
      await takeOf(page, language);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

await run();
