import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { EXPORT_CALLS } from './shell';

const calls = (n: number): string => (n === 1 ? '1 call' : `${grouped(n)} calls`);

/** Words of the dialog that takes calls out (wording.md fixes its radios, its checkbox and its button). */
export const exportingWords = inLanguage('exporting', {
  title: EXPORT_CALLS,
  format: 'Format',
  formats: {
    callmark: 'Callmark file',
    csv: 'CSV',
    spreadsheet: 'Spreadsheet',
    transcripts: 'Transcripts',
    printable: 'Printable',
  },
  hints: {
    callmark:
      'Everything of these calls with their sound in one file, which any Callmark imports whole: to move them, or as a backup.',
    csv: 'A zip of two tables: calls.csv has one row per call, answers.csv one row per answer.',
    spreadsheet: 'An .xlsx file with two sheets: one row per call, and one row per answer.',
    transcripts: 'One file per call; several calls come as one zip.',
    printable: 'A4 sheets to look at here first; the browser prints them or makes a PDF.',
  },
  transcriptFormat: 'Transcript format',
  transcriptFormats: {
    txt: 'Text (.txt)',
    vtt: 'Captions (.vtt)',
    srt: 'Captions (.srt)',
    docx: 'Document (.docx)',
  },
  sheets: 'Sheets',
  sheetsOf: { call: 'One for each call', agent: 'One for each agent' },
  mask: 'Mask personal data',
  maskNames: 'Names of customers too',
  searching: 'Looking for personal data',
  foundNone: 'Nothing personal was recognised. Read the file before you pass it on.',
  found: (n: number) =>
    n === 1 ? 'This will be masked:' : `These ${grouped(n)} will be masked, unless you untick them:`,
  kinds: { phone: 'Phone', card: 'Card', id: 'ID', account: 'Account', email: 'E-mail', name: 'Name' },
  times: (n: number, inCalls: number) => `${n === 1 ? 'once' : `${grouped(n)} times`} in ${calls(inCalls)}`,
  moreFound: (n: number) => `Show ${grouped(n)} more`,
  wholeUnmasked: 'A Callmark file is a true copy: nothing in it is masked.',
  limits:
    'Recognised: numbers of phones, cards, IDs and accounts, written or said digit by digit in Vietnamese or English, also over several turns; e-mail addresses; names that the agent calls a customer by or the customer gives. Not recognised: numbers of fewer than six digits, street addresses, dates of birth, names of others. Sound is never masked.',
  counted: (n: number) => calls(n),
  export: 'Export',
  cancel: 'Cancel',
  progress: (done: number, total: number) => `${grouped(done)} of ${calls(total)}`,
  working: 'Export under way',
  exported: (n: number) => `${calls(n)} exported.`,
  gone: (n: number) => `${calls(n)} had been deleted and ${n === 1 ? 'is' : 'are'} left out.`,
  /** Of a score. */
  unread: (n: number) =>
    `${n === 1 ? 'An evaluation of this call' : `${grouped(n)} evaluations of this call`} could not be read, being damaged or encrypted with another key, and ${n === 1 ? 'is' : 'are'} left out.`,
  lacking: (n: number) =>
    `${calls(n)} ${n === 1 ? 'has' : 'have'} evaluations that could not be read, being damaged or encrypted with another key: they are not in the file.`,
  noTranscript: (n: number) => `${calls(n)} without a transcript ${n === 1 ? 'is' : 'are'} left out.`,
  noTimes: (n: number) =>
    `${n === 1 ? '1 transcript has' : `${grouped(n)} transcripts have`} no times, so no captions can be made of ${n === 1 ? 'it: it is' : 'them: they are'} saved as text.`,
  nothing: {
    calls: 'None of these calls is on this device any more.',
    transcripts: 'None of these calls has a transcript.',
  },
  failed: 'The export could not be made. Everything is still on this device.',
  cancelled: 'The export was cancelled. Nothing was saved.',
  fileNames: { csv: 'Callmark tables', spreadsheet: 'Callmark calls', transcripts: 'Callmark transcripts' },
  /** In the place of a masked name. */
  numbered: {
    reviewer: (nth: number) => `Reviewer ${nth}`,
    agent: (nth: number) => `Agent ${nth}`,
  },
  /** Put in the place of what is masked. */
  masked: { phone: 'phone', card: 'card', id: 'id', account: 'account', email: 'email', name: 'name' },
  /** Names, heads and values of the two tables. */
  tables: {
    calls: 'Calls',
    answers: 'Answers',
    facts: {
      call: 'Call',
      agent: 'Agent',
      customer: 'Customer',
      queue: 'Queue',
      tags: 'Tags',
      held: 'Date held',
      length: 'Length (s)',
      language: 'Language',
      zone: 'Time zone',
    },
    review: { state: 'Review', by: 'Reviewed by', at: 'Reviewed at' },
    states: { new: 'new', 'in-review': 'in review', done: 'done' },
    turns: 'Turns',
    card: {
      total: 'total',
      grade: 'grade',
      judged: 'judged',
      max: 'max',
      remarks: 'remarks',
      machine: 'machine',
      machineJudged: 'judged in the total of the machine',
      judgedIn: 'judged in the total of',
      notesOf: 'notes of',
    },
    answer: {
      card: 'Card',
      version: 'Version',
      section: 'Section',
      question: 'Question',
      asked: 'Asked',
      possible: 'Points possible',
      machineAnswer: 'Machine answer',
      machinePoints: 'Machine points',
      machineNotes: 'Machine notes',
      machineEvidence: 'Machine evidence',
      machineAt: 'Machine at',
      reviewer: 'Reviewer',
      reviewerAnswer: 'Reviewer answer',
      reviewerPoints: 'Reviewer points',
      reviewerNotes: 'Reviewer notes',
      reasons: 'Reasons',
      reviewerEvidence: 'Reviewer evidence',
      reviewerAt: 'Reviewer at',
      inForce: 'Answer in force',
      pointsInForce: 'Points in force',
      total: 'Total in force',
      judged: 'Judged in total in force',
      grade: 'Grade in force',
      machineTotal: 'Machine total',
      machineJudged: 'Judged in machine total',
      reviewerTotal: 'Reviewer total',
      reviewerJudged: 'Judged in reviewer total',
      remarks: 'Remarks',
    },
    yes: 'yes',
    no: 'no',
    of: 'of',
  },
  preview: 'Preview',
  previewed: (shown: number, all: number) =>
    shown === all
      ? all === 1
        ? '1 sheet'
        : `${grouped(all)} sheets`
      : `The first ${shown} of ${grouped(all)} sheets; all are printed.`,
  back: 'Back',
  print: 'Print',
  preparing: (done: number, all: number) => `Sheet ${grouped(done)} of ${grouped(all)}`,
  sheet: {
    call: 'Scorecard of a call',
    agent: 'Scorecard of an agent',
    noAgent: 'Calls without an agent',
    facts: {
      held: 'Held',
      agent: 'Agent',
      customer: 'Customer',
      queue: 'Queue',
      tags: 'Tags',
      length: 'Length',
      review: 'Review',
    },
    states: { new: 'New', 'in-review': 'In review', done: 'Done' },
    reviewedBy: (state: string, by: string, when: string) =>
      [state, by, when].filter((part) => part !== '').join(' · '),
    notScored: 'This call has not been scored.',
    noCards: 'None of these calls has been scored.',
    version: (version: number) => `version ${version}`,
    machine: 'Machine',
    of: (value: string, max: string) => `${value} / ${max}`,
    none: '–',
    question: 'Question',
    points: 'Points',
    answers: 'Answers',
    notes: 'Notes and evidence',
    notAsked: 'not asked',
    notJudged: 'not judged',
    total: 'Total',
    totals: 'Totals',
    average: 'Average',
    averageOf: (n: number) => (n === 1 ? 'of 1 call' : `of ${grouped(n)} calls`),
    leftOut: (n: number) =>
      n === 1
        ? '1 call is left out: fewer than half of its questions are judged.'
        : `${grouped(n)} calls are left out: fewer than half of the questions of each are judged.`,
    staleOut: (n: number) =>
      `${n === 1 ? '1 call is' : `${n} calls are`} left out: the text was changed or replaced after it was scored.`,
    halfRule: 'Averages are of calls in which at least half of the questions are judged.',
    share: 'Share',
    judged: 'Judged',
    callList: 'Calls',
    callTitle: 'Call',
    grade: 'Grade',
    by: 'By',
    notesBy: (by: string) => `Notes of ${by}`,
    printedAt: (when: string, zone: string) => `Callmark · ${when} · time zone ${zone}`,
  },
});
