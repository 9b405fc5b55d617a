import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeamArchive } from '@/network/team/team-archive';
import { PROJECT_ROOT } from '@/site/build-app';
import { DESIGN_ID } from '@/site/team/design-document';
import { setUpTeam } from '@/site/team/setup-team';
import { failureOf } from '../../network/failure-of';
import { ADMIN, type PouchServer, startPouchServer } from './pouch-server';

const folder = mkdtempSync(join(tmpdir(), 'callmark-team-setup-'));
let server: PouchServer;
beforeAll(async () => {
  server = await startPouchServer(join(folder, 'server'));
}, 300_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const admin = (path: string) =>
  fetch(`${server.url}/${path}`, { headers: { Authorization: `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}` } });

async function setUp(team: string, members: { name: string; password: string; roles: string[] }[], dryRun = false) {
  const lines: string[] = [];
  const access = { address: server.url, team, ...ADMIN };
  await setUpTeam(signal, { access, members, dryRun, say: (line) => lines.push(line) });
  return lines;
}

const lan = { name: 'lan', password: 'password of lan', roles: ['reviewer'] };

it('says what it would do, does it, and does nothing the second time', async () => {
  expect((await setUp('team-a', [lan], true)).at(-1)).toBe('4 would be written.');
  expect((await admin('team-a')).status).toBe(404);
  expect((await setUp('team-a', [lan])).at(-1)).toBe('4 written.');
  expect((await setUp('team-a', [lan])).at(-1)).toBe('Nothing was to be done.');
  const access = { address: server.url, team: 'team-a', user: 'lan', secret: lan.password };
  expect(await createTeamArchive(access).whoAmI(signal)).toEqual({ name: 'lan', roles: ['reviewer'] });
});

it('tells what a rule of before lets each role write otherwise, and brings it up to date', async () => {
  await setUp('team-g', []);
  const path = `team-g/${DESIGN_ID}`;
  const there = (await (await admin(path)).json()) as { validate_doc_update: string };
  const before = there.validate_doc_update.replace('"agent":["dispute","person"]', '"agent":["dispute","call"]');
  const headers = {
    Authorization: `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ ...there, validate_doc_update: before });
  expect((await fetch(`${server.url}/${path}`, { method: 'PUT', headers, body })).status).toBe(201);
  const told = ['would write: rule of who writes what', '  agent: +person -call'];
  expect(await setUp('team-g', [], true)).toEqual(expect.arrayContaining(told));
  await setUp('team-g', []);
  expect(await setUp('team-g', [], true)).toEqual(expect.arrayContaining(['Nothing was to be done.']));
});

it('adds another team and another password to somebody who is there', async () => {
  await setUp('team-a', [lan]);
  await setUp('team-b', [{ ...lan, password: 'another password', roles: ['supervisor'] }]);
  const access = { address: server.url, team: 'team-b', user: 'lan', secret: 'another password' };
  expect(await createTeamArchive(access).whoAmI(signal)).toEqual({ name: 'lan', roles: ['supervisor'] });
  const before = { ...access, team: 'team-a' };
  expect(await createTeamArchive(before).whoAmI(signal)).toEqual({ name: 'lan', roles: ['reviewer'] });
});

it('lets no member of one team into another', async () => {
  await setUp('team-c', [{ name: 'minh', password: 'password of minh', roles: ['reviewer'] }]);
  await setUp('team-d', []);
  const access = { address: server.url, team: 'team-d', user: 'minh', secret: 'password of minh' };
  const failure = await failureOf(createTeamArchive(access).whoAmI(signal));
  expect(failure).toMatchObject({ kind: 'http', status: expect.any(Number) });
  expect([401, 403]).toContain(failure.kind === 'http' && failure.status);
});

it('is refused to who administers nothing', async () => {
  await setUp('team-a', [lan]);
  const access = { address: server.url, team: 'team-e', user: 'lan', secret: lan.password };
  const asked = setUpTeam(signal, { access, members: [], dryRun: false, say: () => undefined });
  expect(await failureOf(asked)).toMatchObject({ kind: 'http', status: expect.any(Number) });
  expect((await admin('team-e')).status).toBe(404);
});

it('is a command that prints no secret, and says what a terminal may know of a server that gives no answer', () => {
  const members = join(folder, 'members.json');
  const run = (list: unknown, url = server.url) => {
    writeFileSync(members, JSON.stringify(list));
    const env = { ...process.env, COUCHDB_USER: ADMIN.user, COUCHDB_PASSWORD: ADMIN.secret };
    const command = ['--import', 'tsx', 'src/site/team/main.ts', `${url}/team-f`, '--members', members];
    return execFileSync(process.execPath, command, { cwd: PROJECT_ROOT, env, encoding: 'utf8', stdio: 'pipe' });
  };
  const said = run([{ name: 'an', password: 'password of an agent', roles: ['agent'] }]);
  expect(said).toMatch(/writing: database team-f[\s\S]*writing: an: team-f:agent[\s\S]*4 written\./);
  expect(said).not.toMatch(/password of|admin-of/);
  expect(() => run([{ name: 'an', password: 'short', roles: ['agent'] }])).toThrow(/12 letters/);
  const nobody = () => run([], 'http://127.0.0.1:9');
  expect(nobody).toThrow(/No answer from http:\/\/127\.0\.0\.1:9.*(ECONNREFUSED|bad port)/);
  expect(nobody).not.toThrow(/CORS|Settings/);
});
