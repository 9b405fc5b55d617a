import { inLanguage } from './in-language';
/** Words of what reads a transcript aloud (§2 "Voice selector", §4 "Speech playback per bubble", D8). */
export const voicesWords = inLanguage('voices', {
  bar: 'Listen',
  playAll: 'Play all',
  stopAll: 'Stop playing',
  source: 'Voice',
  recording: 'Recording',
  synthetic: 'Synthetic',
  readByService: (host: string) => `Read by ${host}`,
  readByTwo: (agent: string, customer: string) => `Agent: ${agent} · Customer: ${customer}`,
  readByOne: (name: string) => `Both read by ${name}, at two pitches`,
  needsNetwork: (name: string) => `${name} (sends the words to the maker of the voice)`,
  longer: 'This transcript is longer than the recording: turns after its end are not in it.',
  noVoice: (language: string) => `This device has no ${language} voice: turns without a recording can't be read aloud.`,
  noLanguage: "The language of this call is not known: turns without a recording can't be read aloud.",
  notAudio:
    'The speech service did not send an audio file: it streams its answer or wraps it in text. The Speech synthesis service in Settings has to answer with WAV or MP3.',
});
