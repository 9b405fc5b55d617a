import { grouped } from './grouped';
import { inLanguage } from './in-language';
/** What a part of a call that failed is called, in lists and beside its place. */
export const LOST = {
  transcribe: 'The transcript could not be made.',
  summarise: 'The summary could not be made.',
  score: 'The score could not be made.',
  'auto-note': 'The auto note could not be made.',
} as const;

/** Words of the Calls drawer (D10). */
export const callsWords = inLanguage('calls', {
  /** Sound a recording lost on the way. */
  gaps: (seconds: string) => `${seconds} s missing`,
  title: 'Calls',
  /** The full view. */
  allCalls: 'All calls',
  search: 'Search calls',
  searchHint: 'Title or words of the transcript',
  list: 'Stored calls',
  open: (title: string) => `Open ${title}`,
  onScreen: 'on screen',
  retry: 'Retry',
  rename: 'Rename',
  export: 'Export',
  delete: 'Delete',
  newName: 'New name',
  nameTooLong: (letters: number, most: number) => `A name has at most ${most} letters, this one has ${letters}.`,
  save: 'Save',
  cancel: 'Cancel',
  deleteTitle: 'Delete this call?',
  deleteBody: (title: string, days: number) =>
    `“${title}” goes into the waste bin with its audio, transcript, scores and notes. It can be taken back from there for ${days} days.`,
  deleted: (title: string) => `${title} is in the waste bin.`,
  undo: 'Undo',
  takenBack: (title: string) => `${title} is back.`,
  exported: (title: string) => `${title} was exported.`,
  failedTitle: (calls: number) =>
    calls === 1 ? 'Something of 1 call could not be made.' : `Something of ${grouped(calls)} calls could not be made.`,
  failedKept: 'Nothing is lost; it is made once you ask again.',
  retryAll: 'Retry all',
  retriedAll: 'Everything that failed is tried again.',
  offlineTitle: 'No network. Nothing is lost.',
  offlineKept: (calls: number) => `${calls === 1 ? '1 call is' : `${grouped(calls)} calls are`} kept on this device`,
  offlineWaiting: (n: number) =>
    n === 1
      ? '; 1 waits and goes out by itself when the network is back.'
      : `; ${grouped(n)} wait and go out by themselves when the network is back.`,
  offlineIdle: '.',
  offlineKeepOpen: ' This browser sends nothing while the app is closed: keep it open until they have gone.',
  empty: 'No calls yet. Record, upload audio, choose a sample or type a transcript: it is kept here.',
  noneFound: (search: string) => `No call matches “${search}”.`,
  more: (shown: string, total: string) => `Show more calls (${shown} of ${total})`,
  storage: (used: string) => `${used} used`,
  storageOf: (used: string, quota: string) => `${used} of ${quota} used`,
  kept: 'kept until you delete it',
  keptByRule: 'calls that are done go by the rule in Settings',
  source: { recording: 'Recording', upload: 'Upload', sample: 'Sample', typed: 'Typed transcript' },
  words: (n: number) => (n === 1 ? '1 word' : `${n} words`),
  status: {
    recorded: 'Recorded',
    notScored: 'Not scored yet',
    sending: 'Sending',
    transcribing: 'Transcribing',
    scoring: 'Scoring',
    share: (word: string, percent: number) => `${word} ${percent}%`,
    waiting: {
      transcribe: 'Waiting to transcribe',
      summarise: 'Waiting to summarise',
      score: 'Waiting to score',
      'auto-note': 'Waiting for the auto note',
    },
    retrying: 'Retrying',
    needsTranscript: 'Needs a transcript',
    failed: 'Failed',
    /** What is missing of a call, before the reason. */
    lost: LOST,
    cancelled: 'Cancelled',
    scored: (value: string, label: string) => (label ? `${value} · ${label}` : value),
    partly: (judged: number, asked: number, total: string) => `${judged} of ${asked} judged · ${total}`,
    noGrade: 'no grade',
    notJudged: 'Not judged',
    unfit: 'Does not fit this card',
    fits: (card: string) => `No sale was recognised in this call; ${card} is the card for it`,
    stale: 'The transcript was changed after it was scored',
  },
  answeredAs: (asked: string, card: string) => `${asked}, answered as ${card}`,
  waitingFor: {
    network: 'Goes on by itself when the network is back.',
    interaction: 'The speech service is still working.',
  },
  nextTry: (when: string) => `Next try in ${when}.`,
  nextTryNow: 'Trying again now.',
});
