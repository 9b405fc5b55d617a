import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject, onTestFailed, onTestFinished, TestRunner } from 'vitest';
import { BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT } from './browser-args';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    browserPath: string;
  }
}

const require = createRequire(import.meta.url);
const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Kept for people to look at, never committed. */
export const ARTIFACTS = join(import.meta.dirname, '../../artifacts/journeys');

/** The sizes every screen is looked at in: tablet landscape, tablet portrait, phone. */
export const SIZES = {
  landscape: { width: 1280, height: 860 },
  portrait: { width: 834, height: 1190 },
  /** Tablets lying down. */
  small: { width: 1024, height: 768 },
  tablet: { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
} as const;

export const baseUrl = (): string => inject('baseUrl');

interface Launched {
  extraArgs: readonly string[];
  /** The calls of Playwright so far, the last ones at the end. */
  calls: string[];
}

/** A page that hangs tells nothing any more. */
const ANSWER_MS = 5000;

const launched = new WeakMap<Browser, Launched>();

export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const args = [...BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT, ...extraArgs];
  const calls: string[] = [];
  const logger = {
    isEnabled: (name: string) => name === 'api',
    log: (_name: string, _severity: string, message: string | Error) => {
      calls.push(`${new Date().toISOString().slice(11, 23)} ${String(message).slice(0, 300)}`);
      if (calls.length > 200) calls.splice(0, 100);
    },
  };
  const browser = await chromium.launch({ executablePath: inject('browserPath'), args, logger });
  launched.set(browser, { extraArgs, calls });
  return browser;
}

/**
 * The browser for this try of a test (D390). A second try gets one of its own: in a browser that hangs every try hangs, for
 * not all that is asked of one has a time limit. When the try falls, the last calls say where.
 */
async function browserOfTry(browser: Browser): Promise<Browser> {
  const test = TestRunner.getCurrentTest();
  const known = launched.get(browser);
  if (test === undefined || known === undefined) return browser;
  const again = (test.result?.retryCount ?? 0) > 0;
  const own = again ? await launchBrowser(known.extraArgs) : browser;
  if (again) onTestFinished(() => own.close());
  const calls = launched.get(own)?.calls ?? [];
  onTestFailed(({ task }) => {
    // The report shows why a test fell only where its second try falls too.
    const why = task.result?.errors?.at(-1)?.stack ?? '';
    console.log(`"${test.name}" fell: ${why}\nIts last calls:\n${calls.slice(-12).join('\n')}`);
  });
  return own;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors and page errors so far; a journey ends by expecting none. */
  errors: string[];
}

/**
 * `npm run test:slow`: pages so many times slower than this machine, beside tests as fast as ever. One that looks at what
 * it did not wait for falls here, long before a busy machine makes it fall.
 */
export const SLOWER = Number(process.env['SLOW_PAGES'] ?? 1);

/**
 * A fresh visitor on the start page, without a service worker: storing the app for offline use costs more than most journeys
 * do (D347). One that is about the worker, a page without a network or what is stored for it says `worker: true` and has it
 * in control, with the shell stored.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions & { query?: string; worker?: boolean } = {},
): Promise<Visit> {
  const { query = '', worker = false, ...contextOptions } = options;
  const context = await (await browserOfTry(browser)).newContext({
    viewport: SIZES.landscape,
    baseURL: baseUrl(),
    serviceWorkers: worker ? 'allow' : 'block',
    ...contextOptions,
  });
  // As patient as an expect.poll of a journey (D387).
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  if (SLOWER > 1) {
    const slow = async (slowed: Page) =>
      (await context.newCDPSession(slowed)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    context.on('page', (opened) => void slow(opened).catch(() => undefined));
    await slow(page);
  }
  const errors = collectErrors(page);
  // What stood on the screen of a try that fell, where the page still answers.
  if (TestRunner.getCurrentTest() !== undefined)
    onTestFailed(async () => {
      const shown = page
        .locator('body')
        .ariaSnapshot()
        .then((tree) => tree.slice(0, 4000), String);
      console.log(`On screen then: ${await Promise.race([shown, after(ANSWER_MS, 'nothing that answers')])}`);
    });
  // From the folder that the app lies in.
  await page.goto(`./${query}`);
  if (worker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Opened by a test before the app has made it, the database would be another one. Not waitForFunction: it takes the promise
  // of an asynchronous condition for a yes, whatever comes of it.
  const made = () =>
    page.evaluate(async () => {
      const isThere = async () =>
        (await indexedDB.databases()).some(({ name, version = 1 }) => name === 'callmark' && version > 1);
      while (!(await isThere())) await new Promise(requestAnimationFrame);
      return true;
    });
  // A page that takes up the language of its site begins anew while it is looked at.
  const begunAnew = (error: unknown) => {
    if (!String(error).includes('context was destroyed')) throw error;
    return false;
  };
  while (!(await made().catch(begunAnew)));
  return { context, page, errors };
}

/** What the page complains about. A refused connection is the journey's own doing while it is offline. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Violations axe finds in the screen once it has come to rest (a fading drawer has no colours to judge); [] = none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.evaluate(AXE_SOURCE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** `npm run test:pictures`: no test looks at one, and drawing them costs more than what the journeys do (D347). */
const PICTURES = process.env['PICTURES'] === '1';

/** The page as it is now, for people to look at: artifacts/journeys/{name}.png. */
export async function takePicture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(ARTIFACTS, `${name}.png`), animations: 'disabled', ...options });
}

/** The screen brought into the three sizes, light and dark, and each kept as {name}-{size}-{scheme}. */
export async function takePictures(
  page: Page,
  name: string,
  sizes: readonly (keyof typeof SIZES)[] = ['landscape', 'portrait', 'phone'],
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `${name}-${size}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await page.setViewportSize(before);
}

/** The strongest part of a colour as it is shown; 'grey' where none stands out. */
export async function hueOf(shown: Locator, property: 'color' | 'backgroundColor'): Promise<string> {
  const colour = await shown.evaluate((element, name) => getComputedStyle(element)[name], property);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [most, next] = [red, green, blue].sort((a, b) => b - a);
  if ((most ?? 0) - (next ?? 0) < 5) return 'grey';
  return most === red ? 'red' : most === green ? 'green' : 'blue';
}
