import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { putRows, rowsOf } from '../tools/app-rows';
import { chooseSample, editTranscript, openCalls, sampleNames, score, waitForScore } from './actions';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { PASSPHRASE, sealScreen, turnSealOn, unseal, untilSealIs } from './seal-actions';
import { openSettings, setServices } from './set-services';
import { storedRows } from './stored-tables';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Sealed {
  sealed: string;
}

/** One letter of what lies there is another one, as after a fault of the disk. */
const damaged = <Row>(row: Row): Row => {
  const { sealed } = row as Sealed;
  return { ...row, sealed: `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}` };
};

async function openCall(page: Page, title: string): Promise<void> {
  const drawer = await openCalls(page);
  await drawer.getByText(title).first().click();
  await drawer.waitFor({ state: 'hidden' });
}

it('a damaged text and damaged settings hide no other call, can be lived with, and ask nobody for a passphrase once that is off', async () => {
  const { page, context, errors } = await visit(browser);
  await editTranscript(page, 'A: Dạ em chào chị Một.\nC: Cước tháng này sao cao vậy em?');
  await score(page);
  await waitForScore(page);
  const [sample = ''] = (await sampleNames(page)).text;
  await chooseSample(page, sample);
  await score(page);
  await waitForScore(page);
  await expect.poll(async () => (await rowsOf(page, 'calls')).length).toBe(2);
  await setServices(page, { 'Summary service': 'https://before.example' });
  const [typed, { title: other }] = (await rowsOf(page, 'calls')).sort((a, b) => a.createdAt - b.createdAt) as [
    Call,
    Call,
  ];
  const key = await turnSealOn(page);
  await unseal(page);
  await untilSealIs(page, 'sealed');

  const { id: one } = typed;
  const text = (await rowsOf(page, 'transcripts')).find(({ callId }) => callId === one);
  const device = (await storedRows<{ key: string }>(page, 'settings')).find((row) => row.key === 'device');
  if (text === undefined || device === undefined) throw new Error('nothing to damage');
  await putRows(page, { transcripts: [damaged(text)], settings: [damaged(device)] });
  await page.reload();
  await unseal(page);
  await page.getByText(/cannot be opened.*Settings among it count as not set/).waitFor();
  await openCall(page, 'chị Một');
  await page.getByRole('heading', { name: 'Transcript cannot be opened' }).waitFor();
  // What was made of it is whole, and there.
  await waitForScore(page);
  await takePictures(page, 'seal-damaged-call', ['landscape', 'phone']);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  const evaluation = page.getByRole('dialog', { name: /^Evaluation: / });
  await evaluation.getByRole('button', { name: 'Close' }).first().click();
  await evaluation.waitFor({ state: 'detached' });
  const theOther = async () => {
    await openCall(page, other);
    await waitForScore(page);
    expect(await page.getByRole('heading', { name: /cannot be opened|stopped working/ }).count()).toBe(0);
  };
  await theOther();

  let settings = await openSettings(page);
  await settings.getByText(/^What was set on this device cannot be read/).waitFor();
  await takePictures(page, 'seal-damaged-settings', ['landscape', 'phone']);
  expect(await settings.getByRole('textbox', { name: 'Summary service' }).inputValue()).toBe('');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await settings.waitFor({ state: 'detached' });
  settings = await openSettings(page);
  await settings.getByText('Everything is encrypted.').waitFor();
  expect(await settings.getByText(/^What was set on this device cannot be read/).count()).toBe(0);

  await settings.getByRole('textbox', { name: 'Current passphrase' }).fill(PASSPHRASE);
  await settings.getByRole('button', { name: 'Stop encrypting' }).click();
  await settings.getByText(/It could not decrypt 1 entry/).waitFor();
  await untilSealIs(page, 'off');
  expect((await rowsOf(page, 'transcripts')).find(({ callId }) => callId === one)).toEqual(damaged(text));

  await page.reload();
  await theOther();
  expect(await sealScreen(page).count()).toBe(0);
  await openCall(page, 'chị Một');
  await page.getByRole('heading', { name: 'Transcript cannot be opened' }).waitFor();
  settings = await openSettings(page);
  const secret = settings.getByRole('textbox', { name: 'Passphrase or recovery key of before' });
  await secret.fill(PASSPHRASE);
  await settings.getByRole('button', { name: 'Try again' }).click();
  await settings.getByText('This still does not open 1 entry.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'seal-left', ['landscape', 'phone']);

  // The disk gives it back as it was.
  await putRows(page, { transcripts: [text] });
  await secret.fill(key);
  await settings.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Everything is decrypted.').waitFor();
  await page.reload();
  await openCall(page, 'chị Một');
  await page.getByText('Cước tháng này sao cao vậy em?').first().waitFor();
  expect(errors.filter((error) => !error.startsWith('UnreadRowError'))).toEqual([]);
  await context.close();
});
