import { describe, expect, it } from 'vitest';
import { connectionWords } from '@/features/settings/connection-words';
import type { ConnectionReport, ServiceName } from '@/network/test-connection';

const at = { address: 'https://x.example/v1', tookMs: 43.4 };
const http = (status: number, statusText: string, detail?: string) =>
  ({ kind: 'http', status, statusText, ...(detail === undefined ? {} : { detail }) }) as const;

describe('what a connection test says', () => {
  it.each<[string, ServiceName, ConnectionReport, string, RegExp]>([
    [
      'an answer',
      'automation',
      { ...at, ok: true, status: 200, server: 'json' },
      'good',
      /43 ms with status 200.*JSON/,
    ],
    ['a slow answer', 'automation', { ...at, tookMs: 2345, ok: true, status: 200, server: 'json' }, 'good', /2\.3 s/],
    ['a post-only path', 'speech', { ...at, ok: true, status: 405, server: 'fastapi' }, 'good', /as it should be/],
    ['an unknown path', 'summary', { ...at, ok: true, status: 404, server: 'text' }, 'warn', /when the path is wrong/],
    [
      'an unknown interaction',
      'interactions',
      { ...at, ok: true, status: 404, server: 'json' },
      'good',
      /no such interaction/,
    ],
    [
      'a web page',
      'speech',
      { ...at, ok: true, status: 404, server: 'page' },
      'warn',
      /a web page, not a service.*sign-in page/,
    ],
    [
      'a wrong key',
      'speech',
      { ...at, ok: false, answered: true, server: 'openai', failure: http(401, 'Unauthorized', 'Incorrect API key') },
      'bad',
      /Error 401: Unauthorized.*43 ms.*Incorrect API key.*OpenAI.*Check the key/,
    ],
    [
      'a missing webhook',
      'automation',
      { ...at, ok: false, answered: true, server: 'n8n', failure: http(404, 'Not Found') },
      'bad',
      /Error 404: Not Found.*n8n.*active/,
    ],
    [
      'a proxy whose service is away',
      'automation',
      { ...at, ok: false, answered: true, server: 'page', failure: http(502, 'Bad Gateway', '502 Bad Gateway') },
      'bad',
      /Error 502: Bad Gateway.*The trouble is at the service(?!.*another program)/,
    ],
    ['no network', 'speech', { ...at, ok: false, answered: false, failure: { kind: 'offline' } }, 'bad', /no network/],
    [
      'a time-out',
      'speech',
      { ...at, ok: false, answered: false, failure: { kind: 'timeout', afterMs: 30_000 } },
      'bad',
      /within 30 s/,
    ],
  ])('%s', (_, service, report, tone, said) => {
    const words = connectionWords(service, report);
    expect(words.tone).toBe(tone);
    expect(words.lines.join(' ')).toMatch(said);
    expect(words).toMatchObject({ checklist: false, n8n: false });
  });

  it.each<[string, ServiceName, string, { unreadable?: true; mixedContent?: true }, RegExp, boolean]>([
    ['down, CORS or a certificate', 'speech', at.address, {}, /down.*CORS.*certificate/, false],
    ['no https, no certificate', 'speech', 'http://10.0.0.2', {}, /down.*CORS(?!.*certificate)/, false],
    [
      'something unreadable',
      'speech',
      at.address,
      { unreadable: true },
      /not let this page read.*or it is away/,
      false,
    ],
    ['mixed content', 'automation', at.address, { mixedContent: true }, /https/, false],
    ['an automation that is silent', 'automation', at.address, {}, /down.*CORS/, true],
    ['a webhook as summary service', 'summary', 'https://n/webhook/summary', {}, /down.*CORS/, true],
    ['a webhook under test', 'generate', 'https://n/webhook-test/g', { unreadable: true }, /CORS/, true],
    ['a path that only sounds so', 'summary', 'https://n/webhooks', {}, /down.*CORS/, false],
  ])('%s brings the list to go through', (_, service, address, why, said, n8n) => {
    const { unreadable, ...rest } = why;
    const failure = { kind: 'unreachable', address, ...rest } as const;
    const report = { ...at, address, ok: false, answered: false, failure, ...(unreadable && { unreadable }) } as const;
    const words = connectionWords(service, report);
    expect(words.lines.join(' ')).toMatch(said);
    expect(words).toMatchObject({ tone: 'bad', checklist: true, n8n });
  });

  it('says of the page’s own server nothing of CORS, and brings no list of it', () => {
    const failure = { kind: 'unreachable', address: '/speech/v1' } as const;
    const report = { ...at, address: '/speech/v1', ok: false, answered: false, failure, unreadable: true } as const;
    const words = connectionWords('automation', report);
    expect(words.lines.join(' ')).toMatch(/broke off.*down/);
    expect(words.lines.join(' ')).not.toMatch(/CORS/);
    expect(words).toMatchObject({ tone: 'bad', checklist: false, n8n: false });
  });
});
