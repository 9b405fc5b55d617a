import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fault, hidesCors } from './faults';

/** CORS as n8n does it: the origin is echoed, a preflight allows every header it asks for. */
export function setCors(request: IncomingMessage, response: ServerResponse, fault: Fault | undefined): void {
  const origin = request.headers.origin;
  if (origin === undefined || hidesCors(fault)) return;
  const allowed = fault?.kind === 'wrong-cors' ? 'https://somewhere-else.example' : origin;
  response.setHeader('Access-Control-Allow-Origin', allowed);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse, fault: Fault | undefined): void {
  if (fault?.kind === 'no-preflight') {
    response.statusCode = 405;
    response.end();
    return;
  }
  if (!hidesCors(fault)) {
    response.setHeader('Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, DELETE');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
    response.setHeader('Access-Control-Max-Age', '0');
  }
  // Chromium asks this before a public page may call a private address.
  if (request.headers['access-control-request-private-network'] !== undefined)
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.statusCode = 204;
  response.end();
}
