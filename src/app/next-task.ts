/**
 * What waits for it leaves the browser a moment for whoever presses something. By a message: the timers of a page out of
 * sight wait for whole seconds.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
