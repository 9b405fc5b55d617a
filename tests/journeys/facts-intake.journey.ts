import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../services/posted';
import { rowsOf } from '../tools/app-rows';
import { fixture } from '../tools/fixtures/fixture';
import { setOffline } from '../tools/worker-control';
import { callsDrawer, editTranscript, openCalls, openDetails, upload, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, SIZES, takePictures, visit } from './harness';
import { openSettings, setServices } from './set-services';
import { CAPTIONS } from './texts';

withBrowserAndPeer();

const PATTERN = '{date}_{time}_{agent}_{customer}_{…}';
const captions = (name: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
const addedCalls = (page: Page): Locator => page.getByRole('dialog', { name: 'Added calls' });
const factsForm = (page: Page): Locator => page.getByRole('dialog', { name: /^Facts of / });
const transcript = (page: Page): Locator => page.getByRole('region', { name: 'Transcript', exact: true });
const titles = (drawer: Locator): Promise<string[]> => drawer.getByRole('button', { name: /^Open / }).allTextContents();

/** Controls of the dialog that are smaller than a finger, or stick out of the screen. */
function hardToTouch(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) =>
    [...element.querySelectorAll('button, input, select')].flatMap((control) => {
      const { width, height, left, right } = control.getBoundingClientRect();
      const fits = width >= 44 && height >= 44 && left >= 0 && right <= window.innerWidth;
      return fits ? [] : [`${control.outerHTML.slice(0, 90)} ${width}x${height}`];
    }),
  );
}

async function setPattern(page: Page): Promise<void> {
  const settings = await openSettings(page);
  const pattern = settings.getByRole('textbox', { name: 'Pattern of file names' });
  await pattern.fill('{date}_{name}');
  await settings.getByText('{name} is not a field. Use {…} for what should be passed over.').waitFor();
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(() => pattern.evaluate((field) => field === document.activeElement)).toBe(true);
  await pattern.fill(PATTERN);
  await settings.getByRole('textbox', { name: 'Try a file name' }).fill('16-11-2026_0912_Lan_KH-204_x.mp3');
  await settings.getByText('Read from it: Lan · KH-204 · 16/11/2026 09:12').waitFor();
  await settings.getByRole('textbox', { name: 'Try a file name' }).fill('call.mp3');
  await settings.getByText(/^This name does not fit the pattern/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'file-names-settings', ['landscape', 'phone']);
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await settings.waitFor({ state: 'detached' });
}

describe('facts and intake', () => {
  it('names of a batch tell its facts; what is there twice is told; each file is changed, and found by its agent', async () => {
    const { page, context, errors } = await visit(browser);
    await setPattern(page);
    await upload(page, [
      { ...fixture('call.mp3'), name: '20261116_0912_Trần Lân_KH-204_sáng.mp3' },
      captions('20261116_0912_Trần Lân_KH-204_sáng.vtt'),
      { ...fixture('call.m4a'), name: '20261116_1040_Minh_KH-377_trưa.m4a' },
      captions('20261116_1040_Minh_KH-377_trưa.vtt'),
      { ...fixture('call.mp3'), name: 'bản sao.mp3' },
    ]);
    const dialog = addedCalls(page);
    await dialog.getByText(/^3 calls are stored\. *$/).waitFor();
    const part = (title: string | RegExp) => dialog.getByRole('group', { name: title });
    const first = part(/Lân/);
    const second = part(/Minh/);
    const copy = part('bản sao');
    await first.getByText('Trần Lân · KH-204 · 16/11/2026 09:12').waitFor();
    await first.getByText('Its captions are the transcript; no speech service is asked.').waitFor();
    await copy.getByText(/^The same sound is already here as “20261116_0912_Trần Lân/).waitFor();
    await expect.poll(() => first.getByText(/is already here/).count()).toBe(0);
    // Only sound of a length that another one has is read through.
    const digests = (await rowsOf(page, 'calls')).flatMap(({ audio }) => audio?.digest ?? []);
    expect(digests).toEqual(Array(2).fill(sha256(fixture('call.mp3').buffer)));
    // The rules found no sale in what the captions say.
    await second.getByRole('button', { name: 'Use Summary (Customer Service)' }).waitFor();
    await second.getByRole('combobox', { name: 'Agent' }).fill('Phạm Minh');
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'added-calls');
    await page.setViewportSize(SIZES.phone);
    await expect.poll(() => hardToTouch(dialog)).toEqual([]);
    await page.setViewportSize(SIZES.landscape);

    await second.getByRole('button', { name: 'Use Summary (Customer Service)' }).click();
    await expect
      .poll(() => second.getByRole('combobox', { name: 'Scorecard' }).locator('option:checked').textContent())
      .toBe('Summary (Customer Service)');
    await second.getByText('Phạm Minh · KH-377 · 16/11/2026 10:40').waitFor();
    await copy.getByRole('button', { name: 'Drop the new one' }).click();
    await dialog.getByText(/^2 calls are stored\. *$/).waitFor();
    const all = part('For all of them');
    await all.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Vietnamese' });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    const bar = page.getByRole('region', { name: 'Call on screen' });
    await bar.getByText(/^Trần Lân · KH-204 · 16\/11\/2026 09:12/).waitFor();

    // The same file again, days later: told, and nobody is torn away by a dialog.
    await upload(page, [{ ...fixture('call.m4a'), name: 'lại lần nữa.m4a' }]);
    await page.getByText('The sound of 1 added call is here already.').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'Look through' }).click();
    await dialog.getByText(/^The same sound is already here as “20261116_1040_Minh/).waitFor();
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const drawer = await openCalls(page);
    await expect.poll(() => titles(drawer)).toHaveLength(3);
    await drawer.getByRole('searchbox', { name: 'Search calls' }).fill('pham minh');
    await expect.poll(() => titles(drawer)).toEqual(['20261116_1040_Minh_KH-377_trưa']);
    await drawer.getByRole('searchbox', { name: 'Search calls' }).fill('kh 204');
    await expect.poll(() => titles(drawer)).toEqual(['20261116_0912_Trần Lân_KH-204_sáng']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the facts of the call on screen are typed on a phone, shown beside it and its scores, and found', async () => {
    const { page, context, errors } = await visit(browser, { viewport: SIZES.phone, acceptDownloads: true });
    await upload(page, [fixture('call.mp3'), captions('call.vtt')]);
    await waitForScore(page);
    const bar = page.getByRole('region', { name: 'Call on screen' });
    await bar.getByRole('button', { name: 'Facts of the call' }).click();
    const form = factsForm(page);
    await form.getByRole('textbox', { name: 'Title' }).fill('Khách phàn nàn về tốc độ mạng trong giờ cao điểm');
    await form.getByRole('combobox', { name: 'Agent' }).fill('Nguyễn Thị Hồng Nhung');
    await form.getByRole('textbox', { name: 'Customer reference' }).fill('KH-20418');
    await form.getByLabel('Day', { exact: true }).fill('2026-11-16');
    for (const tag of ['khiếu nại', 'tốc độ']) {
      await form.getByRole('combobox', { name: 'New tag' }).fill(tag);
      await form.getByRole('button', { name: 'Add tag' }).click();
    }
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => hardToTouch(form)).toEqual([]);
    await takePictures(page, 'facts-form');
    await page.setViewportSize(SIZES.phone);
    await form.getByRole('button', { name: 'Save facts' }).click();
    await form.waitFor({ state: 'detached' });
    const line = 'Nguyễn Thị Hồng Nhung · KH-20418 · 16/11/2026 · khiếu nại, tốc độ';
    await bar.getByText(/^Nguyễn Thị Hồng Nhung · KH-20418 · 16\/11\/2026/).waitFor();
    await bar.getByText('khiếu nại', { exact: true }).waitFor();
    await takePictures(page, 'facts-shown');
    await page.setViewportSize(SIZES.phone);
    const evaluation = await openDetails(page);
    await evaluation.getByText(line).waitFor();
    await evaluation.getByRole('button', { name: 'Close', exact: true }).click();

    const drawer = await openCalls(page);
    await drawer.getByRole('searchbox', { name: 'Search calls' }).fill('toc do nhung');
    await drawer.getByRole('button', { name: 'Open Khách phàn nàn về tốc độ mạng trong giờ cao điểm' }).waitFor();
    await drawer.getByRole('button', { name: 'Facts of the call' }).click();
    await form.getByRole('button', { name: 'Remove tag tốc độ' }).click();
    await form.getByRole('button', { name: 'Save facts' }).click();
    await form.waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download', (one) => one.suggestedFilename().endsWith('.json')),
      drawer.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    const stream = await download.createReadStream();
    const bytes: Buffer[] = [];
    for await (const piece of stream) bytes.push(piece as Buffer);
    const { call } = JSON.parse(Buffer.concat(bytes).toString('utf8'));
    expect(call.facts).toMatchObject({ agent: 'Nguyễn Thị Hồng Nhung', customer: 'KH-20418', tags: ['khiếu nại'] });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('typed text stops the transcription that waits: the sound is not sent, until somebody asks for it', async () => {
    const [first, second] = [fixture('call.mp3'), fixture('call.m4a')];
    for (const { buffer } of [first, second]) {
      peer.register(sha256(buffer), [{ speaker: 'agent', start: 0, end: 3, text: 'Máy nghe được câu này.' }]);
    }
    const { page, context } = await visit(browser, { worker: true });
    await setServices(page, { 'Speech service': peer.url });
    await setOffline(context, true);
    await upload(page, [{ ...first, name: 'gõ tay.mp3' }]);
    await transcript(page).getByText('No transcript yet').waitFor();
    let drawer = await openCalls(page);
    await drawer.getByText('Waiting to transcribe').waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await editTranscript(page, 'Agent (A): Dạ em chào chị, em gõ tay ạ.');
    await transcript(page).getByText('The text was typed; the sound was not transcribed.').waitFor();
    drawer = await openCalls(page);
    await drawer.getByText('Not scored yet').waitFor();
    await expect.poll(() => drawer.getByText('Waiting to transcribe').count()).toBe(0);
    await drawer.getByRole('button', { name: 'Close' }).click();

    await setOffline(context, false);
    await upload(page, [{ ...second, name: 'nghe máy.m4a' }]);
    await waitForScore(page);
    const sent = () => peer.log.entries.flatMap(({ file }) => file?.sha256 ?? []);
    expect(sent()).toEqual([sha256(second.buffer)]);

    drawer = await openCalls(page);
    await drawer.getByRole('button', { name: 'Open gõ tay' }).click();
    await transcript(page).getByRole('button', { name: 'Transcribe the sound' }).click();
    await transcript(page)
      .getByText(/^There is a transcription beside the text that was typed/)
      .waitFor();
    await transcript(page).getByText('Dạ em chào chị, em gõ tay ạ.').waitFor();
    expect(sent()).toEqual([sha256(second.buffer), sha256(first.buffer)]);
    await expect.poll(() => callsDrawer(page).count()).toBe(0);
    await context.close();
  });
});
