import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { checkInstall } from '@/storage/browser/install';
import { getSettings, getSettingsLayers, replaceDeviceSettings, storeSiteConfig } from '@/storage/browser/settings';
import { writeCallmark } from '@/storage/callmark-file/write-callmark';
import { getPeaks, putPeaks } from '@/storage/calls/audio';
import { listCalls, renameCall } from '@/storage/calls/calls';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db, durableDb } from '@/storage/database';
import { watchDeskRows } from '@/storage/desk/desk-rows';
import { getPeople, nameReviewer } from '@/storage/people';
import { newDataKey } from '@/storage/seal/key-wrap';
import { freshDatabase } from '../../helpers/fresh-database';
import { locked, rawRows, unlocked } from '../../helpers/sealed';
import { audioCall, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(locked);

type Sealed = Record<string, unknown> & { sealed: string };
const isOf = (id: string) => (row: Record<string, unknown>) => (row['id'] ?? row['callId'] ?? row['key']) === id;

/** One letter of what lies there is another one, as after a fault of the disk. */
async function damage(name: string, id: string): Promise<Sealed> {
  const row = (await rawRows(name)).find(isOf(id)) as Sealed;
  const at = row.sealed.length - 8;
  const sealed = row.sealed.slice(0, at) + (row.sealed[at] === 'A' ? 'B' : 'A') + row.sealed.slice(at + 1);
  locked();
  await db.table(name).put({ ...row, sealed });
  return { ...row, sealed };
}

/** Five calls, of which the third can't be opened, on a page that was just unlocked. */
async function oneOfFiveDamaged() {
  const key = newDataKey();
  unlocked(key);
  const ids: string[] = [];
  for (const title of ['một', 'hai', 'ba', 'bốn', 'năm']) ids.push(await typedCall(`Agent: ${title}.`, { title }));
  const [, , third = ''] = [...ids].sort();
  const row = await damage('calls', third);
  const { unread } = unlocked(key);
  return { ids, third, row, unread, key };
}

describe('a call that can not be opened', () => {
  it('is left out of every list, and all others are there', async () => {
    const { ids, third, unread } = await oneOfFiveDamaged();
    const others = ids.filter((id) => id !== third).sort();
    const idsOf = (calls: readonly ({ id: string } | undefined)[]) =>
      calls.flatMap((call) => (call ? [call.id] : [])).sort();
    expect(idsOf(await db.calls.toArray())).toEqual(others);
    expect([...unread.calls()]).toEqual([third]);
    expect(unread.others()).toBe(0);
    expect(idsOf((await listCalls({ search: '', limit: 9, offset: 0 })).calls)).toEqual(others);
    expect(idsOf(await db.calls.bulkGet([...ids]))).toEqual(others);
    const seen: string[] = [];
    await db.calls.orderBy('createdAt').each(({ id }) => seen.push(id));
    expect(seen.sort()).toEqual(others);
    expect(idsOf(await db.calls.filter(({ title }) => title !== '').toArray())).toEqual(others);
    // Who reads on from the last takes fewer than were asked for as the end.
    const ordered = [...ids].sort();
    expect(idsOf(await db.calls.orderBy(':id').limit(3).toArray())).toEqual(others.slice(0, 3));
    expect(
      idsOf(
        await db.calls
          .where(':id')
          .above(ordered[1] ?? '')
          .limit(2)
          .toArray(),
      ),
    ).toEqual(others.slice(2));
    expect(await db.calls.orderBy(':id').limit(9).toArray()).toHaveLength(4);
  });

  it('leaves the desk with all others, however it reads', async () => {
    const { third } = await oneOfFiveDamaged();
    const titles = await new Promise<string[]>((resolve) => {
      const end = watchDeskRows(({ calls, complete }) => {
        if (!complete) return;
        resolve(calls.map(({ id }) => id));
        setTimeout(() => end());
      });
    });
    expect(titles).toHaveLength(4);
    expect(titles).not.toContain(third);
  });

  it('is kept as it is: nobody takes it for not there and writes over it', async () => {
    const { third, row, ids } = await oneOfFiveDamaged();
    await expect(db.calls.get(third)).rejects.toThrow('kept as it is');
    await expect(renameCall(third, 'khác')).rejects.toThrow('kept as it is');
    const readThenWrite = durableDb.transaction('rw', durableDb.calls, async () => {
      const there = new Set((await durableDb.calls.toArray()).map(({ id }) => id));
      const [like] = await durableDb.calls.toArray();
      for (const id of ids) if (!there.has(id) && like) await durableDb.calls.put({ ...like, id });
    });
    await expect(readThenWrite).rejects.toThrow('kept as it is');
    await expect(durableDb.transaction('rw', durableDb.calls, () => durableDb.calls.bulkGet(ids))).rejects.toThrow();
    locked();
    expect((await rawRows('calls')).find(isOf(third))).toEqual(row);
  });

  it('keeps no backup from being made, which says that it is not in it', async () => {
    const { third } = await oneOfFiveDamaged();
    const other = await audioCall({ title: 'sáu' });
    const { written, calls } = await backup();
    expect(written).toMatchObject({ calls: 5, gone: 0, unread: 1 });
    expect(calls).toContain(other);
    expect(calls).not.toContain(third);
  });
});

async function backup() {
  const parts: Uint8Array[] = [];
  const sink = new WritableStream<Uint8Array>({ write: (part) => void parts.push(part) });
  const written = await writeCallmark('all', sink, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const text = Buffer.concat(parts).toString('latin1');
  return { written, calls: [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])] };
}

describe('a setting that can not be opened', () => {
  it('counts as not set and may be saved anew, and nothing goes to a service before', async () => {
    const key = newDataKey();
    unlocked(key);
    await storeSiteConfig({
      ...DEFAULT_CONFIG,
      services: { ...DEFAULT_CONFIG.services, speech: 'https://site.example' },
    });
    await replaceDeviceSettings({ services: { speech: '' }, mp3Encode: true });
    await nameReviewer({ name: 'Lan', staffId: '' }, true);
    await checkInstall();
    for (const of of ['site', 'device', 'people', 'install']) await damage('settings', of);
    const { unread } = unlocked(key);

    expect(await getSettingsLayers()).toMatchObject({ device: {}, unread: true });
    expect((await getSettings()).services).toEqual(DEFAULT_CONFIG.services);
    // As at every start.
    await storeSiteConfig({
      ...DEFAULT_CONFIG,
      services: { ...DEFAULT_CONFIG.services, speech: 'https://site.example' },
    });
    expect((await getSettingsLayers()).site.services.speech).toBe('https://site.example');
    expect((await getSettings()).services.speech).toBe('');
    expect((await checkInstall()).is).not.toBe('lost');
    expect((await getPeople()).known).toEqual([]);
    await nameReviewer({ name: 'Hoa', staffId: '' }, true);
    expect((await getPeople()).known.map(({ name }) => name)).toEqual(['Hoa']);
    expect([unread.calls().size, unread.others()]).toEqual([0, 1]);

    // Nothing was typed: what stands on the screen is saved all the same.
    await replaceDeviceSettings({});
    expect((await getSettingsLayers()).unread).toBe(false);
    expect((await getSettings()).services.speech).toBe('https://site.example');
    locked();
    unlocked(key);
    expect(await getSettingsLayers()).toMatchObject({ device: {}, unread: false });
  });
});

describe('a part of a call that can not be opened', () => {
  it('leaves the call in the lists, and out of a backup that says so', async () => {
    const key = newDataKey();
    unlocked(key);
    const [id, other] = [await typedCall('Agent: một.'), await typedCall('Agent: hai.')];
    await damage('transcripts', id);
    const { unread } = unlocked(key);
    expect(await db.calls.count()).toBe(2);
    await expect(getTranscript(id)).rejects.toThrow('kept as it is');
    await expect(saveTranscriptText(id, 'Agent: mới.')).rejects.toThrow('kept as it is');
    expect([...unread.calls()]).toEqual([id]);
    const { written, calls } = await backup();
    expect(written).toMatchObject({ calls: 1, gone: 0, unread: 1 });
    expect(calls).toContain(other);
  });

  it('may be made anew where it was made of the rest', async () => {
    const key = newDataKey();
    unlocked(key);
    const id = await audioCall();
    await putPeaks(id, { channels: [Float32Array.of(0.5)], durationS: 1 });
    const row = (await rawRows('peaks')).find(isOf(id)) as { callId: string; sealed: Uint8Array };
    locked();
    await db.table('peaks').put({ ...row, sealed: row.sealed.slice(0, -1) });
    unlocked(key);
    expect(await db.peaks.toArray()).toEqual([]);
    expect(await getPeaks(id)).toBeUndefined();
    await putPeaks(id, { channels: [Float32Array.of(0.25)], durationS: 1 });
    expect((await getPeaks(id))?.channels).toEqual([Float32Array.of(0.25)]);
  });

  it('that belongs to no call is counted by itself, and told to whoever listens, once', async () => {
    const key = newDataKey();
    unlocked(newDataKey());
    await db.settings.put({ key: 'x', value: 1 });
    const { unread } = unlocked(key);
    let told = 0;
    unread.watch(() => {
      told += 1;
    });
    for (let look = 0; look < 3; look++) expect(await db.settings.toArray()).toEqual([]);
    expect([unread.calls().size, unread.others(), told]).toEqual([0, 1, 1]);
  });
});
