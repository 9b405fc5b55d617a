import { INTERFACE_LANGUAGE_KEYS, type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';
import { keepLanguage } from '@/storage/browser/kept-language';
import { readPreference, writePreference } from '@/storage/browser/preferences';

/** Nobody waits longer for a disk that is busy, or for a browser that keeps nothing. */
const LONGEST_KEEP_MS = 1000;

/** Keeps the choice and loads the page again, in which everything is of that language; what is typed is stored by then. */
export function speakLanguage(language: InterfaceLanguage): void {
  const at = Date.now();
  writePreference('interfaceLanguage', language);
  writePreference('interfaceLanguageAt', at);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_KEEP_MS));
  Promise.race([keepLanguage({ language, at }), late])
    .catch(() => undefined)
    .then(() => location.reload());
}

/** Whether somebody has chosen a language: here, or in config.json for the whole site. */
export const isLanguageChosen = (): boolean =>
  INTERFACE_LANGUAGE_KEYS.some((key) => isInterfaceLanguage(readPreference(key)));
