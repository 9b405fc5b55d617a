import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fixture } from '../tools/fixtures/fixture';
import { longM4a, longMp3, longWav } from '../tools/fixtures/long-audio';
import { ROUND_S } from '../tools/fixtures/marked-tones';
import { oddMp3s } from '../tools/fixtures/odd-audio';
import { encodeWav } from '../tools/fixtures/wav';
import { collectErrors, launchBrowser } from './harness';

const HOUR = 60;
/** Well into the hour; the segment is three seconds long. */
const START_S = 41 * 60 + 10;
const END_S = START_S + 3;

let browser: Browser;
let page: Page;
let errors: string[];
let server: Awaited<ReturnType<typeof serveAudioPage>>;

beforeAll(async () => {
  server = await serveAudioPage(await files());
  browser = await launchBrowser();
  page = await browser.newPage();
  errors = collectErrors(page);
  await page.addInitScript(() => {
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = function (this: BaseAudioContext, ...rest: [ArrayBuffer]) {
      const decoding = decodeAudioData.apply(this, rest);
      // A piece of a file is no more than 2 ** 18 samples and a frame, and the 24 frames before them (D414).
      decoding.then(
        ({ length }) => length > 2 ** 18 + 25 * 1152 && console.error('decoded whole'),
        () => undefined,
      );
      return decoding;
    };
  });
  await page.goto(server.url);
  await page.waitForFunction(() => window.audioPage !== undefined);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function files(): Promise<Record<string, Buffer>> {
  const named = (name: string) => fixture(name).buffer;
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const wrapped = encodeWav([new Float32Array(0)], 32_000);
  wrapped.writeUInt16LE(0x55, 20);
  wrapped.writeUInt32LE(named('tones-32k.mp3').length, 40);
  return {
    ...Object.fromEntries(
      [
        'call.wav',
        'call.mp3',
        'call-vbr.mp3',
        'call.m4a',
        'call.flac',
        'call-alac.m4a',
        'call-gsm.wav',
        'tones.flac',
        'phrases.mp3',
        'phrases.m4a',
      ].map((name) => [name, named(name)]),
    ),
    ...oddMp3s(),
    'hour.wav': longWav(HOUR),
    'hour-cbr.mp3': longMp3(HOUR, 'constant'),
    'hour-vbr.mp3': longMp3(HOUR, 'variable'),
    'hour.m4a': await longM4a(HOUR),
    'mp3-in.wav': Buffer.concat([wrapped, named('tones-32k.mp3')]),
    'mu-law.wav': encodeWav([new Float32Array(8000).fill(0.5)], 8000, { coding: 'mu-law' }),
    'stream.wav': encodeWav([new Float32Array(8000).fill(0.5)], 8000, { sizes: 'stream' }),
    'flac-called.mp3': named('call.flac'),
    'cut.mp3': half(named('call.mp3')),
    'cut.m4a': half(named('call.m4a')),
    'cut.flac': half(named('call.flac')),
    'cut.wav': half(named('call.wav')),
    'empty.mp3': Buffer.alloc(0),
    'text.mp3': Buffer.from('a shopping list\n'.repeat(100)),
    'header-only.wav': named('call.wav').subarray(0, 44),
    'zeros.wav': Buffer.alloc(200_000),
  };
}

const playSegment = (file: string, startS: number, endS: number, options: object = {}) =>
  page.evaluate((args) => window.audioPage.playSegment(...args), [file, startS, endS, options] as const);

/** How far from the place asked for the sound began: the tones tell within one round of 9 s. */
function startError(roundS: number, startS: number): number {
  const off = (((roundS - startS) % ROUND_S) + ROUND_S) % ROUND_S;
  return Math.min(off, ROUND_S - off);
}

describe('opening a file by its content', () => {
  it.each([
    ['call.wav', 13, 2],
    ['call.mp3', 13, 2],
    ['call-vbr.mp3', 13, 2],
    ['call.m4a', 13, 2],
    ['call.flac', 13, 2],
    ['mu-law.wav', 1, 1],
    ['stream.wav', 1, 1],
    ['mp3-in.wav', ROUND_S, 1],
    ['flac-called.mp3', 13, 2],
    ['cut.mp3', 6.5, 2],
    ['cut.wav', 6.5, 2],
    ['hour-vbr.mp3', 3603.5, 1],
  ])('%s plays and lasts %d s', async (file, seconds, channels) => {
    const opened = await page.evaluate((name) => window.audioPage.open(name), file);
    expect(opened).toMatchObject({ playable: true, channels });
    expect('durationS' in opened && Math.abs(opened.durationS - seconds)).toBeLessThan(0.2);
  });

  it.each(['call-alac.m4a', 'call-gsm.wav'])('%s is sound this browser cannot play', async (file) => {
    const opened = await page.evaluate((name) => window.audioPage.open(name), file);
    expect(opened).toMatchObject({ playable: false });
    expect('durationS' in opened && opened.durationS).toBeGreaterThan(4);
    expect(await page.evaluate((name) => window.audioPage.peaks(name), file)).toMatchObject({ failure: 'unsupported' });
  });

  it.each(['empty.mp3', 'text.mp3', 'header-only.wav', 'zeros.wav', 'cut.m4a'])('%s is no sound', async (file) => {
    expect(await page.evaluate((name) => window.audioPage.open(name), file)).toEqual({ failure: 'unreadable-file' });
    const { failure } = await page.evaluate((name) => window.audioPage.peaks(name), file);
    expect(failure).toBe('unreadable-file');
  });
});

describe('the waveform', () => {
  it.each(['call.wav', 'call.mp3', 'call-vbr.mp3', 'call.m4a', 'call.flac'])(
    'of %s shows both voices where they speak',
    async (file) => {
      const peaks = await page.evaluate((name) => window.audioPage.peaks(name), file);
      expect(peaks.channels).toBe(2);
      expect(Math.abs((peaks.onset[0] ?? 9) - 0)).toBeLessThan(0.1);
      expect(Math.abs((peaks.onset[1] ?? 9) - 3.5)).toBeLessThan(0.1);
      for (const loudest of peaks.loudest) expect(loudest).toBeGreaterThan(0.5);
    },
  );

  it.each(['cut.mp3', 'cut.flac', 'mp3-in.wav'])('of %s is made of what is there', async (file) => {
    const { failure, durationS, loudest } = await page.evaluate((name) => window.audioPage.peaks(name), file);
    expect(failure).toBeUndefined();
    expect(durationS).toBeGreaterThan(3);
    expect(loudest[0]).toBeGreaterThan(0.3);
  });

  it.each(['hour.wav', 'hour-cbr.mp3', 'hour.m4a'])('of %s comes in a stream, with progress', async (file) => {
    const peaks = await page.evaluate((name) => window.audioPage.peaks(name), file);
    expect(peaks.durationS).toBeCloseTo(3603.5, 0);
    expect(peaks.buckets).toBeGreaterThan(8000);
    expect(peaks.progress.length).toBeGreaterThan(10);
    expect(peaks.progress.at(-1)).toBe(1);
  });

  it.each([
    'call.mp3',
    'call-vbr.mp3',
    'phrases.mp3',
    'call.m4a',
    'phrases.m4a',
    'info.mp3',
    'tags.mp3',
    'cut-inside.mp3',
  ])('of %s is made of pieces, and is the one made frame by frame', async (file) => {
    for (const samples of [16_000, 70_001]) {
      const report = await page.evaluate((args) => window.audioPage.peaksInPieces(...args), [file, samples] as const);
      expect(report.decoded).toBeGreaterThanOrEqual(Math.floor((report.durationS * 16_000) / (samples + 1152)));
      expect(Math.abs(report.offS)).toBeLessThan(0.001);
      expect(report.off).toBeLessThan(0.03);
    }
  });

  it.each(['begins-inside', 'mono-stereo', 'stereo-mono', 'other-rate', 'hole', 'noise', 'words'])(
    'of %s.mp3 is the one made frame by frame, whatever its pieces are',
    async (file) => {
      for (const samples of [16_000, 70_001]) {
        const report = await page.evaluate((args) => window.audioPage.peaksInPieces(...args), [
          `${file}.mp3`,
          samples,
        ] as const);
        expect(report.durationS).toBeGreaterThan(5);
        // A decoder that fails at a frame takes with it what it has in hand, one time more than another.
        expect(Math.abs(report.offS)).toBeLessThan(0.2);
        expect(report.off).toBeLessThan(0.03);
      }
    },
  );

  it('can be cancelled on the way', async () => {
    expect(await page.evaluate(() => window.audioPage.cancelPeaks('hour-cbr.mp3'))).toBe('cancelled');
  });
});

describe('playing a segment', () => {
  it.each([
    ['hour.wav', START_S],
    ['hour-cbr.mp3', START_S],
    ['hour-vbr.mp3', START_S],
    ['hour.m4a', START_S],
    ['tones.flac', 11],
  ])('of %s begins with the words asked for and stops a second after them', async (file, startS) => {
    const report = await playSegment(file, startS, startS + 3);
    expect(startError(report.heard.roundS, startS)).toBeLessThan(0.1);
    expect(Math.abs(report.heard.lengthS - 4)).toBeLessThan(0.1);
    expect(Math.abs(report.pausedAtS - (startS + 4))).toBeLessThan(0.05);
    expect(report.phases).toEqual(['ready', 'playing', 'paused']);
    expect(report.requests).toEqual([]);
    expect(report.regions).toBe(1);
    expect(report.canvases).toBeGreaterThan(1);
  });

  it('needs the copy for an MP3 of varying rate: the file itself plays other words', async () => {
    const { heard } = await playSegment('hour-vbr.mp3', START_S, END_S, { copy: false });
    expect(startError(heard.roundS, START_S)).toBeGreaterThan(0.5);
    const copied = await page.evaluate(
      async (names) => {
        const copies = [];
        for (const name of names) copies.push((await window.audioPage.playbackCopy(name))?.type ?? 'none');
        return copies;
      },
      ['hour-vbr.mp3', 'call-vbr.mp3', 'hour-cbr.mp3', 'call.mp3', 'call.m4a', 'call.wav'],
    );
    expect(copied).toEqual(['audio/mp4', 'audio/mp4', 'none', 'none', 'none', 'none']);
  });

  it('at double speed stops at the same words', async () => {
    const { pausedAtS, heard } = await playSegment('call.wav', 3.5, 6, { rate: 2 });
    expect(Math.abs(pausedAtS - 7)).toBeLessThan(0.05);
    expect(heard.lengthS).toBeLessThan(2);
  });

  it('still stops after the reviewer has moved within it', async () => {
    const { pausedAtS, heard } = await playSegment('call.wav', 3.5, 6, { nudge: 1.5 });
    expect(Math.abs(pausedAtS - 7)).toBeLessThan(0.05);
    expect(heard.lengthS).toBeLessThan(2.3);
  });

  it('repeats while loop is on', async () => {
    const { pausedAtS, heard } = await playSegment('call.wav', 3.5, 4.5, { rounds: 2 });
    expect(Math.abs(pausedAtS - 5.5)).toBeLessThan(0.05);
    expect(heard.lengthS).toBeGreaterThan(3.5);
  });

  it('gets its waveform while it plays, and still stops where it should', async () => {
    const report = await page.evaluate(() => window.audioPage.drawLate('call.wav'));
    expect(report).toMatchObject({ drawnWhile: 'playing', lanes: 2 });
    expect(report.pausedAtS).toBeGreaterThan(1.9);
    expect(report.pausedAtS).toBeLessThan(2.3);
  });

  it('leaves nothing behind when it is created twice, as React does in development', async () => {
    const report = await page.evaluate(() => window.audioPage.remount('call.wav'));
    expect(report).toEqual({ children: 1, openAddresses: 1, phase: 'playing' });
  });

  it('keeps to the Content-Security-Policy and never decodes a file whole', () => {
    expect(errors).toEqual([]);
  });
});
