import { createContext } from 'react';

/** The `lang` of what is said in the call that is shown; undefined where nobody can tell. */
export const SpokenLanguage = createContext<string | undefined>(undefined);
