/** The domain is compiled without a platform's types; every host has these. */
interface Channels {
  MessageChannel: new () => {
    port1: { onmessage: (() => void) | null; close(): void };
    port2: { postMessage(message: null): void };
  };
}

/**
 * What waits for it leaves the browser a moment for whoever presses something. By a message: the timers of a page out of
 * sight wait for whole seconds.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new (globalThis as unknown as Channels).MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
