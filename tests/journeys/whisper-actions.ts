import type { Page } from 'playwright-core';
import { openSettings, setServices } from './set-services';

/** Gets the model of this size from the host onto the device, as a reviewer does. */
export async function installModel(page: Page, hostUrl: string, size: 'tiny' | 'small' = 'tiny'): Promise<void> {
  await setServices(page, { 'Model address': hostUrl });
  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: `Download: Whisper ${size}` }).click();
  await page
    .getByRole('alertdialog', { name: `Download Whisper ${size}?` })
    .getByRole('button', { name: 'Download' })
    .click();
  await settings.getByRole('button', { name: `Check files: Whisper ${size}` }).waitFor();
  await page.keyboard.press('Escape');
}
