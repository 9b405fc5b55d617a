import { LANGUAGE_ALIASES, LANGUAGE_NAMES } from './language-names';

export interface LanguageOption {
  /** '' = automatic detection. */
  code: string;
  name: string;
}

/** The choices of the Language dropdown, in its order (§9). */
export const LANGUAGE_OPTIONS: readonly LanguageOption[] = [
  { code: '', name: 'Automatic detection' },
  { code: 'vi', name: 'Vietnamese' },
  { code: 'en', name: 'English' },
  { code: 'th', name: 'Thai' },
  { code: 'my', name: 'Myanmar' },
  { code: 'lo', name: 'Lao' },
  { code: 'ja', name: 'Japanese' },
  { code: 'zh', name: 'Chinese' },
  { code: 'ms', name: 'Malay' },
  { code: 'id', name: 'Indonesian' },
  { code: 'ko', name: 'Korean' },
];

/** The name of §9; undefined for what is no choice there. */
export const specifiedName = (code: string): string | undefined =>
  LANGUAGE_OPTIONS.find((option) => option.code === code)?.name;

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LANGUAGE_NAMES).map(([code, name]) => [name, code] as const),
  ...Object.entries(LANGUAGE_ALIASES),
]);

/** Full name as a speech service wants it ("vietnamese"); undefined for '' and for a code nobody knows. */
export function languageName(code: string): string | undefined {
  const known = languageCode(code);
  return known ? LANGUAGE_NAMES[known] : undefined;
}

/** Code of §9 for what a service calls a language: "vi", "vi-VN", "Vietnamese", "vie"; '' when it says nothing known. */
export function languageCode(nameOrCode: string): string {
  const key = nameOrCode.trim().toLowerCase().replaceAll('_', '-');
  const base = key.split('-', 1)[0] ?? '';
  for (const candidate of [key, base]) {
    if (Object.hasOwn(LANGUAGE_NAMES, candidate)) return candidate;
    const code = CODES.get(candidate);
    if (code) return code;
  }
  return '';
}
