import { callsWords } from './words/calls';
import { captureWords } from './words/capture';
import { evaluationWords } from './words/evaluation';
import { failureWords } from './words/failures';
import { realSpeakWords } from './words/real-speak';
import { resultsWords } from './words/results';
import { settingsWords } from './words/settings';
import { speakerWords, transcriptWords } from './words/transcript';

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
    title: (waiting: number) => (waiting === 0 ? 'Callmark' : `(${waiting}) Callmark`),
  },
  update: {
    ready: 'A new version of Callmark is ready.',
    apply: 'Update',
    later: 'Later',
    applying: 'Updating as soon as the running work is done…',
    reload: 'Callmark was updated. Reload when you are ready.',
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
    crashed: (name: string) => `${name} stopped working`,
    crashedText: 'Nothing that was stored is lost. Try again, or reload the page.',
    dialog: 'The dialog',
    evaluation: 'Evaluation',
    loading: 'Loading…',
    notLoaded: (name: string) => `${name} could not be loaded`,
    notLoadedText: 'Check the network, then try again.',
  },
  capture: captureWords,
  transcript: transcriptWords,
  speaker: speakerWords,
  results: resultsWords,
  evaluation: evaluationWords,
  realSpeak: realSpeakWords,
  settings: settingsWords,
  calls: callsWords,
  failures: failureWords,
} as const;
