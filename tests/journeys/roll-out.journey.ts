import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPin } from '@/domain/settings-pin';
import { DIST } from '@/site/build-app';
import { cacheControl, SECURITY_HEADERS } from '@/site/security-headers';
import { type Nginx, startNginx } from '../tools/deploy/nginx';
import { fixture } from '../tools/fixtures/fixture';
import { setOffline } from '../tools/worker-control';
import { chooseSample, results, sampleNames, score, waitForScore } from './actions';
import { axeViolations, baseUrl, launchBrowser, takePictures, visit } from './harness';
import { openSettings } from './set-services';
import { share } from './share';
import { siteWithConfig } from './site-with-config';
import { storedRows } from './stored-tables';

let nginx: Nginx | null;
let browser: Browser;

beforeAll(async () => {
  nginx = await startNginx();
  browser = await launchBrowser(nginx === null ? [] : [`--ignore-certificate-errors-spki-list=${nginx.keyHash}`]);
});
afterAll(async () => {
  await browser.close();
  await nginx?.stop();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Only what a server says of a file; the certificate is the test's own. */
const ask = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { rejectUnauthorized: false, headers: { 'accept-encoding': 'gzip' } };
    request(address, options, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });

describe.each(['/', '/callmark/'])('behind nginx, at %s', (folder) => {
  it('every answer has the headers of npm start, its type and its caching', async () => {
    if (nginx === null) return;
    const script = readdirSync(join(DIST, 'static/js')).find((name) => name.startsWith('libraries-')) ?? '';
    const wasm = readdirSync(join(DIST, 'static/wasm'))[0] ?? '';
    const expected = [
      ['', 200, 'text/html; charset=utf-8'],
      [`static/js/${script}`, 200, /^(?:application|text)\/javascript/],
      [`static/wasm/${wasm}`, 200, 'application/wasm'],
      ['manifest.webmanifest', 200, 'application/manifest+json'],
      ['config.json', 200, 'application/json'],
      ['service-worker.js', 200, /^(?:application|text)\/javascript/],
      ['static/js/none.js', 404, /html/],
      ['models/none/model.onnx', 404, /html/],
      ['nowhere', 404, /html/],
    ] as const;
    for (const [path, status, type] of expected) {
      const answer = await ask(`${nginx.url}${folder}${path}`);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers['content-type']).toMatch(type);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect([path, name, answer.headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
      expect([path, answer.headers['cache-control']]).toEqual([path, cacheControl(`/${path}`, status === 200)]);
    }
    const { headers } = await ask(`${nginx.url}${folder}static/js/${script}`);
    expect(headers['content-encoding']).toBe('gzip');
    const plain = await fetch(`${nginx.plainUrl}${folder}`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://localhost${folder}`]);
  });

  it('the app starts, installs, starts again without a network and scores a sample, and asks for nothing outside', async () => {
    if (nginx === null) return;
    const home = `${nginx.url}${folder}`;
    const { page, context, errors } = await visit(browser, { worker: true, baseURL: home });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    expect((await session.send('Page.getAppId')).appId).toBe(home);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);

    await setOffline(context, true);
    await page.goto('./?service=se');
    const { text } = await sampleNames(page);
    await chooseSample(page, text[0] ?? '');
    // Pressed before the sample is there, it waits for it.
    await score(page);
    await waitForScore(page);
    await results(page).getByText('On this device', { exact: false }).first().waitFor();
    // Sent to the folder, and no further than the worker in it.
    const shared = await share(context, home, [fixture('call.mp3')]);
    await expect
      .poll(async () => (await storedRows<{ title: string }>(shared, 'calls')).map(({ title }) => title))
      .toContain('call');
    await shared.close();

    await setOffline(context, false);
    await page.reload();
    const { sound } = await sampleNames(page);
    await chooseSample(page, sound[0] ?? '');
    await waitForScore(page);
    expect(asked.filter((address) => !address.startsWith(home) && !/^(?:blob|data):/.test(address))).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('Settings for administrators open by the PIN of config.json; the device is checked, and its diagnostics are copied', async () => {
  const settingsPin = await hashPin('kho-doan-1', new Uint8Array(16).fill(3));
  const site = await siteWithConfig(baseUrl(), JSON.stringify({ settingsPin, services: { summary: baseUrl() } }));
  const { page, context, errors } = await visit(browser, { baseURL: site.url, worker: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const looksRight = async (name: string) => {
    await takePictures(page, name, ['landscape', 'tablet', 'portrait', 'phone']);
    const found = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await axeViolations(page)));
    await page.emulateMedia({ colorScheme: 'light' });
    expect(found).toEqual([]);
  };

  const settings = await openSettings(page);
  const pin = settings.getByRole('textbox', { name: 'PIN of the administrator' });
  await pin.waitFor();
  expect(await settings.getByRole('textbox', { name: /service$/ }).count()).toBe(0);
  await pin.fill('kho-doan-2');
  await pin.press('Enter');
  await settings.getByText('This is not the PIN.').waitFor();
  await pin.scrollIntoViewIfNeeded();
  await looksRight('settings-locked');
  await pin.fill('kho-doan-1');
  await settings.getByRole('button', { name: 'Unlock' }).click();
  const summary = settings.getByRole('textbox', { name: 'Summary service' });
  await summary.waitFor();
  expect(await summary.inputValue()).toBe(baseUrl());
  await settings.getByText(/^Callmark \d+\.\d+\.\d+, build [\da-f]{12}/).scrollIntoViewIfNeeded();
  await looksRight('settings-unlocked');

  await settings.getByRole('button', { name: 'Check this device' }).click();
  const check = page.getByRole('dialog', { name: 'Check this device' });
  await check.getByText('The app is stored on this device and starts without a network.').waitFor();
  await check.getByText('The clock agrees with that of the server.').waitFor();
  await check.getByText('Callmark runs in a browser tab.', { exact: false }).waitFor();
  await check.getByRole('button', { name: 'Copy diagnostics' }).click();
  await check.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await check.getByRole('textbox', { name: 'What is copied' }).inputValue());
  expect(copied).toMatch(/^Callmark \d+\.\d+\.\d+ [\da-f]{12}/);
  expect(copied).toContain('services with an address\n  summary\n');
  expect(copied).not.toContain(new URL(baseUrl()).host);
  await looksRight('device-check');
  await check.getByRole('button', { name: 'Close' }).click();

  // Behind its back: who comes next has to know the PIN again.
  await pin.waitFor();
  expect(errors).toEqual([]);
  await context.close();
  await site.close();
});
