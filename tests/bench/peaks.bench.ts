import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '@/site/find-browser';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { longM4a, longMp3, longStereoM4a, longStereoMp3, longWav } from '../tools/fixtures/long-audio';

const MINUTES = 60;

interface Measured {
  ms: number;
  /** Processor seconds of the renderer: they say more than the clock where the machine is busy. */
  cpuS: number;
  /** Growth of the renderer's resident memory at its peak; NaN where /proc does not tell. */
  peakMb: number;
}

type Way = 'peaks' | 'frames' | 'whole' | 'copy';

/** The waveform of an hour: as the app makes it, frame by frame, and beside decodeAudioData over the whole file, in one run. */
export async function bench(): Promise<void> {
  const server = await serveAudioPage({
    'hour.mp3': longMp3(MINUTES, 'constant'),
    'hour.m4a': await longM4a(MINUTES),
    'hour-stereo.mp3': longStereoMp3(MINUTES),
    'hour-stereo.m4a': await longStereoM4a(MINUTES),
    'hour.wav': longWav(MINUTES),
    'hour-vbr.mp3': longMp3(MINUTES, 'variable'),
  });
  try {
    const rows = [];
    for (const file of ['hour.mp3', 'hour.m4a', 'hour-stereo.mp3', 'hour-stereo.m4a', 'hour.wav']) {
      const whole = await measure(server.url, file, 'whole');
      for (const way of ['frames', 'peaks', 'whole'] as const) {
        const made = way === 'whole' ? whole : await measure(server.url, file, way);
        rows.push({
          file,
          way,
          s: seconds(made.ms),
          'of whole': ratio(made.ms, whole.ms),
          'processor s': Number(made.cpuS.toFixed(1)),
          'of whole ': ratio(made.cpuS, whole.cpuS),
          MB: Math.round(made.peakMb),
        });
      }
    }
    console.table(rows);
    const copy = await measure(server.url, 'hour-vbr.mp3', 'copy');
    console.log(
      `Playback copy of an hour of MP3 of varying rate: ${seconds(copy.ms)} s, ${Math.round(copy.peakMb)} MB.`,
    );
  } finally {
    await server.close();
  }
}

/** A browser of its own for each figure: memory that was freed does not come back to the system. */
async function measure(url: string, file: string, way: Way): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.audioPage !== undefined);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const before = renderers.map((id) => memoryMb(id, 'VmRSS'));
    const cpuBefore = renderers.map(cpuS);
    const ms = await page.evaluate(
      async ([name, how]) => {
        if (how === 'peaks') return (await window.audioPage.peaks(name)).ms;
        if (how === 'frames') return window.audioPage.peaksByFrames(name);
        if (how === 'whole') return window.audioPage.decodeWhole(name);
        return (await window.audioPage.playbackCopy(name))?.ms ?? Number.NaN;
      },
      [file, way] as const,
    );
    const growth = renderers.map((id, index) => memoryMb(id, 'VmHWM') - (before[index] ?? 0));
    const used = renderers.reduce((sum, id, index) => sum + cpuS(id) - (cpuBefore[index] ?? 0), 0);
    return { ms, cpuS: used, peakMb: Math.max(...growth) };
  } finally {
    await browser.close();
  }
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const [, kb] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Linux counts in hundredths of a second. */
function cpuS(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
  } catch {
    return Number.NaN;
  }
}

const seconds = (ms: number): number => Number((ms / 1000).toFixed(2));
const ratio = (ours: number, peer: number): number => Number((ours / peer).toFixed(2));
