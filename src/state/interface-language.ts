import { atom } from 'jotai';
import { INTERFACE_LANGUAGE_KEYS, type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';
import { keepLanguage } from '@/storage/browser/kept-language';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { mustNotReloadAtom } from './session';
import { showToastAtom } from './toasts';

/** Nobody waits longer for a disk that is busy, or for a browser that keeps nothing. */
const LONGEST_KEEP_MS = 1000;

/**
 * Keeps the choice and loads the page again, in which everything is of that language. What somebody began to record or to
 * type while it was kept goes on: then the next start speaks it, as `later` says.
 */
export const speakLanguageAtom = atom(null, async (get, set, language: InterfaceLanguage, later: string) => {
  const at = Date.now();
  writePreference('interfaceLanguage', language);
  writePreference('interfaceLanguageAt', at);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_KEEP_MS));
  await Promise.race([keepLanguage({ language, at }), late]).catch(() => undefined);
  if (get(mustNotReloadAtom)) set(showToastAtom, { text: later });
  else location.reload();
});

/** Whether somebody has chosen a language: here, or in config.json for the whole site. */
export const isLanguageChosen = (): boolean =>
  INTERFACE_LANGUAGE_KEYS.some((key) => isInterfaceLanguage(readPreference(key)));
