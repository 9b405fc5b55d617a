import { inLanguage } from './in-language';

/** Words of the choice of the interface's language; each language is called as it calls itself. */
export const languageWords = inLanguage('language', {
  label: 'Interface language',
  /** The same choice outside of Settings, for those who read one of the two. */
  choose: 'Tiếng Việt · English',
  text: 'For all that the app itself says and its built-in scorecards. Calls and scorecards of your own keep their language.',
  choices: { 'as-specified': 'As specified', vi: 'Tiếng Việt', en: 'English' },
  /** Something was begun in the second after the choice. */
  later: 'The language changes when this page is next loaded: something is being recorded or typed.',
  blocked: 'Can be changed once nothing is recorded or typed any more.',
});
