import { callsWords } from './words/calls';
import { captureWords } from './words/capture';
import { failureWords } from './words/failures';
import { resultsWords } from './words/results';

/**
 * Every visible text and accessible name (spec wording.md: names are a contract). Partly Vietnamese, partly English, as
 * the specification is. One section a feature; functions where a value is part of the text.
 */
export const wording = {
  product: 'Callmark',
  tabs: { scoring: 'Scoring', speaker: 'Speaker', realSpeak: 'Real Speak' },
  header: {
    online: 'Online',
    offline: 'Offline',
    waiting: (n: number) => `${n} waiting`,
    calls: 'Calls',
    settings: 'Settings',
    install: 'Install app',
  },
  ui: {
    close: 'Close',
    ok: 'OK',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    tryAgain: 'Try again',
    reload: 'Reload',
    noScore: (title: string) => `${title}: no score`,
    gauge: (title: string, value: string) => `${title}: ${value} of 5`,
  },
  capture: captureWords,
  results: resultsWords,
  calls: callsWords,
  failures: failureWords,
} as const;
