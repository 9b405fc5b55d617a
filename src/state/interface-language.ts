import { INTERFACE_LANGUAGE_KEYS, type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';
import { readPreference, writePreference } from '@/storage/browser/preferences';

type Keep = (language: InterfaceLanguage, at: number) => Promise<unknown>;
let keep: Keep | undefined;
let begin = () => {};
const ready = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Who keeps a choice where it outlives the browser's end at once; a choice that was made before waits for it. */
export function keepLanguageBy(keeper: Keep): void {
  keep = keeper;
  begin();
}

/** Nobody waits longer for a database that is just made: what localStorage has by then is kept by the next start (D621). */
const LONGEST_KEEP_MS = 2000;

/** Keeps the choice and loads the page again, in which everything is of that language; what is typed is stored by then. */
export function speakLanguage(language: InterfaceLanguage): void {
  const at = Date.now();
  writePreference('interfaceLanguage', language);
  writePreference('interfaceLanguageAt', at);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_KEEP_MS));
  Promise.race([ready.then(() => keep?.(language, at)), late])
    .catch(() => undefined)
    .then(() => location.reload());
}

/** Whether somebody has chosen a language: here, or in config.json for the whole site. */
export const isLanguageChosen = (): boolean =>
  INTERFACE_LANGUAGE_KEYS.some((key) => isInterfaceLanguage(readPreference(key)));
