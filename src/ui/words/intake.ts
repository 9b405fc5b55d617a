import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { ADDED_CALLS } from './shell';

/** Words of the dialog in which the files of a batch are looked through. */
export const intakeWords = inLanguage('intake', {
  title: ADDED_CALLS,
  stored: (calls: number) => (calls === 1 ? '1 call is stored.' : `${grouped(calls)} calls are stored.`),
  coming: 'More are being added.',
  changes: 'What you change here is kept at once.',
  forAll: 'For all of them',
  differ: 'Different ones',
  service: 'Scorecard',
  language: 'Language',
  agent: 'Agent',
  setAgent: 'Set agent',
  list: ADDED_CALLS,
  captions: 'Its captions are the transcript; no speech service is asked.',
  fits: (card: string) => `No sale was recognised in this call; ${card} is the card for it.`,
  sale: (card: string) => `The call looks like a sale; ${card} is the card for it.`,
  use: (card: string) => `Use ${card}`,
  twin: (title: string, when: string) => `The same sound is already here as “${title}”, from ${when}.`,
  keep: 'Keep both',
  drop: 'Drop the new one',
  comparing: 'Looking for sound that is here already…',
  done: 'Done',
});
