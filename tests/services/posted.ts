import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

export interface PostedFile {
  /** Name of the form part. */
  part: string;
  name: string;
  mime: string;
  sha256: string;
  data: Buffer;
}

/** The body of a request as the peer understood it. */
export interface Posted {
  bytes: number;
  /** Raw body of anything that is not a form. */
  text: string;
  fields: [name: string, value: string][];
  files: PostedFile[];
}

/** Reads a body to its end; `onBytes` sees the running total and may destroy the socket. Rejects when the sender goes. */
export function readPosted(request: IncomingMessage, onBytes: (total: number) => void): Promise<Posted> {
  const posted: Posted = { bytes: 0, text: '', fields: [], files: [] };
  request.on('data', (chunk: Buffer) => {
    posted.bytes += chunk.length;
    onBytes(posted.bytes);
  });
  const type = request.headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data;.*boundary=/i.test(type) || /urlencoded/i.test(type);
  return isForm ? readForm(request, posted, type) : readText(request, posted);
}

export function fieldOf(posted: Posted, name: string): string | undefined {
  return posted.fields.find(([field]) => field === name)?.[1];
}

export function sha256(data: Buffer | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

async function readText(request: IncomingMessage, posted: Posted): Promise<Posted> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await ended(request);
  posted.text = Buffer.concat(chunks).toString('utf8');
  return posted;
}

async function readForm(request: IncomingMessage, posted: Posted, type: string): Promise<Posted> {
  const headers: BusboyHeaders = { ...request.headers, 'content-type': type };
  const parser = new Busboy({ headers, limits: { fieldSize: 64 * 1024 * 1024 } });
  parser.on('field', (name, value) => posted.fields.push([name, value]));
  parser.on('file', (part, stream, name, _encoding, mime) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const data = Buffer.concat(chunks);
      posted.files.push({ part, name, mime, data, sha256: sha256(data) });
    });
  });
  const finished = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
  });
  request.pipe(parser);
  await Promise.race([finished, ended(request).then(() => finished)]);
  return posted;
}

function ended(request: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    request.on('end', resolve);
    request.on('error', reject);
    request.on('close', () => (request.complete ? resolve() : reject(new Error('the sender went away'))));
  });
}
