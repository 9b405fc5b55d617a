import { inLanguage } from './in-language';
/** Words of the Real Speak tab (those of recording are in recording.ts), and of live text wherever it is shown. */
export const realSpeakWords = inLanguage('realSpeak', {
  autoStop: 'Auto-stop',
  autoStopOff: 'Off',
  autoStopSeconds: (seconds: number) => `${seconds} s`,
  autoStopHint: 'Stops by itself after so much silence.',
  clear: 'Clear',
  log: 'Live transcript',
  callTitle: (moment: string) => `Real Speak ${moment}`,
  emptyTitle: 'Nothing has been said yet',
  emptyText:
    'Press Record and speak: the recording becomes a call of its own. With a speech engine its words appear here.',
  elsewhere: 'The Scoring tab is recording.',
  stored: (title: string) => `${title} is kept under Calls and is transcribed as a whole.`,
  storedWithoutEngine: (title: string) =>
    `${title} is kept under Calls. It waits there for a speech service, a speech model or a caption file.`,
  open: 'Open in Scoring',
  live: {
    noEngine:
      'Live text needs a speech engine: set a Speech service in Settings, or get a speech model there for this device. Recording works without one, and every recording is kept as a call.',
    paused: 'Live text is paused; the recording goes on, and the whole of it is transcribed afterwards.',
    over: {
      'too-slow': 'This device is too slow for live text; the text comes after the recording.',
      broken: 'Live text has stopped on this device; the recording goes on, and its text comes afterwards.',
    },
    waits:
      'Live text waits until the transcription of another call is done on this device; the recording goes on meanwhile.',
    listening: 'Listening… the first words appear after a few seconds.',
  },
});
