import { Queue } from 'workbox-background-sync';
import type { ReplayOrder } from './orders';

/** What is used of a service worker here; the project's test types are those of a page. */
interface WorkerScope {
  addEventListener(
    type: 'message',
    listener: (event: { data: ReplayOrder; ports: MessagePort[]; waitUntil(work: Promise<void>): void }) => void,
  ): void;
}

// Replays only when it is told to: the clock runs from there.
const queue = new Queue('bench', { onSync: async () => undefined });

function requestOf(address: string, text: string, n: number): Request {
  const form = new FormData();
  form.append('text', text);
  form.append('request_id', `request-${n}`);
  return new Request(address, { method: 'POST', body: form });
}

async function follow({ what, address, texts }: ReplayOrder): Promise<void> {
  switch (what) {
    case 'fetch':
      for (const [n, text] of texts.entries()) await (await fetch(requestOf(address, text, n))).text();
      return;
    case 'workbox-push':
      for (const [n, text] of texts.entries()) await queue.pushRequest({ request: requestOf(address, text, n) });
      return;
    case 'workbox-replay':
      return queue.replayRequests();
  }
}

(globalThis as unknown as WorkerScope).addEventListener('message', (event) => {
  const [port] = event.ports;
  const work = follow(event.data).then(
    () => port?.postMessage('done'),
    (error: unknown) => port?.postMessage(String(error)),
  );
  event.waitUntil(work);
});
