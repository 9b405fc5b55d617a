import { describe, expect, it } from 'vitest';
import { somethingAnswers, whyNoAnswer } from '@/network/network-error';

describe('why a request got no answer', () => {
  const address = 'https://user:secret@n8n.example/webhook/x?key=secret';

  it('says what was seen and no more: no answer, and from where', () => {
    expect(whyNoAnswer(address, true)).toEqual({ kind: 'unreachable', address: 'https://n8n.example/webhook/x' });
  });

  it('believes the platform when it says that there is no network', () => {
    expect(whyNoAnswer(address, false)).toEqual({ kind: 'offline' });
  });

  it('a secure page and a plain address is mixed content, this machine excepted', () => {
    expect(whyNoAnswer('http://10.0.0.5:8000/v1', true, 'https:')).toHaveProperty('mixedContent', true);
    expect(whyNoAnswer('http://localhost:8000/v1', true, 'https:')).not.toHaveProperty('mixedContent');
    expect(whyNoAnswer('http://10.0.0.6/v1', true, 'http:')).not.toHaveProperty('mixedContent');
  });
});

describe('whether anything answers at all', () => {
  /** What was asked of a browser that answers so. */
  async function asked(answer: () => Promise<Response>) {
    const calls: { address: string; method: string; mode: string | undefined }[] = [];
    const browser: typeof fetch = (input, init = {}) => {
      calls.push({ address: String(input), method: init.method ?? 'GET', mode: init.mode });
      return answer();
    };
    const { signal } = new AbortController();
    return { found: await somethingAnswers('https://n8n.example/webhook/x?key=secret', browser, signal), calls };
  }

  it('is asked of the server, never of a webhook, and once', async () => {
    const { found, calls } = await asked(async () => new Response(''));
    expect(found).toBe(true);
    expect(calls).toEqual([{ address: 'https://n8n.example/', method: 'GET', mode: 'no-cors' }]);
  });

  it('is denied where nothing does', async () => {
    expect((await asked(() => Promise.reject(new TypeError('Failed to fetch')))).found).toBe(false);
  });
});
