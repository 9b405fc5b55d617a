import { connectionTestWords } from './connection-test';

/** Words of the Settings dialog (decisions B4, H). */
export const settingsWords = {
  title: 'Settings',
  intro:
    'A service without an address is done on this device, without a network. What you change here is kept on this device only and wins over config.json.',
  save: 'Save settings',
  saved: 'Settings are saved on this device.',
  notSaved: 'The settings could not be saved: this device has no room left. Nothing else was lost.',
  unsaved: {
    title: 'Save the changes?',
    message: 'What you changed in Settings is not saved yet.',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
    restored: 'What you changed before and did not save is here again. It is not in force until you save it.',
  },
  test: connectionTestWords,
  services: 'Services',
  access: 'Access',
  behaviour: 'How work is done',
  device: 'This device',
  fields: {
    automation: 'Automation service',
    speech: 'Speech service',
    summary: 'Summary service',
    generate: 'Generate service',
    interactions: 'Interactions service',
    speechSynthesis: 'Speech synthesis service',
    interactionsToken: 'Interactions token',
    apiKey: 'API key',
    models: 'Model address',
  },
  hints: {
    automation: 'Scores and auto notes (/webhook/…).',
    speech: 'Transcripts (/v1/audio/…).',
    summary: "Summaries (/v1/summarize). Empty: the speech service's, where there is one.",
    generate: 'Asked for a summary when a transcription brings none (/api/generate).',
    interactions: 'The alternative speech service. When set, it makes the transcripts.',
    speechSynthesis: 'Reads the transcript aloud.',
    interactionsToken: 'Sent to the interactions service only. Never exported.',
    apiKey: 'Sent to the speech service only. Never exported.',
    models: 'Where speech models are downloaded from. Empty: from this site (/models/).',
  },
  placeholder: 'https://…',
  origin: { site: 'From config.json', device: 'Changed on this device' },
  problems: {
    'not-http': 'Start with http:// or https://, e.g. http://192.168.1.20:8000.',
    credentials: 'Leave the user name and password out: addresses are shown and exported.',
    query: 'Leave out what follows ? or #.',
  },
  mixedContent:
    'This page came over https: browsers do not let it call a plain http address. Serve that service over https, or open Callmark over http.',
  policy: {
    label: 'Who does the work',
    options: [
      { value: 'service-first', label: 'Service first' },
      { value: 'device-first', label: 'Device first' },
      { value: 'device-only', label: 'This device only' },
    ],
  },
  languageParameter: {
    label: 'Language is sent as',
    options: [
      { value: 'name', label: 'Name (Vietnamese)' },
      { value: 'code', label: 'Code (vi)' },
    ],
  },
  generateFormat: {
    label: 'Generate service reads',
    options: [
      { value: 'raw', label: 'Raw text' },
      { value: 'ollama', label: 'Ollama (JSON)' },
    ],
  },
  generateModel: { label: 'Generate model', hint: 'For Ollama, e.g. llama3.2.' },
  agentChannel: {
    label: 'Agent in stereo calls',
    options: [
      { value: 'left', label: 'Left channel' },
      { value: 'right', label: 'Right channel' },
    ],
  },
  recording: 'Recordings',
  mp3Encode: 'Keep recordings as MP3: less than half the size, a little less sound',
  voiceProcessing: 'Remove echo and noise while recording (changes the sound of the voice)',
  notify: 'Notify me when a waiting call is scored',
  notifyDenied: 'The browser does not allow notifications from this page. Allow them in the browser settings.',
  storage: (used: string, calls: string) => `${used} used by ${calls}.`,
  storageAndModels: (used: string, calls: string, models: string) =>
    `${used} used by ${calls} and by speech models, which take ${models} of it.`,
  calls: (n: number) => (n === 1 ? '1 call' : `${n} calls`),
  persisted: 'The browser keeps it until you delete it.',
  notPersisted: 'The browser may delete it when the device runs full.',
  persist: 'Keep it',
  persistRefused: 'The browser did not agree. Installing the app, or using it often, helps.',
  configTitle: 'config.json has mistakes; the rest of it is in force:',
  config: {
    'not-json': () => 'It is not readable as JSON. What was read of it last stays in force.',
    'unknown-key': (path: string) => `“${path}” is not a known key.`,
    'wrong-type': (path: string, expected: string) => `“${path}” must be ${expected}; the default is used.`,
  },
} as const;
