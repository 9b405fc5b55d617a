import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '../tools/build-app';
import { baseUrl, launchBrowser, visit } from './harness';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  display: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

describe('the app shell', () => {
  it('is installable: the browser finds nothing against it, and every icon is there', async () => {
    const { page, context } = await visit(browser);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A private window is never installable; nothing else may stand in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await fetch(new URL(href ?? '', baseUrl()))).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Callmark', short_name: 'Callmark', lang: 'vi', display: 'standalone' });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of manifest.icons) {
      const answer = await fetch(new URL(src, `${baseUrl()}/`));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
    }
    await context.close();
  });

  it('keeps its chunks under static/js and answers 404 for what does not exist', async () => {
    const elsewhere = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .filter((path) => !path.startsWith(join('static', 'js')) && path !== 'service-worker.js');
    expect(elsewhere).toEqual([]);
    for (const path of ['/models/none.onnx', '/samples/none.mp3', '/static/js/none.js', '/nowhere']) {
      expect((await fetch(`${baseUrl()}${path}`)).status).toBe(404);
    }
  });

  it('sends a strict Content-Security-Policy', async () => {
    const answer = await fetch(`${baseUrl()}/`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/'unsafe-eval'/);
  });

  it('shows a retry screen when a lazy chunk can not be loaded, and recovers', async () => {
    const context = await browser.newContext({ baseURL: baseUrl(), serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await page.route('**/static/js/settings-dialog*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const retry = page.getByRole('button', { name: /again|retry/i });
    await retry.waitFor();
    await page.unroute('**/static/js/settings-dialog*.js');
    await retry.click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await context.close();
  });
});
