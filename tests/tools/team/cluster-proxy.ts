import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { answerPreflight, setCors } from '../../services/cors';
import { refuse, sendReply } from '../../services/distort';
import { createFaults, type Fault, type Faults } from '../../services/faults';
import { forgottenWrite, placeFor, rowsOfCluster } from './cluster-answers';
import type { PouchServer } from './pouch-server';

export interface ClusterProxy {
  url: string;
  faults: Faults;
  /** Requests that came, as "PUT /team/part…"; preflights not. */
  asked: string[];
  /** Resolves when the next request like this has been answered: where it came from, and a part of its path. */
  answered(origin: string, path: string): Promise<void>;
  close(): Promise<void>;
}

function flip(bytes: Buffer, at: number): void {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
}

/**
 * One address for several servers, as a load balancer has it: the first that runs is asked. Answers are a cluster's: where
 * the list of changes goes on is opaque, and begins anew when another server is asked.
 */
export async function startClusterProxy(servers: readonly PouchServer[], port = 0): Promise<ClusterProxy> {
  const faults = createFaults();
  const asked: string[] = [];
  let waiting: { origin: string; path: string; resolve: () => void }[] = [];

  function tell(origin: string | undefined, path: string): void {
    const due = waiting.filter((one) => one.origin === origin && path.includes(one.path));
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { resolve } of due) resolve();
  }

  async function pass(request: IncomingMessage, body: Buffer, fault: Fault | undefined) {
    const url = new URL(request.url ?? '/', 'http://proxy');
    const changes = url.pathname.endsWith('/_changes');
    const running = servers.flatMap((one, at) => (one.running() ? [at] : []));
    const server = (changes && fault?.kind === 'elsewhere' ? running.at(-1) : running[0]) ?? -1;
    if (changes) url.searchParams.set('since', String(placeFor(server, url.searchParams.get('since') ?? '', fault)));
    const { authorization, 'content-type': type } = request.headers;
    const method = request.method ?? 'GET';
    const isPart = url.pathname.includes('/part%3A');
    const writes = url.pathname.endsWith('/_bulk_docs') || isPart;
    if (fault?.kind === 'flipped' && isPart && method === 'PUT') flip(body, body.lastIndexOf('\r\n--') - 1);
    if (fault?.kind === 'forgotten' && writes && method !== 'GET')
      return { status: 202, contentType: 'application/json', body: forgottenWrite(body) };
    const answer = await fetch(`${servers[server]?.url}${url.pathname}${url.search}`, {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (fault?.kind === 'flipped' && url.pathname.endsWith('/bytes')) flip(bytes, 0);
    const rows = answer.ok && (changes || url.pathname.endsWith('/_all_docs'));
    return {
      status: fault?.kind === 'accepted' && answer.status === 201 ? 202 : answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: rows ? rowsOfCluster(bytes, server, fault) : bytes,
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const method = request.method ?? 'GET';
    const fault = faults.next(method, path);
    setCors(request, response, fault);
    if (method === 'OPTIONS') return answerPreflight(request, response, fault);
    asked.push(`${method} ${path}`);
    if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
        if (fault?.kind === 'drop-upload') return void request.socket.resetAndDestroy();
      }
      if (fault?.kind === 'hang') return;
      if (fault?.kind === 'delay') await after(fault.ms);
      if (fault?.kind === 'status') return refuse(response, fault);
      sendReply(response, await pass(request, Buffer.concat(chunks), fault), fault);
      tell(request.headers.origin, path);
    } catch {
      // The sender went away, or the server that was asked died: what a balancer says then.
      if (!response.headersSent) refuse(response, { kind: 'status', status: 503 });
      else response.destroy();
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    asked,
    answered: (origin, path) => new Promise((resolve) => waiting.push({ origin, path, resolve })),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
