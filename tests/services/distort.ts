import type { ServerResponse } from 'node:http';
import type { Fault } from './faults';
import type { Reply } from './routes';

const HTML =
  '<!DOCTYPE html>\n<html lang="en"><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Answers with a status in place of the reply. */
export function refuse(response: ServerResponse, fault: Extract<Fault, { kind: 'status' }>): void {
  response.statusCode = fault.status;
  if (fault.retryAfter !== undefined) response.setHeader('Retry-After', fault.retryAfter);
  response.setHeader('Content-Type', fault.contentType ?? 'application/json');
  response.end(fault.body ?? JSON.stringify({ error: { message: `told to answer ${fault.status}` } }));
}

/** Sends a reply the way the fault wants it. */
export function sendReply(response: ServerResponse, reply: Reply, fault: Fault | undefined): void {
  const { status, contentType, body } = spoil(reply, fault);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.statusCode = status;
  if (contentType !== '') response.setHeader('Content-Type', contentType);
  if (fault?.kind === 'process-then-drop') response.socket?.resetAndDestroy();
  else if (fault?.kind === 'drop-answer') {
    response.setHeader('Content-Length', Math.max(bytes.length, 2));
    const cut = bytes.subarray(0, fault.afterBytes ?? Math.floor(bytes.length / 2));
    response.write(cut, () => response.socket?.destroy());
  } else if (fault?.kind === 'drip') drip(response, bytes, fault.bytes, fault.everyMs);
  else response.end(bytes);
}

function spoil(reply: Reply, fault: Fault | undefined): Reply {
  switch (fault?.kind) {
    case 'empty':
      return { ...reply, status: 200, contentType: 'application/json', body: '' };
    case 'html':
      return { ...reply, status: 200, contentType: 'text/html; charset=utf-8', body: HTML };
    case 'half-json': {
      const text = reply.body.toString();
      return {
        ...reply,
        contentType: 'application/json',
        body: /^[{[]/.test(text) ? text.slice(0, text.length / 2) : '{"text": "ha',
      };
    }
    case 'wrong-type':
      return {
        ...reply,
        contentType: 'application/json',
        body: '{"text":12,"json":true,"summary":[1],"tong_diem":{}}',
      };
    case 'huge':
      return { ...reply, body: fill(reply.body.toString(), fault.bytes ?? TEN_MEGABYTES) };
    default:
      return reply;
  }
}

function fill(body: string, bytes: number): string {
  const filling = 'x'.repeat(bytes);
  return body.startsWith('{') ? `{"filling":"${filling}",${body.slice(1)}` : `${filling}${body}`;
}

function drip(response: ServerResponse, bytes: Buffer, step: number, everyMs: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length || response.destroyed) {
      clearInterval(timer);
      response.end();
      return;
    }
    response.write(bytes.subarray(at, at + step));
    at += step;
  }, everyMs);
}
