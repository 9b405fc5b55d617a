import type { BrowserContext, Page } from 'playwright-core';
import { parseWavHeader, wavDuration } from '@/audio/files/wav-header';

export const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
export const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

/** Presses Record and waits until the microphone is heard. */
export async function startRecording(page: Page): Promise<void> {
  await record(page).click();
  await page.getByText('Saved on this device every 2 s').waitFor();
}

/** Waits until the clock of the recording bar shows so much. */
export async function recorded(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const clock = document.querySelector('[role=timer]')?.textContent ?? '';
    const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
    return hours * 3600 + minutes * 60 + rest >= wanted;
  }, seconds);
}

export interface StoredRecording {
  title: string;
  source: string;
  durationS: number;
  /** Where sound was lost, as it is kept with the call. */
  gaps: { atS: number; lostS: number }[];
  name: string;
  mime: string;
  bytes: Buffer;
  jobs: string[];
  /** Slices that were not let go. */
  slices: number;
}

/** The newest call with sound as the database has it. */
export async function newestRecording(page: Page): Promise<StoredRecording> {
  const { content, ...rest } = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('callmark');
      open.onsuccess = () => resolve(open.result);
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result as T[]);
      });
    type Sound = { durationS: number; gaps?: { atS: number; lostS: number }[] };
    type CallRow = { id: string; title: string; source: string; createdAt: number; audio: Sound };
    const calls = (await all<CallRow>('calls')).sort((a, b) => b.createdAt - a.createdAt);
    const [call] = calls;
    if (call === undefined) throw new Error('no call');
    const rows = await all<{ callId: string; name: string; mime: string; content: Blob }>('audio');
    const row = rows.find(({ callId }) => callId === call.id);
    if (row === undefined) throw new Error('no audio');
    const bytes = new Uint8Array(await row.content.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
    const jobs = (await all<{ callId: string; kind: string }>('jobs')).filter(({ callId }) => callId === call.id);
    const slices = (await all('slices')).length;
    database.close();
    const { title, source, audio } = call;
    const { name, mime } = row;
    return {
      title,
      source,
      durationS: audio.durationS,
      gaps: audio.gaps ?? [],
      name,
      mime,
      jobs: jobs.map(({ kind }) => kind),
      slices,
      content: btoa(text),
    };
  });
  return { ...rest, bytes: Buffer.from(content, 'base64') };
}

/** The samples of a WAV and how it describes itself. */
export function readWav(bytes: Buffer): { rate: number; channels: number; seconds: number; samples: Float32Array } {
  const header = parseWavHeader(bytes, bytes.length);
  if (header === null) throw new Error('no WAV');
  const pcm = new Int16Array(bytes.buffer.slice(bytes.byteOffset + header.dataStart, bytes.byteOffset + bytes.length));
  return {
    rate: header.sampleRate,
    channels: header.channels,
    seconds: wavDuration(header),
    samples: Float32Array.from(pcm, (sample) => sample / 32768),
  };
}

/** Playwright's list of permissions: what is not in it is refused. */
export const allowMicrophone = (context: BrowserContext) => context.grantPermissions(['microphone']);
export const refuseMicrophone = (context: BrowserContext) => context.grantPermissions(['geolocation']);

/** The samples the browser makes of a file, at 16 kHz. */
export async function decodeInPage(page: Page, file: Buffer): Promise<Float32Array> {
  const text = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const buffer = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer);
    const samples = new Uint8Array(buffer.getChannelData(0).buffer);
    let letters = '';
    for (let at = 0; at < samples.length; at += 4096)
      letters += String.fromCharCode(...samples.subarray(at, at + 4096));
    return btoa(letters);
  }, file.toString('base64'));
  const decoded = Buffer.from(text, 'base64');
  return new Float32Array(decoded.buffer.slice(decoded.byteOffset, decoded.byteOffset + decoded.length));
}
