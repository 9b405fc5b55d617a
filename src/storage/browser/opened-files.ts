const KEY = 'callmark.opened';

/** Stamps of the files that were opened with the app in this tab and are kept, over a reload; gone with the tab. */
export function rememberedOpened(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split('\n') ?? [];
  } catch {
    return [];
  }
}

export function rememberOpened(stamps: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, [...rememberedOpened(), ...stamps].join('\n'));
  } catch {
    // Where nothing can be kept, a reload takes them once more, and they are told to be here already.
  }
}
