import * as v from 'valibot';
import { FailureError } from '@/domain/failure';
import { roleIn, TEAM_ROLES, type TeamAccess } from '@/domain/team/team-archive';
import { type Couch, type CouchAnswer, createCouch } from '@/network/team/couch';
import { DESIGN_ID, makeDesignDocument, ruleChanges } from './design-document';

/** Somebody who signs in; the password is sent where it is not theirs yet, and said nowhere. */
export interface NewMember {
  name: string;
  password: string;
  roles: string[];
}

export interface SetupOptions {
  /** An administrator of the server. */
  access: TeamAccess;
  members: readonly NewMember[];
  /** Nothing is written. */
  dryRun: boolean;
  say: (line: string) => void;
}

const MISSING = 404;
const strings = v.optional(v.array(v.string()), []);
const people = v.optional(v.looseObject({ names: strings, roles: strings }), {});
const security = v.looseObject({ admins: people, members: people });
const session = v.looseObject({
  userCtx: v.looseObject({ name: v.nullable(v.string()), roles: v.array(v.string()) }),
});
const user = v.looseObject({ _rev: v.string(), roles: strings });
const design = v.looseObject({ _rev: v.string(), validate_doc_update: v.optional(v.string()) });

/** People as a file names them. */
export const memberList = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[^_:~\s][^:~\s]*$/, 'a name has no colon, no ~ and no space')),
    password: v.pipe(v.string(), v.minLength(12, 'a password has 12 letters at least')),
    roles: v.pipe(v.array(v.picklist(TEAM_ROLES)), v.minLength(1)),
  }),
);

async function found(couch: Couch, signal: AbortSignal, path: string): Promise<CouchAnswer | undefined> {
  const answer = await couch.ask(signal, { method: 'GET', path });
  if (answer.status === MISSING) return undefined;
  if (answer.failure) throw answer.failure;
  return answer;
}

/**
 * Makes a database the archive of a team, or brings one up to date: done twice, it does nothing the second time. Only adds to
 * what others put into the security of the database. Rejects with a FailureError.
 */
export async function setUpTeam(signal: AbortSignal, { access, members, dryRun, say }: SetupOptions): Promise<void> {
  const couch = createCouch(access);
  const team = encodeURIComponent(access.team);
  let changes = 0;

  async function step(done: boolean, what: string, request: { path: string; body: unknown }): Promise<void> {
    if (done) {
      say(`as it should be: ${what}`);
      return;
    }
    changes++;
    say(`${dryRun ? 'would write' : 'writing'}: ${what}`);
    if (!dryRun) await couch.get(signal, { method: 'PUT', ...request });
  }

  const { roles } = couch.read(session, await couch.get(signal, { method: 'GET', path: '_session' })).userCtx;
  if (!roles.includes('_admin'))
    throw new FailureError({ kind: 'http', status: 403, statusText: 'Forbidden', detail: 'not an administrator' });

  const database = await found(couch, signal, team);
  await step(database !== undefined, `database ${access.team}`, { path: team, body: undefined });

  // Asked of a database that a dry run has not made, it would be missing.
  const at = async (path: string) => (database === undefined && dryRun ? undefined : found(couch, signal, path));
  const secured = couch.read(security, (await at(`${team}/_security`)) ?? EMPTY);
  const ours = TEAM_ROLES.map((role) => roleIn(access.team, role));
  await step(
    ours.every((role) => secured.members.roles.includes(role)),
    `members are those with a role in it (${TEAM_ROLES.join(', ')})`,
    {
      path: `${team}/_security`,
      body: { ...secured, members: { ...secured.members, roles: [...new Set([...secured.members.roles, ...ours])] } },
    },
  );

  const wanted = makeDesignDocument(access.team);
  const design_ = await at(`${team}/${DESIGN_ID}`);
  const there = design_ && couch.read(design, design_);
  await step(there?.validate_doc_update === wanted.validate_doc_update, 'rule of who writes what', {
    path: `${team}/${DESIGN_ID}`,
    body: { ...wanted, ...(there && { _rev: there._rev }) },
  });

  for (const line of ruleChanges(there?.validate_doc_update ?? '')) say(line);

  for (const member of members)
    await setUpMember(
      member,
      member.roles.map((role) => roleIn(access.team, role)),
    );
  say(changes === 0 ? 'Nothing was to be done.' : `${changes} ${dryRun ? 'would be written' : 'written'}.`);

  async function setUpMember({ name, password }: NewMember, wantedRoles: readonly string[]): Promise<void> {
    const path = `_users/${encodeURIComponent(`org.couchdb.user:${name}`)}`;
    const answer = await found(couch, signal, path);
    const own = answer && couch.read(user, answer);
    const has = own !== undefined && wantedRoles.every((one) => own.roles.includes(one));
    const signsIn = own !== undefined && (await canSignIn({ ...access, user: name, secret: password }));
    await step(has && signsIn, `${name}: ${wantedRoles.join(', ')}${own && !signsIn ? ', another password' : ''}`, {
      path,
      body: {
        ...own,
        ...{ _id: `org.couchdb.user:${name}`, type: 'user', name },
        roles: [...new Set([...(own?.roles ?? []), ...wantedRoles])],
        ...(!signsIn && { password }),
      },
    });
  }

  async function canSignIn(as: TeamAccess): Promise<boolean> {
    const answer = await createCouch(as).ask(signal, { method: 'GET', path: '_session' });
    const read = v.safeParse(session, answer.json);
    return read.success && read.output.userCtx.name === as.user;
  }
}

const EMPTY: CouchAnswer = { status: 200, tooLong: false, json: {} };
