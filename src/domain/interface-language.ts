/** Language of the interface, in the order they are offered in; as specified is the mixture that the specification is written in. */
export const INTERFACE_LANGUAGES = ['vi', 'en', 'as-specified'] as const;

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The preferences that it is kept under: what was chosen in this browser, else what config.json chooses. */
export const INTERFACE_LANGUAGE_KEYS = ['interfaceLanguage', 'siteLanguage'] as const;

export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === value);

/** The `lang` of what a language calls itself; as specified is a mixture, called in the interface's words. */
export const languageTag = (language: InterfaceLanguage): 'vi' | 'en' | undefined =>
  language === 'as-specified' ? undefined : language;
