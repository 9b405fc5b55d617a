import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MemberName, RunningTeam } from '../tools/team/start-team';
import { axeViolations, takePictures } from './harness';

/** Joins the team in Settings, after a wrong password. */
export async function join(team: RunningTeam, page: Page, name: MemberName): Promise<void> {
  const { address, team: database, user, secret } = team.access(name);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Settings', exact: true });
  const field = (label: string) => settings.getByRole('textbox', { name: label, exact: true });
  await field('Team archive').fill(address);
  await field('Team').fill(database);
  await field('User').fill(user);
  await field('Password').fill(`${secret}?`);
  await settings.getByRole('button', { name: 'Test', exact: true }).click();
  await settings.getByText('The archive refuses user or password.', { exact: false }).waitFor();
  await field('Password').fill(secret);
  await settings.getByRole('button', { name: 'Join the team' }).click();
  await settings.getByText(`signed in as ${name}`, { exact: false }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await settings.getByRole('heading', { name: 'Team archive' }).scrollIntoViewIfNeeded();
  await takePictures(page, 'team-settings');
  await settings.getByRole('button', { name: 'Close' }).click();
}

/** Somebody comes back to the page: what is new is asked for then. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** From now on the page speaks Vietnamese. */
export async function speakVietnamese(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('interfaceLanguage', '"vi"'));
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi');
}
