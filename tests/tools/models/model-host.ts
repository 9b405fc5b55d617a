import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manifestText, type WholeModel } from '@/site/models/describe-models';

/** What a host may do instead of answering a path as it should. */
export type HostFault =
  | { kind: 'status'; status: number; retryAfter?: string; times?: number }
  /** A start page for every address, as servers of single pages have it. */
  | { kind: 'page' }
  /** Ends after so many bytes, as if that were all. */
  | { kind: 'short'; bytes: number }
  /** Breaks the connection after so many bytes, every time it is asked. */
  | { kind: 'drop'; bytes: number; times: number }
  | { kind: 'other-bytes' }
  /** Sends so many bytes and then nothing more until `release`. */
  | { kind: 'hold'; bytes: number }
  | { kind: 'no-ranges' };

export interface ModelHost {
  /** Without a trailing slash. */
  url: string;
  /** What is asked of it, "GET /manifest.json" or "GET /…/config.json bytes=100-". */
  requests: string[];
  offer(...models: readonly WholeModel[]): void;
  /** Answers a path with these bytes, or leads elsewhere. */
  answer(path: string, content: Buffer | { to: string }): void;
  /** Of every path that ends so. */
  fault(end: string, fault: HostFault): void;
  cors: boolean;
  /** Forgets faults and requests; what it holds, it holds. */
  mend(): void;
  /** Forgets faults and requests, and lets go what it held. */
  reset(): void;
  release(): void;
  /** Breaks the connections of what it holds. */
  cut(): void;
  close(): Promise<void>;
}

/** Serves made-up models over HTTP, and misbehaves on demand. */
export async function startModelHost(): Promise<ModelHost> {
  const files = new Map<string, Buffer | { to: string }>();
  const faults = new Map<string, HostFault>();
  const held = new Map<ServerResponse, () => void>();
  const requests: string[] = [];
  let manifest = manifestText([]);

  function faultOf(path: string): HostFault | undefined {
    return [...faults].find(([end]) => path.endsWith(end))?.[1];
  }

  function sendFile(content: Buffer, fault: HostFault | undefined, request: IncomingMessage, response: ServerResponse) {
    const from = fault?.kind === 'no-ranges' ? 0 : Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const whole = fault?.kind === 'short' ? content.subarray(0, fault.bytes) : content;
    if (from > 0 && from >= whole.length) {
      response.writeHead(416).end();
      return;
    }
    const bytes = fault?.kind === 'other-bytes' ? Buffer.from(whole).fill(7) : whole;
    const body = bytes.subarray(from);
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Content-Length', body.length);
    response.writeHead(from > 0 ? 206 : 200);
    if (fault?.kind === 'drop' && fault.times > 0) {
      fault.times--;
      response.write(body.subarray(0, fault.bytes), () => request.socket.destroy());
    } else if (fault?.kind === 'hold') {
      response.write(body.subarray(0, fault.bytes));
      held.set(response, () => response.end(body.subarray(fault.bytes)));
    } else response.end(body);
  }

  const host = { cors: true };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const { range } = request.headers;
    requests.push(`${request.method} ${path}${range === undefined ? '' : ` ${range}`}`);
    if (host.cors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.setHeader('Access-Control-Expose-Headers', '*');
    }
    const fault = faultOf(path);
    const content = path === '/manifest.json' ? Buffer.from(manifest) : files.get(path);
    if (request.method === 'OPTIONS') response.end();
    else if (fault?.kind === 'status' && fault.times !== 0) {
      if (fault.times !== undefined) fault.times--;
      if (fault.retryAfter !== undefined) response.setHeader('Retry-After', fault.retryAfter);
      response.writeHead(fault.status).end('no');
    } else if (fault?.kind === 'page')
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><p>Start</p>');
    else if (content === undefined) response.writeHead(404).end('no');
    else if ('to' in content) response.writeHead(302, { Location: content.to }).end();
    else sendFile(content, fault, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const release = () => {
    for (const go of held.values()) go();
    held.clear();
  };
  const cut = () => {
    for (const response of held.keys()) response.destroy();
    held.clear();
  };
  const mend = () => {
    faults.clear();
    requests.length = 0;
    host.cors = true;
  };
  return Object.assign(host, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    offer(...models: readonly WholeModel[]) {
      files.clear();
      manifest = manifestText(models.map(({ listed }) => listed));
      for (const { listed, contents } of models) {
        for (const [path, bytes] of contents) files.set(`/${listed.folder}/${path}`, bytes);
      }
    },
    answer: (path: string, content: Buffer | { to: string }) => void files.set(path, content),
    fault: (end: string, fault: HostFault) => void faults.set(end, fault),
    release,
    cut,
    mend,
    reset() {
      mend();
      release();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
