import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vi } from '@/ui/words/vi/sections';
import { rowsOf } from '../tools/app-rows';
import { type RunningTeam, startTeam } from '../tools/team/start-team';
import { chooseSoundSample, openCalls, openDetails, waitForScore } from './actions';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { join, lookAgain, speakVietnamese } from './team-actions';

let browser: Browser;
let team: RunningTeam;
beforeAll(async () => {
  [browser, team] = await Promise.all([launchBrowser(), startTeam()]);
});
afterAll(async () => {
  await browser.close();
  await team.end();
});

const { assignments: words, desk, calls, header } = vi;
const SIZES = ['landscape', 'tablet', 'portrait', 'phone'] as const;

async function openDesk(page: Page, name: string, all: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('button', { name: all }).click();
}

it('a supervisor assigns a call on one tablet; it is found, judged and counted on the other', async () => {
  const thu = await visit(browser);
  await join(team, thu.page, 'thu');
  await chooseSoundSample(thu.page);
  await waitForScore(thu.page);
  await openCalls(thu.page);
  await thu.page.getByText('In the team', { exact: true }).first().waitFor();
  await speakVietnamese(thu.page);
  await openDesk(thu.page, header.calls, calls.allCalls);
  // Of a second try, the call of the first may have come from the team.
  const [sound] = await rowsOf(thu.page, 'audio');
  const call = (await rowsOf(thu.page, 'calls')).find(({ id }) => id === sound?.callId);
  if (call === undefined) throw new Error('no call');

  // What others are to judge, so that the list has something to show.
  await thu.page.getByRole('button', { name: words.title }).click();
  const dialog = thu.page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('button', { name: words.add }).click();
  await dialog.getByRole('radio', { name: words.create.sample }).check();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('textbox', { name: words.create.other }).fill('nguyen-hoang-phuong-uyen');
  await dialog
    .getByRole('textbox', { name: words.create.name })
    .fill('Lấy mẫu hằng tuần cho nhóm chăm sóc khách hàng doanh nghiệp miền Trung');
  await dialog.getByRole('combobox', { name: words.create.share }).waitFor();
  expect(await axeViolations(thu.page)).toEqual([]);
  await takePictures(thu.page, 'assignments-new-vi', SIZES);
  await dialog.getByRole('button', { name: words.create.make }).click();
  await dialog.getByText(words.create.made).waitFor();
  await thu.page.keyboard.press('Escape');

  await thu.page.getByRole('checkbox', { name: desk.tick(call.title) }).check();
  await thu.page.getByRole('button', { name: desk.moreStates }).click();
  await thu.page.getByRole('button', { name: words.assign }).click();
  await dialog.getByRole('textbox', { name: words.create.other }).fill('lan');
  await dialog.getByLabel(words.create.due).fill('2026-01-31');
  await dialog.getByRole('button', { name: words.create.make }).click();
  await dialog.getByText(`lan: ${words.judged(0, 1)}`).waitFor();
  expect(await axeViolations(thu.page)).toEqual([]);
  await takePictures(thu.page, 'assignments-list-vi', SIZES);

  const lan = await visit(browser);
  await join(team, lan.page, 'lan');
  await openDesk(lan.page, 'Calls', 'All calls');
  await lan.page.getByRole('button', { name: /^Assigned to me ?1$/ }).click();
  const mine = lan.page.getByRole('list', { name: 'Assignments' });
  await mine.getByText('0 of 1 judged').waitFor();
  await mine.getByText('By 31/01/2026: that day is over').waitFor();
  expect(await axeViolations(lan.page)).toEqual([]);
  await takePictures(lan.page, 'assignments-mine', SIZES);
  await lan.page.getByRole('button', { name: 'Next call' }).click();
  await waitForScore(lan.page);
  const evaluation = await openDetails(lan.page);
  const answer = evaluation.getByRole('combobox', { name: /^Response: / }).first();
  await answer.selectOption((await answer.inputValue()) === '1' ? '2' : '1');
  await evaluation.getByText(/^Machine \d/).waitFor();

  await expect
    .poll(
      async () => {
        await lookAgain(thu.page);
        return dialog.getByText(`lan: ${words.judged(1, 1)}`).count();
      },
      { interval: 1000 },
    )
    .toBe(1);
  const errors = [...lan.errors, ...thu.errors].filter((line) => !line.includes('401 (Unauthorized)'));
  expect(errors).toEqual([]);
  await Promise.all([lan.context.close(), thu.context.close()]);
});
