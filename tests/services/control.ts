import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, FaultRule, RandomFaults } from './faults';
import type { Peer } from './peer';
import { readPosted } from './posted';
import type { Manners } from './routes';
import { USAGE } from './usage';

/** What POST /__fault takes: faults for the next requests, faults at random, a release, a restart, or a clean slate. */
interface FaultOrder {
  rules?: FaultRule[];
  fault?: Fault;
  path?: string;
  method?: string;
  times?: number;
  skip?: number;
  random?: RandomFaults | null;
  clear?: boolean;
  /** Lets what a 'hold' keeps go on. */
  release?: boolean;
  /** Milliseconds to be away before listening on the same port again. */
  restart?: number;
}

/** The peer's own addresses: GET / and /__log, POST /__fault and /__answer. */
export async function answerControl(
  peer: Peer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (path === '/') return text(response, 200, USAGE);
  if (path === '/__log') return reply(response, { maxInFlight: peer.log.maxInFlight, entries: peer.log.entries });
  const order = readOrder((await readPosted(request, () => undefined)).text);
  if (order === undefined) return text(response, 400, 'The body must be a JSON object.\n');
  if (path === '/__fault') {
    applyOrder(peer, order as FaultOrder);
    const { restart } = order as FaultOrder;
    // Not before the answer to this very order is out.
    if (restart !== undefined) response.on('finish', () => void comeBack(peer, restart));
    return reply(response, { ok: true });
  }
  if (path === '/__answer') {
    Object.assign(peer.manners, order as Partial<Manners>);
    return reply(response, peer.manners);
  }
  return text(response, 404, USAGE);
}

async function comeBack(peer: Peer, afterMs: number): Promise<void> {
  await peer.stop();
  setTimeout(() => void peer.start(), afterMs);
}

function applyOrder(peer: Peer, order: FaultOrder): void {
  if (order.clear) peer.reset();
  if (order.release) peer.release();
  if (order.random !== undefined) peer.randomFaults(order.random);
  for (const rule of order.rules ?? []) peer.fault(rule);
  if (order.fault) {
    const { fault, path, method, times, skip } = order;
    peer.fault({
      fault,
      ...(path === undefined ? {} : { path }),
      ...(method === undefined ? {} : { method }),
      ...(times === undefined ? {} : { times }),
      ...(skip === undefined ? {} : { skip }),
    });
  }
}

function readOrder(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value, null, 1));
}

function text(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(body);
}
