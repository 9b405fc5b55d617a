/** What waits for it leaves the browser a moment for whoever presses something. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
