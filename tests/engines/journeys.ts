import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { ARTIFACTS, baseUrl } from '../journeys/harness';
import { siteWithConfig } from '../journeys/site-with-config';
import { storedRows } from '../journeys/stored-tables';
import { CAPTIONS, TYPED_SALES_CALL } from '../journeys/texts';
import { type Peer, startPeer } from '../services/peer';
import { fixture } from '../tools/fixtures/fixture';
import { encodeWav } from '../tools/fixtures/wav';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import {
  becomes,
  button,
  chooseSample,
  decrypt,
  encrypt,
  evaluation,
  lock,
  openCalls,
  openDetails,
  openSettings,
  putRow,
  sampleNames,
  says,
  score,
  scored,
  seen,
  setServices,
  typeTranscript,
  unlock,
  upload,
  visit,
} from './actions';
import type { Engine, Tab, Target } from './engine';

const FORMATS = ['mp3', 'wav', 'm4a', 'flac'] as const;
const SCORING = '/webhook/sale-effectiveness';
const recording: Target = { role: 'region', name: 'Recording', within: evaluation };

/** `npm run test:pictures`: nobody looks at them in a test. */
const PICTURES = process.env['PICTURES'] === '1';

/** The page at the two sizes of tablets, kept for people to look at. */
async function takePictures(tab: Tab, name: string): Promise<void> {
  if (!PICTURES) return;
  const folder = join(ARTIFACTS, '../engines');
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const) {
    await tab.resize(width, height);
    await expect.poll(() => tab.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await tab.picture(join(folder, `${name}-${width}x${height}.png`));
  }
  await tab.resize(1280, 860);
}

/** What carries the product, written once and run in every engine. null = it is not on this machine, as was said. */
export function carryingJourneys(name: string, makeEngine: (() => Engine) | null): void {
  describe.skipIf(makeEngine === null)(name, () => {
    let folder: string;
    let engine: Engine;
    let tab: Tab;
    let peer: Peer;
    let host: ModelHost;

    beforeAll(async () => {
      [peer, host] = await Promise.all([startPeer(), startModelHost()]);
      host.offer(tinyModel());
    });
    afterAll(() => Promise.all([peer.stop(), host.close()]));
    beforeEach(async () => {
      peer.reset();
      folder = mkdtempSync(join(tmpdir(), 'callmark-files-'));
      if (makeEngine !== null) engine = makeEngine();
      tab = await engine.start();
    });
    afterEach(async () => {
      await engine.dispose();
      rmSync(folder, { recursive: true, force: true });
    });

    const calls = () => storedRows<Call>(tab, 'calls');
    const pictures = (screen: string) => takePictures(tab, `${screen}-${name}`);

    it('starts, scores a sample, and keeps what is set', async () => {
      await visit(tab, baseUrl());
      await pictures('start');
      await chooseSample(tab, (await sampleNames(tab)).text[0]);
      await says(tab, /\d+ turns/);
      await score(tab);
      await scored(tab);
      await pictures('scored');
      await setServices(tab, { 'Automation service': peer.url });
      await tab.reload();
      const within = await openSettings(tab);
      await expect.poll(() => tab.texts({ role: 'textbox', name: 'Automation service', within })).toEqual([peer.url]);
      await pictures('settings');
      // A first worker is no new version, also where it takes its time.
      expect(await tab.evaluate(() => document.body.textContent)).not.toMatch(/new version/);
      expect(tab.errors()).toEqual([]);
    });

    it('locks over a dialog, which is a modal one again afterwards', async () => {
      await visit(tab, baseUrl());
      await lock(tab, 'mèo-4821');
      expect(await tab.texts({ role: 'dialog', name: 'Settings' })).toEqual([]);
      await unlock(tab, 'mèo-4821');
      await expect.poll(() => tab.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
      expect(tab.errors()).toEqual([]);
    });

    it('encrypts what is stored, asks for the passphrase at every start, and decrypts it again; what is damaged hides nothing else', async () => {
      const word = 'con mèo trèo cây cau';
      const titles = async () => (await calls()).map(({ title }) => title).sort();
      const rows = (table: string) => storedRows<{ callId?: string; key?: string; sealed: string }>(tab, table);
      const opens = async (title: string) => {
        const drawer = await openCalls(tab);
        await tab.press(button(`Open ${title}`, drawer));
        await seen(tab, drawer, 0);
      };
      await visit(tab, baseUrl());
      await setServices(tab, { 'Speech synthesis service': peer.url });
      await typeTranscript(tab, TYPED_SALES_CALL);
      await score(tab);
      await scored(tab);
      const [one] = await calls();
      await chooseSample(tab, (await sampleNames(tab)).text[0]);
      await expect.poll(async () => (await calls()).length).toBe(2);
      const other = (await calls()).find(({ id }) => id !== one?.id);
      if (one === undefined || other === undefined) throw new Error('There are no two calls.');
      // Half an evaluation lies there, as from a program that was ended.
      await putRow(tab, 'reviews', { callId: one.id, service: one.service, reviewer: 'device', edits: 7 });
      await opens(one.title);
      await scored(tab);
      await says(tab, /An evaluation of this call cannot be read on this device: it is damaged\./);
      await pictures('damaged-evaluation');

      const before = await titles();
      await encrypt(tab, word);
      expect(await decrypt(tab, 'another one')).toBe(false);
      expect(await decrypt(tab, word)).toBe(true);
      await becomes(tab, 'sealed');
      expect(await titles()).toEqual([undefined, undefined]);
      expect(JSON.stringify(await rows('transcripts'))).not.toMatch(/"text"/);

      const text = (await rows('transcripts')).find(({ callId }) => callId === one.id);
      const device = (await rows('settings')).find(({ key }) => key === 'device');
      if (text === undefined || device === undefined) throw new Error('There is nothing to damage.');
      // One letter of it is another one, as after a fault of the disk.
      const damaged = <Row extends { sealed: string }>({ sealed, ...row }: Row) => ({
        ...row,
        sealed: `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`,
      });
      await putRow(tab, 'transcripts', damaged(text));
      await putRow(tab, 'settings', damaged(device));
      await tab.reload();
      await seen(tab, button('Open'));
      await pictures('encrypted');
      expect(await decrypt(tab, word)).toBe(true);
      await says(tab, /cannot be opened.*Settings among it count as not set/);
      await opens(one.title);
      await scored(tab);
      await says(tab, /Transcript cannot be opened/);
      await says(tab, /An evaluation of this call cannot be read on this device: it is damaged, or encrypted/);
      await pictures('damaged-text');
      await opens(other.title);
      await says(tab, /\d+ turns/);
      expect(await tab.evaluate(() => document.body.textContent)).not.toMatch(/Transcript cannot|stopped working/);

      let within = await openSettings(tab);
      await says(tab, /What was set on this device cannot be read/);
      const address = { role: 'textbox', name: 'Speech synthesis service' } as const;
      expect(await tab.texts({ ...address, within })).toEqual(['']);
      await tab.press(button('Save settings', within));
      await seen(tab, within, 0);
      within = await openSettings(tab);
      await says(tab, /Everything is encrypted\./);
      expect(await tab.evaluate(() => document.body.textContent)).not.toMatch(/What was set on this device cannot/);
      await tab.fill({ role: 'textbox', name: 'Current passphrase', within }, word);
      await tab.press(button('Stop encrypting', within));
      await becomes(tab, 'off');
      await says(tab, /It could not decrypt 1 entry/);
      expect(await titles()).toEqual(before);
      expect((await rows('transcripts')).find(({ callId }) => callId === one.id)).toEqual(damaged(text));
      expect(tab.errors().filter((error) => !error.includes('something can not be opened'))).toEqual([]);
    });

    it('starts without a network, also after the browser was closed, and does the work', async () => {
      const site = await siteWithConfig(baseUrl(), '{}');
      await visit(tab, site.url);
      await site.close();
      await tab.reload();
      await typeTranscript(tab, TYPED_SALES_CALL);
      await score(tab);
      await scored(tab);

      await engine.kill();
      tab = await engine.start();
      await tab.open(site.url);
      const drawer = await openCalls(tab);
      await tab.press(button(/^Open /, drawer));
      await scored(tab);
    });

    it('takes calls in four formats with captions, scores them and draws their sound', async () => {
      await visit(tab, baseUrl());
      const captions = Buffer.from(CAPTIONS);
      const files = FORMATS.flatMap((format) => [
        { ...fixture(`call.${format}`), name: `${format}.${format}` },
        { name: `${format}.vtt`, buffer: captions },
      ]);
      await upload(tab, folder, files);
      await tab.press(button('Done'));
      for (const format of FORMATS) {
        const drawer = await openCalls(tab);
        await tab.press(button(new RegExp(`^Open ${format}`), drawer));
        await scored(tab);
        await openDetails(tab);
        await seen(tab, recording);
        // Neither being drawn nor given up.
        await expect.poll(async () => (await tab.texts(evaluation))[0]).not.toMatch(/waveform/i);
        await tab.press(button('Close', evaluation));
        await seen(tab, evaluation, 0);
      }
      expect((await calls()).map(({ audio }) => Math.round(audio?.durationS ?? 0))).toEqual([13, 13, 13, 13]);
      expect(tab.errors()).toEqual([]);
    });

    it('plays the seconds that an answer rests on, and keeps what the reviewer wrote', async () => {
      await visit(tab, baseUrl());
      await chooseSample(tab, (await sampleNames(tab)).sound[0]);
      await scored(tab);
      await openDetails(tab);
      await pictures('asked');
      await tab.press(button('Not now', evaluation));
      await pictures('evaluation');
      const name = await tab.evaluate(
        () => document.querySelector('[aria-label^="Play segment"]')?.getAttribute('aria-label') ?? '',
      );
      await tab.press(button(name, evaluation));
      // Ends by itself, a second after the last of its words.
      const playedTo = async () => /\d\d:\d\d/.exec((await tab.texts(recording))[0] ?? '')?.[0];
      await expect.poll(async () => ((await playedTo()) ?? '') >= name.slice(-5)).toBe(true);
      await seen(tab, button('Pause segment', evaluation), 0);
      const notes = { role: 'textbox', name: 'Behavioral Analysis Notes', within: evaluation } as const;
      await tab.fill(notes, 'Giọng bình tĩnh.');
      await tab.press(button('Save Evaluation', evaluation));
      await tab.reload();
      await tab.press(button(/^Open /, await openCalls(tab)));
      await scored(tab);
      await openDetails(tab);
      await expect.poll(() => tab.texts(notes)).toEqual(['Giọng bình tĩnh.']);
      expect(tab.errors()).toEqual([]);
    });

    it('records, and brings back what was recorded when it is killed', async () => {
      const recorded = (seconds: number) =>
        expect
          .poll(() =>
            tab.evaluate(() => {
              const clock = document.querySelector('[role=timer]')?.textContent ?? '';
              return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
            }),
          )
          .toBeGreaterThanOrEqual(seconds);
      await visit(tab, baseUrl());
      await tab.press(button('Record'));
      await says(tab, /Saved on this device every 2 s/);
      await recorded(3);
      await pictures('recording');
      await tab.press(button('Stop'));
      await seen(tab, button('Record'));
      const [first] = await calls();
      expect(first).toMatchObject({ source: 'recording' });
      expect(first?.audio?.durationS).toBeGreaterThan(2.5);

      await tab.press(button('Record'));
      await says(tab, /Saved on this device every 2 s/);
      await recorded(5);
      await engine.kill();
      tab = await engine.start();
      await tab.open(baseUrl());
      await says(tab, /Recovered: \d+ s/);
      const found = await calls();
      expect(found).toHaveLength(2);
      for (const { audio } of found) expect(audio?.durationS).toBeGreaterThan(2.5);
    });

    it('keeps work while a service is away, and sends it once when it is back', async () => {
      await visit(tab, baseUrl());
      await setServices(tab, { 'Automation service': peer.url });
      await peer.stop();
      await typeTranscript(tab, TYPED_SALES_CALL);
      await score(tab);
      await says(tab, /\d+ waiting|Retrying/);
      await peer.start();
      await scored(tab);
      await peer.log.until(({ path, endedAt }) => path.endsWith('auto-summary') && endedAt !== undefined);
      const posted = peer.log.entries.filter(({ method, path }) => method === 'POST' && path === SCORING);
      expect(posted).toHaveLength(1);
    });

    it('hears a call with a speech model of its own', async () => {
      await visit(tab, baseUrl());
      await setServices(tab, { 'Model address': host.url });
      const within = await openSettings(tab);
      await tab.press(button('Download: Whisper tiny', within));
      await tab.press(button('Download', { role: 'alertdialog', name: 'Download Whisper tiny?' }));
      await seen(tab, button('Check files: Whisper tiny', within));
      await tab.press(button('Close', within));
      const sound = toneSound(6, [
        { at: 1, tones: [2, 9] },
        { at: 3.5, tones: [14] },
      ]);
      await upload(tab, folder, [{ name: 'call.wav', buffer: encodeWav([sound], RATE) }]);
      // As long as the test may last: in WebKit on a machine with ten times the work it can do, two minutes were too short.
      const texts = () => storedRows<{ text: string }>(tab, 'transcripts');
      await expect.poll(texts, { timeout: 300_000 }).toHaveLength(1);
      await scored(tab);
      const [{ text = '' } = {}] = await texts();
      for (const tones of [[2, 9], [14]]) expect(text).toContain(say(tones));
      expect(tab.errors()).toEqual([]);
    });
  });
}
