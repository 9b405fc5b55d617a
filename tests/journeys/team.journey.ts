import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { TEAM_VERSION, type TeamDocument } from '@/domain/team/team-document';
import { teamId } from '@/domain/team/team-ids';
import { createTeamArchive } from '@/network/team/team-archive';
import { vi } from '@/ui/words/vi/sections';
import { toneFile } from '../fire/tone-files';
import { rowsOf } from '../tools/app-rows';
import { type RunningTeam, startTeam } from '../tools/team/start-team';
import { dispatchSync, setOffline } from '../tools/worker-control';
import { chooseSoundSample, evaluation, openCalls, openDetails, openReports, upload, waitForScore } from './actions';
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

/** The newest call of that title. */
const row = (page: Page, title: string): Locator =>
  page.getByRole('complementary', { name: 'Calls' }).locator('.calls-row').filter({ hasText: title }).first();

/** Calls is open, and closes again by the same button. */
async function waitForState(page: Page, title: string, text: string): Promise<void> {
  await openCalls(page);
  await row(page, title).getByText(text, { exact: true }).waitFor();
}

/** The one call whose sound is on this device; the others came from the team, whoever put them there. */
async function callWithSound(page: Page): Promise<Call> {
  const found = async () => {
    const [[sound], calls] = await Promise.all([rowsOf(page, 'audio'), rowsOf(page, 'calls')]);
    return calls.find(({ id }) => id === sound?.callId);
  };
  await expect.poll(found).toBeDefined();
  const call = await found();
  if (call === undefined) throw new Error('no call');
  return call;
}

it('a call of one device is judged on another, with its sound, and the judgement comes back', async () => {
  const lan = await visit(browser);
  await join(team, lan.page, 'lan');
  await chooseSoundSample(lan.page);
  await waitForScore(lan.page);
  const { title } = await callWithSound(lan.page);
  await waitForState(lan.page, title, 'In the team');
  await expect.poll(() => lan.page.getByText('only here').count()).toBe(0);
  expect(await axeViolations(lan.page)).toEqual([]);
  await takePictures(lan.page, 'team-calls');
  await lan.page.keyboard.press('Escape');

  const minh = await visit(browser);
  await join(team, minh.page, 'minh');
  await waitForState(minh.page, title, 'In the team');
  await row(minh.page, title)
    .getByRole('button', { name: /^Open / })
    .click();
  await waitForScore(minh.page);
  await minh.page.getByRole('button', { name: 'Play recording' }).click();
  await minh.page.getByRole('button', { name: 'Pause recording' }).waitFor();
  const position = minh.page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await minh.page.getByRole('button', { name: 'Pause recording' }).click();

  const dialog = await openDetails(minh.page);
  const answer = dialog.getByRole('combobox', { name: /^Response: / }).first();
  const machine = await answer.inputValue();
  const chosen = machine === '1' ? '2' : '1';
  await answer.selectOption(chosen);
  await dialog.getByText(/^Machine \d/).waitFor();
  await minh.page.keyboard.press('Escape');
  // It has a button of that name too.
  await dialog.waitFor({ state: 'hidden' });
  await minh.page.getByRole('button', { name: 'Done & next' }).click();

  await openDetails(lan.page);
  await expect
    .poll(
      async () => {
        await lookAgain(lan.page);
        return evaluation(lan.page)
          .getByText(/^Machine \d/)
          .allTextContents();
      },
      { interval: 1000 },
    )
    .toEqual([expect.stringContaining('minh')]);

  // Whoever looks, the reports say the same.
  const figures = (page: Page) =>
    Promise.all(
      ['Average', 'Done', 'Machine and reviewer agree'].map((name) =>
        page.getByRole('region', { name, exact: true }).textContent(),
      ),
    );
  for (const { page } of [lan, minh]) {
    await page.keyboard.press('Escape');
    await openReports(page);
  }
  // The one answer that differs from the machine's.
  await expect.poll(() => figures(minh.page)).toContainEqual(expect.stringMatching(/1 done/));
  await expect
    .poll(
      async () => {
        await lookAgain(lan.page);
        return figures(lan.page);
      },
      { interval: 1000 },
    )
    .toEqual(await figures(minh.page));
  // The browser's own word for the password that was wrong.
  const errors = [...lan.errors, ...minh.errors].filter((line) => !line.includes('401 (Unauthorized)'));
  expect(errors).toEqual([]);
  await Promise.all([lan.context.close(), minh.context.close()]);
});

it('sound is heard from its beginning while the rest of it is still on its way', async () => {
  const lan = await visit(browser);
  await join(team, lan.page, 'lan');
  // Three parts.
  await upload(lan.page, [toneFile(6, 300)]);
  const call = await callWithSound(lan.page);
  await waitForState(lan.page, call.title, 'In the team');

  const minh = await visit(browser);
  let letGo = () => undefined as unknown;
  const held = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  await minh.context.route(/%3A002\/bytes/, async (route) => {
    await held;
    await route.continue();
  });
  await join(team, minh.page, 'minh');
  await waitForState(minh.page, call.title, 'In the team');
  await row(minh.page, call.title)
    .getByRole('button', { name: /^Open / })
    .click();
  const begun = minh.page.getByLabel('What has come of the sound so far');
  await begun.waitFor();
  expect(await axeViolations(minh.page)).toEqual([]);
  await takePictures(minh.page, 'team-sound-coming');
  const at = () => begun.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await begun.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(at).toBeGreaterThan(0);
  letGo();
  await minh.page.getByRole('button', { name: 'Play recording' }).waitFor();
  await begun.waitFor({ state: 'detached' });
  const errors = [...lan.errors, ...minh.errors].filter((line) => !line.includes('401 (Unauthorized)'));
  expect(errors).toEqual([]);
  await Promise.all([lan.context.close(), minh.context.close()]);
});

it('what waits is sent by the worker once the app is closed and the network is back', async () => {
  const { context, page, errors } = await visit(browser, { worker: true });
  await join(team, page, 'lan');
  // Of the app's origin without the app: it answers no message of the worker's.
  const reader = await context.newPage();
  await reader.goto('./icons/icon.svg');
  await setOffline(context, true);
  await upload(page, [toneFile(3, 300)]);
  const { title } = await callWithSound(page);
  await waitForState(page, title, 'Not in the team yet');
  await takePictures(page, 'team-waiting');
  await page.close();
  team.proxy.asked.length = 0;
  await setOffline(context, false);
  await dispatchSync(reader);
  await expect.poll(async () => (await rowsOf(reader, 'pushes')).length, { timeout: 90_000 }).toBe(0);
  const parts = team.proxy.asked.filter((line) => line.startsWith('PUT') && line.includes('part%3A'));
  expect(parts).toHaveLength(3);
  expect(errors.filter((line) => !line.includes('401 (Unauthorized)'))).toEqual([]);
  await context.close();
});

const { team: words, desk, calls, wasteBin } = vi;

/** Thu's judgement of a call, by a scorecard that no other device has. */
async function judgeByUnknownCard(callId: string): Promise<void> {
  const service = 'own:phieu-nhanh';
  const edits = { chao_hoi: { answer: 'tot', notes: 'Chào đủ tên và đơn vị, giọng vui.', at: 1 } };
  const evaluation = {
    ...{ callId, service, reviewer: 'thu', scorecard: { id: service, version: 3 }, edits, updatedAt: 1 },
    ...{ analysisNotes: '', evaluationNotes: 'Nên hỏi lại nhu cầu trước khi mời gói.' },
  };
  const id = teamId('eval', { call: callId, scorecard: service, author: 'thu' });
  const document: TeamDocument = { id, kind: 'eval', v: TEAM_VERSION, at: 1, by: 'thu', evaluation, edits: [] };
  const archive = createTeamArchive(team.access('thu'));
  const outcomes = await archive.put(new AbortController().signal, [{ document }]);
  expect(outcomes.map((outcome) => outcome.is)).toEqual(['stored']);
}

it('sound is kept by a filter, an unknown scorecard is read, and who deletes for everybody is said, in Vietnamese', async () => {
  const lan = await visit(browser);
  await join(team, lan.page, 'lan');
  await upload(lan.page, [toneFile(5, 60)]);
  const call = await callWithSound(lan.page);
  await waitForState(lan.page, call.title, 'In the team');
  await judgeByUnknownCard(call.id);

  const minh = await visit(browser);
  const { page } = minh;
  await join(team, page, 'minh');
  await speakVietnamese(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${vi.header.calls}`) })
    .click();
  await page.getByRole('button', { name: calls.allCalls }).click();
  await page.getByRole('button', { name: desk.more, exact: true }).click();
  const place = page.getByRole('combobox', { name: words.place });
  await place.selectOption(words.places['sound-away']);
  const shown = page.getByRole('button', { name: calls.open(call.title), exact: true });
  await shown.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'team-desk-vi');

  const keep = page.locator('.team-keep');
  team.proxy.faults.add({ fault: { kind: 'hang' }, method: 'GET', path: 'part%3A', times: 0 });
  await keep.getByRole('button').click();
  await keep.getByRole('button', { name: words.keep.stop }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'team-keep-vi');
  await keep.getByRole('button', { name: words.keep.stop }).click();
  // However many calls other tests have left in the team.
  await page.getByText(new RegExp(words.keep.done(0, 9).replace('9', '\\d'))).waitFor();
  team.proxy.faults.clear();
  await keep.getByRole('button').click();
  await page.getByText(desk.none).waitFor();
  expect((await rowsOf(page, 'audio')).some(({ callId }) => callId === call.id)).toBe(true);

  await place.selectOption(words.places.team);
  await shown.click();
  await page.getByText(words.judged.noCard).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'team-judged-vi');

  await row(lan.page, call.title).getByRole('button', { name: 'Delete' }).click();
  const question = lan.page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete for everybody' }).waitFor();
  expect(await axeViolations(lan.page)).toEqual([]);
  await takePictures(lan.page, 'team-delete');
  await question.getByRole('button', { name: 'Delete for everybody' }).click();
  await expect
    .poll(async () => (await rowsOf(lan.page, 'team')).map(({ key }) => key))
    .not.toContain(`removal ${call.id}`);

  const told = page.getByText(words.removal.told(call.title, 'lan'));
  const look = async () => {
    await lookAgain(page);
    return told.count();
  };
  await expect.poll(look, { interval: 1000 }).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${vi.header.calls}`) })
    .click();
  await page.getByRole('button', { name: wasteBin.open(1) }).click();
  await page.getByText(words.removal.by('lan')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'team-bin-vi');
  await page.getByRole('button', { name: wasteBin.takeBackOf(call.title) }).click();
  await page.getByText(wasteBin.empty).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: desk.moreCount(1) }).click();
  await place.selectOption(words.places.here);
  await shown.waitFor();
  await page.getByText(words.why.takenOut).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'team-taken-back-vi');

  const errors = [...lan.errors, ...minh.errors].filter((line) => !line.includes('401 (Unauthorized)'));
  expect(errors).toEqual([]);
  await Promise.all([lan.context.close(), minh.context.close()]);
});
