import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putRows } from '../tools/app-rows';
import { eightWeeks, rowsOfCalls } from '../tools/report-rows';
import { setOffline } from '../tools/worker-control';
import { openReports, reports } from './actions';
import { ARTIFACTS, axeViolations, launchBrowser, SIZES, takePicture, takePictures, visit } from './harness';
import { laterStored } from './stored-files';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

async function saved(page: Page, name: string | RegExp): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

async function toTable(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Table: ${name}` }).click();
}

describe('reports', () => {
  it('say of eight weeks what was computed by hand, and lead to the calls', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true, worker: true });
    await putRows(page, rowsOfCalls(eightWeeks()));
    await page.reload();
    // What computes the reports comes later than the page.
    await laterStored(page);
    await setOffline(context, true);
    await openReports(page);

    // (42·10 + 21·10 + 16·8.75 + 5·7 + 21·6.25 + 14·10 + 7·0 + 10·6.25) / 136 = 1138.75 / 136
    const average = part(page, 'Average');
    await expect.poll(() => average.textContent()).toContain('n 1368.4/10Tốt');
    await expect.poll(() => average.textContent()).toContain('Middle half 6.3–10.0 · version 2 only');
    await expect
      .poll(() => part(page, 'Done').textContent())
      .toMatch(/of all 141 calls136.*96%.*136 done · 3 in review · 2 new/);
    // 3 answers a call; 24 greetings, 7 verifications and 21 solutions differ: 356 of 408.
    const agree = part(page, 'Machine and reviewer agree');
    // κ = 1 − (24 + 7 + 10.5) / (136·(129·31 + 7·105)/136² + 7 + 10.5) = 0.207
    await expect.poll(() => agree.textContent()).toContain('n 40887%κ .21');
    await expect.poll(() => agree.textContent()).toContain('the reviewer chose 59 of 408');
    await expect
      .poll(() => part(page, 'Set to 0 by a fatal question').textContent())
      .toMatch(/7calls.*7 × Xác thực khách/);

    const averages = part(page, 'Average by week and agent');
    await expect
      .poll(() => averages.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Lan', 'Thảo Vy', 'Phúc', 'Quốc Bảo', 'Minh Thư', 'Hữu Nghĩa']);
    await expect.poll(() => averages.textContent()).toContain('The axis starts at 5. Week of 16 Feb: Tết, no calls.');
    const points = averages.getByRole('toolbar', { name: 'Hữu Nghĩa' }).getByRole('button');
    await expect.poll(() => points.count()).toBe(2);
    await expect
      .poll(() => points.first().getAttribute('aria-label'))
      .toBe('Hữu Nghĩa, week of 23 Feb: 6.3, 5 calls. Show them');
    // A line to both sides of Tết, and no point in it; three calls a week are drawn hollow, six are not.
    await expect.poll(() => averages.locator('.multiple-line').first().getAttribute('d')).toMatch(/^M[^M]+M[^M]+$/);
    await expect
      .poll(() => averages.getByRole('toolbar', { name: 'Phúc' }).locator('.multiple-dot-few').count())
      .toBe(7);
    await expect
      .poll(() => averages.getByRole('toolbar', { name: 'Lan' }).locator('.multiple-dot-few').count())
      .toBe(0);

    const bars = part(page, 'Most failed questions').getByRole('button', { name: /Failed in/ });
    await expect
      .poll(() => bars.locator('.bar-shown').allTextContents())
      .toEqual([
        'Chào hỏi và xưng tên?23%31 of 136',
        'Xác thực khách?5%7 of 136',
        'Hẹn thời hạn khi chưa xong?100%5 of 5',
      ]);
    await expect.poll(() => bars.last().locator('.failed-bar-few').count()).toBe(1);
    const greet = part(page, 'Agreement by question').getByRole('button', { name: /^Chào hỏi/ });
    await expect.poll(() => greet.locator('.bar-shown').textContent()).toBe('Chào hỏi và xưng tên?8218.31136');
    const talk = part(page, 'Talk share and silences').getByRole('button', { name: /^Lan/ });
    await expect.poll(() => talk.locator('.bar-shown').textContent()).toBe('Lan5733101.0/call42');

    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'reports', ['landscape', 'tablet', 'portrait', 'phone']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    await bars.first().click();
    const desk = page.getByRole('region', { name: 'Calls', exact: true });
    await desk.getByText(/^31 calls · /).waitFor();
    await expect.poll(() => reports(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('follow the filters, and go out as tables, as files and on paper', async () => {
    const { page, context, errors } = await visit(browser, { acceptDownloads: true });
    const rows = rowsOfCalls([
      ...eightWeeks(),
      { agent: '=HYPERLINK("x")', at: new Date(2026, 2, 5).getTime(), state: 'done' },
    ]);
    await putRows(page, rows);
    await page.reload();
    await openReports(page);
    const average = part(page, 'Average');
    await choice(page, 'Agent').selectOption({ label: 'Minh Thư' });
    await expect.poll(() => average.textContent()).toContain('n 216.3/10');
    await choice(page, 'Figures of').selectOption({ label: 'Machine · all scored calls' });
    // (14·10 + 7·6.25) / 21
    await expect.poll(() => part(page, 'Average, by the machine').textContent()).toContain('n 218.8/10');
    await choice(page, 'Figures of').selectOption({ label: 'Reviewers · calls done' });
    await choice(page, 'Agent').selectOption({ index: 0 });
    await choice(page, 'Period').selectOption('other');
    await page.getByLabel('From the week of').fill('2026-03-05');
    // 6 + 3 + 3 + 3 + 3 + 5 and the one with the strange name
    await expect.poll(() => average.textContent()).toContain('n 24');
    await choice(page, 'Period').selectOption({ label: '12 Jan – 8 Mar 2026 (all)' });
    await expect.poll(() => average.textContent()).toContain('n 137');

    await choice(page, 'What averages are of').selectOption({ label: 'Spread by agent' });
    const spread = part(page, 'Spread by agent');
    await spread.getByRole('button', { name: /^Phúc: 21 calls, median 8.8, middle half 8.8 to 8.8/ }).waitFor();
    await choice(page, 'Agreement of').selectOption({ label: 'By week: Chào hỏi và xưng tên?' });
    await part(page, 'Agreement by week')
      .getByRole('button', { name: /^2 Mar/ })
      .waitFor();
    await takePicture(page, 'reports-spread');
    for (const name of ['Spread by agent', 'Most failed questions', 'Agreement by week', 'Talk share and silences']) {
      await toTable(page, name);
    }
    const phuc = spread.getByRole('row', { name: /^Phúc/ });
    // (16·8.75 + 5·7) / 21
    await expect
      .poll(() => phuc.getByRole('cell').allTextContents())
      .toEqual(['21', '8.3', '7.0', '8.8', '8.8', '8.8', '8.8']);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'reports-tables', ['landscape', 'phone']);

    const one = await saved(page, 'CSV: Most failed questions');
    expect(one.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFQuestion,Failed,n,%',
      'Chào hỏi và xưng tên?,31,137,22.6277',
    ]);
    const all = await saved(page, 'CSV of all tables');
    expect(all).toContain(`\r\nSpread by agent,"'=HYPERLINK(""x"")",1,10,10,10,10,10,10`);
    expect(all).toContain('\r\nAverage by week and agent,Lan,10,6,10,6,10,6,10,6,10,6,,0,10,6,10,6');
    expect(all).toContain('\r\nTalk share and silences,Lan,42,56.6667,33.3333,10,1');

    for (const name of ['Spread by agent', 'Agreement by week']) await toTable(page, name);
    mkdirSync(ARTIFACTS, { recursive: true });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await page.getByText('Scorecard: Chăm sóc khách hàng 2027 · v2').waitFor();
    for (const landscape of [true, false]) {
      const path = join(ARTIFACTS, `reports-${landscape ? 'landscape' : 'portrait'}.pdf`);
      await page.pdf({ path, format: 'A4', landscape, printBackground: true });
    }
    await page.setViewportSize(landscapePaper);
    await takePicture(page, 'reports-print', { fullPage: true });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('say that there is nothing, and what there is of one call', async () => {
    const { page, context, errors } = await visit(browser, { viewport: SIZES.phone });
    await openReports(page);
    await page.getByRole('heading', { name: 'No figures yet' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Scoring' }).click();
    await page
      .getByRole('textbox', { name: 'Transcript text' })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .waitFor();
    await putRows(page, rowsOfCalls([{ agent: 'Nguyễn Thị Phương Thảo Vy', at: new Date(2026, 2, 5).getTime() }]));
    await page.reload();
    await openReports(page);
    await part(page, 'Average').getByText('No call of this choice is done').waitFor();
    await expect.poll(() => part(page, 'Done').textContent()).toContain('of 1 call');
    await page.getByText('No question failed in these calls.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'reports-one', ['landscape', 'phone']);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(SIZES.phone.width);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** A4 lying, in CSS pixels without its margins. */
const landscapePaper = { width: 1032, height: 702 };
