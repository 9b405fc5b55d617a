import { describe, expect, it } from 'vitest';
import { explainNetworkError, rememberReadable } from '@/network/network-error';

type Probe = 'no-cors' | 'cors' | 'OPTIONS';

/** A fetch that answers some probes and rejects the others as a browser does; `calls` is what was asked. */
function browserThatAnswers(...answered: Probe[]) {
  const calls: { probe: Probe; headers: string[] }[] = [];
  const fetchProbe: typeof fetch = async (_address, init = {}) => {
    const probe = init.mode === 'no-cors' ? 'no-cors' : init.method === 'OPTIONS' ? 'OPTIONS' : 'cors';
    calls.push({ probe, headers: [...new Headers(init.headers)].map(([name, value]) => `${name}: ${value}`) });
    if (!answered.includes(probe)) throw new TypeError('Failed to fetch');
    return new Response('');
  };
  return { fetchProbe, calls };
}

let count = 0;
/** A fresh one each time: what an address once answered is remembered. */
const freshAddress = () => `https://n${++count}.example/webhook/x`;

function explain(
  fetchProbe: typeof fetch,
  { address = freshAddress(), headers = {}, online = [true], pageProtocol = 'https:' } = {},
) {
  const states = [...online];
  return explainNetworkError(address, headers, {
    fetch: fetchProbe,
    online: () => (states.length > 1 ? (states.shift() ?? true) : (states[0] ?? true)),
    pageProtocol,
  });
}

describe('why a request got no answer', () => {
  const cases: [what: string, answered: Probe[], blocked: boolean][] = [
    ['nothing answers: not there', [], false],
    ['answers, and both ways of reading it are refused: CORS', ['no-cors'], true],
    ['a GET of it can be read: the connection broke', ['no-cors', 'cors'], false],
    ['its preflight can be read: the connection broke', ['no-cors', 'OPTIONS'], false],
  ];
  it.each(cases)('%s', async (_what, answered, blocked) => {
    const { fetchProbe } = browserThatAnswers(...answered);
    const address = freshAddress();
    expect(await explain(fetchProbe, { address })).toEqual({
      kind: 'unreachable',
      address,
      ...(blocked ? { blockedByCors: true } : {}),
    });
  });

  it('an address that has been read before is never called blocked', async () => {
    const { fetchProbe, calls } = browserThatAnswers('no-cors');
    const address = freshAddress();
    rememberReadable(address);
    expect(await explain(fetchProbe, { address })).toEqual({ kind: 'unreachable', address });
    expect(calls.map(({ probe }) => probe)).toEqual(['no-cors']);
  });

  it('a server that is gone at the second look is unreachable, not blocked', async () => {
    const { fetchProbe } = browserThatAnswers('no-cors');
    let looks = 0;
    const goesAway: typeof fetch = (address, init) => {
      if (init?.mode === 'no-cors' && ++looks > 1) return Promise.reject(new TypeError('Failed to fetch'));
      return fetchProbe(address, init);
    };
    expect(await explain(goesAway)).not.toHaveProperty('blockedByCors');
  });

  it('offline is asked of the platform, before and after the probe', async () => {
    const { fetchProbe, calls } = browserThatAnswers();
    expect(await explain(fetchProbe, { online: [false] })).toEqual({ kind: 'offline' });
    expect(calls).toHaveLength(0);
    expect(await explain(fetchProbe, { online: [true, false] })).toEqual({ kind: 'offline' });
  });

  it('a secure page and a plain address is mixed content, this machine excepted', async () => {
    const { fetchProbe } = browserThatAnswers();
    const plain = (address: string) => explain(fetchProbe, { address });
    expect(await plain('http://10.0.0.5:8000/v1')).toHaveProperty('mixedContent', true);
    expect(await plain('http://localhost:8000/v1')).not.toHaveProperty('mixedContent');
    const page = { address: 'http://10.0.0.6/v1', pageProtocol: 'http:' };
    expect(await explain(fetchProbe, page)).not.toHaveProperty('mixedContent');
  });

  it('probes with the names of the headers and never with their values', async () => {
    const { fetchProbe, calls } = browserThatAnswers('no-cors');
    await explain(fetchProbe, { headers: { Authorization: 'Bearer secret' } });
    expect(calls.filter(({ probe }) => probe === 'no-cors').every(({ headers }) => headers.length === 0)).toBe(true);
    expect(calls.filter(({ probe }) => probe !== 'no-cors').flatMap(({ headers }) => headers)).toEqual(
      Array(4).fill('authorization: probe'),
    );
  });
});
