import { connectionTestWords } from './connection-test';
import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { CHECK_DEVICE } from './shell';

/** Words of the Settings dialog (D4, D38). */
export const settingsWords = inLanguage('settings', {
  title: 'Settings',
  intro:
    'A service without an address is done on this device, without a network. What you change here is kept on this device only and wins over config.json.',
  save: 'Save settings',
  saved: 'Settings are saved on this device.',
  savedAgain: (calls: number) =>
    calls === 1
      ? 'Settings are saved on this device. 1 call that a service refused is tried again.'
      : `Settings are saved on this device. ${grouped(calls)} calls that a service refused are tried again.`,
  notSaved: 'The settings could not be saved: this device has no room left. Nothing else was lost.',
  unread:
    'What was set on this device cannot be read: it is damaged, or encrypted with another key. Until you save, no call goes to a service. Saving puts what stands on this screen in its place; addresses and keys have to be typed again.',
  unsaved: {
    title: 'Save the changes?',
    message: 'What you changed in Settings is not saved yet.',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
    restored: 'What you changed before and did not save is here again. It is not in force until you save it.',
  },
  test: connectionTestWords,
  administrator: {
    title: 'For administrators',
    intro: 'Where work is done, how, and how long it is kept.',
    locked: 'Where work is done, how, and how long it is kept is locked by a PIN. Ask whoever looks after this device.',
    pin: 'PIN of the administrator',
    unlock: 'Unlock',
    checking: 'Checking…',
    wrong: 'This is not the PIN.',
    unknown: 'The PIN cannot be checked on a page that came over plain http. Open Callmark over https.',
  },
  folder: {
    title: 'Watched folder',
    intro:
      'New MP3, WAV, M4A and FLAC files in a folder of this computer become calls while Callmark is open, with the captions of the same name that lie beside them. What lies in it already is left alone. Callmark only reads the folder.',
    choose: 'Choose a folder',
    chooseOther: 'Choose another folder',
    watched: (folder: string) => `Callmark watches the folder ${folder}.`,
    withdrawn: (folder: string) => `The browser no longer lets Callmark read the folder ${folder}.`,
    allow: 'Allow again',
    stop: 'Stop watching',
    failed: 'The folder could not be read, so it is not watched.',
  },
  services: 'Services',
  access: 'Access',
  behaviour: 'How work is done',
  device: 'This device',
  build: (version: string, commit: string) =>
    commit === '' ? `Callmark ${version}` : `Callmark ${version}, build ${commit}`,
  checkDevice: CHECK_DEVICE,
  licences: 'Licences of Callmark and of what it is built of (opens in a new tab)',
  licencesLater:
    'The licences of Callmark and of what it is built of are not stored on this device yet. They can be read as soon as there is a network.',
  fields: {
    automation: 'Automation service',
    speech: 'Speech service',
    summary: 'Summary service',
    generate: 'Generate service',
    interactions: 'Interactions service',
    speechSynthesis: 'Speech synthesis service',
    interactionsToken: 'Interactions token',
    apiKey: 'API key',
    automationHeader: 'Automation header name',
    automationValue: 'Automation header value',
    models: 'Model address',
    modelHub: 'Model hub',
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
    automationHeader: 'Where the automation service asks for one (n8n: Header Auth), e.g. X-Api-Key.',
    automationValue: 'Sent to the automation service only. Never exported.',
    models: 'Where speech models are downloaded from. Empty: from this site (models/ beside the app).',
    modelHub: 'A public hub that models may come from, e.g. https://huggingface.co. Empty: none is asked.',
  },
  placeholder: 'https://…',
  origin: { site: 'From config.json', device: 'Changed on this device' },
  problems: {
    'not-http': 'Start with http:// or https://, e.g. http://192.168.1.20:8000.',
    credentials: 'Leave the user name and password out: addresses are shown and exported.',
    server: 'There can be no such server or port: check it, e.g. http://192.168.1.20:8000.',
    query: 'Leave out what follows ? or #.',
    characters: 'There is a space, a backslash or an invisible character in it: type it again.',
  },
  secretProblems: {
    characters:
      'This cannot be sent: there is a line break, an invisible character, or a letter or sign outside of plain Latin in it. Copy it again.',
    name: 'A header’s name has Latin letters, digits and hyphens only, without a colon, e.g. X-Api-Key.',
    reserved: 'Browsers do not let a page set this header. Use another name, e.g. X-Api-Key.',
    'no-name': 'Enter the name of the header too.',
    'no-value': 'Enter the value of the header too.',
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
  vocabulary: {
    label: 'Names and products of this site',
    hint: 'With commas between them, as they should be written, e.g. MobiFone, VinaPhone. Where a transcript writes one otherwise, that is marked and can be replaced in one press.',
  },
  scorecards: {
    title: 'Scorecards',
    hint: 'What calls are judged by: make own ones, publish, import and export them.',
    open: 'Open scorecards',
  },
  recording: 'Recordings',
  mp3Encode: 'Keep recordings as MP3: less than half the size, a little less sound',
  voiceProcessing: 'Remove echo and noise while recording (changes the sound of the voice)',
  notify: 'Notify me when a waiting call is scored',
  notifyDenied: 'The browser does not allow notifications from this page. Allow them in the browser settings.',
  storage: (used: string, calls: string) => `${used} used by ${calls}.`,
  storageAndModels: (used: string, calls: string, models: string) =>
    `${used} used by ${calls} and by speech models, which take ${models} of it.`,
  calls: (n: number) => (n === 1 ? '1 call' : `${grouped(n)} calls`),
  persisted: 'The browser keeps it until you delete it.',
  notPersisted: 'The browser may delete it when the device runs full.',
  persist: 'Keep it',
  persistRefused: 'The browser did not agree. Installing the app, or using it often, helps.',
  secondCopy: {
    copying: 'A second copy of calls, sound and settings is being made.',
    whole:
      'A second copy of calls, sound and settings is kept beside the database, and read back when that is damaged.',
    'no-room':
      'There is too little room for a second copy of all sound. Words, scores and settings have one, read back when the database is damaged.',
    failing: 'The second copy of what is stored cannot be written at the moment. It is tried again.',
    none: 'This browser has no place for a second copy of what is stored.',
  },
  configUnread: (why: string) => `config.json could not be read. ${why} What was read of it last stays in force.`,
  configTitle: 'config.json has mistakes; the rest of it is in force:',
  config: {
    'not-json': ({ line, column }: { line: number; column: number }) =>
      `It is not JSON from line ${line}, column ${column} on: look there for a comma too many, a missing quotation mark or a comment.`,
    'no-object': 'It is not a JSON object.',
    page: 'A web page came in its place: the sign-in page of a network, or of a server that answers every path with its page.',
    'unknown-key': (path: string) => `“${path}” is not a known key.`,
    'wrong-type': (path: string, expected: string) => `“${path}” must be ${expected}; the default is used.`,
  },
});
