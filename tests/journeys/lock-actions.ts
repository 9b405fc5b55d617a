import type { Locator, Page } from 'playwright-core';
import { openSettings } from './set-services';

export const PIN = 'mèo-4821';

const pinField = (page: Page): Locator => page.getByRole('textbox', { name: 'PIN or passphrase', exact: true });
export const lockButton = (page: Page): Locator => page.getByRole('button', { name: 'Lock Callmark' });
export const lockScreen = (page: Page): Locator => page.getByRole('heading', { name: 'Callmark is locked' });

/** Turns the lock on in Settings, which it leaves open. */
export async function turnLockOn(page: Page): Promise<Locator> {
  const settings = await openSettings(page);
  await settings.getByRole('textbox', { name: 'PIN or passphrase', exact: true }).fill(PIN);
  await settings.getByRole('textbox', { name: 'The same again' }).fill(PIN);
  await settings.getByRole('button', { name: 'Turn the lock on' }).click();
  await settings.getByText(/^The lock is on\./).waitFor();
  return settings;
}

/** As `turnLockOn`, and closes Settings. */
export async function setLock(page: Page): Promise<void> {
  const settings = await turnLockOn(page);
  await settings.getByRole('button', { name: 'Cancel' }).click();
  await lockButton(page).waitFor();
}

export async function lock(page: Page): Promise<void> {
  await lockButton(page).click();
  await lockScreen(page).waitFor();
}

export async function tryPin(page: Page, pin: string): Promise<void> {
  await pinField(page).fill(pin);
  await pinField(page).press('Enter');
}

export async function unlock(page: Page): Promise<void> {
  await tryPin(page, PIN);
  await lockScreen(page).waitFor({ state: 'detached' });
}

/** All that the page holds for eyes and for screen readers. */
export async function allOfPage(page: Page): Promise<string> {
  const parts = [await page.content(), await page.locator('body').ariaSnapshot(), await page.title()];
  const session = await page.evaluate(() => navigator.mediaSession?.metadata?.title ?? '');
  return [...parts, session].join('\n');
}
