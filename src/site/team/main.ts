import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseJson } from '@/domain/answers/json-value';
import { failureOf } from '@/domain/failure';
import { platformReason } from '@/network/network-error';
import { failureText } from '@/ui/failure-words';
import { memberList, setUpTeam } from './setup-team';

const USAGE = `npm run team:setup -- URL [--members FILE] [--dry-run]

Makes the database of URL (https://couch.example/team-a) the archive of a team: the rule of who writes what, and who is a
member. FILE: [{"name": "lan", "password": "…", "roles": ["reviewer"]}]; roles: supervisor, reviewer, manager, agent, device.
An administrator of the server signs in by the environment: COUCHDB_USER and COUCHDB_PASSWORD. --dry-run writes nothing.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { members: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const [, address = '', team = ''] =
  /^(https?:\/\/[^?#@]*[^/?#@])\/([a-z][a-z\d_$()+-]*)\/*$/.exec(positionals[0] ?? '') ?? [];
const { COUCHDB_USER: user = '', COUCHDB_PASSWORD: secret = '' } = process.env;

/** Undefined where the file is no list of members; why is said. */
function readMembers(path: string) {
  const read = v.safeParse(memberList, parseJson(readFileSync(path, 'utf8')));
  if (read.success) return read.output;
  const [{ message, path: at }] = read.issues;
  console.error(`${path}: ${(at ?? []).map(({ key }) => String(key)).join('.')} ${message}`);
  return undefined;
}

const members = values.members === undefined ? [] : readMembers(values.members);
if (team === '' || user === '' || secret === '') {
  console.error(USAGE);
  process.exitCode = 1;
} else if (members === undefined) {
  process.exitCode = 1;
} else {
  try {
    const access = { address, team, user, secret };
    const say = (line: string) => console.log(line);
    await setUpTeam(new AbortController().signal, { access, members, dryRun: values['dry-run'], say });
  } catch (error) {
    const failure = failureOf(error);
    const { happened, said } = failureText(failure);
    const why = failure.kind === 'unreachable' ? await platformReason(failure.address) : said;
    console.error([happened, why].filter(Boolean).join(' '));
    process.exitCode = 1;
  }
}
