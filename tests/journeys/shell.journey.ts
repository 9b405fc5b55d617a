import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST } from '@/site/build-app';
import { setOffline } from '../tools/worker-control';
import { baseUrl, launchBrowser, SIZES, takePictures, visit } from './harness';
import { openSettings } from './set-services';
import { laterStored } from './stored-files';

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
    const { page, context } = await visit(browser, { worker: true });
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

  it('asks for all letters of the first screen before that screen’s code, and has what a start runs through compiled on its way', async () => {
    const { page, context } = await visit(browser);
    await page.getByRole('region', { name: 'Results' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name: name.replace(/.*\//, ''), startTime }))
        .sort((one, other) => one.startTime - other.startTime)
        .map(({ name }) => name),
    );
    const code = asked.findIndex((name) => name.startsWith('scoring-screen'));
    expect(code).toBeGreaterThan(0);
    expect(asked.slice(0, code).filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(0);
    expect(asked.slice(code).filter((name) => name.endsWith('.woff2'))).toEqual([]);

    const scripts = readdirSync(join(DIST, 'static/js'));
    const compiled = scripts.filter((name) =>
      readFileSync(join(DIST, 'static/js', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(compiled.map((name) => name.replace(/-.*/, '')).sort()).toEqual([
      'database',
      'libraries',
      'react',
      'start',
      'work',
    ]);
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

  it.each([
    ['landscape', SIZES.landscape],
    ['portrait', SIZES.portrait],
    ['phone', SIZES.phone],
    ['a low screen', { width: 1024, height: 600 }],
  ])('never lays a toast over what is to be pressed: %s', async (name, viewport) => {
    const { page, context, errors } = await visit(browser, { viewport });
    const press = page.getByRole('button', { name: 'Score this content' });
    await press.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    const dialog = await openSettings(page);
    await dialog.getByRole('textbox', { name: 'Summary service' }).fill('http://127.0.0.1:9');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Settings are saved on this device.').waitFor();
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.app button, .app select, .app input, .app textarea')]
          .filter((control) => control.closest('.toasts') === null)
          .filter((control) => {
            const { left, right, top, bottom, width } = control.getBoundingClientRect();
            const points = [top + 2, (top + bottom) / 2, bottom - 2].filter(
              (y) => width > 0 && y > 0 && y < innerHeight,
            );
            return points.some((y) => document.elementFromPoint((left + right) / 2, y)?.closest('.toasts'));
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
    await expect.poll(covered).toEqual([]);
    await expect
      .poll(() => press.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    if (name !== 'a low screen') await takePictures(page, `toast-${name}`, [name as keyof typeof SIZES]);
    expect(errors).toEqual([]);
    await context.close();
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

  it('tells the licences of what it is built of from Settings, also without a network', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await laterStored(page);
    await setOffline(context, true);
    const settings = await openSettings(page);
    const opened = context.waitForEvent('page');
    await settings.getByRole('link', { name: /^Licences of Callmark/ }).click();
    const licences = await opened;
    await licences.waitForLoadState();
    const text = await licences.locator('body').textContent();
    for (const name of [
      'wasm-media-encoders',
      'LAME',
      'mediabunny',
      'onnxruntime-web',
      'be-vietnam-pro',
      'workbox-core',
    ])
      expect(text).toContain(name);
    await context.close();
  });

  it('says that the licences are not here yet where a first visit loses its network before they are stored', async () => {
    const { page, context } = await visit(browser);
    const settings = await openSettings(page);
    const licences = settings.getByRole('link', { name: /^Licences of Callmark/ });
    await licences.waitFor();
    await setOffline(context, true);
    await settings.getByText(/^The licences of Callmark .* are not stored on this device yet/).waitFor();
    expect(await licences.count()).toBe(0);
    await setOffline(context, false);
    await licences.waitFor();
    await context.close();
  });
});
