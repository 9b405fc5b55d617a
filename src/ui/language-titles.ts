import { whenUsed } from './format';
import { interfaceLanguage } from './words/in-language';
import { unitWords } from './words/units';

const vietnamese = interfaceLanguage === 'vi';
const platform = whenUsed(() => new Intl.DisplayNames(vietnamese ? 'vi' : 'en', { type: 'language' }));

/** What the interface calls the language of a call: `specified` is its name in §9, which it has where that is spoken. */
export function languageTitle(code: string, specified?: string): string {
  if (code === '') return unitWords.anyLanguage;
  if (specified !== undefined && !vietnamese) return specified;
  try {
    return platform().of(code) ?? code;
  } catch {
    // What a service calls a language may be no code at all.
    return code;
  }
}

/** The choices of a Language list, in the order that is given. */
export const languageChoices = (options: readonly { code: string; name: string }[]) =>
  options.map(({ code, name }) => ({ value: code, label: languageTitle(code, name) }));
