import type { CallId } from '@/domain/call';

const KEY = 'callmark.call';

/** Keeps which call this tab shows, over a reload; gone with the tab. null = an empty screen. */
export function rememberCall(id: CallId | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Where nothing can be kept, a reload comes back to an empty screen.
  }
}

export function rememberedCall(): CallId | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
