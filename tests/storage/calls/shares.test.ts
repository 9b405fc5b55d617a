import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropShared, keepShare, waitingShares } from '@/storage/calls/shares';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';

beforeEach(freshDatabase);

const file = (name: string, content: string, type = '') => new File([content], name, { type });

function form(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const one of files) data.append('files', one);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** As it comes out of a request's body: the worker never sees the form that was sent. */
const sent = (data: FormData): Promise<FormData> =>
  new Request('http://localhost/', { method: 'POST', body: data }).formData();

const waiting = async () =>
  Promise.all(
    (await waitingShares()).map(async ({ files, isText }) => ({
      isText,
      files: await Promise.all(files.map(async ({ file: one }) => `${one.name}|${one.type}|${await one.text()}`)),
    })),
  );

/** From the nth row on the device is full. */
function fullFrom(nth: number): void {
  let rows = 0;
  const add = IDBObjectStore.prototype.add;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
    rows += this.name === 'shares' ? 1 : 0;
    if (this.name === 'shares' && rows >= nth) throw new DOMException('', 'QuotaExceededError');
    return add.apply(this, row);
  });
  onTestFinished(() => spy.mockRestore());
}

describe('what is shared', () => {
  it('is kept whole, in the order it came, share by share', async () => {
    const first = form([file('a.mp3', 'sound', 'audio/mpeg'), file('a.vtt', 'WEBVTT', 'text/vtt')], {
      title: 'A call',
    });
    expect(await keepShare(await sent(first))).toBe(true);
    expect(await keepShare(await sent(form([file('1000', 'other', 'audio/x-wav')])))).toBe(true);
    expect(await waiting()).toEqual([
      { isText: false, files: ['a.mp3|audio/mpeg|sound', 'a.vtt|text/vtt|WEBVTT'] },
      { isText: false, files: ['1000.wav|audio/x-wav|other'] },
    ]);
    const [share] = await waitingShares();
    await dropShared(share?.files ?? []);
    expect((await waiting()).map(({ files }) => files)).toEqual([['1000.wav|audio/x-wav|other']]);
  });

  it('twice is kept twice, each as a call of its own', async () => {
    const data = form([file('a.mp3', 'sound', 'audio/mpeg')]);
    await keepShare(data);
    await keepShare(data);
    const ids = (await waitingShares()).flatMap(({ files }) => files.map(({ callId }) => callId));
    expect(new Set(ids).size).toBe(2);
  });

  it('is text only where no file came, and a link alone is nothing', async () => {
    expect(await keepShare(await sent(form([], { title: ' Cuộc gọi ', text: 'A: Dạ em chào chị.' })))).toBe(true);
    expect(await keepShare(form([file('a.mp3', 'x')], { text: 'listen to this' }))).toBe(true);
    expect(await keepShare(form([], { text: 'https://example.com/call' }))).toBe(false);
    expect(await keepShare(form([], { url: 'https://example.com/call', title: 'A page' }))).toBe(false);
    expect(await keepShare(form([file('', '')]))).toBe(false);
    expect(await waiting()).toEqual([
      { isText: true, files: ['Cuộc gọi|text/plain|A: Dạ em chào chị.'] },
      { isText: false, files: ['a.mp3||x'] },
    ]);
  });

  it('that does not fit is refused whole, and what waits stays', async () => {
    await keepShare(form([file('before.mp3', 'x')]));
    fullFrom(2);
    const data = form([file('a.mp3', 'x'), file('b.mp3', 'y')]);
    await expect(keepShare(data)).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
    expect(await waiting()).toEqual([{ isText: false, files: ['before.mp3||x'] }]);
  });

  it('that is stored short is refused', async () => {
    const shorten = (_key: unknown, row: { content: unknown }) => {
      row.content = new Blob([]);
    };
    durableDb.shares.hook('creating', shorten);
    onTestFinished(() => durableDb.shares.hook('creating').unsubscribe(shorten));
    await expect(keepShare(form([file('a.mp3', 'sound')]))).rejects.toMatchObject({
      failure: { kind: 'unreadable-file' },
    });
    expect(await db.shares.count()).toBe(0);
  });
});
