/** Words of the Scoring tab's tool bar. The first entry of Sample is Vietnamese by specification (§2). */
export const captureWords = {
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
  dropTitle: 'Drop to add the call',
  saving: (name: string) => `Saving ${name}…`,
  savingOf: (name: string, at: number, of: number) => `Saving ${name} (${at} of ${of})…`,
  fetching: (name: string) => `Opening ${name}…`,
  added: (n: number) => `${n} calls were added. The first is on screen, all of them are under Calls.`,
  attached: (name: string) => `${name} is used as the transcript of the call on screen.`,
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
    'captions-unreadable': (name: string) =>
      `${name} was not used: no captions could be read from it. The audio itself is not affected.`,
    'storage-full': (name: string) =>
      `${name} was not added: this device is full. Nothing else was lost; export and delete calls you no longer need, then choose it again.`,
    failed: (name: string, why: string) => `${name} was not added. ${why}`,
  },
  notPlayable: (name: string) =>
    `${name} is kept and will be transcribed, but this browser can't play its format: no waveform, no segment playback.`,
} as const;
