import type { Locator, Page } from 'playwright-core';

export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  return dialog;
}

/** Types values into fields of Settings by their names, and saves. */
export async function setServices(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = await openSettings(page);
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await dialog.waitFor({ state: 'detached' });
}
