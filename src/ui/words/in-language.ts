import { INTERFACE_LANGUAGE_KEYS, type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';
import { loadChunk } from '@/domain/load-chunk';

/** A section as another language has to have it: the same keys, functions of the same values. */
export type Words<Section> = Section extends (...values: infer Values) => infer Text
  ? (...values: Values) => Words<Text>
  : Section extends string
    ? string
    : Section extends readonly (infer Entry)[]
      ? readonly Words<Entry>[]
      : { readonly [Key in keyof Section]: Words<Section[Key]> };

/** Nothing is shown before: words that take longer than this are left for the next start. */
const LATE_MS = 10_000;

/** Programs and workers have no storage of a page, and speak as specified. */
function chosenLanguage(): InterfaceLanguage {
  try {
    const { localStorage } = globalThis as { localStorage?: { getItem(key: string): string | null } };
    const kept: unknown[] = INTERFACE_LANGUAGE_KEYS.map((key) => JSON.parse(localStorage?.getItem(key) ?? 'null'));
    return kept.find(isInterfaceLanguage) ?? 'as-specified';
  } catch {
    return 'as-specified';
  }
}

const read = async (language: 'vi' | 'en'): Promise<object> =>
  language === 'vi'
    ? (await loadChunk(() => import('./vi/sections'), LATE_MS)).vi
    : (await loadChunk(() => import('./en'), LATE_MS)).en;

async function readWords(language: InterfaceLanguage): Promise<{ language: InterfaceLanguage; words: object }> {
  if (language === 'as-specified') return { language, words: {} };
  try {
    return { language, words: await read(language) };
  } catch (error) {
    console.warn(`The words of the interface could not be loaded: ${String(error)}`);
    return { language: 'as-specified', words: {} };
  }
}

const chosen = chosenLanguage();
// Awaited before any section is made, so that words may also be read while a module is loaded. A chunk of words imports
// nothing: one that waited for this module would wait for itself.
const spoken = chosen === 'as-specified' ? { language: chosen, words: {} } : await readWords(chosen);

/** The language that this page speaks until it is loaded again. */
export const interfaceLanguage: InterfaceLanguage = spoken.language;

function translated(specified: unknown, words: unknown): unknown {
  if (words === undefined) return specified;
  if (typeof specified !== 'object' || specified === null || Array.isArray(specified)) return words;
  const entries = Object.entries(specified).map(([key, value]) => [
    key,
    translated(value, (words as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries);
}

/**
 * The section of words in the language of the interface (D388). `name` is its name in sections.ts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<const Section>(name: string, specified: Section): Section {
  return translated(specified, (spoken.words as Record<string, unknown>)[name]) as Section;
}
