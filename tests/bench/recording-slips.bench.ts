import { chromium } from 'playwright-core';
import { findBrowser } from '@/site/find-browser';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { judgeSweep, sweepWav } from '../tools/fixtures/sweep';

/** SLIP_MINUTES=7 for the bar of seven minutes; half a minute shows that it works. */
const MINUTES = Number(process.env['SLIP_MINUTES'] ?? 0.5);
const RATE = 16_000;

/** Both ways to the sound at once, so that they share whatever the machine is busy with. */
export async function bench(): Promise<void> {
  const rows = await Promise.all([measure('processor'), measure('worklet')]);
  console.table(rows);
  console.log(`In ${MINUTES} min (bar in 7 min: processor 0 slips, worklet at most 7).`);
}

async function measure(way: 'processor' | 'worklet') {
  const server = await serveAudioPage({});
  const microphone = fakeMicrophone(sweepWav());
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', SAY_YES, ...microphone.args];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage();
    if (way === 'worklet') {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor'));
    }
    await page.goto(server.url);
    await page.waitForFunction(() => window.recordPage !== undefined);
    await page.evaluate(() => window.recordPage.start(2000));
    const timeout = MINUTES * 90_000 + 30_000;
    await page.waitForFunction((s) => window.recordPage.seconds() >= s, MINUTES * 60, { timeout, polling: 1000 });
    const { elapsedS, gaps } = await page.evaluate(() => window.recordPage.stop());
    const wav = Buffer.from(await page.evaluate(() => window.recordPage.file('wav')), 'base64');
    const pcm = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
    const { windows, intact, slips } = judgeSweep(Float32Array.from(pcm, (sample) => sample / 32768));
    const missingMs = Math.round((elapsedS - pcm.length / RATE) * 1000);
    return { way, 'half seconds': windows, intact, slips, 'missing ms': missingMs, 'gaps told': gaps.length };
  } finally {
    await browser.close();
    microphone.remove();
    await server.close();
  }
}
