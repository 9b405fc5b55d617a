import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editTranscript, openCalls, upload } from '../journeys/actions';
import { KillableBrowser } from '../journeys/killable-browser';
import { startRecording } from '../journeys/recording-actions';
import { rowsOf } from '../tools/app-rows';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { sweepWav } from '../tools/fixtures/sweep';
import { DAMAGES, removeDatabase, removeManifest } from './damage';
import { openApp, WAIT } from './fire-harness';
import { toneFile } from './tone-files';

const TYPED = 'Agent (A): Dạ em chào chị ạ.\nCustomer (C): Chị muốn hỏi về gói cước.';
const LATER = `${TYPED}\nAgent (A): Vâng, em nghe.`;

/** What a reviewer would call their work, each thing in short. */
interface Work {
  titles: string[];
  texts: string[];
  /** Digest of each call's sound, by title; of the recording under way, its samples. */
  sound: Record<string, string>;
  recording: string;
  automation: unknown;
}

/** Reads what is stored; of the recording so many bytes of sound, whether it is still slices or a call by now. */
function workOf(page: Page, recordingId: string, recordedBytes: number): Promise<Work> {
  return page.evaluate(
    async ({ recordingId, recordedBytes }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('callmark');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
        // Not made by the app yet.
        opening.onupgradeneeded = () => opening.transaction?.abort();
      });
      const all = <T>(store: string) =>
        new Promise<T[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as T[]);
          request.onerror = () => reject(request.error);
        });
      const digest = async (bytes: ArrayBuffer) =>
        [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16)).join(' ');
      try {
        const calls = await all<{ id: string; title: string }>('calls');
        const titles = new Map(calls.map(({ id, title }) => [id, title]));
        const audio = await all<{ callId: string; content: Blob }>('audio');
        const sound: Record<string, string> = {};
        for (const { callId, content } of audio) {
          if (callId === recordingId) continue;
          sound[titles.get(callId) ?? callId] = await digest(
            await content.arrayBuffer().catch(() => new ArrayBuffer(0)),
          );
        }
        const slices = (await all<{ recordingId: string; pcm: ArrayBuffer }>('slices')).filter(
          (slice) => slice.recordingId === recordingId,
        );
        const made = audio.find(({ callId }) => callId === recordingId)?.content.slice(44);
        const recorded = (made ?? new Blob(slices.map(({ pcm }) => pcm))).slice(0, recordedBytes);
        const settings = await all<{ key: string; value: { services?: { automation?: string } } }>('settings');
        const others = calls.filter(({ id }) => id !== recordingId);
        return {
          titles: others.map(({ title }) => title).sort(),
          texts: (await all<{ text: string }>('transcripts')).map(({ text }) => text).sort(),
          sound,
          recording: `${recorded.size} ${await digest(await recorded.arrayBuffer())}`,
          automation: settings.find(({ key }) => key === 'device')?.value.services?.automation,
        };
      } finally {
        database.close();
      }
    },
    { recordingId, recordedBytes },
  );
}

/** A profile without the links that name the process that used it. */
function copyProfile(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !/Singleton\w+$/.test(path) });
}

const factOf = async (page: Page, wanted: string): Promise<unknown> =>
  (await rowsOf(page, 'keptFacts')).find(({ key }) => key === wanted)?.value;

/** All that was acknowledged so far is in the second copy: nothing is left in the change log. */
async function untilCopied(page: Page): Promise<void> {
  await expect.poll(() => factOf(page, 'copy-state'), WAIT).toBe('whole');
  await expect.poll(async () => (await rowsOf(page, 'changes')).length, WAIT).toBe(0);
}

let microphone: ReturnType<typeof fakeMicrophone>;
let stored: string;
let recordingId = '';
let recordedBytes = 0;
let before: Work;

beforeAll(() => {
  microphone = fakeMicrophone(sweepWav());
  stored = mkdtempSync(join(tmpdir(), 'callmark-stored-'));
});
afterAll(() => {
  microphone.remove();
  rmSync(stored, { recursive: true, force: true });
});

it('work of every kind is in the second copy when its browser dies', { retry: 0 }, async () => {
  const mortal = new KillableBrowser(inject('browserPath'));
  try {
    // A first life, whose work lies in LevelDB's tables when the second begins.
    const first = await openApp(await mortal.start());
    await first.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = first.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('textbox', { name: 'Automation service' }).fill('http://localhost:9/');
    await dialog.getByRole('button', { name: 'Save settings' }).click();
    await dialog.waitFor({ state: 'detached' });
    await upload(first, [toneFile(1), toneFile(2, 20)]);
    await expect.poll(async () => (await rowsOf(first, 'audio')).length, WAIT).toBe(2);
    await untilCopied(first);
    await mortal.kill();

    const page = await openApp(await mortal.start([...microphone.args, SAY_YES]));
    await editTranscript(page, TYPED);
    await expect.poll(async () => (await rowsOf(page, 'transcripts')).length, WAIT).toBe(1);
    await editTranscript(page, LATER);
    await expect.poll(async () => (await rowsOf(page, 'transcripts')).map(({ text }) => text), WAIT).toContain(LATER);
    await upload(page, [toneFile(3)]);
    await expect.poll(async () => (await rowsOf(page, 'audio')).length, WAIT).toBe(3);
    await startRecording(page);
    await expect.poll(async () => (await rowsOf(page, 'slices')).length, WAIT).toBeGreaterThanOrEqual(3);
    const slices = await rowsOf(page, 'slices');
    recordingId = (await rowsOf(page, 'recordings'))[0]?.id ?? '';
    // Slices go on coming; these are in the copy once the log is empty after them.
    recordedBytes = slices.length * 64_000;
    await untilCopied(page);
    before = await workOf(page, recordingId, recordedBytes);
    await mortal.kill();
    copyProfile(mortal.profile, stored);
  } finally {
    await mortal.dispose();
  }
  expect(before.titles).toHaveLength(4);
  expect(before.texts).toEqual([LATER]);
  expect(Object.keys(before.sound)).toHaveLength(3);
  expect(before.recording).toMatch(new RegExp(`^${recordedBytes} `));
  expect(before.automation).toBe('http://localhost:9');
});

describe('a database that was damaged while the browser was closed', { retry: 0 }, () => {
  it.each(Object.entries(DAMAGES))('%s: all that was acknowledged is there again, and told', async (name, damage) => {
    const mortal = new KillableBrowser(inject('browserPath'));
    try {
      copyProfile(stored, mortal.profile);
      damage(mortal.profile);
      const startedAt = Date.now();
      const page = await openApp(await mortal.start());
      await expect.poll(() => workOf(page, recordingId, recordedBytes).catch(String), WAIT).toEqual(before);
      const told = async () => {
        const fact = (await factOf(page, 'brought-back')) as { at: number; calls: number } | undefined;
        return fact !== undefined && fact.at > startedAt ? fact.calls : null;
      };
      await expect.poll(told, WAIT).not.toBeNull();
      if (((await told()) ?? 0) > 0) await page.getByText(/brought back from the second copy/).waitFor();
      console.log(`${name}: ${await told()} calls brought back`);
    } finally {
      await mortal.dispose();
    }
  });
});

it('a database that can not be opened any more is told; once it is taken away, all of it is there again', {
  retry: 0,
}, async () => {
  const mortal = new KillableBrowser(inject('browserPath'));
  try {
    copyProfile(stored, mortal.profile);
    removeManifest(mortal.profile);
    const page = await openApp(await mortal.start());
    await page.getByText(/does not let Callmark store anything/).waitFor();
    await mortal.kill();
    removeDatabase(mortal.profile);
    const again = await openApp(await mortal.start());
    await expect.poll(() => workOf(again, recordingId, recordedBytes).catch(String), WAIT).toEqual(before);
    await again.getByText(/brought back from the second copy/).waitFor();
  } finally {
    await mortal.dispose();
  }
});

it('a call that was deleted for good does not come back', async () => {
  const mortal = new KillableBrowser(inject('browserPath'));
  try {
    copyProfile(stored, mortal.profile);
    const page = await openApp(await mortal.start());
    const drawer = await openCalls(page);
    await drawer.getByRole('group', { name: 'ca 1' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await drawer.getByRole('button', { name: 'Waste bin (1)' }).click();
    await page.getByRole('button', { name: 'Delete ca 1 for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .poll(async () => (await rowsOf(page, 'audio')).some(({ name }) => name === 'ca 1.wav'), WAIT)
      .toBe(false);
    await untilCopied(page);
    await mortal.kill();
    removeDatabase(mortal.profile);
    const again = await openApp(await mortal.start());
    await again.getByText(/brought back from the second copy/).waitFor();
    expect((await rowsOf(again, 'audio')).map(({ name }) => name)).not.toContain('ca 1.wav');
  } finally {
    await mortal.dispose();
  }
});
