import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { BROWSER_ARGS } from './browser-args';

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

export function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: inject('browserPath'), args: [...BROWSER_ARGS, ...extraArgs] });
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

/** A fresh visitor on the start page, with the service worker in control and the shell stored for offline use. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions & { query?: string } = {},
): Promise<Visit> {
  const { query = '', ...contextOptions } = options;
  const context = await browser.newContext({ viewport: SIZES.landscape, baseURL: baseUrl(), ...contextOptions });
  const page = await context.newPage();
  if (SLOWER > 1) {
    const slow = async (slowed: Page) =>
      (await context.newCDPSession(slowed)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    context.on('page', (opened) => void slow(opened).catch(() => undefined));
    await slow(page);
  }
  const errors = collectErrors(page);
  await page.goto(`/${query}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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

/** The screen as pictures in the three sizes, light and dark: artifacts/journeys/{name}-{size}-{scheme}.png. */
export async function takePictures(
  page: Page,
  name: string,
  sizes: readonly (keyof typeof SIZES)[] = ['landscape', 'portrait', 'phone'],
): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(ARTIFACTS, `${name}-${size}-${colorScheme}.png`), animations: 'disabled' });
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
