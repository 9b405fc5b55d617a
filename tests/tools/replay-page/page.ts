import { guardSinks } from '@/domain/trusted-types';
import type { ReplayOrder } from './orders';

/** The worker does what is asked for; resolves when it is done. */
async function replay(order: ReplayOrder): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === 'done' ? resolve() : reject(new Error(String(data))));
  });
  active?.postMessage(order, [port2]);
  await done;
}

declare global {
  interface Window {
    replay(order: ReplayOrder): Promise<void>;
  }
}
guardSinks(import.meta.url);
window.replay = replay;
await navigator.serviceWorker.register('./service-worker.js');
