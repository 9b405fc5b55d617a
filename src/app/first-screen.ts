let drawn = () => {};

/** Once the first screen is drawn: what nobody looks at would only stand between its pieces. */
export const firstScreen = new Promise<void>((resolve) => {
  drawn = resolve;
});

export const firstScreenDrawn = () => drawn();
