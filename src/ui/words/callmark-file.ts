import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { EXPORT_CALLS, IMPORT_CALLS } from './shell';

const calls = (n: number): string => (n === 1 ? 'one call' : `${grouped(n)} calls`);
const Calls = (n: number): string => (n === 1 ? 'One call' : `${grouped(n)} calls`);

/** Words of .callmark files: backing up, exporting calls, taking them in again. */
export const callmarkFileWords = inLanguage('callmarkFile', {
  exportTitle: EXPORT_CALLS,
  importTitle: IMPORT_CALLS,
  backup: 'Backup',
  backupText:
    'One file with every call: sound, transcript, scores and everybody’s evaluations, with the scorecards and the reviewers’ names. Settings, addresses and keys are not in it.',
  noCalls: 'There are no calls on this device.',
  neverBackedUp: (n: number) => `${Calls(n)} ${n === 1 ? 'is' : 'are'} on this device, and no backup was made yet.`,
  lastBackup: (when: string, changed: number) =>
    changed === 0
      ? `Last backup: ${when}. No call is new or changed since.`
      : `Last backup: ${when}. ${Calls(changed)} ${changed === 1 ? 'is' : 'are'} new or changed since.`,
  backUp: 'Back up everything',
  restore: 'Restore or import',
  fileName: (day: string, n: number | 'all') =>
    n === 'all' ? `Callmark backup ${day}.callmark` : `Callmark ${day} ${calls(n)}.callmark`,
  fileKind: 'Callmark file',
  choosing: 'Choose where the file goes.',
  chooseWhere: 'Choose where to save',
  chooseText: 'The browser asks where the file goes as soon as you press the button.',
  writing: 'Writing the file',
  looked: (n: number) => `${Calls(n)} so far`,
  written: (n: number, size: string) => `${Calls(n)}, ${size}: the file is written.`,
  handedOver: (n: number, size: string) =>
    `${Calls(n)}, ${size}: the file is ready, and the browser saves it among the downloads.`,
  gone: (n: number) =>
    n === 1
      ? 'One call was deleted meanwhile and is not in it.'
      : `${grouped(n)} calls were deleted meanwhile and are not in it.`,
  unread: (n: number) =>
    `${Calls(n)} could not be opened in whole or in part, being damaged or encrypted with another key: that part is not in it.`,
  bigFile:
    'This browser keeps the file until it is saved: that needs as much room on the device again as the sound takes.',
  notWritten: 'No file was made. Everything is still on this device.',
  soundGone: 'A call or its sound was deleted while the file was made. Try again.',
  choose: 'Choose a .callmark file',
  chooseFile:
    'A .callmark file holds calls of another device, or a backup of this one. You see what is in it before anything is stored.',
  reading: 'Looking at the file',
  nothingStored: 'Nothing was stored.',
  trouble: {
    'not-a-zip': 'This is not a .callmark file, or it was cut off on the way.',
    'not-callmark': 'This is a zip file, but not one that Callmark made.',
    newer: 'This file was made by a newer Callmark. Update the app on this device, then import it again.',
    bomb: 'This file would unpack to far more than it says. Callmark does not open it.',
    'too-many': 'This file claims more entries than Callmark ever writes.',
    cut: 'This file was cut off: a part of it is missing.',
  },
  wrong: (detail: string) => `The list of contents of this file is wrong (${detail}).`,
  unreadable: 'The file could not be read. It may have been moved, or be on a device that is gone.',
  madeAt: (when: string, backup: boolean) => `${backup ? 'Backup' : 'Calls'} of ${when}`,
  contents: (n: number, sounds: number, size: string) => `${Calls(n)}, ${grouped(sounds)} with sound, ${size}`,
  dates: (from: string, to: string) => (from === to ? `Held on ${from}` : `Held from ${from} to ${to}`),
  reviewers: (names: readonly string[]) => `Reviewers: ${names.join(', ')}`,
  scorecards: (names: readonly string[]) => `Scorecards: ${names.join(', ')}`,
  card: (title: string, version: number) => `${title} (version ${version})`,
  happens: 'What would happen',
  fresh: (n: number) => `${Calls(n)} ${n === 1 ? 'is' : 'are'} new here.`,
  same: (n: number) => `${Calls(n)} ${n === 1 ? 'is' : 'are'} here already, just the same.`,
  older: (n: number) =>
    `${Calls(n)} ${n === 1 ? 'is' : 'are'} here with newer work, which stays: the file has nothing to add.`,
  merged: (n: number) =>
    `${Calls(n)} ${n === 1 ? 'is' : 'are'} here and in the file with different work: of each answer and text the newer stays, and titles and facts as they are here.`,
  beside: (n: number) => `${Calls(n)} of these ${n === 1 ? 'keeps' : 'keep'} both texts, to choose from.`,
  binnedHere: (n: number) =>
    `${Calls(n)} ${n === 1 ? 'is' : 'are'} in the waste bin of this device and ${n === 1 ? 'stays' : 'stay'} there.`,
  binnedThere: (n: number) => `${Calls(n)} ${n === 1 ? 'comes' : 'come'} into the waste bin, as in the file.`,
  twins: (n: number) =>
    n === 1
      ? 'One new call has the same sound as a call that is here under another name:'
      : `${grouped(n)} new calls have the same sound as calls that are here under other names:`,
  twin: (there: string, here: string) => `“${there}”, here “${here}”`,
  leaveOut: 'Leave these out',
  broken: (n: number) => `${Calls(n)} can’t be taken in:`,
  brokenCall: (title: string, why: string) => `“${title}”: ${why}`,
  why: {
    missing: 'a part of it is missing in the file',
    size: 'a part of it has another size than the file says',
    checksum: 'it is damaged (its checksum is another one)',
    scorecard: 'the scorecard it was judged by is missing or damaged',
    shape: 'what stands in it is no call',
    storing: 'it could not be stored',
  },
  detail: (why: string, detail: string) => (detail === '' ? why : `${why} (${detail})`),
  more: (n: number) => `and ${grouped(n)} more`,
  renumbered: (title: string, was: number, version: number) =>
    `“${title}”, version ${was}, is another one here: that of the file is kept as version ${version}.`,
  retired: (title: string, version: number) =>
    `“${title}”, version ${version}, is kept for its calls. New calls are judged by the version in use here, as before.`,
  cardsBroken: 'The scorecards of this file are damaged. Calls that need one of them are left out.',
  goesOn: 'Nothing is on this device yet: it goes on where the backup ends, with the same reviewers.',
  noRoom: (needed: string, free: string) => `The file needs ${needed}, and the browser has room for ${free}.`,
  nothingNew: 'Everything in this file is here already.',
  take: (n: number) => `Import ${calls(n)}`,
  importing: 'Taking calls in',
  doneTitle: 'Import finished',
  added: (n: number) => `${Calls(n)} ${n === 1 ? 'was' : 'were'} added.`,
  changed: (n: number) => `${Calls(n)} ${n === 1 ? 'was' : 'were'} brought up to date.`,
  none: 'Nothing had to be changed.',
  queued: (n: number) =>
    n === 1 ? 'One job that was waiting there waits here.' : `${grouped(n)} jobs that were waiting there wait here.`,
  cancelled: 'Cancelled. What was taken in so far is whole; import the file again to go on.',
  full: 'The device is full. What was taken in so far is whole; free some room, then import the file again.',
  brokeOff: (file: string, taken: number, of: number) =>
    `The import of “${file}” broke off: ${grouped(taken)} of ${calls(of)} ${taken === 1 ? 'was' : 'were'} taken in${taken === 0 ? '' : ', each whole'}. Import the file again to add the rest; nothing comes twice.`,
  takeAgain: 'Import the file again',
  failed: 'The import stopped. What was taken in so far is whole; import the file again to go on.',
});
