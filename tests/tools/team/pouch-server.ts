import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installedServers } from './installed';

export const ADMIN = { user: 'admin', secret: 'admin-of-the-tests' };

export interface PouchServer {
  url: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** On the same port, with what it had on its disk. */
  start(): Promise<void>;
  running(): boolean;
}

let tried = 0;

/**
 * One below those that the system gives away by itself (from 32768): between looking and listening lie the seconds that Node
 * takes to start, and between a kill and the next start as many, in which nobody may be given it.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + (process.pid % 2000) * 10 + (tried++ % 10);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

const PATIENCE_MS = 120_000;

const KEEP_HISTORIES = join(import.meta.dirname, 'servers/keep-histories.cjs');

/** PouchDB Server in a process of its own, with its files in `folder`. */
export async function startPouchServer(folder: string): Promise<PouchServer> {
  const program = join(installedServers(), 'node_modules/pouchdb-server/bin/pouchdb-server');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const config = {
    admins: { [ADMIN.user]: ADMIN.secret },
    httpd: { enable_cors: true },
    cors: {
      origins: '*',
      headers: 'accept, authorization, content-type, origin, referer',
      methods: 'GET, HEAD, POST, PUT, DELETE',
    },
    log: { level: 'none', file: join(folder, 'log.txt') },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  let child: ChildProcess | undefined;
  const running = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function kill(): Promise<void> {
    const dying = child;
    child = undefined;
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--host', '127.0.0.1', '--dir', join(folder, 'data'), '--no-stdout-logs'];
    // It leaves what is uploaded in the temporary directory.
    const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
    // A promise it leaves to itself, when the server that it replicates with dies, would end it too.
    const how = ['--unhandled-rejections=warn', '--require', KEEP_HISTORIES, program, ...options];
    child = spawn(process.execPath, how, { cwd: folder, env, stdio: 'ignore' });
    const until = performance.now() + PATIENCE_MS;
    while (!(await answers(url))) {
      if (performance.now() > until || child.exitCode !== null)
        throw new Error(`PouchDB Server did not start in ${folder}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  await start();
  return { url, kill, start, running };
}
