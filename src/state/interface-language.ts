import { INTERFACE_LANGUAGE_KEYS, type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';
import { readPreference, writePreference } from '@/storage/browser/preferences';

/** Keeps the choice and loads the page again, in which everything is of that language; what is typed is stored by then. */
export function speakLanguage(language: InterfaceLanguage): void {
  writePreference('interfaceLanguage', language);
  location.reload();
}

/** Whether somebody has chosen a language: here, or in config.json for the whole site. */
export const isLanguageChosen = (): boolean =>
  INTERFACE_LANGUAGE_KEYS.some((key) => isInterfaceLanguage(readPreference(key)));
