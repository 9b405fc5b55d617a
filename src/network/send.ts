import { fetchWithin } from './redirects';

/** What came back, whatever its status. */
export interface ReceivedAnswer {
  status: number;
  statusText: string;
  text: string;
  contentType: string;
  retryAfter: string | null;
  /** The answer was longer than the limit; `text` is its beginning. */
  tooLong: boolean;
  /** In place of `text`, of an answer of success to a request for bytes. */
  bytes?: Uint8Array<ArrayBuffer>;
}

export interface SendRequest {
  method: HttpMethod;
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: FormData | Blob | string;
  /** Bytes of answer that are read; what is longer is cut off. */
  limit: number;
  /** The answer is no text. */
  bytes?: true;
  /** No cookie goes along, and none is taken. */
  cookieless?: true;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends by fetch, in a page or a worker. Rejects with TypeError, AbortError or a FailureError. */
export async function sendByFetch(
  fetchNow: typeof fetch,
  { method, address, headers, body, limit, bytes, cookieless }: SendRequest,
  signal: AbortSignal,
): Promise<ReceivedAnswer> {
  const response = await fetchWithin(fetchNow, address, {
    method,
    signal,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...(method === 'GET' ? { cache: 'no-store' } : {}),
    ...(cookieless ? { credentials: 'omit' } : {}),
  });
  const contentType = response.headers.get('content-type') ?? '';
  const content =
    bytes && response.ok
      ? { text: '', ...(await readBytes(response, limit)) }
      : await readText(response, limit, decoderFor(contentType));
  return {
    ...content,
    status: response.status,
    statusText: response.statusText,
    contentType,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Goes by the charset that the answer names, as XMLHttpRequest does by itself. */
function decoderFor(contentType: string): TextDecoder {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

async function readBytes(
  response: Response,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; tooLong: boolean }> {
  const chunks = await readChunks(response, limit + 1);
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, tooLong: bytes.length > limit };
}

/** The bytes of an answer as they come, up to the chunk that makes `most` of them. */
export async function readChunks(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes < most) continue;
    // Awaiting the cancel of a stream that never ends would never end.
    reader.cancel().catch(() => undefined);
    break;
  }
  return chunks;
}

async function readText(
  response: Response,
  limit: number,
  decoder: TextDecoder,
): Promise<{ text: string; tooLong: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', tooLong: false };
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), tooLong: false };
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes > limit) {
      // Awaiting the cancel of a stream that never ends would never end.
      reader.cancel().catch(() => undefined);
      return { text, tooLong: true };
    }
  }
}
