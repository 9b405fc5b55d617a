import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../services/faults';
import { fixture } from '../tools/fixtures/fixture';
import {
  chooseScoringType,
  chooseSoundSample,
  editTranscript,
  openCalls,
  openDetails,
  results,
  score,
  transcriptBox,
  upload,
  waitForScore,
} from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, takePictures, visit } from './harness';
import { allowMicrophone, record, refuseMicrophone } from './recording-actions';
import { setServices } from './set-services';
import { CAPTIONS, TYPED_SALES_CALL } from './texts';

let page: Page;
let errors: string[];
let log: string[];

withBrowserAndPeer(['--use-fake-device-for-media-stream']);
afterEach(async () => {
  await page.context().close();
  // Chromium's own lines about requests; everything else would be the app's, and none of these is a surprise to it.
  expect(errors.filter((text) => !/Failed to load resource|blocked by CORS policy/.test(text))).toEqual([]);
  expect(log.filter((text) => /\n\s+at /.test(text))).toEqual([]);
});

async function start(services: Record<string, string> = {}, options: BrowserContextOptions = {}): Promise<void> {
  ({ page, errors } = await visit(browser, options));
  log = [];
  page.on('console', (message) => log.push(message.text()));
  if (Object.keys(services).length > 0) await setServices(page, services);
}

const automation = () => ({ 'Automation service': peer.url });
const everything = () => ({ ...automation(), 'Speech service': peer.url });
const always = (path: string, fault: Fault) => peer.fault({ fault, path, times: 0 });
const status = () => page.locator('.capture-status');
const retry = () => results(page).getByRole('button', { name: 'Retry' });
/** What waits is asked for again by itself too, perhaps in the moment of the press: then its button is gone. */
async function pressRetryOrGo(): Promise<void> {
  const press = retry().first().click();
  press.catch(() => undefined);
  await Promise.race([press, waitForScore(page)]);
  await waitForScore(page);
}

async function scoreTyped(): Promise<void> {
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
}

/** Nothing is lost: the call is in the drawer, and after a reload its transcript is what was typed. */
async function callIsKept(): Promise<void> {
  await page.reload();
  const drawer = await openCalls(page);
  await drawer
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await expect.poll(() => transcriptBox(page).inputValue()).toBe(TYPED_SALES_CALL);
}

// The row "Missing transcription key" is a rule between modules, on no screen: tests/domain/live/live-settings.test.ts.
describe('the error catalogue of §8, row by row', () => {
  it('Scoring requested without a transcript: an alert, and nothing else', async () => {
    await start(everything());
    await score(page);
    await page.getByRole('alertdialog', { name: 'Please enter the transcript content' }).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await editTranscript(page, ' \n\t ');
    await score(page);
    await page.getByRole('alertdialog', { name: 'Please enter the transcript content' }).waitFor();
    expect(peer.log.entries.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['Transcription', '/v1/audio/transcriptions', () => upload(page, [fixture('call.mp3')])],
    ['Summary', '/v1/summarize', scoreTyped],
  ] as const)("%s failure: the status text is 'Error'", async (_, path, act) => {
    await start(everything());
    always(path, { kind: 'status', status: 422 });
    await act();
    await expect.poll(() => status().textContent()).toBe('Error');
    await retry().first().waitFor();
  });

  it('Scoring-data fetch failure: logged only', async () => {
    await start(automation());
    // Asked for once by the settings that were saved.
    await expect
      .poll(() => peer.log.entries.some(({ method, path }) => method === 'GET' && path.includes('get-scoring-data')))
      .toBe(true);
    always('/webhook/get-scoring-data', { kind: 'status', status: 500 });
    await page.reload();
    await expect.poll(() => log.filter((text) => /scoring data could not be fetched/.test(text))).toHaveLength(1);
    await scoreTyped();
    await waitForScore(page);
    await expect.poll(() => status().textContent()).toBe('');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('Auto-summary failure: no note, everything else as ever', async () => {
    await start(automation());
    always('sale-effectiveness-auto-summary', { kind: 'status', status: 422 });
    await scoreTyped();
    await waitForScore(page);
    const note = page.getByRole('region', { name: 'Auto note' });
    await note.getByText('The auto note could not be made.').waitFor();
    await note.getByText('Error 422: Unprocessable Entity').waitFor();
    await expect.poll(() => note.getByRole('heading', { name: 'Classification' }).count()).toBe(0);
    await expect.poll(() => status().textContent()).toBe('');
    await note.getByRole('button', { name: 'Retry' }).waitFor();
  });

  const withCaptions = (name: string) => [
    fixture(name),
    { name: name.replace(/\.\w+$/, '.vtt'), mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) },
  ];

  it('Audio playback failure: the dialog says so, and the review goes on without sound', async () => {
    await start();
    await upload(page, withCaptions('call-gsm.wav'));
    await waitForScore(page);
    const dialog = await openDetails(page);
    await dialog.getByText('can’t play this recording').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Play segment/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Save Evaluation' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('Audio stream error: the playback state is error, in words', async () => {
    await start();
    await chooseScoringType(page, 'M Customer Service');
    await chooseSoundSample(page);
    await waitForScore(page);
    const dialog = await openDetails(page);
    const play = dialog.getByRole('button', { name: /^Play segment/ }).first();
    await play.waitFor();
    // A source that goes bad under way; the element then fires the error that the platform fires.
    await page.evaluate(() => {
      const { play: original } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function play() {
        this.src = URL.createObjectURL(new Blob(['no sound any more'], { type: 'audio/wav' }));
        return original.call(this);
      };
    });
    await play.click();
    await dialog.getByText('can’t play this recording').waitFor();
  });

  const denied = () => page.getByRole('alert').getByText('Vui lòng cho phép truy cập micro');

  it('Microphone permission failure: the Vietnamese message while the conversation is empty, and only then', async () => {
    await start();
    await refuseMicrophone(page.context());
    await denied().waitFor();
    await editTranscript(page, TYPED_SALES_CALL);
    await denied().waitFor({ state: 'detached' });
    await allowMicrophone(page.context());
    await page.reload();
    await expect.poll(() => denied().count()).toBe(0);
  });

  it('Saving or loading the microphone choice fails: logged only', async () => {
    await start();
    await allowMicrophone(page.context());
    await page.addInitScript(() => {
      const refuse = (original: (...args: [string, string]) => unknown) =>
        function (this: Storage, ...args: [string, string]) {
          if (args[0] === 'selectedMicDevice') throw new DOMException('refused', 'SecurityError');
          return original.apply(this, args);
        };
      Object.assign(Storage.prototype, {
        getItem: refuse(Storage.prototype.getItem as (...args: [string, string]) => unknown),
        setItem: refuse(Storage.prototype.setItem),
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Microphone settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chọn micro' });
    await dialog.getByRole('list', { name: 'Microphones' }).getByRole('button').first().click();
    const logged = (what: string) =>
      log.filter((text) => text.startsWith(`Preference selectedMicDevice could not be ${what}`));
    await expect.poll(() => logged('read').length).toBeGreaterThan(0);
    await expect.poll(() => logged('kept').length).toBe(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('Recording failure: said in words, logged in one line, and the controls are free again', async () => {
    await start();
    await refuseMicrophone(page.context());
    await record(page).click();
    await page.getByRole('alert').first().waitFor();
    // The red message may stand there before the press, for a browser that said no.
    await expect.poll(() => log.filter((text) => text === 'A recording failed: permission')).toHaveLength(1);
    await expect.poll(() => record(page).isEnabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Upload audio' }).isEnabled()).toBe(true);
  });

  it('Transcription failure: logged in one line, and the controls are free again', async () => {
    await start(everything());
    always('/v1/audio/transcriptions', { kind: 'status', status: 400, body: '{"detail":"Failed to decode audio"}' });
    await upload(page, [fixture('call.mp3')]);
    await results(page).getByText('The service says: Failed to decode audio').waitFor();
    expect(log.filter((text) => /^A transcription failed: http 400$/.test(text))).toHaveLength(1);
    await expect.poll(() => page.getByRole('button', { name: 'Upload audio' }).isEnabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Score this content' }).isEnabled()).toBe(true);
    peer.reset();
    await retry().first().click();
    await waitForScore(page);
    await expect.poll(() => status().textContent()).toBe('');
  });

  it("Alternative-service status polling exhausted: no text yet ('not processed'), asked again without a second upload", async () => {
    await start({ ...automation(), 'Interactions service': peer.url, 'Interactions token': 'token-1' });
    peer.interactions.pollsNeeded = 1000;
    await upload(page, [fixture('call.mp3')]);
    await page
      .getByText(/'not processed'/)
      .first()
      .waitFor();
    expect(peer.log.entries.filter(({ path, method }) => path.endsWith('/status') && method === 'GET')).toHaveLength(3);
    await expect.poll(() => status().textContent()).toBe('');
    peer.interactions.pollsNeeded = 0;
    await retry().first().click();
    await waitForScore(page);
    expect(peer.effects('/upload')).toHaveLength(1);
  });

  it.each([
    [422, 'Unprocessable Entity', /Check the address in Settings/],
    [403, 'Forbidden', /name and value of that header under Access/],
    [503, 'Service Unavailable', /tried again by itself/],
  ])("Failed HTTP response: 'Error %i: %s'", async (code, text, todo) => {
    await start(automation());
    always('/webhook/sale-effectiveness', { kind: 'status', status: code, body: '' });
    await scoreTyped();
    await results(page).getByText(`Error ${code}: ${text}`).first().waitFor();
    await results(page).getByText(todo).first().waitFor();
    await retry().first().waitFor();
    await callIsKept();
  });
});

describe('what the catalogue leaves open (D36)', () => {
  const failed = () => results(page).getByText('The score could not be made.');

  it('a server that is down: both reasons are named, it is tried again, nothing is lost', async () => {
    await start(automation());
    await peer.stop();
    await scoreTyped();
    await results(page)
      .getByText(/may be down, or it may not allow this page to call it \(CORS\)/)
      .first()
      .waitFor();
    await retry().first().waitFor();
    await peer.start();
    await pressRetryOrGo();
    await callIsKept();
  });

  it('a server without CORS: both reasons are named, it waits, and Retry works once it is mended', async () => {
    await start(automation());
    always('/webhook/sale-effectiveness', { kind: 'no-cors' });
    await scoreTyped();
    await results(page)
      .getByText(/may be down, or it may not allow this page to call it \(CORS\)/)
      .first()
      .waitFor();
    peer.reset();
    await pressRetryOrGo();
    await callIsKept();
  });

  it('half a JSON: said that it broke off, what came is there to see, and it goes out by itself', async () => {
    await start(automation());
    always('/webhook/', { kind: 'half-json' });
    await scoreTyped();
    await results(page).getByText('The answer broke off in the middle.').first().waitFor();
    await results(page).getByText('It is tried again by itself for a while').first().waitFor();
    await results(page).locator('details', { hasText: 'Raw answer' }).first().waitFor();
    peer.reset();
    await waitForScore(page);
    await callIsKept();
  });

  it('the wrong types: the call is kept, the raw answer is there to see, Retry asks again', async () => {
    await start(automation());
    await chooseScoringType(page, 'M Customer Service');
    always('/webhook/mobi-customer-service', { kind: 'wrong-type' });
    await scoreTyped();
    await failed().waitFor();
    await results(page).getByText('the answer cannot be read').first().waitFor();
    const answer = results(page).locator('details', { hasText: 'Raw answer' }).first();
    await answer.locator('summary').click();
    await expect.poll(() => answer.getByRole('textbox', { name: 'Raw answer' }).inputValue()).toMatch(/"tong_diem"/);
    await expect.poll(() => status().textContent()).toBe('Error');
    await page.reload();
    await failed().waitFor();
    peer.reset();
    await retry().first().click();
    await waitForScore(page);
    await callIsKept();
  });

  it('an empty answer under 200: said, with nothing to look at, and it goes out by itself when the workflow works again', async () => {
    await start(automation());
    always('/webhook/', { kind: 'empty' });
    await scoreTyped();
    await results(page).getByText('The workflow answered nothing.').first().waitFor();
    await results(page).getByText('It is tried again by itself for a while').first().waitFor();
    expect(await results(page).locator('details', { hasText: 'Raw answer' }).count()).toBe(0);
    peer.reset();
    await waitForScore(page);
    await callIsKept();
  });

  it('a web page under 200: said, waited for, and Retry asks again', async () => {
    await start(automation());
    always('/webhook/', { kind: 'html' });
    await scoreTyped();
    await results(page).getByText('A web page came, and no answer of the service.').first().waitFor();
    peer.reset();
    await pressRetryOrGo();
    await callIsKept();
  });

  it('the drawer says the same of a call that is not on screen, and tries all that failed again at one press', async () => {
    await start(automation());
    always('/webhook/', { kind: 'status', status: 413 });
    await scoreTyped();
    await failed().waitFor();
    const drawer = await openCalls(page);
    await drawer.getByText('Error 413: Payload Too Large').first().waitFor();
    await drawer.getByText('told to answer 413').first().waitFor();
    await drawer.getByRole('button', { name: 'Retry', exact: true }).waitFor();
    await drawer.getByText('Something of 1 call could not be made.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'calls-failed', ['landscape', 'phone']);
    peer.reset();
    await drawer.getByRole('button', { name: 'Retry all' }).click();
    await drawer.getByText('Something of 1 call could not be made.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await waitForScore(page);
    await expect
      .poll(() => peer.effects('/webhook/').map(({ path }) => path))
      .toContain('/webhook/sale-effectiveness-auto-summary');
  });
});
