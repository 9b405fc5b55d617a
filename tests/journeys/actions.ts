import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a reviewer does, by the names of the wording contract. */
export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results', exact: true });
export const transcriptBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Transcript text' });
export const evaluation = (page: Page): Locator => page.getByRole('dialog', { name: /^Evaluation: / });
export const callsDrawer = (page: Page): Locator => page.getByRole('complementary', { name: 'Calls' });

export async function chooseScoringType(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Scoring type' }).selectOption({ label });
}

export async function chooseSample(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sample' }).selectOption({ label });
}

/** The built-in samples by name, once the page has their list; both kinds have at least three (D19). */
export async function sampleNames(page: Page): Promise<{ sound: string[]; text: string[] }> {
  const options = page.getByRole('combobox', { name: 'Sample' }).getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(6);
  const names = (await options.allTextContents()).slice(1);
  const isText = (name: string) => /Text|Auto/.test(name);
  return { sound: names.filter((name) => !isText(name)), text: names.filter(isText) };
}

/** The first built-in sample with sound. */
export async function chooseSoundSample(page: Page): Promise<void> {
  const [name = ''] = (await sampleNames(page)).sound;
  await chooseSample(page, name);
}

export async function editTranscript(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await transcriptBox(page).fill(text);
}

export async function score(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score this content' }).click();
}

/** Waits until the results show a card set: the first criterion's details button. */
export async function waitForScore(page: Page): Promise<void> {
  await results(page)
    .getByRole('button', { name: /^Details: / })
    .first()
    .waitFor();
}

export async function openDetails(page: Page, criterion?: string): Promise<Locator> {
  const name = criterion === undefined ? /^Details: / : `Details: ${criterion}`;
  await results(page).getByRole('button', { name }).first().click();
  const dialog = evaluation(page);
  await dialog.waitFor();
  return dialog;
}

/** Files by content, or by their paths on disk. */
export async function upload(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
}

export async function openCalls(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Calls/ }).click();
  const drawer = callsDrawer(page);
  await drawer.waitFor();
  return drawer;
}

export const reports = (page: Page): Locator => page.getByRole('region', { name: 'Reports', exact: true });

export async function openReports(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Calls/ }).click();
  const desk = page.getByRole('region', { name: 'Calls', exact: true });
  const all = callsDrawer(page).getByRole('button', { name: 'All calls' });
  // What was chosen last is what Calls opens.
  await desk.or(all).first().waitFor();
  if (await all.isVisible()) await all.click();
  await desk.getByRole('radio', { name: 'Reports' }).click({ force: true });
  await reports(page).waitFor();
}
