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
}

export interface SendRequest {
  method: 'GET' | 'POST';
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: FormData | string;
  /** Bytes of answer that are read; what is longer is cut off. */
  limit: number;
}

/** Sends by fetch, in a page or a worker. Rejects with TypeError, AbortError or a FailureError. */
export async function sendByFetch(
  fetchNow: typeof fetch,
  { method, address, headers, body, limit }: SendRequest,
  signal: AbortSignal,
): Promise<ReceivedAnswer> {
  const response = await fetchWithin(fetchNow, address, {
    method,
    signal,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...(method === 'GET' ? { cache: 'no-store' } : {}),
  });
  const contentType = response.headers.get('content-type') ?? '';
  return {
    ...(await readText(response, limit, decoderFor(contentType))),
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
