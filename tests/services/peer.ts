import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { ServiceAddresses } from '../../src/domain/settings';
import { answerControl } from './control';
import { answerPreflight, setCors } from './cors';
import { refuse, sendReply } from './distort';
import { createFaults, type Fault, type FaultRule, type Faults, type RandomFaults } from './faults';
import { createInteractions, type InteractionService } from './interactions';
import { type Posted, readPosted } from './posted';
import { createRequestLog, type LoggedRequest, type RequestLog } from './request-log';
import { GOOD_MANNERS, type Manners, type Reply, route } from './routes';
import type { ScriptLine } from './transcripts';

/** A server that speaks §7, can be told how to answer and what to do wrong, and remembers what it was sent. */
export interface Peer {
  readonly port: number;
  readonly url: string;
  /** Addresses for the settings of the app. */
  readonly services: ServiceAddresses;
  readonly log: RequestLog;
  readonly manners: Manners;
  readonly interactions: InteractionService;
  /** Adds a fault; a bare fault strikes the next request. */
  fault(rule: FaultRule | Fault): void;
  randomFaults(random: RandomFaults | null): void;
  clearFaults(): void;
  /** Reads the bodies that a 'hold' left where they were. */
  release(): void;
  /** The transcript of the file with this SHA-256. */
  register(sha256: string, lines: ScriptLine[]): void;
  /** Requests that did something, in order; for counting what was done twice. */
  effects(pathPart?: string): LoggedRequest[];
  /** Forgets faults, manners, log and random faults, and releases what is held. */
  reset(): void;
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

export async function startPeer(options: { port?: number } = {}): Promise<Peer> {
  const state: PeerState = {
    faults: createFaults(),
    log: createRequestLog(),
    manners: { ...GOOD_MANNERS },
    interactions: createInteractions(),
    scripts: new Map(),
    held: new Set(),
  };
  let server: Server | undefined;
  let port = options.port ?? 0;
  const sockets = new Set<Socket>();

  const start = async () => {
    const next = createServer((request, response) => void handle(peer, state, request, response));
    next.requestTimeout = 0;
    next.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(port, '127.0.0.1', resolve);
    });
    port = (next.address() as AddressInfo).port;
    server = next;
  };
  const stop = async () => {
    const last = server;
    server = undefined;
    if (!last) return;
    const closed = new Promise<void>((resolve) => last.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const peer: Peer = {
    get port() {
      return port;
    },
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    get services() {
      return servicesAt(`http://127.0.0.1:${port}`);
    },
    log: state.log,
    manners: state.manners,
    interactions: state.interactions,
    fault: (rule) => state.faults.add('fault' in rule ? rule : { fault: rule }),
    randomFaults: (random) => state.faults.randomly(random),
    clearFaults: () => state.faults.clear(),
    release: () => release(state.held),
    register: (sha256, lines) => state.scripts.set(sha256, lines),
    effects: (pathPart = '') => state.log.entries.filter((entry) => entry.processed && entry.path.includes(pathPart)),
    reset() {
      state.faults.clear();
      release(state.held);
      state.log.clear();
      Object.assign(state.manners, GOOD_MANNERS);
      Object.assign(state.interactions, { pollsNeeded: 1, failure: null });
    },
    stop,
    start,
  };
  await start();
  return peer;
}

interface PeerState {
  faults: Faults;
  log: RequestLog;
  manners: Manners;
  interactions: InteractionService;
  scripts: Map<string, ScriptLine[]>;
  held: Held;
}

/** What lets each held request go on. */
type Held = Set<() => void>;

function release(held: Held): void {
  for (const goOn of held) goOn();
  held.clear();
}

function servicesAt(url: string): ServiceAddresses {
  return { automation: url, speech: url, summary: '', generate: '', interactions: '', speechSynthesis: `${url}/tts` };
}

async function handle(peer: Peer, state: PeerState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://peer');
  const method = request.method ?? 'GET';
  if (url.pathname === '/' || url.pathname.startsWith('/__'))
    return answerControl(peer, url.pathname, request, response);
  const fault = state.faults.next(method, url.pathname);
  const { authorization = '', origin } = request.headers;
  const token = String(request.headers['x-api-token'] ?? '');
  const webhookKey = String(request.headers['x-callmark-key'] ?? '');
  const entry = state.log.begin({
    method,
    path: url.pathname,
    query: url.search,
    contentType: request.headers['content-type'] ?? '',
    authorized: [authorization, token, webhookKey].some((key) => key !== ''),
  });
  if (origin !== undefined) entry.origin = origin;
  if (fault) entry.fault = fault.kind;
  response.on('close', () => {
    entry.aborted = !response.writableFinished;
    if (response.headersSent) entry.status = response.statusCode;
    state.log.end(entry);
  });
  setCors(request, response, fault);
  if (method === 'OPTIONS' && fault?.kind === 'status') return refuse(response, fault);
  if (method === 'OPTIONS') return answerPreflight(request, response, fault);
  if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
  try {
    const posted = await receive(request, entry, fault, state.held);
    state.log.changed(entry);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'delay') await after(fault.ms);
    if (fault?.kind === 'status') return refuse(response, fault);
    if (fault?.kind === 'redirect') return void response.writeHead(fault.status, { Location: fault.to }).end();
    const headers = { authorization, token, webhookKey };
    const reply: Reply = route({ method, path: url.pathname, query: url.searchParams, headers, posted }, state);
    entry.processed = reply.processed === true;
    sendReply(response, reply, fault);
  } catch {
    // The sender went away or was cut off; the log says so.
    request.socket.destroy();
  }
}

async function receive(
  request: IncomingMessage,
  entry: LoggedRequest,
  fault: Fault | undefined,
  held: Held,
): Promise<Posted> {
  if (fault?.kind === 'hold') await new Promise<void>((resolve) => held.add(resolve));
  if (request.destroyed) throw new Error('the sender went away while it was held');
  const cutAt = fault?.kind === 'drop-upload' ? (fault.afterBytes ?? 1024) : Number.POSITIVE_INFINITY;
  const posted = await readPosted(request, (total) => {
    entry.bytes = total;
    if (total >= cutAt) request.socket.resetAndDestroy();
    if (fault?.kind === 'slow-read') {
      request.pause();
      setTimeout(() => request.resume(), 1000 * (16_384 / fault.rate));
    }
  });
  entry.fields = posted.fields;
  const requestId = posted.fields.find(([name]) => name === 'request_id')?.[1];
  if (requestId !== undefined) entry.requestId = requestId;
  const file = posted.files[0];
  if (file)
    entry.file = { part: file.part, name: file.name, mime: file.mime, bytes: file.data.length, sha256: file.sha256 };
  if (posted.text !== '') entry.body = posted.text.slice(0, 2000);
  if (fault?.kind === 'drop-upload') throw new Error('cut off');
  return posted;
}
