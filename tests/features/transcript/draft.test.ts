import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranscriptDraft, type DraftHost, type TranscriptDraft } from '@/features/transcript/draft';

interface Recorded {
  draft: TranscriptDraft;
  log: string[];
  /** Lets the oldest write that is under way end. */
  finish(error?: Error): Promise<void>;
}

function record(): Recorded {
  const log: string[] = [];
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const held = <Value>(value: Value) =>
    new Promise<Value>((resolve, reject) => waiting.push({ done: () => resolve(value), fail: reject }));
  let created = 0;
  const host: DraftHost = {
    create(text) {
      log.push(`create ${text}`);
      created += 1;
      return held(`call-${created}`);
    },
    save(callId, text) {
      log.push(`save ${callId} ${text}`);
      return held(undefined);
    },
    created: (callId) => log.push(`created ${callId}`),
    dirty: (dirty) => log.push(dirty ? 'dirty' : 'clean'),
    failed: (error) => log.push(`failed ${(error as Error).message}`),
  };
  return {
    draft: createTranscriptDraft(host),
    log,
    async finish(error) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      const next = waiting.shift();
      if (error) next?.fail(error);
      else next?.done();
      await Promise.resolve();
    },
  };
}

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
    await vi.waitFor(() => expect(log).toContain('created call-1'));
    await finish();
    expect(await stored).toBe(true);
    expect(log).toEqual(['dirty', 'dirty', 'create one', 'created call-1', 'save call-1 one two', 'clean']);
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
    expect(draft.initial('text of b')).toBe('text of b');
  });

  test('a call made after the screen moved on does not come back to it', async () => {
    const { draft, log, finish } = record();
    draft.input({ value: 'typed' });
    void draft.flush();
    draft.open('b');
    await finish();
    await vi.waitFor(() => expect(log).toContain('create typed'));
    expect(log).not.toContain('created call-1');
  });

  test('what could not be stored stays, is told, and is tried again', async () => {
    const { draft, log, finish } = record();
    draft.open('a');
    draft.input({ value: 'typed' });
    const failed = draft.flush();
    await finish(new Error('full'));
    expect(await failed).toBe(false);
    expect(log).toContain('failed full');
    expect(draft.unsaved()).toEqual({ callId: 'a', text: 'typed' });
    const again = draft.flush();
    await finish();
    expect(await again).toBe(true);
    expect(draft.unsaved()).toBeNull();
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
    expect(draft.initial('stored')).toBe('stored');
    draft.input({ value: 'first' });
    void draft.flush();
    draft.input({ value: 'second' });
    const stored = draft.flush();
    await finish();
    await finish();
    await stored;
    expect(draft.shown('first')).toBeNull();
    expect(draft.shown('second')).toBeNull();
    expect(draft.shown('swapped by another')).toBe('swapped by another');
    expect(draft.shown('second')).toBe('second');
  });

  test('nothing overwrites what is being typed', () => {
    const { draft } = record();
    draft.open('a');
    draft.input({ value: 'typing' });
    expect(draft.shown('from another tab')).toBeNull();
  });

  test('a text area opened while a save is under way starts with what was typed', () => {
    const { draft } = record();
    draft.open('a');
    expect(draft.initial('old')).toBe('old');
    draft.input({ value: 'new' });
    void draft.flush();
    expect(draft.initial('old')).toBe('new');
  });
});
