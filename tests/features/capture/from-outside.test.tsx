import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import { CaptureBar } from '@/features/capture/capture-bar';
import { callsOpenAtom, currentCallIdAtom, openDialogAtom, tabAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getAudio } from '@/storage/calls/audio';
import { listCalls } from '@/storage/calls/calls';
import { keepShare } from '@/storage/calls/shares';
import { getTranscript } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';

vi.mock('@/audio/files/probe', () => ({
  openAudio: async (blob: Blob) => {
    if ((await blob.slice(0, 3).text()) !== 'ID3') throw new FailureError({ kind: 'unreadable-file', detail: '' });
    return { durationS: 12, channels: 1, playable: true, mime: 'audio/mpeg' };
  },
}));

// The simulated DOM's own files can't be cloned into a database.
const file = (name: string, content = 'ID3 sound', type = 'audio/mpeg') =>
  new NodeFile([content], name, { type }) as unknown as File;
const CUES = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Agent>Dạ em chào anh.';

/** A form as the worker has it, with files that can be cloned. */
function shared(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const data = { getAll: () => files, get: (name: string) => fields[name] ?? null };
  return data as unknown as FormData;
}

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  const held = new Set<string>();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (held.has(name)) return work(null);
    held.add(name);
    return work({}).finally(() => held.delete(name));
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'launchQueue');
});

const titles = async () =>
  (await listCalls({ search: '', limit: 9, offset: 0 })).calls.map(({ title }) => title).sort();

describe('a share that waits', () => {
  it('becomes calls like chosen files, captions beside their sound, and is kept no longer', async () => {
    await keepShare(shared([file('one.mp3'), file('one.vtt', CUES, 'text/vtt'), file('two.mp3')]));
    const { store } = renderApp(<CaptureBar />);
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    expect(await titles()).toEqual(['one', 'two']);
    expect((await screen.findByRole('alert')).textContent).toMatch(/2 calls were added/);
    const first = store.get(currentCallIdAtom) ?? '';
    expect((await getAudio(first))?.captions?.name).toBe('one.vtt');
  });

  it('is one call, also where a page died after it stored it', async () => {
    await keepShare(shared([file('one.mp3'), file('one.vtt', CUES, 'text/vtt')]));
    const rows = await db.shares.toArray();
    const { unmount } = renderApp(<CaptureBar />);
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    unmount();
    // As that page left it.
    await db.shares.bulkPut(rows);
    renderApp(<CaptureBar />);
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    expect(await titles()).toEqual(['one']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('twice the same is two calls', async () => {
    const data = shared([file('one.mp3')]);
    await keepShare(data);
    await keepShare(data);
    renderApp(<CaptureBar />);
    await waitFor(async () => expect(await titles()).toEqual(['one', 'one']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
  });

  it('of no use is refused by name and kept no longer', async () => {
    await keepShare(shared([file('photo.jpg', 'x', 'image/jpeg'), file('fake.mp3', 'a list'), file('empty.mp3', '')]));
    renderApp(<CaptureBar />);
    const alert = await screen.findByRole('alert');
    for (const words of [/photo\.jpg.*only \.mp3/, /fake\.mp3.*not audio/, /empty\.mp3.*empty/])
      expect(alert.textContent).toMatch(words);
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
  });

  it('that there is no room for is kept, and taken at the next start', async () => {
    await keepShare(shared([file('one.mp3'), file('one.vtt', CUES, 'text/vtt')]));
    const add = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'audio') throw new DOMException('', 'QuotaExceededError');
      return add.apply(this, row);
    });
    const { unmount } = renderApp(<CaptureBar />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/one\.mp3 was not added yet.*device is full.*kept.*next opened/);
    expect(await db.shares.count()).toBe(2);
    unmount();
    spy.mockRestore();
    renderApp(<CaptureBar />);
    await waitFor(async () => expect(await titles()).toEqual(['one']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
  });

  it('of text is a transcript under its title', async () => {
    await keepShare(shared([], { title: 'Khách hỏi cước', text: 'A: Dạ em chào chị.' }));
    const { store } = renderApp(<CaptureBar />);
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    expect(await titles()).toEqual(['Khách hỏi cước']);
    expect((await getTranscript(store.get(currentCallIdAtom) ?? ''))?.text).toBe('A: Dạ em chào chị.');
    expect(await db.shares.count()).toBe(0);
  });

  it('of a .callmark file opens its dialog, and is kept until that is closed', async () => {
    await keepShare(shared([file('calls.callmark', 'PK', 'application/octet-stream'), file('one.mp3')]));
    const { store } = renderApp(<CaptureBar />);
    await waitFor(() => expect(store.get(openDialogAtom).name).toBe('callmark-import'));
    expect(await db.shares.count()).toBe(2);
    store.set(openDialogAtom, { name: 'none' });
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    expect(await titles()).toEqual(['one']);
  });
});

describe('files opened with the app', () => {
  interface Handle {
    name: string;
    getFile: () => Promise<File>;
  }
  let launch: ((params: { files?: readonly Handle[] }) => void) | undefined;
  const handle = (one: File): Handle => ({ name: one.name, getFile: async () => one });
  beforeEach(() => {
    launch = undefined;
    Object.assign(window, {
      launchQueue: {
        setConsumer: (consumer: typeof launch) => {
          launch = consumer;
        },
      },
    });
  });

  it('become calls; one that is gone is named', async () => {
    const { store } = renderApp(<CaptureBar />);
    await waitFor(() => expect(launch).toBeDefined());
    const gone = { name: 'gone.mp3', getFile: () => Promise.reject(new DOMException('', 'NotFoundError')) };
    launch?.({ files: [handle(file('one.mp3')), gone] });
    await waitFor(async () => expect(await titles()).toEqual(['one']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([expect.stringMatching(/^gone\.mp3 was not added/)]);
  });

  it('are kept before anything is made of them, and taken by the next page where this one dies', async () => {
    const { unmount } = renderApp(<CaptureBar />);
    await waitFor(() => expect(launch).toBeDefined());
    // The page dies in the middle.
    unmount();
    launch?.({ files: [handle(file('one.mp3'))] });
    await waitFor(async () => expect(await db.shares.count()).toBe(1));
    expect(await titles()).toEqual([]);
    renderApp(<CaptureBar />);
    await waitFor(async () => expect(await titles()).toEqual(['one']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
  });

  it('are not taken a second time by a page that is loaded again, but where they were not kept before', async () => {
    const [one, two] = [handle(file('one.mp3')), handle(file('two.mp3'))];
    const { unmount } = renderApp(<CaptureBar />);
    await waitFor(() => expect(launch).toBeDefined());
    launch?.({ files: [one] });
    await waitFor(async () => expect(await titles()).toEqual(['one']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
    unmount();
    launch = undefined as typeof launch;
    const spy = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
    onTestFinished(() => spy.mockRestore());
    renderApp(<CaptureBar />);
    await waitFor(() => expect(launch).toBeDefined());
    launch?.({ files: [one, two] });
    await waitFor(async () => expect(await titles()).toEqual(['one', 'two']));
    await waitFor(async () => expect(await db.shares.count()).toBe(0));
  });

  it('are taken at once where there is no room to keep them beside their calls', async () => {
    const add = IDBObjectStore.prototype.add;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'shares') throw new DOMException('', 'QuotaExceededError');
      return add.apply(this, row);
    });
    onTestFinished(() => spy.mockRestore());
    renderApp(<CaptureBar />);
    await waitFor(() => expect(launch).toBeDefined());
    launch?.({ files: [handle(file('one.mp3'))] });
    await waitFor(async () => expect(await titles()).toEqual(['one']));
  });
});

describe('pasted files', () => {
  const paste = (target: Element, ...files: File[]) =>
    fireEvent.paste(target, { clipboardData: { files, types: ['Files'] } });

  it('become calls', async () => {
    renderApp(<CaptureBar />);
    paste(document.body, file('one.mp3'), file('one.vtt', CUES, 'text/vtt'));
    await waitFor(async () => expect(await titles()).toEqual(['one']));
  });

  it('that are pictures are refused in words', async () => {
    renderApp(<CaptureBar />);
    paste(document.body, file('image.png', 'x', 'image/png'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/image\.png was not added: only \.mp3/);
  });

  it('in a text field, beside a dialog or on another tab are left alone', async () => {
    const { store } = renderApp(
      <>
        <CaptureBar />
        <textarea aria-label="notes" />
      </>,
    );
    expect(paste(screen.getByRole('textbox', { name: 'notes' }), file('one.mp3'))).toBe(true);
    // Whoever listens goes with the tab, before the next paste.
    act(() => store.set(tabAtom, 'speaker'));
    expect(paste(document.body, file('two.mp3'))).toBe(true);
    expect(await titles()).toEqual([]);
  });

  it('are no business of pasted words', () => {
    renderApp(<CaptureBar />);
    expect(fireEvent.paste(document.body, { clipboardData: { files: [], types: ['text/plain'] } })).toBe(true);
  });
});

describe('an address', () => {
  it('of the shortcut Record leads to its button and records nothing', async () => {
    history.replaceState(null, '', '/#record');
    const { store } = renderApp(<CaptureBar />);
    store.set(tabAtom, 'real-speak');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record' })));
    expect(store.get(tabAtom)).toBe('scoring');
    expect(location.hash).toBe('');
  });

  it('of the shortcut Calls opens them, also in a page that stands', async () => {
    const { store } = renderApp(<CaptureBar />);
    await waitFor(() => {
      history.replaceState(null, '', '/#calls');
      window.dispatchEvent(new Event('hashchange'));
      expect(store.get(callsOpenAtom)).toBe(true);
    });
  });

  it.each([
    ['share-full', /this device is full/],
    ['share-unreadable', /could not hand it over whole/],
    ['share-nothing', /neither a file nor a text/],
  ])('%s says so', async (wish, words) => {
    history.replaceState(null, '', `/#${wish}`);
    const { store } = renderApp(<CaptureBar />);
    await waitFor(() => expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([expect.stringMatching(words)]));
  });
});
