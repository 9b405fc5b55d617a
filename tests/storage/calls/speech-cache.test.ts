import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSpeech, keepSpeech, keptSpeech, MOST_KEPT } from '@/storage/calls/speech-cache';

/** The browser's cache as far as it is used: answers by address, listed in the order they were put. */
class MemoryCache {
  entries = new Map<string, Response>();
  full = false;
  async match(key: string | Request) {
    return this.entries.get(nameOf(key))?.clone();
  }
  async put(key: string, answer: Response) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.entries.delete(nameOf(key));
    this.entries.set(nameOf(key), answer);
  }
  async keys() {
    return [...this.entries.keys()].map((name) => new Request(name));
  }
  async delete(key: string | Request) {
    return this.entries.delete(nameOf(key));
  }
}
const nameOf = (key: string | Request) => (typeof key === 'string' ? `http://app${key}` : key.url);

let cache: MemoryCache;
beforeEach(() => {
  cache = new MemoryCache();
  vi.stubGlobal('caches', { open: async () => cache });
  return () => vi.unstubAllGlobals();
});

const audio = (text: string) => new Blob([text], { type: 'audio/wav' });

describe('spoken turns', () => {
  test('are kept by what was asked for, with their type', async () => {
    await keepSpeech('call', 'https://t/?voice=Nam%201&text=a', audio('one'));
    await keepSpeech('call', 'https://t/?voice=Nam%202&text=a', audio('two'));
    const kept = await keptSpeech('call', 'https://t/?voice=Nam%202&text=a');
    expect([await kept?.text(), kept?.type]).toEqual(['two', 'audio/wav']);
    expect(await keptSpeech('call', 'https://t/?voice=Nam%203&text=a')).toBeUndefined();
    expect([...cache.entries.keys()].join()).not.toContain('text');
  });

  test('go with their call, and only with theirs', async () => {
    await keepSpeech('one', 'https://t/a', audio('a'));
    await keepSpeech('one/two', 'https://t/a', audio('b'));
    await forgetSpeech('one');
    expect(await keptSpeech('one', 'https://t/a')).toBeUndefined();
    expect(await (await keptSpeech('one/two', 'https://t/a'))?.text()).toBe('b');
  });

  test('make room for new ones, the oldest first, by number and by bytes', async () => {
    for (let index = 0; index < MOST_KEPT; index++)
      cache.entries.set(`http://app/speech/old/${index}`, new Response('x', { headers: { 'X-Bytes': '1' } }));
    await keepSpeech('call', 'https://t/new', audio('new'));
    expect(cache.entries.size).toBe(MOST_KEPT);
    expect(cache.entries.has('http://app/speech/old/0')).toBe(false);

    const large = new Response('x', { headers: { 'X-Bytes': String(96 * 1024 * 1024 - 100) } });
    cache.entries = new Map([['http://app/speech/large/0', large], ...[...cache.entries].slice(-3)]);
    await keepSpeech('call', 'https://t/newer', audio('x'.repeat(200)));
    expect(cache.entries.has('http://app/speech/large/0')).toBe(false);
    expect(await keptSpeech('call', 'https://t/new')).toBeDefined();
  });

  test('are done without where the browser has no cache or it is full', async () => {
    cache.full = true;
    await keepSpeech('call', 'https://t/a', audio('a'));
    vi.stubGlobal('caches', undefined);
    await keepSpeech('call', 'https://t/a', audio('a'));
    expect(await keptSpeech('call', 'https://t/a')).toBeUndefined();
  });
});
