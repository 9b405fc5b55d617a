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
    csv: 'A zip of two tables: calls.csv has one row a call, answers.csv one row an answer.',
    spreadsheet: 'An .xlsx file with two sheets: one row a call, and one row an answer.',
    transcripts: 'One file a call; several calls come as one zip.',
    printable: 'Sheets of A4 to look at here first; the browser prints them or makes a PDF.',
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
  kinds: { phone: 'Phone', card: 'Card', id: 'Id', account: 'Account', email: 'E-mail', name: 'Name' },
  times: (n: number, inCalls: number) => `${n === 1 ? 'once' : `${grouped(n)} times`} in ${calls(inCalls)}`,
  moreFound: (n: number) => `Show ${grouped(n)} more`,
  wholeUnmasked: 'A Callmark file is a true copy: nothing in it is masked.',
  limits:
    'Recognised: numbers of phones, cards, ids and accounts, written or said digit by digit in Vietnamese or English, also over several turns; e-mail addresses; names that the agent calls a customer by or the customer gives. Not recognised: numbers of fewer than six digits, street addresses, dates of birth, names of others. Sound is never masked.',
  counted: (n: number) => calls(n),
  export: 'Export',
  cancel: 'Cancel',
  progress: (done: number, total: number) => `${grouped(done)} of ${calls(total)}`,
  working: 'Export under way',
  exported: (n: number) => `${calls(n)} exported.`,
  gone: (n: number) => `${calls(n)} had been deleted and ${n === 1 ? 'is' : 'are'} left out.`,
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
  tables: { calls: 'Calls', answers: 'Answers' },
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
    share: 'Share',
    judged: 'Judged',
    callList: 'Calls',
    callTitle: 'Call',
    grade: 'Grade',
    by: 'By',
    notesBy: (by: string) => `Notes of ${by}`,
    printedAt: (when: string) => `Callmark · ${when}`,
  },
});
