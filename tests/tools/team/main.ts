import { MEMBERS, type MemberName, startTeam } from './start-team';

/** `npm run team -- 5984` listens there. */
const PORT = Number(process.argv[2] ?? 5984);

const team = await startTeam(PORT);
const lines = (Object.keys(MEMBERS) as MemberName[]).map((name) => {
  const { user, secret } = team.access(name);
  return `  ${user.padEnd(8)} ${secret.padEnd(20)} ${MEMBERS[name]}`;
});
const { address, team: database } = team.access('lan');
console.log(`A team's archive on two servers that replicate each other, for trying out; all of it is gone at the end.
  address  ${address}, team ${database}
  behind   ${team.servers.map(({ url }) => url).join(', ')}
${lines.join('\n')}
Ctrl-C ends it.`);

process.once('SIGINT', () => void team.end());
