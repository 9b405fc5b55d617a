import { useAtomValue, useSetAtom } from 'jotai';
import { INTERFACE_LANGUAGES, isInterfaceLanguage, languageTag } from '@/domain/interface-language';
import { speakLanguageAtom } from '@/state/interface-language';
import { mustNotReloadAtom } from '@/state/session';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';

const words = wording.language;
const OPTIONS = INTERFACE_LANGUAGES.map((value) => ({ value, label: words.choices[value], lang: languageTag(value) }));

/** In force at once, apart from the form around it: the page is loaded again. */
export function LanguageSection() {
  const blocked = useAtomValue(mustNotReloadAtom);
  const speak = useSetAtom(speakLanguageAtom);
  return (
    <section className="settings-section">
      <SelectField
        label={words.label}
        options={OPTIONS}
        value={interfaceLanguage}
        disabled={blocked}
        onChange={(chosen) => isInterfaceLanguage(chosen) && void speak(chosen, words.later)}
      />
      <p className="muted">{blocked ? words.blocked : words.text}</p>
    </section>
  );
}
