import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { editTranscript, openCalls, results, score, upload, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, baseUrl, takePictures, visit } from './harness';
import { openSettings, setServices } from './set-services';
import { siteWithConfig } from './site-with-config';
import { storedTables } from './stored-tables';
import { TYPED_SALES_CALL } from './texts';

withBrowserAndPeer();

const KEY = 'key-5d1f0c-very-secret';
const TOKEN = 'token-77ab-very-secret';
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const field = (page: Page, name: string) => settings(page).getByRole('textbox', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Save the changes?' });
const testButton = (page: Page, service: string) =>
  settings(page).getByRole('button', { name: `Test connection: ${service}` });

/** Light and dark, in three sizes, with nothing for axe to find. */
async function looksRight(page: Page, name: string): Promise<void> {
  const found = await axeViolations(page);
  await takePictures(page, `settings-${name}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await axeViolations(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found).toEqual([]);
}

async function scoredByPeer(page: Page): Promise<void> {
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
  await waitForScore(page);
  await peer.log.until(({ path, endedAt }) => path === '/webhook/sale-effectiveness' && endedAt !== undefined);
  await results(page)
    .getByText(new RegExp(`127\\.0\\.0\\.1:${peer.port}`))
    .first()
    .waitFor();
}

describe('where the services are', () => {
  it('typed in Settings: the next call goes there, and a reload does not forget it', async () => {
    const { page, context, errors } = await visit(browser);
    await setServices(page, { 'Automation service': ` ${peer.url}/ ` });
    await page.reload();
    await openSettings(page);
    await expect.poll(() => field(page, 'Automation service').inputValue()).toBe(peer.url);
    await page.keyboard.press('Escape');
    await scoredByPeer(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('in config.json: the same, without anything typed', async () => {
    const site = await siteWithConfig(baseUrl(), JSON.stringify({ services: { automation: peer.url } }));
    const { page, context, errors } = await visit(browser, { baseURL: site.url });
    await openSettings(page);
    await settings(page).getByText('From config.json').waitFor();
    await page.keyboard.press('Escape');
    await scoredByPeer(page);
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });

  it('in a faulty config.json: mistakes are named, the rest is in force', async () => {
    const config = {
      services: { automation: peer.url, speach: 'x' },
      policy: 7,
      agentChannel: 'middle',
      colour: 'red',
    };
    const site = await siteWithConfig(baseUrl(), JSON.stringify(config));
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const log: string[] = [];
    page.on('console', (message) => log.push(`${message.type()} ${message.text()}`));
    await page.goto('/');
    await openSettings(page);
    for (const said of [
      '“services.speach” is not a known key.',
      '“colour” is not a known key.',
      '“policy” must be service-first | device-first | device-only; the default is used.',
      '“agentChannel” must be left | right; the default is used.',
    ]) {
      await settings(page).getByText(said).waitFor();
    }
    expect(log.filter((line) => line.startsWith('warning config.json:'))).toHaveLength(4);
    const policy = settings(page).getByRole('combobox', { name: 'Who does the work' });
    await expect.poll(() => policy.inputValue()).toBe('service-first');
    await expect.poll(() => field(page, 'Automation service').inputValue()).toBe(peer.url);
    await looksRight(page, 'faulty-config');
    await context.close();
    await site.close();
  });

  it('in a config.json that is no JSON: said, and everything runs on the device', async () => {
    const site = await siteWithConfig(baseUrl(), '{"services": ');
    const { page, context } = await visit(browser, { baseURL: site.url });
    await openSettings(page);
    await settings(page).getByText('It is not JSON from line 1, column 14 on').waitFor();
    await page.keyboard.press('Escape');
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    expect(peer.log.entries).toEqual([]);
    await context.close();
    await site.close();
  });
});

describe('secrets', () => {
  it('go to their service and nowhere else: no message, no console, no table but settings, no export', async () => {
    const { page, context } = await visit(browser, { acceptDownloads: true, worker: true });
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    await setServices(page, {
      'Automation service': peer.url,
      'Speech service': peer.url,
      'API key': KEY,
      'Interactions token': TOKEN,
    });
    // The server repeats the key it was given in its refusal, as many do.
    peer.manners.apiKey = 'another';
    await upload(page, [fixture('call.mp3')]);
    await results(page).getByText('Error 401: Unauthorized').first().waitFor();
    const asked = await peer.log.until(({ path, status }) => path === '/v1/audio/transcriptions' && status === 401);
    expect(asked.authorized).toBe(true);
    // Before anything is typed: with that the refused transcription is no more (D318).
    expect(Object.values(await storedTables(page)).join('')).toContain('•••');
    await scoredByPeer(page);
    const scored = peer.log.entries.filter(({ path, method }) => path.startsWith('/webhook/') && method === 'POST');
    expect(scored.length).toBeGreaterThan(0);
    expect(scored.every(({ authorized }) => !authorized)).toBe(true);

    const drawer = await openCalls(page);
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Export', exact: true }).first().click();
    const exported = readFileSync(await (await download).path(), 'utf8');
    expect(exported).toContain('SM120');
    const { settings: own = '', ...tables } = await storedTables(page);
    expect(own).toContain(KEY);
    expect(own).toContain(TOKEN);
    const elsewhere = [...Object.values(tables), exported, ...log, await page.content()];
    expect(elsewhere.length).toBeGreaterThan(10);
    expect(elsewhere.filter((text) => text.includes(KEY) || text.includes(TOKEN))).toEqual([]);
    await context.close();
  });
});

describe('the header of the automation service', () => {
  it('lets a webhook that asks for it be scored with; what can not be sent is refused where it is typed', async () => {
    const { page, context, errors } = await visit(browser);
    peer.manners.webhookKey = 'value-of-the-header';
    await openSettings(page);
    await field(page, 'Automation service').fill(peer.url);
    await field(page, 'Automation header name').fill('X-Callmark-Key');
    await field(page, 'Automation header value').fill('value–of–the–header');
    await settings(page)
      .getByText(/^This cannot be sent/)
      .waitFor();
    await looksRight(page, 'header');
    await settings(page).getByRole('button', { name: 'Save settings' }).click();
    await expect.poll(() => settings(page).isVisible()).toBe(true);
    await field(page, 'Automation header value').fill('wrong');
    await testButton(page, 'Automation service').click();
    await settings(page)
      .getByText(/^Check the automation header/)
      .waitFor();
    await field(page, 'Automation header value').fill('value-of-the-header');
    await settings(page).getByRole('button', { name: 'Save settings' }).click();
    await settings(page).waitFor({ state: 'detached' });
    await scoredByPeer(page);
    // The note has a lane of its own.
    await peer.log.until(
      ({ method, path, endedAt }) => method === 'POST' && path.endsWith('auto-summary') && endedAt !== undefined,
    );
    const posted = peer.log.entries.filter(({ path, method }) => path.startsWith('/webhook/') && method === 'POST');
    expect(posted.every(({ authorized, status }) => authorized && status === 200)).toBe(true);
    const { settings: own = '', ...tables } = await storedTables(page);
    expect(own).toContain('value-of-the-header');
    expect(Object.values(tables).filter((text) => text.includes('value-of-the-header'))).toEqual([]);
    expect(errors.filter((text) => !text.includes('403'))).toEqual([]);
    await context.close();
  });
});

describe('a test of a connection', () => {
  it('says what answers an address that is not saved, and changes nothing there', async () => {
    const { page, context, errors } = await visit(browser, { hasTouch: true });
    await openSettings(page);
    await field(page, 'Automation service').fill(peer.url);
    await field(page, 'Speech service').fill(peer.url);
    await field(page, 'Generate service').fill(peer.url);
    for (const service of ['Automation service', 'Speech service', 'Generate service']) {
      await testButton(page, service).tap();
    }
    await settings(page).getByText('with status 200.').first().waitFor();
    await settings(page).getByText('It looks like Ollama.').waitFor();
    await settings(page).getByText('with status 404.').waitFor();
    await looksRight(page, 'test-answered');
    expect(peer.log.entries.filter(({ processed, method }) => processed || method === 'POST')).toEqual([]);
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  it('goes through what to check where the browser hides the reason', async () => {
    const { page, context } = await visit(browser);
    await openSettings(page);
    await field(page, 'Speech service').fill('http://127.0.0.1:9');
    await testButton(page, 'Speech service').click();
    await settings(page)
      .getByText(/may be down, or it may not allow this page to call it \(CORS\)/)
      .waitFor();
    peer.fault({ fault: { kind: 'no-cors' }, times: 0 });
    await field(page, 'Summary service').fill(`${peer.url}/webhook/summarize`);
    await testButton(page, 'Summary service').click();
    await settings(page)
      .getByText(/does not let this page read the answer \(CORS\)/)
      .waitFor();
    for (const summary of await settings(page).locator('summary').all()) await summary.click();
    await expect.poll(() => settings(page).locator('code').allTextContents()).toEqual([baseUrl(), baseUrl()]);
    await settings(page).getByText('If this is n8n').waitFor();
    await settings(page).getByText('What to check').first().scrollIntoViewIfNeeded();
    await looksRight(page, 'test-checklist');
    await context.close();
  });

  it('shows that it asks, and stops when it is told to', async () => {
    // Without motion: the bar of something without an end never comes to rest.
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' });
    peer.fault({ kind: 'hang' });
    await openSettings(page);
    await field(page, 'Automation service').fill(peer.url);
    await testButton(page, 'Automation service').click();
    await settings(page)
      .getByRole('progressbar', { name: `Asking ${peer.url}…` })
      .waitFor();
    await looksRight(page, 'test-asking');
    await page.keyboard.press('Enter');
    await testButton(page, 'Automation service').waitFor();
    await peer.log.until(({ aborted }) => aborted);
    await expect.poll(() => settings(page).getByRole('progressbar').count()).toBe(0);
    await context.close();
  });
});

describe('closing Settings with changes in it', () => {
  it('asks by keyboard: any number of Esc lose nothing', async () => {
    const { page, context } = await visit(browser);
    await openSettings(page);
    await field(page, 'Speech service').click();
    await page.keyboard.type('https://stt.example');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    // Chromium closes dialogs by itself where Esc is pressed again and again; whatever is open then can be used.
    for (let press = 1; press <= 9; press++) await page.keyboard.press('Escape');
    await settings(page).waitFor();
    const keepEditing = question(page).getByRole('button', { name: 'Keep editing' });
    if (await keepEditing.isVisible()) await keepEditing.click();
    await question(page).waitFor({ state: 'detached' });
    await field(page, 'Speech service').click();
    await expect.poll(() => field(page, 'Speech service').inputValue()).toBe('https://stt.example');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await looksRight(page, 'unsaved');
    await question(page).getByRole('button', { name: 'Save settings' }).press('Enter');
    await settings(page).waitFor({ state: 'detached' });
    await openSettings(page);
    await expect.poll(() => field(page, 'Speech service').inputValue()).toBe('https://stt.example');
    await context.close();
  });

  it('asks by touch, beside the dialog too, and Discard changes is the end of them', async () => {
    const { page, context } = await visit(browser, { hasTouch: true });
    await openSettings(page);
    await field(page, 'Speech service').fill('https://stt.example');
    await page.touchscreen.tap(8, 8);
    await question(page).getByRole('button', { name: 'Keep editing' }).tap();
    await expect.poll(() => field(page, 'Speech service').inputValue()).toBe('https://stt.example');
    await settings(page).getByRole('button', { name: 'Close' }).tap();
    await question(page).getByRole('button', { name: 'Discard changes' }).tap();
    await settings(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
    await openSettings(page);
    await expect.poll(() => field(page, 'Speech service').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'detached' });
    await context.close();
  });

  it('a tab that is gone in the middle of typing loses nothing either', async () => {
    const { page, context } = await visit(browser);
    await openSettings(page);
    await field(page, 'Speech service').fill('https://stt.example');
    await field(page, 'API key').fill(KEY);
    await expect.poll(async () => (await storedTables(page))['settings']).toContain(KEY);
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await openSettings(next);
    await expect.poll(() => field(next, 'Speech service').inputValue()).toBe('https://stt.example');
    await expect.poll(() => field(next, 'API key').inputValue()).toBe(KEY);
    await next.getByText('did not save is here again').waitFor();
    await looksRight(next, 'restored');
    await next.keyboard.press('Escape');
    await question(next).getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(async () => (await storedTables(next))['settings']).not.toContain(KEY);
    await context.close();
  });
});
