import { expect, it } from 'vitest';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { encodeWav } from '../tools/fixtures/wav';
import { serveWhisperPage } from '../tools/whisper-page/serve-whisper-page';
import { collectErrors, launchBrowser } from './harness';

/** docs/models.md: the header that gives a page of ours shared memory, and so threads. */
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

it.each([
  ['where the page is cross-origin isolated and has threads', true, ISOLATED],
  ['and elsewhere, on one thread', false, {}],
])('under the Content-Security-Policy a model hears %s', async (_, isolated, headers) => {
  const { listed, contents } = tinyModel();
  const model = { ...listed, backend: 'wasm', precision: { encoder: 'q8', decoder: 'q8' } } as const;
  const files = Object.fromEntries([...contents].map(([path, bytes]) => [`model/${path}`, bytes]));
  const sound = encodeWav([toneSound(5, [{ at: 1, tones: [0, 3, 6] }])], RATE);
  const [server, browser] = await Promise.all([serveWhisperPage({ ...files, sound }, headers), launchBrowser()]);
  try {
    const page = await browser.newPage();
    const errors = collectErrors(page);
    // Whatever this machine has: four cores make three threads.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 }));
    await page.goto(server.url);
    await page.waitForFunction(() => window.whisperPage !== undefined);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
    await page.evaluate(([one, paths]) => window.whisperPage.load(one, 'model', paths), [
      model,
      [...contents.keys()],
    ] as const);
    const { text } = await page.evaluate(() => window.whisperPage.hear('sound', ''));
    expect(text).toBe(say([0, 3, 6]));
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
