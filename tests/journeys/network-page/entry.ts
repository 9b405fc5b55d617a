import { FailureError } from '@/domain/failure';
import { createHttp } from '@/network/http';

export interface Order {
  address: string;
  /** Bytes of the file that is sent. */
  bytes: number;
  headers?: Record<string, string>;
  /** Nobody wants to know how much has left. */
  silent?: boolean;
}

/** Sends one form with a file and tells what came of it; the same code in the page and in the service worker. */
async function order({ address, bytes, headers = {}, silent = false }: Order) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'call.wav');
  const shares: number[] = [];
  try {
    const { signal } = new AbortController();
    const onSent = (share: number) => shares.push(share);
    const answer = await createHttp().send({
      signal,
      method: 'POST',
      address,
      headers,
      body,
      timeoutMs: 20_000,
      ...(!silent && { onSent }),
    });
    return { status: answer.status, length: answer.text.length, shares };
  } catch (error) {
    if (error instanceof FailureError) return { failure: error.failure, shares };
    throw error;
  }
}

Object.assign(globalThis, { order });
if (!('document' in globalThis)) {
  addEventListener('message', (event: MessageEvent<Order>) => {
    void order(event.data).then((outcome) => event.ports[0]?.postMessage(outcome));
  });
}
