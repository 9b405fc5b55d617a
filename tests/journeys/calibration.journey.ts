import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editTranscript, evaluation, openCalls, openDetails, results, score, waitForScore } from './actions';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { storedTables } from './stored-tables';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const [LAN, MINH] = ['Nguyễn Thị Lan', 'Trần Minh'];
const TITLE = 'Hiệu chuẩn tháng 11: chốt đơn và xử lý từ chối qua điện thoại';

const calibration = (page: Page): Locator => page.getByRole('dialog', { name: 'Calibration' });
const button = (page: Page, name: string | RegExp): Locator =>
  calibration(page).getByRole('button', { name, exact: typeof name === 'string' });

async function openCalibration(page: Page): Promise<void> {
  const drawer = await openCalls(page);
  await drawer.getByRole('button', { name: 'Calibration' }).click();
  await button(page, 'New session').waitFor();
}

async function scoredSalesCall(page: Page): Promise<void> {
  await editTranscript(page, TYPED_SALES_CALL);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(page);
  await waitForScore(page);
}

/** The seven criteria of the sales card, each with its level. */
async function judge(page: Page, levels: string): Promise<void> {
  const questions = calibration(page).locator('.calibration-question');
  for (const [at, level] of [...levels].entries()) {
    await questions.nth(at).locator(`input[value="${level}"]`).check();
  }
  await calibration(page).getByRole('combobox', { name: 'Call' }).getByText('7/7').waitFor({ state: 'attached' });
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await button(page, 'Compare').waitFor();
}

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await button(page, name).click();
  const download = await saving;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

async function takeIn(page: Page, text: string): Promise<void> {
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await calibration(page).locator('input[type=file]').setInputFiles([file]);
}

const cellsOf = (row: Locator): Promise<string[]> => row.locator('td').allTextContents();

describe('a calibration of two reviewers on two devices', () => {
  it('is judged blind, travels by files, and gives the alpha and the distances that hand gives', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true });
    await scoredSalesCall(page);
    const details = await openDetails(page);
    const said = await details.locator('.evaluation-show').allTextContents();
    const machine = said.find((claim) => claim.length > 10) ?? '';
    expect(machine).not.toBe('');
    await details.getByRole('button', { name: 'Close', exact: true }).click();

    await openCalibration(page);
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'New session').click();
    await button(page, 'Make session').click();
    await calibration(page).locator('p.field-error', { hasText: 'A title is needed here.' }).waitFor();
    await calibration(page).getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await calibration(page).getByRole('checkbox').first().check();
    await calibration(page).getByRole('textbox', { name: 'Invited reviewers' }).fill(`${LAN}\n${MINH}\n${LAN}`);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'calibration-new');
    await button(page, 'Make session').click();
    const session = await saved(page, 'Save session file');
    expect(session.name).toMatch(/\.callmark-session\.json$/);
    expect(session.text).not.toContain(machine);

    await button(page, `Judge as ${LAN}`).click();
    await calibration(page).getByText(`Judging as ${LAN}`).waitFor();
    await expect.poll(() => page.locator('body').textContent()).not.toContain(machine);
    await judge(page, '5544433');
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'calibration-judge');
    await button(page, 'Back').click();
    await expect.poll(() => button(page, 'Compare').isDisabled()).toBe(true);
    await calibration(page).getByText('7 answers on this device, not submitted').waitFor();

    // Not by the way of the call either, as long as the answers aren't submitted.
    await button(page, 'Close').click();
    const drawer = await openCalls(page);
    await drawer
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await results(page).getByText('Judged blind first').waitFor();
    await expect
      .poll(() =>
        results(page)
          .getByRole('button', { name: /^Details: / })
          .count(),
      )
      .toBe(0);
    await results(page).getByRole('button', { name: 'Open calibration' }).click();
    await button(page, new RegExp(TITLE)).click();
    await button(page, `Judge as ${LAN}`).click();
    await submit(page);

    const other = await visit(browser, { acceptDownloads: true });
    await openCalibration(other.page);
    await takeIn(other.page, session.text);
    await button(other.page, 'Open the session').click();
    await button(other.page, `Judge as ${MINH}`).click();
    await judge(other.page, '4433322');
    await submit(other.page);
    const answers = await saved(other.page, `Save answers of ${MINH}`);
    expect(other.errors).toEqual([]);
    await other.context.close();

    await takeIn(page, answers.text);
    await calibration(page).getByText(`The answers of ${MINH} to`).waitFor();
    await takeIn(page, answers.text);
    await calibration(page).getByText(`These answers of ${MINH} are here already.`).waitFor();
    await takeIn(page, answers.text.replace('"option": "4"', '"option": "5"'));
    await calibration(page).getByText('Those count; the new ones are kept beside them.').waitFor();
    await calibration(page).getByText(`Other answers came in for ${MINH}`).waitFor();
    await takePictures(page, 'calibration-session');
    await button(page, 'Compare').click();

    // 1 − 13·248 / 5782, worked out in tests/domain/calibration/agreement.test.ts; totals 4 and 3, median 3.5.
    const agreement = calibration(page)
      .getByRole('region', { name: 'Agreement' })
      .locator('tr.calibration-level-whole');
    await expect.poll(() => cellsOf(agreement)).toEqual(['0.442', 'ordinal', '0%', '7', '2']);
    const totals = calibration(page).locator('section', { hasText: 'Within a tenth' }).locator('tbody tr');
    await expect.poll(() => cellsOf(totals.first())).toEqual(['3.5', '4 (+0.5)', '3 (−0.5)', '1']);
    await calibration(page).getByText('Within a tenth of the scale: 2 of 2 totals.').waitFor();
    await calibration(page)
      .getByRole('textbox', { name: /^Note on: / })
      .first()
      .fill('Chào rồi mới giới thiệu: tính là 4.');
    await button(page, /^Add note: /)
      .first()
      .click();
    await calibration(page)
      .getByText(/Chào rồi mới giới thiệu/)
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'calibration-discussion');
    await calibration(page).getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();
    await takePictures(page, 'calibration-results');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await expect.poll(() => calibration(page).getByText('Whole scorecard').isVisible()).toBe(true);
    await expect
      .poll(() =>
        calibration(page)
          .getByText(/Chào rồi mới giới thiệu/)
          .isVisible(),
      )
      .toBe(true);
    await page.emulateMedia({ media: null });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('takes in nothing of a file that is damaged, of something else, or of a session that is not here', async () => {
    const { page, context, errors } = await visit(browser);
    await openCalibration(page);
    const said: readonly (readonly [string, string])[] = [
      ['{"format":"callmark-session"', 'This cannot be read as JSON'],
      ['{"format":"callmark-scorecard","formatVersion":1}', 'neither a session nor an answer file'],
      ['{"format":"callmark-session","formatVersion":9}', 'written by a newer Callmark'],
      ['{"format":"callmark-session","formatVersion":1,"session":{"id":"../x"},"calls":[]}', '(session › id)'],
      [
        '{"format":"callmark-session-answers","formatVersion":1,"session":{"id":"x","title":"Tháng 10"},"sheet":{"reviewer":"Lan","submittedAt":1,"answers":{}}}',
        'These answers belong to “Tháng 10”',
      ],
    ];
    for (const [text, message] of said) {
      await takeIn(page, text);
      await calibration(page).getByText(message).waitFor();
      await calibration(page).getByText('Nothing was taken in.').waitFor();
    }
    expect((await storedTables(page))['calibrations']).toBe('[]');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a dispute', () => {
  it('is proposed, listed, accepted as an edit, and its first answer stays in sight', async () => {
    const { page, context, errors } = await visit(browser);
    await scoredSalesCall(page);
    await openDetails(page);
    const dialog = evaluation(page);
    const answer = dialog.getByRole('combobox', { name: /^Response: / }).first();
    const first = await answer.inputValue();
    const proposed = first === '5' ? '4' : '5';
    const disputes = dialog.getByRole('group', { name: 'Disputes' });
    await disputes.getByRole('button', { name: 'Propose another answer' }).click();
    await disputes.getByRole('button', { name: 'Propose', exact: true }).click();
    await disputes.getByText('A name is needed here.').waitFor();
    await disputes.getByRole('textbox', { name: 'Your name (agent)' }).fill('Nhân viên A');
    await disputes.getByRole('combobox', { name: 'Proposed answer' }).selectOption(proposed);
    await disputes.getByRole('textbox', { name: 'Why' }).fill('Em có chào và hỏi thăm ở lượt đầu.');
    await disputes.getByRole('button', { name: 'Propose', exact: true }).click();
    await disputes.getByRole('heading', { name: 'Disputes (1 open)' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await disputes.getByRole('button', { name: 'Accept' }).scrollIntoViewIfNeeded();
    await takePictures(page, 'dispute');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();

    await openCalibration(page);
    await calibration(page).getByRole('heading', { name: 'Open disputes (1)' }).waitFor();
    await button(page, /Em có chào và hỏi thăm/).click();
    await disputes.getByRole('textbox', { name: /^Reply: / }).fill('Nghe lại, đúng là có chào.');
    await disputes.getByRole('button', { name: 'Accept' }).click();
    await disputes.getByText(/^Accepted by/).waitFor();
    await disputes.getByText(/^First answer: .*\(Machine\)$/).waitFor();
    await expect.poll(() => answer.inputValue()).toBe(proposed);
    await disputes.getByRole('heading', { name: 'Disputes', exact: true }).waitFor();
    const stored = await storedTables(page);
    expect(stored['disputes']).toContain(`"first":{"by":"machine","option":"${first}"}`);
    expect(JSON.parse(stored['edits'] ?? '[]')).toMatchObject([
      { field: 'answer', value: proposed },
      { field: 'review', value: 'in-review' },
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
