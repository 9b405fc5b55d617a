import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from '../fire/fire-harness';
import { putRows, rowsOf } from '../tools/app-rows';
import { makeReleased, RELEASED } from '../tools/released-schemas';
import { unsignedEvaluation } from '../tools/unsigned-evaluation';
import {
  chooseScoringType,
  chooseSoundSample,
  editTranscript,
  evaluation,
  openCalls,
  openDetails,
  results,
  score,
  waitForScore,
} from './actions';
import { axeViolations, baseUrl, launchBrowser, takePicture, takePictures, visit } from './harness';
import { TYPED_SALES_CALL } from './texts';

const MOBILE = 'M Customer Service';
const SALES = 'Sale Effective';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const transcript = (page: Page): Locator => page.getByRole('region', { name: 'Transcript', exact: true });
const firstAnswer = (dialog: Locator): Locator => dialog.getByRole('combobox', { name: /^Response: / }).first();

async function openFirstCall(page: Page): Promise<void> {
  const drawer = await openCalls(page);
  await drawer
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await waitForScore(page);
}

async function scoredSalesCall(page: Page): Promise<void> {
  await editTranscript(page, TYPED_SALES_CALL);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await score(page);
  await waitForScore(page);
}

/** What is written at the head of the dialog about machine and people. */
async function totals(dialog: Locator): Promise<string[]> {
  const line = (await dialog.getByText(/^Machine \d/).textContent()) ?? '';
  return line.split(' · ').map((part) => part.replace(/ [\d.]+$/, ''));
}

describe('two reviewers on one tablet', () => {
  it('judge one call apart, beside the machine; handing over closes the call and offers an export', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true });
    await scoredSalesCall(page);
    const first = await openDetails(page);
    const ask = first.getByRole('region', { name: 'Who is judging?' });
    await ask.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'reviewer-asked');
    const machine = await firstAnswer(first).inputValue();
    const [lans, minhs] = ['1', '2', '3'].filter((answer) => answer !== machine);
    // Nothing waits for the name.
    await firstAnswer(first).selectOption(lans ?? '');
    await ask.getByRole('textbox', { name: 'Reviewer name' }).fill('Nguyễn Thị Lan');
    await page.keyboard.press('Enter');
    await first.getByText('Judging as Nguyễn Thị Lan').waitFor();
    await expect.poll(() => totals(first)).toEqual(['Machine', 'Nguyễn Thị Lan']);
    await first.getByRole('textbox', { name: 'Overall Evaluation Notes' }).fill('Chào tốt, chốt sớm.');
    await first.getByRole('button', { name: 'Hand over' }).click();

    const handing = page.getByRole('dialog', { name: 'Hand over' });
    await handing.getByText('Nguyễn Thị Lan changed the evaluation of one call.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await handing.getByRole('button', { name: 'Export these evaluations' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Callmark Nguyễn Thị Lan.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const exported = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    expect(exported.calls[0].reviewers).toMatchObject([{ name: 'Nguyễn Thị Lan' }]);
    expect(exported.calls[0].evaluations[0]).toMatchObject({ evaluationNotes: 'Chào tốt, chốt sớm.' });
    await handing.getByRole('textbox', { name: 'Reviewer name' }).fill('Minh');
    await handing.getByRole('button', { name: 'Take over' }).click();
    await handing.waitFor({ state: 'hidden' });
    await expect.poll(() => results(page).getByRole('meter').count()).toBe(0);

    await openFirstCall(page);
    const second = await openDetails(page);
    await second.getByText('Judging as Minh').waitFor();
    await expect.poll(() => firstAnswer(second).inputValue()).toBe(machine);
    await expect.poll(() => second.getByRole('textbox', { name: 'Overall Evaluation Notes' }).inputValue()).toBe('');
    await second.getByText(new RegExp(`^Nguyễn Thị Lan: ${lans} `)).waitFor();
    await firstAnswer(second).selectOption(minhs ?? '');
    await expect.poll(() => totals(second)).toEqual(['Machine', 'Nguyễn Thị Lan', 'Minh']);
    await takePictures(page, 'reviewers-two');
    await second.getByRole('button', { name: 'Save Evaluation' }).click();
    await second.waitFor({ state: 'hidden' });
    await results(page)
      .getByText(/^Machine [\d.]+ · Nguyễn Thị Lan [\d.]+ · Minh [\d.]+$/)
      .waitFor();
    // Both as they were left, over a reload.
    await page.reload();
    await waitForScore(page);
    expect(await firstAnswer(await openDetails(page)).inputValue()).toBe(minhs);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('all questions of a call in one dialog', () => {
  it('opens at the section of its card by keyboard, and each section keeps its own notes', async () => {
    const { page, context } = await visit(browser);
    await chooseScoringType(page, MOBILE);
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    await results(page).getByRole('button', { name: 'Details: Giải đáp nhu cầu' }).focus();
    await page.keyboard.press('Enter');
    const dialog = evaluation(page);
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByRole('heading', { name: /^Evaluation: / }).textContent())
      .toMatch(/^Evaluation: M Customer Service \([\d.]+\/10 points\)$/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Giải đáp nhu cầu');
    const inSight = (section: string) =>
      dialog.getByRole('group', { name: section }).evaluate((element) => {
        const body = element.closest('.modal-body')?.getBoundingClientRect();
        const { top } = element.getBoundingClientRect();
        return body !== undefined && top >= body.top - 1 && top < body.bottom - 40;
      });
    await expect.poll(() => inSight('Giải đáp nhu cầu')).toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.dataset['section']))
      .toBe('giaidapnhucau');
    const note = (section: string) =>
      dialog.getByRole('group', { name: section }).getByRole('textbox', { name: /^Overall Evaluation Notes/ });
    await note('Giải đáp nhu cầu').fill('Trả lời đúng');
    await dialog
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: /^Kỹ năng giao tiếp/ })
      .click();
    await expect.poll(focused).toBe('Kỹ năng giao tiếp');
    await expect.poll(() => note('Kỹ năng giao tiếp').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // Back where it was opened.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Details: Giải đáp nhu cầu');
    const again = await openDetails(page, 'Kỹ năng giao tiếp');
    await expect
      .poll(() =>
        again
          .getByRole('group', { name: 'Giải đáp nhu cầu' })
          .getByRole('textbox', { name: /^Overall Evaluation Notes/ })
          .inputValue(),
      )
      .toBe('Trả lời đúng');
    await context.close();
  });

  it('stands beside the transcript: evidence shows its turn, and a turn is given as evidence there or from a list', async () => {
    const { page, context, errors } = await visit(browser, { viewport: { width: 1024, height: 768 } });
    await chooseScoringType(page, MOBILE);
    await chooseSoundSample(page);
    await waitForScore(page);
    const dialog = await openDetails(page);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    const places = await Promise.all([transcript(page).boundingBox(), dialog.boundingBox()]);
    const [left, right] = places;
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await dialog
      .getByRole('button', { name: /^Show in the transcript: / })
      .last()
      .click();
    const lit = transcript(page).locator('.transcript-lit');
    await expect.poll(() => lit.count()).toBe(1);
    await expect.poll(() => lit.evaluate((turn) => turn.getBoundingClientRect().top > 0)).toBe(true);

    const add = dialog.getByRole('button', { name: /^Add a turn as evidence: / }).first();
    await add.click();
    await transcript(page).getByRole('button', { name: 'Use turn 2 as evidence' }).click();
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove evidence: / }).count()).toBe(1);
    await expect
      .poll(() =>
        transcript(page)
          .getByRole('button', { name: /^Use turn/ })
          .count(),
      )
      .toBe(0);

    await add.focus();
    await page.keyboard.press('Enter');
    const list = dialog.getByRole('combobox', { name: /^Turn that shows it: / });
    await list.selectOption('2');
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove evidence: / }).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'evaluation-beside', ['landscape', 'small', 'tablet', 'portrait', 'phone']);

    // Over everything where there is no room beside; what was given is still there.
    await firstAnswer(dialog).focus();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect.poll(() => firstAnswer(dialog).evaluate((element) => element === document.activeElement)).toBe(true);
    const answer = firstAnswer(dialog);
    await answer.scrollIntoViewIfNeeded();
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await takePicture(page, 'evaluation-sideways');
    await page.setViewportSize({ width: 640, height: 430 });
    await takePicture(page, 'evaluation-200-percent');
    const wide = await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(wide).toBe(true);
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove evidence: / }).count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a database that an app without reviewers wrote', () => {
  const newContext = (): Promise<BrowserContext> => browser.newContext({ viewport: { width: 1280, height: 860 } });

  it('keeps every answer and note, as those of the device’s reviewer until somebody says whose they are', async () => {
    // The rows of a real call, scored by this app; its evaluation as that version kept it.
    const made = await visit(browser);
    await scoredSalesCall(made.page);
    const rows = {
      calls: await rowsOf(made.page, 'calls'),
      transcripts: await rowsOf(made.page, 'transcripts'),
      results: await rowsOf(made.page, 'results'),
    };
    await made.context.close();
    const [call] = rows.calls;
    const older = unsignedEvaluation(
      call?.id ?? '',
      SALES,
      [
        { kind: 'answer', questionId: 'make_connection', answer: '0' },
        { kind: 'notes', questionId: 'ask_for_sale', notes: 'Chốt sớm quá' },
        { kind: 'analysis-notes', text: 'Nói nhanh' },
        { kind: 'evaluation-notes', text: 'Đạt' },
      ],
      Date.now(),
    );

    const context = await newContext();
    const reader = await openReader(context);
    const before = RELEASED.findLast(({ stores }) => stores['reviews'] === undefined);
    if (before === undefined) throw new Error('no version before');
    await reader.evaluate(makeReleased, { ...before, rows: {} });
    await putRows(reader, { ...rows, evaluations: [older] });
    const page = await context.newPage();
    await page.goto(baseUrl());
    await openFirstCall(page);
    const dialog = await openDetails(page);
    const value = (name: RegExp) => dialog.getByRole('textbox', { name }).inputValue();
    await expect.poll(() => value(/^Behavioral Analysis Notes$/)).toBe('Nói nhanh');
    await expect.poll(() => value(/^Overall Evaluation Notes$/)).toBe('Đạt');
    expect(
      await dialog
        .getByRole('textbox', { name: /^Notes: / })
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
    ).toContain('Chốt sớm quá');
    await dialog.getByText(/^Machine [\d.]+ · Reviewer of this device [\d.]+$/).waitFor();
    await dialog.getByRole('textbox', { name: 'Reviewer name' }).fill('Lan');
    await dialog.getByRole('checkbox', { name: 'The evaluation made on this device before is mine' }).check();
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await dialog.getByText(/^Machine [\d.]+ · Lan [\d.]+$/).waitFor();
    await expect.poll(() => rowsOf(page, 'reviews')).toMatchObject([{ reviewer: 'device', evaluationNotes: 'Đạt' }]);
    await context.close();
  });
});
