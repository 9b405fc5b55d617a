import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { encodeWav } from '../tools/fixtures/wav';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import { upload } from './actions';
import { BROWSER_ARGS } from './browser-args';
import { visit } from './harness';
import { installModel } from './whisper-actions';

/** A graphics processor in software: slow, but the same code all the way down. */
const GPU_ARGS = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
  '--ignore-gpu-blocklist',
];

let host: ModelHost;
const browsers: Browser[] = [];

beforeAll(async () => {
  host = await startModelHost();
  host.offer(tinyModel('webgpu'));
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await host.close();
});

const SOUND = encodeWav([toneSound(6, [{ at: 1, tones: [0, 1, 2] }])], RATE);

async function transcribe(page: Page): Promise<void> {
  await upload(page, [{ name: 'call.wav', mimeType: 'audio/wav', buffer: SOUND }]);
  await page
    .getByText(say([0, 1, 2]))
    .first()
    .waitFor({ timeout: 90_000 });
}

it('a model for graphics processors runs on one that passed the test, and the result is remembered', async () => {
  const args = [...BROWSER_ARGS.filter((arg) => arg !== '--disable-gpu'), ...GPU_ARGS];
  const browser = await chromium.launch({ executablePath: inject('browserPath'), args });
  browsers.push(browser);
  const { page, errors } = await visit(browser);
  await installModel(page, host.url, 'small');
  await transcribe(page);
  await page.getByText(/^On this device: Whisper whisper-tones \(fp32, WebGPU\)/).waitFor();
  const known = await page.evaluate(() => localStorage.getItem('gpuHears'));
  expect(JSON.parse(known ?? 'null')).toMatchObject({ hears: true });
  expect(errors).toEqual([]);
});
