/** The part of `navigator` that puts a number on the app's icon (Badging API); absent in most browsers. */
export interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows on the icon of the installed app how many calls wait. A badge is an extra: nothing depends on it. */
export async function showBadge(badging: Badging, waiting: number): Promise<void> {
  try {
    if (waiting > 0) await badging.setAppBadge?.(waiting);
    else await badging.clearAppBadge?.();
  } catch {
    // Denied, or the app isn't installed.
  }
}
