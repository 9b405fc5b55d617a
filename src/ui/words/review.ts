import type { Review } from '@/domain/call';
import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { CALL_ON_SCREEN, SHORTCUTS } from './shell';

const STATES = { new: 'New', 'in-review': 'In review', again: 'In review again', done: 'Done' } as const;

/** Words about how far people are with a call, and of the way from one to the next. */
export const reviewWords = inLanguage('review', {
  bar: CALL_ON_SCREEN,
  noCall: 'No call on screen',
  back: 'Back to Calls',
  /** "In review again by Lan · 10:42" */
  state: (review: Review | undefined, who: string | undefined, when: string) => {
    if (review === undefined) return STATES.new;
    const state = review.reopened === true ? STATES.again : STATES[review.state];
    return `${state}${who === undefined ? '' : ` by ${who}`} · ${when}`;
  },
  tags: 'Tags',
  /** By the rule of `keepSoundDays`, on this device or the one the call came from. */
  soundRemoved: (day: string) => `sound removed by the retention rule on ${day}`,
  previous: 'Previous',
  previousCall: 'Previous call',
  next: 'Next',
  nextCall: 'Next call',
  place: (at: number, of: number) => `${grouped(at)} of ${grouped(of)}`,
  /** Where no list was chosen in Calls. */
  openCalls: 'Calls that are not done',
  review: 'Review',
  done: 'Done & next',
  reopen: 'Reopen',
  unread: (n: number, sealed: boolean) =>
    `${n === 1 ? 'An evaluation of this call cannot' : `${n} evaluations of this call cannot`} be read on this device: ${n === 1 ? 'it is' : 'they are'} damaged${sealed ? ', or encrypted with another key' : ''}. What is shown is without ${n === 1 ? 'it' : 'them'}. Nothing was deleted or written over. ${sealed ? 'A backup file made before, or another device that has the call, may still show what was judged; take such a file in on another device or in another browser.' : 'A backup file made before, or a file of this call from another device, may still hold what was judged: taken in here, it puts it back.'}`,
  shut: 'Yours is among it, so answers and notes cannot be stored under your name.',
  locked: 'This call is done. Reopen it to change its evaluation.',
  keys: SHORTCUTS,
  allDone: (list: string | undefined) =>
    list === undefined ? 'Stored. All calls are done.' : `Stored. All calls of “${list}” are done.`,
  doneBefore: (who: string | undefined) =>
    `That call was done${who === undefined ? '' : ` by ${who}`} before, and stays so. To have judged it yourself, reopen it and answer a question.`,
  noneOpen: 'There is no call here that is not done.',
  noNext: 'There is no next call in this list.',
  noPrevious: 'There is no previous call in this list.',
  totals: 'Totals',
  yours: 'Your total',
  machine: 'Machine',
  none: 'not judged',
  changed: (n: number) => `${n === 0 ? 'No answer' : n === 1 ? 'One answer' : `${n} answers`} changed`,
  asProposed: (n: number) => `${n} as proposed`,
  open: (n: number) => `${n} not judged`,
});
