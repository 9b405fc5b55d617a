import { createContext } from 'react';

/** The call is done: its evaluation can be read and heard, and is changed only after it was opened again (D310). */
export const IsLocked = createContext(false);
