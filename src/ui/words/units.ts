import { inLanguage } from './in-language';

/** Words that stand behind numbers, and what the languages of calls are called where no platform knows it. */
export const unitWords = inLanguage('units', {
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  words: (n: string) => (n === '1' ? '1 word' : `${n} words`),
  anyLanguage: 'Automatic detection',
});
