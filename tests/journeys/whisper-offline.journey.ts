import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { encodeWav } from '../tools/fixtures/wav';
import { startModelHost } from '../tools/models/model-host';
import { setOffline } from '../tools/worker-control';
import { upload, waitForScore } from './actions';
import { baseUrl, launchBrowser, visit } from './harness';
import { laterStored } from './stored-files';
import { storedTables } from './stored-tables';
import { installModel } from './whisper-actions';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a page without a network, and whose host of models is gone, hears and scores a call from the first one on', async () => {
  const host = await startModelHost();
  host.offer(tinyModel());
  const { page, context, errors } = await visit(browser, { worker: true });
  await installModel(page, host.url);
  await host.close();
  const kept = () => page.evaluate(async () => (await (await caches.open('callmark-runtime')).keys()).length);
  await expect.poll(kept).toBe(2);
  await laterStored(page);
  await setOffline(context, true);
  await page.reload();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const sound = toneSound(6, [
    { at: 1, tones: [2, 9] },
    { at: 3.5, tones: [14] },
  ]);
  await upload(page, [{ name: 'call.wav', mimeType: 'audio/wav', buffer: encodeWav([sound], RATE) }]);
  await waitForScore(page);
  const [stored] = JSON.parse((await storedTables(page))['transcripts'] ?? '[]') as StoredTranscript[];
  expect(parseTranscript(stored?.text ?? '').map(({ text }) => text)).toEqual([say([2, 9]), say([14])]);
  expect(asked.filter((address) => !address.startsWith(baseUrl()) && !address.startsWith('blob:'))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
