let drawn = () => {};

/**
 * Fulfilled once the first screen is drawn: what it does not wait for would only stand between its slices (D590). A lock has
 * nothing behind it to wait for; where a fault keeps the screen away, five seconds are more than a slow tablet takes.
 */
export const firstScreen = new Promise<void>((resolve) => {
  drawn = resolve;
  setTimeout(resolve, 5000);
});

export const firstScreenDrawn = () => drawn();
