import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTranscriptDraft,
  type DraftHost,
  type StoredText,
  type TranscriptDraft,
} from '@/features/transcript/text/draft';

interface Recorded {
  draft: TranscriptDraft;
  log: string[];
  /** Revision each save was made from. */
  bases: (number | undefined)[];
  /** Calls of which all was stored, in their order. */
  stored: string[];
  /** Lets the oldest write that is under way end. */
  finish(error?: Error): Promise<void>;
}

/** Gives the revisions of the saves in their order; with none left, the call is gone. */
function record(revisions = Array.from({ length: 50 }, (_, at) => at + 2)): Recorded {
  const log: string[] = [];
  const bases: (number | undefined)[] = [];
  const kept: string[] = [];
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const held = <Value>(value: Value) =>
    new Promise<Value>((resolve, reject) => waiting.push({ done: () => resolve(value), fail: reject }));
  let ids = 0;
  const host: DraftHost = {
    newId: () => `call-${ids++}`,
    create(_id, text) {
      log.push(`create ${text}`);
      return held(undefined);
    },
    save(callId, text, base) {
      log.push(`save ${callId} ${text}`);
      bases.push(base);
      return held(revisions.shift() ?? null);
    },
    created: (callId, { onScreen, gone }) => {
      log.push(`${gone ? 'kept as' : 'created'} ${callId}${onScreen ? '' : ' aside'}`);
    },
    stored: (key) => kept.push(key),
    dirty: (dirty) => log.push(dirty ? 'dirty' : 'clean'),
    failed: (error) => log.push(`failed ${(error as Error).message}`),
    recovered: () => log.push('recovered'),
  };
  return {
    draft: createTranscriptDraft(host),
    log,
    bases,
    stored: kept,
    async finish(error) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      const next = waiting.shift();
      if (error) next?.fail(error);
      else next?.done();
      await Promise.resolve();
    },
  };
}

const stored = (text: string, revision = 1): StoredText => ({ text, revision });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('typed text on its way into the store', () => {
  test('a pause in typing saves what stands there then, within 400 ms', () => {
    const { draft, log } = record();
    draft.open('a');
    const area = { value: '' };
    for (const value of ['D', 'Dạ', 'Dạ em']) {
      area.value = value;
      draft.input(area);
      vi.advanceTimersByTime(100);
    }
    expect(log.filter((line) => line.startsWith('save'))).toEqual([]);
    vi.advanceTimersByTime(300);
    return vi.waitFor(() => expect(log).toContain('save a Dạ em'));
  });

  test('who types without a pause is saved all the same', async () => {
    const { draft, log } = record();
    draft.open('a');
    for (let key = 0; key < 25; key++) {
      draft.input({ value: `${key}` });
      vi.advanceTimersByTime(100);
    }
    await vi.waitFor(() => expect(log.some((line) => line.startsWith('save a'))).toBe(true));
  });

  test('typing on an empty screen makes one call, and what follows is saved to it in order', async () => {
    const { draft, log, finish } = record();
    draft.input({ value: 'one' });
    void draft.flush();
    draft.input({ value: 'one two' });
    const stored = draft.flush();
    await finish();
    await vi.waitFor(() => expect(log).toContain('created call-0'));
    await finish();
    expect(await stored).toBe(true);
    expect(log).toEqual(['dirty', 'dirty', 'create one', 'created call-0', 'save call-0 one two', 'clean']);
  });

  test('blanks on an empty screen make no call', async () => {
    const { draft, log } = record();
    draft.input({ value: ' \n ' });
    expect(await draft.flush()).toBe(true);
    expect(log).toEqual(['dirty', 'clean']);
  });

  test('opening another call first saves what was typed for the one before', async () => {
    const { draft, log } = record();
    draft.open('a');
    draft.input({ value: 'typed for a' });
    draft.open('b');
    await vi.waitFor(() => expect(log).toContain('save a typed for a'));
    expect(draft.initial(stored('text of b'))).toBe('text of b');
  });

  test('a call made after the screen moved on does not come back to it', async () => {
    const { draft, log, finish } = record();
    draft.input({ value: 'typed' });
    void draft.flush();
    draft.open('b');
    await finish();
    await vi.waitFor(() => expect(log).toContain('create typed'));
    await vi.waitFor(() => expect(log).toContain('created call-0 aside'));
  });

  test('what could not be stored stays, is told, and is tried again', async () => {
    const { draft, log, finish } = record();
    draft.open('a');
    draft.input({ value: 'typed' });
    const failed = draft.flush();
    await finish(new Error('full'));
    expect(await failed).toBe(false);
    expect(log).toContain('failed full');
    expect(draft.unsaved()).toEqual([{ callId: 'a', spareId: 'call-1', text: 'typed' }]);
    const again = draft.flush();
    await finish();
    expect(await again).toBe(true);
    expect(draft.unsaved()).toEqual([]);
  });

  test('what could not be stored is written by itself as soon as it can be, and that is told', async () => {
    const { draft, log, finish } = record();
    draft.open('a');
    draft.input({ value: 'typed' });
    void draft.flush();
    await finish(new Error('full'));
    await vi.waitFor(() => expect(log).toContain('failed full'));
    await vi.advanceTimersByTimeAsync(1000);
    await finish(new Error('full still'));
    await vi.waitFor(() => expect(log).toContain('failed full still'));
    expect(log).not.toContain('recovered');
    await vi.advanceTimersByTimeAsync(2000);
    await finish();
    await vi.waitFor(() => expect(log).toContain('recovered'));
    expect(draft.unsaved()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log.filter((line) => line === 'save a typed')).toHaveLength(3);
  });

  test('what another call waits with is not called stored by this one, and is tried again', async () => {
    const { draft, log, finish } = record();
    draft.open('a');
    draft.input({ value: 'of a' });
    draft.open('b');
    draft.input({ value: 'of b' });
    const written = draft.flush();
    await finish(new Error('full'));
    await finish();
    await written;
    expect(log).toContain('failed full');
    expect(log).not.toContain('recovered');
    await vi.advanceTimersByTimeAsync(2000);
    await finish();
    await vi.waitFor(() => expect(log).toContain('recovered'));
    expect(log.filter((line) => line === 'save a of a')).toHaveLength(2);
  });

  test('what is on its way into the store is not stored yet: a page that goes then keeps it', async () => {
    const { draft, finish } = record();
    draft.input({ value: 'typed' });
    const written = draft.flush();
    expect(draft.unsaved()).toEqual([{ callId: null, spareId: 'call-0', text: 'typed' }]);
    draft.input({ value: 'typed on' });
    expect(draft.unsaved()).toMatchObject([{ text: 'typed on' }]);
    await finish();
    await written;
    expect(draft.unsaved()).toMatchObject([{ text: 'typed on' }]);
    const rest = draft.flush();
    expect(draft.unsaved()).toEqual([{ callId: 'call-0', spareId: 'call-1', base: 1, text: 'typed on' }]);
    await finish();
    await rest;
    expect(draft.unsaved()).toEqual([]);
  });

  test('of two calls on their way at once a page that goes keeps both, and each is let go when it is stored', async () => {
    const { draft, log, stored: told, finish } = record();
    draft.open('a');
    draft.input({ value: 'first' });
    draft.open('b');
    draft.input({ value: 'second' });
    const both = draft.flush();
    expect(draft.unsaved()).toMatchObject([
      { callId: 'a', text: 'first' },
      { callId: 'b', text: 'second' },
    ]);
    await finish();
    await vi.waitFor(() => expect(told).toEqual(['a']));
    expect(draft.unsaved()).toMatchObject([{ callId: 'b', text: 'second' }]);
    await finish();
    await both;
    expect([draft.unsaved(), told]).toEqual([[], ['a', 'b']]);
    expect(log.filter((line) => line.startsWith('save'))).toEqual(['save a first', 'save b second']);
  });

  test('what could not be stored of a call that was left meanwhile is written with the next', async () => {
    const { draft, log, stored: told, finish } = record();
    draft.open('a');
    draft.input({ value: 'first' });
    draft.open('b');
    await finish(new Error('full'));
    await vi.waitFor(() => expect(log).toContain('failed full'));
    expect([draft.unsaved().length, told]).toEqual([1, []]);
    const again = draft.flush();
    await finish();
    expect(await again).toBe(true);
    expect([draft.unsaved(), told]).toEqual([[], ['a']]);
  });

  test('a call of which more was typed is not let go with what is older', async () => {
    const { draft, stored: told, finish } = record();
    draft.open('a');
    draft.input({ value: 'first' });
    const older = draft.flush();
    draft.input({ value: 'first and more' });
    await finish();
    await older;
    expect(told).toEqual([]);
    const newer = draft.flush();
    await finish();
    await newer;
    expect(told).toEqual(['a']);
  });

  test('control characters and decomposed letters are cleaned on the way', async () => {
    const { draft, log } = record();
    draft.open('a');
    draft.input({ value: `A: ch\u0000${'ào'.normalize('NFD')}` });
    void draft.flush();
    await vi.waitFor(() => expect(log).toContain('save a A: chào'));
  });
});

describe('what the text area shows', () => {
  test('a text changed elsewhere is shown, a late echo of our own is not', async () => {
    const { draft, finish } = record();
    draft.open('a');
    expect(draft.initial(stored('stored'))).toBe('stored');
    draft.input({ value: 'first' });
    void draft.flush();
    draft.input({ value: 'second' });
    const done = draft.flush();
    await finish();
    await finish();
    await done;
    expect(draft.shown(stored('first'))).toBeNull();
    expect(draft.shown(stored('second'))).toBeNull();
    expect(draft.shown(stored('swapped by another'))).toBe('swapped by another');
    expect(draft.shown(stored('second'))).toBe('second');
  });

  test('nothing overwrites what is being typed', () => {
    const { draft } = record();
    draft.open('a');
    draft.input({ value: 'typing' });
    expect(draft.shown(stored('from another tab'))).toBeNull();
  });

  test('a text area opened while a save is under way starts with what was typed', () => {
    const { draft } = record();
    draft.open('a');
    expect(draft.initial(stored('old'))).toBe('old');
    draft.input({ value: 'new' });
    void draft.flush();
    expect(draft.initial(stored('old'))).toBe('new');
  });
});

describe('what else is stored meanwhile', () => {
  test('is known by its revision: every save says which text it was made from', async () => {
    const { draft, bases, finish } = record([8, 9]);
    draft.open('a');
    draft.initial(stored('seven', 7));
    const area = { value: 'seven eight' };
    draft.input(area);
    const first = draft.flush();
    await finish();
    await first;
    area.value = 'seven eight nine';
    draft.input(area);
    const second = draft.flush();
    await finish();
    await second;
    // Another window brought the same text there: what is typed next is made from that.
    expect(draft.shown(stored('seven eight nine', 12))).toBeNull();
    draft.input({ value: 'ten' });
    void draft.flush();
    await vi.waitFor(() => expect(bases).toEqual([7, 8, 12]));
  });

  test('is not taken for what was typed from, while it is not on the screen', async () => {
    const { draft, bases } = record();
    draft.open('a');
    draft.initial(stored('one', 1));
    draft.input({ value: 'one typed' });
    expect(draft.shown(stored('of another window', 2))).toBeNull();
    void draft.flush();
    await vi.waitFor(() => expect(bases).toEqual([1]));
  });

  test('or is gone: what was typed becomes a call of its own, and that is said', async () => {
    const { draft, log, finish } = record([]);
    draft.open('a');
    draft.initial(stored('one', 1));
    draft.input({ value: 'one two' });
    const saved = draft.flush();
    await finish();
    await finish();
    expect(await saved).toBe(true);
    expect(log.slice(1)).toEqual(['dirty', 'save a one two', 'create one two', 'kept as call-1', 'clean']);
    draft.open('call-1');
    draft.input({ value: 'one two three' });
    void draft.flush();
    await vi.waitFor(() => expect(log).toContain('save call-1 one two three'));
  });
});
