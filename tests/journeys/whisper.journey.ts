import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import type { TranscriptPiece } from '@/domain/transcript/transcript-piece';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { phrase, say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, type Spoken, toneSound } from '@/site/tiny-whisper/tones';
import { fakeMicrophone } from '../tools/fake-microphone';
import { fixture } from '../tools/fixtures/fixture';
import { encodeWav } from '../tools/fixtures/wav';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import { crash } from '../tools/worker-control';
import { openCalls, upload, waitForScore } from './actions';
import { collectErrors, launchBrowser, visit } from './harness';
import { allowMicrophone, newestRecording, record, recorded, startRecording, stop } from './recording-actions';
import { storedRows } from './stored-tables';
import { installModel } from './whisper-actions';

/** What the microphone says, over and over. */
const MICROPHONE_S = 5;
const INTO_MICROPHONE: Spoken[] = [
  { at: 0.5, tones: [0, 1, 2] },
  { at: 3, tones: [5, 12] },
];

let browser: Browser;
let host: ModelHost;
let microphone: ReturnType<typeof fakeMicrophone>;

beforeAll(async () => {
  microphone = fakeMicrophone(encodeWav([toneSound(MICROPHONE_S, INTO_MICROPHONE)], RATE));
  [browser, host] = await Promise.all([launchBrowser(microphone.args), startModelHost()]);
  host.offer(tinyModel());
});
afterAll(async () => {
  await browser.close();
  await host.close();
  microphone.remove();
});

/** A visitor with the tiny model on the device. */
async function withModel(): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const visitor = await visit(browser);
  await installModel(visitor.page, host.url);
  return visitor;
}

const turns = (page: Page) =>
  page
    .getByRole('region', { name: 'Transcript' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        agent: !item.classList.contains('transcript-customer'),
        text: item.querySelector('.transcript-words')?.textContent ?? '',
      })),
    );

const wav = (name: string, ...channels: Float32Array[]) => ({
  name: `${name}.wav`,
  mimeType: 'audio/wav',
  buffer: encodeWav(channels, RATE),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const transcripts = (page: Page) => storedRows<StoredTranscript>(page, 'transcripts');
const pieces = (page: Page) => storedRows<TranscriptPiece & { callId: string }>(page, 'pieces');

const AGENT: Spoken[] = [
  { at: 0.6, tones: [0, 1, 2] },
  { at: 6, tones: [8, 5] },
  { at: 12, tones: [11, 12] },
  { at: 16, tones: [14] },
];
const CUSTOMER: Spoken[] = [
  { at: 3, tones: [3, 4] },
  { at: 8.5, tones: [7, 10] },
  { at: 14, tones: [13] },
];
const twoChannels = () => wav('call', toneSound(18, AGENT), toneSound(18, CUSTOMER));

describe('sound without captions, with a model on this device and no service', () => {
  it('becomes turns with exact speakers and times, and a scorecard', async () => {
    const { page, errors, context } = await withModel();
    await upload(page, [twoChannels()]);
    await waitForScore(page);
    const heard = await turns(page);
    expect(heard).toEqual([
      { agent: true, text: say([0, 1, 2]) },
      { agent: false, text: say([3, 4]) },
      { agent: true, text: say([8, 5]) },
      { agent: false, text: say([7, 10]) },
      { agent: true, text: say([11, 12]) },
      { agent: false, text: phrase(13) },
      { agent: true, text: phrase(14) },
    ]);
    await page.getByText(/^On this device: Whisper whisper-tones \(q8, WASM\)/).waitFor();
    const [{ text, madeBy } = { text: '', madeBy: undefined }] = await transcripts(page);
    const starts = [...AGENT, ...CUSTOMER].map(({ at }) => at).sort((a, b) => a - b);
    for (const [index, { start = Number.NaN }] of parseTranscript(text).entries()) {
      expect(Math.abs(start - (starts[index] ?? Number.NaN))).toBeLessThan(0.1);
    }
    expect(madeBy?.tookMs).toBeGreaterThan(0);
    await expect.poll(() => pieces(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is heard in files that were coded as well', async () => {
    const { page, errors, context } = await withModel();
    await upload(page, [fixture('phrases.mp3'), fixture('phrases.m4a')]);
    await expect.poll(async () => (await transcripts(page)).length).toBe(2);
    for (const { text } of await transcripts(page)) {
      expect(parseTranscript(text).map(({ speaker, text: words }) => [speaker, words])).toEqual([
        ['agent', say([0, 1, 2])],
        ['customer', say([3, 7])],
        ['agent', say([11, 14])],
      ]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('of one channel in another language is heard in that language, and its speakers are said to be uncertain', async () => {
    const { page, errors, context } = await withModel();
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Automatic detection' });
    const spoken = [...AGENT, ...CUSTOMER];
    await upload(page, [wav('english', toneSound(18, spoken, { english: true }))]);
    await waitForScore(page);
    await page.getByText('Speakers uncertain: by their sound the voices are not two.').first().waitFor();
    await page.getByText(/^On this device: Whisper .* · heard as English · /).waitFor();
    const [stored] = await transcripts(page);
    expect(stored).toMatchObject({ detectedLanguage: 'en', speakers: { certain: false } });
    const words = (await turns(page)).map(({ text }) => text).join(' ');
    expect(words).toBe([[0, 1, 2], [3, 4], [8, 5], [7, 10], [11, 12], [13], [14]].map((t) => say(t, 'en')).join(' '));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('through the microphone becomes a call with what was said, and a scorecard', async () => {
    const { page, errors, context } = await withModel();
    await allowMicrophone(context);
    await startRecording(page);
    // So long that each phrase is whole in it, wherever it begins.
    await recorded(page, MICROPHONE_S + 3);
    await stop(page).click();
    await record(page).waitFor();
    await waitForScore(page);
    const call = await newestRecording(page);
    expect(call.source).toBe('recording');
    const words = (await turns(page)).map(({ text }) => text).join(' | ');
    for (const { tones } of INTO_MICROPHONE) expect(words).toContain(say(tones));
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Phrases so far from each other that each is a piece of its own. */
const PIECES = 24;
const LONG = Array.from({ length: PIECES }, (_, index): Spoken => ({ at: 0.5 + index * 3.5, tones: [index % 16] }));
const longCall = () => wav('long', toneSound(1 + PIECES * 3.5, LONG));
const longWords = LONG.map(({ tones }) => say(tones));

/** Waits until some pieces are stored and others are still to come. */
async function inTheMiddle(page: Page): Promise<(TranscriptPiece & { callId: string })[]> {
  await expect.poll(async () => (await pieces(page)).length).toBeGreaterThan(1);
  const stored = await pieces(page);
  expect(stored.length).toBeLessThan(LONG.length);
  return stored;
}

/** The pieces a stored transcript was made of. */
async function piecesOfTranscript(page: Page): Promise<TranscriptPiece[]> {
  const [stored] = await transcripts(page);
  return (JSON.parse(stored?.raw ?? '{}') as { pieces: TranscriptPiece[] }).pieces;
}

async function expectWholeCall(page: Page, before: readonly (TranscriptPiece & { callId: string })[]): Promise<void> {
  await waitForScore(page);
  expect((await turns(page)).map(({ text }) => text)).toEqual(longWords);
  const made = await piecesOfTranscript(page);
  expect(made).toHaveLength(LONG.length);
  expect(made.slice(0, before.length)).toEqual(before);
  await expect.poll(() => pieces(page)).toEqual([]);
}

describe('a transcription that is broken off', () => {
  it('by the end of its tab goes on at the next piece, and nothing is heard twice', async () => {
    const { page, context } = await withModel();
    await upload(page, [longCall()]);
    const before = await inTheMiddle(page);
    await crash(page);
    const reopened = await context.newPage();
    const errors = collectErrors(reopened);
    await reopened.goto('/');
    const drawer = await openCalls(reopened);
    await drawer.getByRole('button', { name: 'Open long' }).click();
    await expectWholeCall(reopened, before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('by the reviewer keeps the call, and Retry goes on where it ended', async () => {
    const { page, errors, context } = await withModel();
    await upload(page, [longCall()]);
    await inTheMiddle(page);
    await button(page, 'Cancel').first().click();
    const retry = button(page, 'Retry').first();
    await retry.waitFor();
    const before = await pieces(page);
    await expect.poll(() => storedRows(page, 'audio')).toHaveLength(1);
    await expect.poll(() => transcripts(page)).toEqual([]);
    await retry.click();
    await expectWholeCall(page, before);
    expect(errors).toEqual([]);
    await context.close();
  });
});
