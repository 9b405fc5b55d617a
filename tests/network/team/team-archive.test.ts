import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '@/domain/digest';
import { remarkDocument } from '@/domain/team/shared-documents';
import type { PutOutcome, TeamArchive } from '@/domain/team/team-archive';
import { partId } from '@/domain/team/team-ids';
import type { HttpOptions } from '@/network/http';
import { createTeamArchive } from '@/network/team/team-archive';
import { noise, noteOf } from '../../tools/team/documents';
import { ADMIN } from '../../tools/team/pouch-server';
import { type MemberName, type RunningTeam, startTeam, TEAM } from '../../tools/team/start-team';
import { failureOf } from '../failure-of';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 300_000);
afterAll(() => team.end());
beforeEach(() => {
  team.proxy.faults.clear();
  team.proxy.asked.length = 0;
});

const signal = new AbortController().signal;
const as = (name: MemberName, options: Omit<HttpOptions, 'secrets'> = {}): TeamArchive =>
  createTeamArchive(team.access(name), { online: () => true, ...options });
const stored = { is: 'stored', rev: expect.stringMatching(/^\d+-/) };
const is = (outcomes: readonly PutOutcome[]) => outcomes.map((outcome) => outcome.is);

let calls = 0;
/** A call that no other test speaks of. */
const freshCall = () => `call-${++calls}`;
const partOf = async (callId: string, bytes: Blob, number = 0, by = 'lan') => {
  const sha256 = await digestOf(bytes);
  return { callId, number, bytes, sha256, by, at: 1 };
};

async function everything(archive: TeamArchive, since = '', limit = 50) {
  const found = [];
  for (
    let page = await archive.changes(signal, since, limit);
    ;
    page = await archive.changes(signal, page.since, limit)
  ) {
    found.push(...page.found);
    if (!page.more) return { found, since: page.since };
  }
}

/** What of a call is in the archive, as a reader of all changes finds it. */
const found = async (archive: TeamArchive, call: string) =>
  (await everything(archive)).found.filter(({ id }) => id.split(':')[1] === call);

describe('who am I', () => {
  it('says the name and the roles', async () => {
    expect(await as('lan').whoAmI(signal)).toEqual({ name: 'lan', roles: ['reviewer'] });
  });

  it('writes what only this device sees, and takes it away again', async () => {
    await as('lan').whoAmI(signal);
    const [, , put = '', gone = ''] = team.proxy.asked;
    expect(put).toMatch(/^PUT \/team-test\/_local\/callmark-\w+$/);
    expect(gone).toMatch(/^DELETE \/team-test\/_local\/callmark-\w+\?rev=/);
  });

  it.each([
    ['a wrong password', { secret: 'not-it' }, 401],
    ['nobody', { user: '', secret: '' }, 401],
    ['another team', { team: 'team-that-is-not' }, 404],
  ])('fails for %s', async (_who, wrong, status) => {
    const archive = createTeamArchive({ ...team.access('lan'), ...wrong }, { online: () => true });
    expect(await failureOf(archive.whoAmI(signal))).toMatchObject({ kind: 'http', status });
  });

  it('fails for a member of another team', async () => {
    team.proxy.faults.add({ fault: { kind: 'status', status: 403 }, path: '_local', times: 0 });
    expect(await failureOf(as('lan').whoAmI(signal))).toMatchObject({ kind: 'http', status: 403 });
  });

  it('sends a token where there is one, never a cookie, and shows neither', async () => {
    const sent: RequestInit[] = [];
    const echo = async (_address: unknown, init: RequestInit = {}) => {
      sent.push(init);
      return new Response(JSON.stringify({ error: JSON.stringify(init.headers) }), { status: 500 });
    };
    const access = { ...team.access('lan'), user: '', secret: 'the-token-of-lan' };
    const failure = await failureOf(createTeamArchive(access, { fetch: echo as typeof fetch }).whoAmI(signal));
    expect(sent[0]).toMatchObject({ credentials: 'omit', headers: { Authorization: 'Bearer the-token-of-lan' } });
    expect(JSON.stringify(failure)).not.toContain('the-token-of-lan');
    const basic = await failureOf(
      createTeamArchive(team.access('lan'), { fetch: echo as typeof fetch }).whoAmI(signal),
    );
    expect(JSON.stringify(basic)).not.toMatch(/password-of-lan|bGFuOnBhc3N3b3Jk/);
  });
});

describe('documents', () => {
  it('are stored, and found stored when they are put again', async () => {
    const call = freshCall();
    const notes = Array.from({ length: 250 }, (_, at) => ({ document: noteOf(call, 'lan', `note ${at}`, String(at)) }));
    const first = await as('lan').put(signal, notes);
    expect(first).toEqual(notes.map(() => stored));
    expect(await as('lan').put(signal, notes)).toEqual(first);
    expect((await found(as('lan'), call)).length).toBe(250);
  });

  it('are changed by their revision, and by no older one', async () => {
    const call = freshCall();
    const lan = as('lan');
    const [first] = await lan.put(signal, [{ document: noteOf(call, 'lan', 'first') }]);
    const rev = first?.is === 'stored' ? first.rev : '';
    const second = { document: noteOf(call, 'lan', 'second'), rev };
    expect(await lan.put(signal, [second])).toEqual([stored]);
    // The answer was lost, as far as the sender knows.
    expect(await lan.put(signal, [second])).toEqual([stored]);
    const [late] = await lan.put(signal, [{ document: noteOf(call, 'lan', 'third'), rev }]);
    expect(late).toMatchObject({ is: 'conflict', there: { is: 'known', document: { text: 'second' } } });
  });

  it('are told to be gone where somebody removed them', async () => {
    const call = freshCall();
    const [first] = await as('lan').put(signal, [{ document: noteOf(call, 'lan', 'gone soon') }]);
    const { address, user, secret } = team.access('lan');
    const headers = { Authorization: `Basic ${btoa(`${user}:${secret}`)}` };
    const rev = first?.is === 'stored' ? first.rev : '';
    await fetch(`${address}/${TEAM}/note:${call}:lan:1?rev=${rev}`, { method: 'DELETE', headers });
    expect(await found(as('minh'), call)).toMatchObject([{ is: 'deleted', id: `note:${call}:lan:1` }]);
  });

  it('of somebody else are refused, each by itself', async () => {
    const call = freshCall();
    const both = [noteOf(call, 'minh', 'in their name'), noteOf(call, 'lan', 'in mine')];
    const outcomes = await as('lan').put(
      signal,
      both.map((document) => ({ document })),
    );
    expect(outcomes).toEqual([{ is: 'refused', reason: 'only minh writes this' }, stored]);
  });

  it('that a rule of the server falls over are told apart, in its own words, and the others are stored', async () => {
    const rule = `function (doc) {
      if (doc.text === 'odd') { throw { odd: 'thing' }; }
      if (doc.text === 'falls') { doc.nothing.there; }
    }`;
    const authorization = `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}`;
    const headers = { authorization, 'Content-Type': 'application/json' };
    const path = `${team.servers[0].url}/${TEAM}/_design/house`;
    const body = JSON.stringify({ validate_doc_update: rule });
    expect((await fetch(path, { method: 'PUT', headers, body })).status).toBe(201);
    const call = freshCall();
    const changes = ['odd', 'falls', 'good'].map((text) => ({ document: noteOf(call, 'lan', text, text) }));
    expect(await as('lan').put(signal, changes)).toEqual([
      { is: 'not-taken', reason: expect.any(String), lasting: false },
      { is: 'not-taken', reason: expect.stringMatching(/^TypeError: [^\n]+$/), lasting: true },
      stored,
    ]);
  });

  it('of one’s own that never change are found stored where the answer was lost, and conflict where they differ', async () => {
    const session = freshCall();
    const remark = (text: string) => {
      const note = { questionId: 'q', at: 7, text, by: '' };
      return { document: remarkDocument(session, note, { by: 'lan', at: 7 }) };
    };
    expect(await as('lan').put(signal, [remark('first')])).toEqual([stored]);
    expect(await as('lan').put(signal, [remark('first')])).toEqual([stored]);
    expect(is(await as('lan').put(signal, [remark('other')]))).toEqual(['conflict']);
  });

  it('are not archived while too few machines took them', async () => {
    const change = { document: noteOf(freshCall(), 'lan', 'on one of three') };
    team.proxy.faults.add({ fault: { kind: 'accepted' }, path: '_bulk_docs' });
    expect(await as('lan').put(signal, [change])).toEqual([{ is: 'accepted' }]);
    // The machine that is asked what lies there has not heard of it.
    team.proxy.faults.add({ fault: { kind: 'stale' }, path: '_all_docs' });
    expect(await as('lan').put(signal, [change])).toEqual([{ is: 'accepted' }]);
    expect(await as('lan').put(signal, [change])).toEqual([stored]);
  });

  it('go in smaller heaps where a proxy takes no large ones', async () => {
    const call = freshCall();
    const changes = ['1', '2', '3', '4', '5'].map((own) => ({ document: noteOf(call, 'lan', own, own) }));
    team.proxy.faults.add({ fault: { kind: 'status', status: 413 }, path: '_bulk_docs', times: 2 });
    expect(await as('lan').put(signal, changes)).toEqual(changes.map(() => stored));
    team.proxy.faults.add({ fault: { kind: 'status', status: 413 }, path: '_bulk_docs' });
    expect(await as('lan').put(signal, changes.slice(0, 1))).toEqual([{ is: 'too-large' }]);
  });

  it.each([
    ['503', { kind: 'status', status: 503, retryAfter: '7' }, { kind: 'http', status: 503, retryAfterMs: 7000 }],
    ['a cut connection', { kind: 'reset' }, { kind: 'unreachable' }],
    ['a cut answer', { kind: 'drop-answer' }, { kind: 'unreachable' }],
    ['an answer lost after the work', { kind: 'process-then-drop' }, { kind: 'unreachable' }],
    ['a page in place of an answer', { kind: 'html' }, { kind: 'unreadable-answer', placeholder: true }],
    ['half an answer', { kind: 'half-json' }, { kind: 'unreadable-answer' }],
    ['a strange answer', { kind: 'wrong-type' }, { kind: 'unreadable-answer' }],
  ] as const)('are put again after %s, and are there once', async (_what, fault, failure) => {
    const call = freshCall();
    const change = { document: noteOf(call, 'lan', 'once') };
    team.proxy.faults.add({ fault, path: '_bulk_docs' });
    expect(await failureOf(as('lan').put(signal, [change]))).toMatchObject(failure);
    const [again] = await as('lan').put(signal, [change]);
    expect(again).toEqual(stored);
    expect(await found(as('lan'), call)).toMatchObject([{ rev: expect.stringMatching(/^1-/) }]);
  });
});

describe('parts of a sound', () => {
  it('are put, found and got back, byte by byte', async () => {
    const callId = freshCall();
    const bytes = noise(300_000, 1);
    expect(await as('lan').putPart(signal, await partOf(callId, bytes))).toEqual(stored);
    expect(await as('lan').putPart(signal, await partOf(callId, bytes))).toEqual(stored);
    const parts = await as('minh').parts(signal, callId, 3);
    expect(parts).toEqual([{ callId, number: 0, bytes: 300_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    for (const part of parts) {
      const got = await as('minh').getPart(signal, part);
      expect(Buffer.from(await bytes.arrayBuffer()).equals(got)).toBe(true);
    }
  });

  it('never change, and are nobody else’s', async () => {
    const callId = freshCall();
    await as('lan').putPart(signal, await partOf(callId, noise(1000, 2)));
    const other = await as('lan').putPart(signal, await partOf(callId, noise(1000, 3)));
    expect(['conflict', 'refused']).toContain(other.is);
    expect(is([await as('minh').putPart(signal, await partOf(callId, noise(1000, 2), 1))])).toEqual(['refused']);
    expect((await as('lan').parts(signal, callId, 2)).length).toBe(1);
  });

  it('are not archived while too few machines took them', async () => {
    const part = await partOf(freshCall(), noise(1000, 4));
    team.proxy.faults.add({ fault: { kind: 'accepted' }, method: 'PUT' });
    expect(await as('lan').putPart(signal, part)).toEqual({ is: 'accepted' });
    team.proxy.faults.add({ fault: { kind: 'status', status: 409 }, method: 'PUT' });
    team.proxy.faults.add({ fault: { kind: 'stale' }, path: '_all_docs' });
    expect(await as('lan').putPart(signal, part)).toEqual({ is: 'accepted' });
    expect(await as('lan').putPart(signal, part)).toEqual(stored);
  });

  it.each([
    ['a cut upload', { kind: 'drop-upload' }],
    ['an answer lost after the work', { kind: 'process-then-drop' }],
  ] as const)('are put again after %s', async (_what, fault) => {
    const callId = freshCall();
    const part = await partOf(callId, noise(500_000, 5));
    team.proxy.faults.add({ fault, method: 'PUT' });
    expect(await failureOf(as('lan').putPart(signal, part))).toMatchObject({ kind: 'unreachable' });
    expect(await as('lan').putPart(signal, part)).toEqual(stored);
    expect((await as('lan').parts(signal, callId, 1)).length).toBe(1);
  });

  it('are sent one at a time, however many are asked for', async () => {
    let [under, most] = [0, 0];
    const counting: typeof fetch = async (address, init) => {
      if (init?.method !== 'PUT') return fetch(address, init);
      under += 1;
      most = Math.max(most, under);
      return fetch(address, init).finally(() => {
        under -= 1;
      });
    };
    const archive = as('lan', { fetch: counting });
    const callId = freshCall();
    const parts = await Promise.all([10, 11, 12].map((seed, number) => partOf(callId, noise(300_000, seed), number)));
    team.proxy.faults.add({ fault: { kind: 'reset' }, method: 'PUT', skip: 1 });
    const put = await Promise.allSettled(parts.map((part) => archive.putPart(signal, part)));
    expect(put.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(most).toBe(1);
    expect((await archive.parts(signal, callId, 3)).map(({ number }) => number)).toEqual([0, 2]);
  });

  it('may be too large for a proxy', async () => {
    team.proxy.faults.add({ fault: { kind: 'status', status: 413 }, method: 'PUT' });
    expect(await as('lan').putPart(signal, await partOf(freshCall(), noise(10, 6)))).toEqual({ is: 'too-large' });
  });

  it('are only believed where their digest is right', async () => {
    const callId = freshCall();
    await as('lan').putPart(signal, await partOf(callId, noise(1000, 7)));
    const [part = { callId, number: 0, bytes: 0, sha256: '' }] = await as('lan').parts(signal, callId, 1);
    team.proxy.faults.add({ fault: { kind: 'html' }, path: '/bytes' });
    expect(await failureOf(as('lan').getPart(signal, part))).toMatchObject({ kind: 'unreadable-answer' });
    const none = { ...part, number: 5 };
    expect(await failureOf(as('lan').getPart(signal, none))).toEqual({ kind: 'missing-audio' });
    team.proxy.faults.add({ fault: { kind: 'flipped' }, path: '/bytes' });
    expect(await failureOf(as('lan').getPart(signal, part))).toMatchObject({
      detail: expect.stringMatching(/other bytes/),
    });
    expect((await as('lan').getPart(signal, part)).length).toBe(1000);
  });

  it('are neither archived nor found where they arrived there with another bit', async () => {
    const part = await partOf(freshCall(), noise(1000, 8));
    team.proxy.faults.add({ fault: { kind: 'flipped' }, method: 'PUT' });
    expect(await as('lan').putPart(signal, part)).toMatchObject({ is: 'conflict' });
    expect(await as('lan').parts(signal, part.callId, 1)).toEqual([]);
    expect(['conflict', 'refused']).toContain((await as('lan').putPart(signal, part)).is);
  });
});

describe('changes', () => {
  it('come page by page, and go on where they ended', async () => {
    const call = freshCall();
    const { since } = await everything(as('minh'));
    const changes = ['1', '2', '3', '4', '5', '6', '7'].map((own) => ({ document: noteOf(call, 'lan', own, own) }));
    await as('lan').put(signal, changes);
    const page = await as('minh').changes(signal, since, 3);
    expect([page.found.length, page.more]).toEqual([3, true]);
    expect(page.since).toMatch(/^\d+-g1AAAA/);
    const found = (await everything(as('minh'), since, 3)).found.map(({ id }) => id);
    expect(found.sort()).toEqual(changes.map(({ document }) => document.id));
  });

  it('may come again, and may be behind', async () => {
    const call = freshCall();
    const { since } = await everything(as('minh'));
    await as('lan').put(signal, [{ document: noteOf(call, 'lan', 'new') }]);
    team.proxy.faults.add({ fault: { kind: 'stale' }, path: '_changes' });
    const behind = await as('minh').changes(signal, since, 50);
    expect(behind.found).toEqual([]);
    expect((await everything(as('minh'), behind.since)).found.map(({ id }) => id)).toContain(`note:${call}:lan:1`);
    team.proxy.faults.add({ fault: { kind: 'repeated' }, path: '_changes' });
    const { since: end } = await everything(as('minh'));
    team.proxy.faults.add({ fault: { kind: 'repeated' }, path: '_changes' });
    expect((await as('minh').changes(signal, end, 50)).found.length).toBeGreaterThan(0);
  });

  it('come in smaller pages where they are too much for one answer', async () => {
    const call = freshCall();
    const { since } = await everything(as('minh'));
    const long = 'a long note '.repeat(2_000);
    const changes = ['1', '2', '3', '4', '5', '6'].map((own) => ({ document: noteOf(call, 'lan', long + own, own) }));
    await as('lan').put(signal, changes);
    const small = as('minh', { answerLimit: 60_000 });
    expect((await small.changes(signal, since, 50)).more).toBe(true);
    expect((await everything(small, since, 2)).found.length).toBe(6);
  });
});

describe('two servers', () => {
  it('tell each other, and one goes on for both', async () => {
    const [one, two] = team.servers;
    const at = (server: { url: string }, name: MemberName) =>
      createTeamArchive(team.access(name, server), { online: () => true });
    const callId = freshCall();
    await at(one, 'lan').put(signal, [{ document: noteOf(callId, 'lan', 'at one') }]);
    await at(two, 'minh').put(signal, [{ document: noteOf(callId, 'minh', 'at two') }]);
    await at(one, 'lan').putPart(signal, await partOf(callId, noise(200_000, 8)));
    await expect.poll(async () => (await found(at(two, 'lan'), callId)).length).toBe(3);

    const { since } = await everything(as('dung'));
    await one.kill();
    // The first who asks may find the line to the dead one still open.
    const seen = async () => (await everything(as('dung'), since)).found.map(({ id }) => id);
    await expect.poll(seen).toContain(partId(callId, 0));
    expect(await as('lan').putPart(signal, await partOf(callId, noise(200_000, 9), 1))).toEqual(stored);

    await one.start();
    await expect.poll(async () => (await at(one, 'lan').parts(signal, callId, 2)).length).toBe(2);
    expect(await at(one, 'lan').parts(signal, callId, 2)).toEqual(await at(two, 'lan').parts(signal, callId, 2));
  });

  it('that are away are waited for', async () => {
    for (const server of team.servers) await server.kill();
    const change = { document: noteOf(freshCall(), 'lan', 'later') };
    expect(await failureOf(as('lan').put(signal, [change]))).toMatchObject({ kind: 'http', status: 503 });
    for (const server of team.servers) await server.start();
    await expect.poll(() => as('lan').put(signal, [change])).toEqual([stored]);
  });
});
