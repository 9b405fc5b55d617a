import { grouped } from './grouped';
import { inLanguage } from './in-language';
/** Words of the Scoring tab's tool bar. The first entry of Sample is Vietnamese by specification (§2). */
export const captureWords = inLanguage('capture', {
  bar: 'Scoring tools',
  scoringType: 'Scoring type',
  services: [
    { value: 'Sale Effective', label: 'Sale Effectiveness' },
    { value: 'M Customer Service', label: 'M Customer Service' },
    { value: 'Summary (Customer Service)', label: 'Summary (Customer Service)' },
  ],
  sample: 'Sample',
  sampleFirst: 'Chọn mẫu để đánh giá',
  samplesMissing: 'The samples could not be loaded',
  language: 'Language',
  upload: 'Upload audio',
  uploadHint: 'MP3, WAV, M4A or FLAC, with a VTT or SRT caption file beside it if there is one',
  clear: 'Clear conversation',
  /** Status text of §4 while audio is being taken in. */
  transcripting: 'Transcripting',
  /** What the jobs of the call on screen do (§4). */
  statuses: { '': '', Transcripting: 'Transcripting', Summaryzing: 'Summaryzing', Error: 'Error' },
  dropTitle: 'Drop to add the call',
  saving: (name: string) => `Saving ${name}…`,
  savingOf: (name: string, at: number, of: number) => `Saving ${name} (${grouped(at)} of ${grouped(of)})…`,
  fetching: (name: string) => `Opening ${name}…`,
  added: (n: number) => `${grouped(n)} calls were added. The first is on screen, all of them are under Calls.`,
  /** Where something else is on screen; from the watched folder, where one is named. */
  aside: (n: number, folder = '') =>
    `${n === 1 ? '1 call was' : `${grouped(n)} calls were`} added${folder && ` from the folder ${folder}`}, and ${n === 1 ? 'is' : 'are'} under Calls.`,
  twins: (n: number) =>
    n === 1 ? 'The sound of 1 added call is here already.' : `The sound of ${grouped(n)} added calls is here already.`,
  lookThrough: 'Look through',
  attached: (name: string, title: string) => `${name} is used as the transcript of “${title}”.`,
  notTaken: (names: readonly string[]) =>
    `${names.length === 1 ? '1 file was' : `${names.length} files were`} not added, because the window was closed before. Choose ${names.length === 1 ? 'it' : 'them'} again: ${names.join(', ')}.`,
  dismiss: 'Dismiss message',
  refused: {
    extension: (name: string) => `${name} was not added: only .mp3, .wav, .m4a and .flac are accepted.`,
    empty: (name: string) => `${name} was not added: the file is empty.`,
    'not-audio': (name: string) => `${name} was not added: its content is not audio, whatever its name says.`,
    'captions-alone': (name: string) =>
      `${name} was not added: choose it together with its audio, or open the call whose audio waits for a transcript.`,
    'captions-unmatched': (name: string) =>
      `${name} was not added: no chosen audio has the same name, so it is not clear which call it belongs to.`,
    'captions-taken': (name: string, audio: string, captions: string) =>
      `${name} was not added: ${audio} already has a caption file, ${captions}.`,
    'captions-unreadable': (name: string) =>
      `${name} was not used: no captions could be read from it. The audio itself is not affected.`,
    'storage-full': (name: string) =>
      `${name} was not added: this device is full. Nothing else was lost; export and delete calls you no longer need, then choose it again.`,
    failed: (name: string, why: string) => `${name} was not added. ${why}`,
    kept: (name: string, why: string) =>
      `${name} was not added yet. ${why} It is kept where it is, and tried again when Callmark is next opened.`,
  },
  /** Of the watched folder. */
  folder: {
    withdrawn: (folder: string) =>
      `The browser no longer lets Callmark read the folder ${folder}. New sound in it is not added until you allow it again.`,
    denied: (folder: string) =>
      `The browser does not let Callmark read the folder ${folder}. Allow it in the browser's settings of this site, or stop watching it in Settings.`,
    missing: (folder: string) =>
      `The folder ${folder} could not be read. Is it still there? Nothing is lost: it is looked for again.`,
    allow: 'Allow again',
  },
  /** Of what another app, or the system, handed over. */
  shared: {
    'share-full':
      'What was shared was not added: this device is full. Nothing else was lost; export and delete calls you no longer need, then share it again.',
    'share-unreadable':
      'What was shared was not added: this browser could not hand it over whole. Choose the file with Upload audio, or share fewer at once.',
    'share-nothing': 'Nothing was added: what was shared has neither a file nor a text. A link alone is not taken in.',
    gone: (name: string) => `${name} was not added: it could not be opened. It may have been moved or deleted.`,
    unread:
      'What was shared before could not be looked at now. It is kept, and tried again when Callmark is next opened.',
  },
  notPlayable: (name: string) =>
    `${name} is kept and will be transcribed, but this browser can't play its format: no waveform, no segment playback.`,
});
