import type { ChildProcess } from 'node:child_process';

/** SIGKILL to a detached process and all that it started: what draws, stores and fetches for a browser would stay behind. */
export async function killGroup(leader: ChildProcess | undefined): Promise<void> {
  if (leader?.pid === undefined || leader.exitCode !== null || leader.signalCode !== null) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}
