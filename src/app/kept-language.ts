import type { createStore } from 'jotai';
import { currentCallIdAtom, mustNotReloadAtom } from '@/state/session';
import { readKeptLanguage } from '@/storage/browser/kept-language';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { seals } from '@/storage/seal/seals';
import { interfaceLanguage } from '@/ui/words/in-language';

type Store = ReturnType<typeof createStore>;

/**
 * Whether the page may begin anew in another language: nobody has begun something. Whoever has just entered the passphrase
 * of what is encrypted is not asked for it again (D586).
 */
export function mayBeginAnew(store: Store): boolean {
  return store.get(currentCallIdAtom) === null && !store.get(mustNotReloadAtom) && seals.sealer === undefined;
}

/** Takes up the language that was chosen last, where the browser was killed before it had written that to localStorage (D621). */
export async function takeKeptLanguage(store: Store): Promise<void> {
  const kept = await readKeptLanguage();
  if (kept === undefined || kept.at <= (readPreference('interfaceLanguageAt') ?? 0)) return;
  writePreference('interfaceLanguage', kept.language);
  writePreference('interfaceLanguageAt', kept.at);
  // Where nothing can be kept there, it would begin anew without end.
  const isKept = readPreference('interfaceLanguageAt') === kept.at;
  if (isKept && kept.language !== interfaceLanguage && mayBeginAnew(store)) location.reload();
}
