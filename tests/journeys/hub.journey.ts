import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUBLIC_HUB } from '@/domain/models/model-hub';
import { type Hub, hubModel, startHub } from '../tools/models/hub';
import { axeViolations, baseUrl, launchBrowser, takePictures, visit } from './harness';
import { openSettings } from './set-services';
import { type Site, siteWithConfig } from './site-with-config';

const ENCODER = 'encoder_model_quantized.onnx';
const base = hubModel('base', 6_000_000);
const tiny = hubModel('tiny', 200_000);

let browser: Browser;
let hub: Hub;
let site: Site;

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startHub()]);
  site = await siteWithConfig(baseUrl(), JSON.stringify({ modelHub: hub.url }));
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close(), hub.close()]);
});
beforeEach(() => {
  hub.reset();
  hub.offer(tiny, base);
});

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const button = (page: Page, name: string | RegExp) => settings(page).getByRole('button', { name, exact: true });
const host = () => hub.url.replace('http://', '');
const whole = (page: Page, size: string) => button(page, `Check files: Whisper ${size}`).waitFor();

/** Settings of a site that allows a hub. */
async function atTheSite() {
  const { context, page, errors } = await visit(browser, { baseURL: site.url });
  // Settings that were opened before config.json was read show what was in force then.
  const allowed = async () => {
    await openSettings(page);
    await button(page, 'Save settings').waitFor();
    const found = (await button(page, `Look for models at ${host()}`).count()) === 1;
    if (!found) await page.keyboard.press('Escape');
    return found;
  };
  await expect.poll(allowed).toBe(true);
  return { context, page, errors };
}

async function agree(page: Page, size: string): Promise<void> {
  await button(page, `Download: Whisper ${size}`).click();
  const consent = page.getByRole('alertdialog', { name: `Download Whisper ${size}?` });
  await consent.getByRole('button', { name: 'Download' }).click();
}

describe('a site that allows a hub', () => {
  it('asks it after a press, for files after consent, and has a model that is whole', async () => {
    const { context, page, errors } = await atTheSite();
    await button(page, `Look for models at ${host()}`).waitFor();
    await settings(page).getByText('There are no models at this address yet.').waitFor();
    expect(hub.front.requests).toEqual([]);

    await button(page, `Look for models at ${host()}`).click();
    await button(page, 'Download: Whisper base').waitFor();
    await settings(page).getByText('onnx-community/whisper-small: the hub gave no list of its files').waitFor();
    const heading = settings(page).getByRole('heading', { name: 'From a public hub' });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await takePictures(page, 'models-hub', ['landscape', 'portrait', 'phone']);
    expect(hub.front.requests.every((line) => line.includes('/api/models/'))).toBe(true);

    await button(page, 'Download: Whisper base').click();
    const consent = page.getByRole('alertdialog', { name: 'Download Whisper base?' });
    for (const fact of ['12 MB', 'MIT', `${hub.url}/${base.listed.folder}`, 'The hub learns this device’s network']) {
      await consent.getByText(fact).first().waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'models-hub-consent', ['landscape', 'phone']);
    expect(hub.large.requests).toEqual([]);
    await consent.getByRole('button', { name: 'Download' }).click();
    await whole(page, 'base');
    expect(hub.large.requests.some((line) => line.includes(ENCODER))).toBe(true);

    // Every file again, the small ones by git's own id.
    await button(page, 'Check files: Whisper base').click();
    await settings(page).getByText('Every file of Whisper base is as it should be.').first().waitFor();
    // The two that this hub does not have: browsers say every 404.
    expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
    await context.close();
  });

  it('goes on where it ended, after a reload and by a new link', async () => {
    const { context, page } = await atTheSite();
    await button(page, `Look for models at ${host()}`).click();
    hub.large.fault(ENCODER, { kind: 'hold', bytes: 5_000_000 });
    await agree(page, 'base');
    await settings(page)
      .getByText(/of 12 MB, 4\d%/)
      .first()
      .waitFor();
    await button(page, 'Stop: Whisper base').click();
    await button(page, 'Go on: Whisper base').waitFor();
    hub.large.mend();
    hub.front.mend();
    await page.reload();
    await openSettings(page);
    await button(page, 'Go on: Whisper base').click();
    await whole(page, 'base');
    expect(hub.large.requests.find((line) => line.includes(ENCODER))).toMatch(/bytes=[4-5]\d{6}-$/);
    expect(hub.front.requests.some((line) => line.includes('/api/models/'))).toBe(false);
    await context.close();
  });

  it('says what a hub does wrong, installs nothing, and goes on once it is mended', async () => {
    const { context, page } = await atTheSite();
    hub.front.fault(tiny.listed.folder.slice(-40), { kind: 'page' });
    hub.front.fault(base.listed.folder.slice(-40), { kind: 'page' });
    await button(page, `Look for models at ${host()}`).click();
    await settings(page)
      .getByText(/Check the Model hub: it must list files as huggingface\.co does/)
      .waitFor();
    hub.front.mend();
    await button(page, `Look for models at ${host()}`).click();
    hub.large.fault(ENCODER, { kind: 'other-bytes' });
    await agree(page, 'tiny');
    await settings(page)
      .getByText(/its checksum differs/)
      .first()
      .waitFor();
    hub.large.mend();
    await button(page, 'Go on: Whisper tiny').click();
    await whole(page, 'tiny');
    await context.close();
  });
});

it('a site that names no hub asks none, until somebody allows it here', async () => {
  const { context, page } = await visit(browser);
  const asked: string[] = [];
  await context.route(`${PUBLIC_HUB}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openSettings(page);
  await settings(page).getByText('No hub is allowed here yet.').waitFor();
  await settings(page).getByText('There are no models at this address yet.').waitFor();
  expect(asked).toEqual([]);
  await button(page, 'Allow huggingface.co and look there').click();
  await settings(page)
    .getByText(/^No answer from https:\/\/huggingface\.co/)
    .waitFor();
  expect(asked).toHaveLength(4);
  await expect
    .poll(() => settings(page).getByRole('textbox', { name: 'Model hub' }).inputValue())
    .toBe('https://huggingface.co');
  await context.close();
});
