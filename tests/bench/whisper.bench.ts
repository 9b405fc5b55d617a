import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import type { ListedModel } from '@/domain/models/model-manifest';
import { buildApp, DIST, PROJECT_ROOT } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { describeModels } from '@/site/models/describe-models';
import { readModelFolders } from '@/site/models/read-folders';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, type Spoken, toneSound } from '@/site/tiny-whisper/tones';
import { encodeWav } from '../tools/fixtures/wav';
import { serveWhisperPage } from '../tools/whisper-page/serve-whisper-page';

const MODELS = join(PROJECT_ROOT, 'public/models');
/** A call of a good minute in Vietnamese, in voices of a speech synthesiser. */
const SAMPLE = 'vi-ban-goi-sm120.mp3';
const RUNS = 3;

/** A minute of phrases with a second of silence between them. */
const MINUTE: Spoken[] = Array.from({ length: 24 }, (_, index) => ({
  at: 0.5 + index * 2.5,
  tones: [index % 16, (index + 5) % 16, (index + 10) % 16],
}));

/** What Whisper on the device weighs, takes and holds; with a real checkpoint under public/models also how fast that is. */
export async function bench(): Promise<void> {
  sizes();
  const tiny = tinyModel();
  const minute = encodeWav([toneSound(60, MINUTE)], RATE);
  const said = MINUTE.map(({ tones }) => say(tones)).join(' ');
  await measure('tiny test model', tiny.listed, tiny.contents, { file: minute, language: 'vi', said });

  const { models } = existsSync(MODELS) ? describeModels(await readModelFolders(MODELS)) : { models: [] };
  const real = models.filter(({ variants }) => variants.some(({ backend }) => backend === 'wasm'));
  if (real.length === 0) {
    console.log(
      'No checkpoint under public/models: the real-time factor of a real model is not measured (docs/models.md).',
    );
    return;
  }
  const sample = readFileSync(join(PROJECT_ROOT, 'public/samples', SAMPLE));
  for (const model of real) {
    const contents = new Map(filesOf(model).map((path) => [path, readFileSync(join(MODELS, model.folder, path))]));
    await measure(`${model.id} ${model.version}`, model, contents, { file: sample, language: 'vi' });
  }
}

function sizes(): void {
  buildApp();
  const rows = ['js', 'wasm'].flatMap((folder) =>
    readdirSync(join(DIST, 'static', folder))
      .filter((file) => /^(?:whisper\.worker|ort-)/.test(file))
      .map((file) => {
        const content = readFileSync(join(DIST, 'static', folder, file));
        return { file, 'raw kB': kb(content.length), 'gzip kB': kb(gzipSync(content, { level: 9 }).length) };
      }),
  );
  console.table(rows);
}

const wasmVariant = ({ variants }: ListedModel) => variants.find(({ backend }) => backend === 'wasm');
const filesOf = (model: ListedModel): string[] => wasmVariant(model)?.files.map(({ path }) => path) ?? [];

interface Sound {
  file: Buffer;
  language: string;
  /** What must be heard, where that is known. */
  said?: string;
}

/** A browser of its own: what was compiled and freed before does not count. */
async function measure(
  name: string,
  model: ListedModel,
  contents: ReadonlyMap<string, Buffer>,
  { file, language, said }: Sound,
): Promise<void> {
  const { id, version, size } = model;
  const precision = wasmVariant(model)?.precision ?? { encoder: '', decoder: '' };
  const served = Object.fromEntries([...contents].map(([path, bytes]) => [`model/${path}`, bytes]));
  const server = await serveWhisperPage({ ...served, sound: file });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => window.whisperPage !== undefined);
    const pids = await renderers(browser);
    const before = residentMb(pids, 'VmRSS');
    const installed = { id, version, size, precision, backend: 'wasm' } as const;
    const load = () =>
      page.evaluate(([one, paths]) => window.whisperPage.load(one, 'model', paths), [
        installed,
        [...contents.keys()],
      ] as const);
    const first = await load();
    const runs = [];
    for (let run = 0; run < (said === undefined ? 1 : RUNS); run++) {
      runs.push(await page.evaluate((spoken) => window.whisperPage.hear('sound', spoken), language));
    }
    const peak = residentMb(pids, 'VmHWM');
    await page.evaluate(() => window.whisperPage.close());
    const again = await load();
    const best = runs.reduce((one, other) => (other.ms < one.ms ? other : one));
    const seconds = await lengthOf(page, 'sound');
    console.table([
      {
        model: name,
        'load first s': round(first / 1000),
        'load again s': round(again / 1000),
        'sound s': round(seconds),
        'heard in s': round(best.ms / 1000),
        'real-time factor': round(best.ms / 1000 / seconds),
        pieces: best.pieces,
        tokens: best.tokens,
        'renderer MB before': Math.round(before),
        'at peak': Math.round(peak),
      },
    ]);
    if (said !== undefined && runs.some(({ text }) => text !== said)) console.log(`HEARD WRONG: ${best.text}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

const lengthOf = (page: Awaited<ReturnType<Browser['newPage']>>, file: string): Promise<number> =>
  page.evaluate(async (name) => {
    const bytes = await (await fetch(`/files/${name}`)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes)).duration;
  }, file);

async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Of the largest renderer; NaN where /proc does not tell. */
function residentMb(pids: readonly number[], field: 'VmRSS' | 'VmHWM'): number {
  const read = (pid: number): number => {
    const path = `/proc/${pid}/status`;
    if (!existsSync(path)) return Number.NaN;
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(path, 'utf8'))?.[1]) / 1024;
  };
  return Math.max(...pids.map(read));
}

const kb = (bytes: number): number => Number((bytes / 1024).toFixed(1));
const round = (value: number): number => Number(value.toFixed(2));
