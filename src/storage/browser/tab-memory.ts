import type { CallId } from '@/domain/call';

// Kept over a reload, gone with the tab.
const CALL = 'callmark.call';
const OPENED = 'callmark.opened';

/** Where nothing can be kept, a reload knows of nothing. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {}
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Which call this tab shows; null = an empty screen. */
export const rememberCall = (id: CallId | null): void => keep(CALL, id);

export const rememberedCall = (): CallId | null => kept(CALL);

/** Stamps of files that were opened with the app and are kept by it. */
export const rememberOpened = (stamps: readonly string[]): void =>
  keep(OPENED, [...rememberedOpened(), ...stamps].join('\n'));

export const rememberedOpened = (): string[] => kept(OPENED)?.split('\n') ?? [];
