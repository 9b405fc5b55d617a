import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserDraft } from '@/storage/browser/browser-draft';
import { newDataKey } from '@/storage/seal/key-wrap';
import { makeSealer } from '@/storage/seal/sealer';
import { seals } from '@/storage/seal/seals';

const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The same draft as another window of the app has it. */
async function otherPage(name = 'draft') {
  vi.resetModules();
  const { browserDraft: other } = await import('@/storage/browser/browser-draft');
  return other(name, isText);
}

async function taken(draft: { takeOthers: (store: (text: string) => Promise<void>) => Promise<void> }) {
  const texts: string[] = [];
  await draft.takeOthers(async (text) => void texts.push(text));
  return texts;
}

beforeEach(() => localStorage.clear());

describe('what closing pages leave in the browser', () => {
  it('is a key for each: none erases what another one left', async () => {
    const here = browserDraft('draft', isText);
    const there = await otherPage();
    here.keep('a whole call');
    there.keep('a');
    there.drop();
    const next = await otherPage();
    expect(await taken(next)).toEqual(['a whole call']);
    expect(localStorage.length).toBe(0);
  });

  it('is taken by another page, never by its own, and once', async () => {
    const here = browserDraft('draft', isText);
    here.keep('mine');
    expect(await taken(here)).toEqual([]);
    const there = await otherPage();
    expect(await taken(there)).toEqual(['mine']);
    expect(await taken(there)).toEqual([]);
  });

  it('is several where several are on their way, each let go by itself', async () => {
    const here = browserDraft('draft', isText);
    here.keep('one', 'a');
    here.keep('two', 'b');
    here.keep('three', 'c');
    here.drop('b');
    expect(await taken(here)).toEqual([]);
    expect((await taken(await otherPage())).sort()).toEqual(['one', 'three']);
    expect(localStorage.length).toBe(0);
  });

  it('stays where it could not be stored, and keeps none of the others from it', async () => {
    for (const text of ['one', 'two', 'three']) (await otherPage()).keep(text);
    const here = browserDraft('draft', isText);
    const stored: string[] = [];
    const full = here.takeOthers(async (text) => {
      if (text === 'two') throw new Error('full');
      stored.push(text);
    });
    await expect(full).rejects.toThrow('full');
    expect(stored.sort()).toEqual(['one', 'three']);
    expect(await taken(here)).toEqual(['two']);
  });

  it('stays where its page has left more while it was being stored', async () => {
    const there = await otherPage();
    there.keep('one');
    const here = browserDraft('draft', isText);
    await here.takeOthers(async () => void there.keep('one and more'));
    expect(await taken(here)).toEqual(['one and more']);
  });

  it.each(['', 'null', '{', '7'])('goes where nothing can be made of it: %s', async (text) => {
    localStorage.setItem('draft broken', text);
    localStorage.setItem('drafts of something else', text);
    expect(await taken(browserDraft('draft', isText))).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['drafts of something else']);
  });

  it('is nothing in a browser that keeps nothing, and no error', async () => {
    vi.stubGlobal('localStorage', undefined);
    const draft = browserDraft('draft', isText);
    expect(draft.keep('x')).toBe(false);
    draft.drop();
    expect(await taken(draft)).toEqual([]);
    vi.unstubAllGlobals();
  });
});

it('is sealed where calls are, and waits for whoever has the key', async () => {
  const sealer = makeSealer(newDataKey());
  seals.sealer = sealer;
  onTestFinished(() => void delete seals.sealer);
  browserDraft('draft', isText).keep('chị Thủy');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Thủy');
  const there = await otherPage();
  const { seals: theirs } = await import('@/storage/seal/seals');
  expect(await taken(there)).toEqual([]);
  theirs.sealer = makeSealer(newDataKey());
  expect(await taken(there)).toEqual([]);
  theirs.sealer = sealer;
  expect(await taken(there)).toEqual(['chị Thủy']);
  expect(localStorage.length).toBe(0);
});
