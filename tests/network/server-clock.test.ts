import { expect, it } from 'vitest';
import { clockAhead } from '@/network/server-clock';

const { signal } = new AbortController();
const NOW = Date.UTC(2026, 10, 22, 10, 0, 0);

const answering = (headers: Record<string, string>) => (async () => new Response(null, { headers })) as typeof fetch;

it.each([
  ['Sun, 22 Nov 2026 10:00:00 GMT', 0],
  ['Sun, 22 Nov 2026 09:55:00 GMT', 300_000],
  ['Sun, 22 Nov 2026 12:00:00 GMT', -7_200_000],
])('of a server at %s is %d ms ahead', async (date, ahead) => {
  expect(await clockAhead(signal, answering({ date }), () => NOW)).toBe(ahead);
});

it('is not known where the server does not tell, or there is none', async () => {
  expect(await clockAhead(signal, answering({}), () => NOW)).toBeNull();
  expect(await clockAhead(signal, answering({ date: 'yesterday' }), () => NOW)).toBeNull();
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await clockAhead(signal, away, () => NOW)).toBeNull();
});

it('asks for the head of a file, from no cache', async () => {
  let asked: RequestInit | undefined;
  const asking = (async (_address: string, init?: RequestInit) => {
    asked = init;
    return new Response();
  }) as typeof fetch;
  await clockAhead(signal, asking);
  expect(asked).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  expect(asked?.body).toBeUndefined();
});
