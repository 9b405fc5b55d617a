import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TeamAccess, TeamRole } from '@/domain/team/team-archive';
import { setUpTeam } from '@/site/team/setup-team';
import { type ClusterProxy, startClusterProxy } from './cluster-proxy';
import { ADMIN, type PouchServer, startPouchServer } from './pouch-server';
import { replicate } from './replication';

export const TEAM = 'team-test';

/** Who is in the team, and what they are. */
export const MEMBERS = {
  thu: 'supervisor',
  lan: 'reviewer',
  minh: 'reviewer',
  dung: 'manager',
  an: 'agent',
  tablet: 'device',
} as const satisfies Record<string, TeamRole>;
export type MemberName = keyof typeof MEMBERS;

export interface RunningTeam {
  /** Two that replicate each other. */
  servers: readonly [PouchServer, PouchServer];
  /** In front of both; faults are given to it. */
  proxy: ClusterProxy;
  replication: ReturnType<typeof replicate>;
  /** As whom to ask, by the proxy or by one of the servers. */
  access(name: string, at?: { url: string }): TeamAccess;
  end(): Promise<void>;
}

const passwordOf = (name: string): string => `password-of-${name}`;

/**
 * Two servers with the same team on them, replicating, and the proxy in front; files go into a folder that `end` removes.
 * `more`: names of further reviewers.
 */
export async function startTeam(port = 0, more: readonly string[] = []): Promise<RunningTeam> {
  const folder = mkdtempSync(join(tmpdir(), 'callmark-team-'));
  const start = (name: string) => startPouchServer(join(folder, name));
  const servers = await Promise.all([start('one'), start('two')]);
  const everybody = { ...Object.fromEntries(more.map((name) => [name, 'reviewer'])), ...MEMBERS };
  const members = Object.entries(everybody).map(([name, role]) => ({
    name,
    password: passwordOf(name),
    roles: [role],
  }));
  for (const { url } of servers) {
    const access = { address: url, team: TEAM, ...ADMIN };
    await setUpTeam(new AbortController().signal, { access, members, dryRun: false, say: () => undefined });
  }
  const replication = replicate(servers, TEAM);
  const proxy = await startClusterProxy(servers, port);
  return {
    servers,
    proxy,
    replication,
    access: (name, at = proxy) => ({ address: at.url, team: TEAM, user: name, secret: passwordOf(name) }),
    end: async () => {
      await proxy.close();
      // What it asks of a server that is gone ends with the server.
      const over = replication.end();
      for (const server of servers) await server.kill();
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
