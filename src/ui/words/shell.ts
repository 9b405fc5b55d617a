import { grouped } from './grouped';
import { inLanguage } from './in-language';
/** Words of the page as a whole and of the widgets. */
export const product = 'Callmark';

// Words that another section has too. Constants: a section that reads a property of this one when it is loaded counts as
// doing something, and the bundler keeps it in the first load.
export const RESULTS = 'Results';
export const CHOOSE_MICROPHONE = 'Chọn micro';
export const HAND_OVER = 'Hand over';
export const WASTE_BIN = 'Waste bin';
export const CALL_ON_SCREEN = 'Call on screen';
export const SHORTCUTS = 'Keyboard shortcuts';
export const EXPORT_CALLS = 'Export calls';
export const IMPORT_CALLS = 'Import calls';
export const ADDED_CALLS = 'Added calls';
export const FACTS = 'Facts of the call';
export const CHECK_DEVICE = 'Check this device';
export const CALIBRATION = 'Calibration';

export const tabs = inLanguage('tabs', { scoring: 'Scoring', speaker: 'Speaker', realSpeak: 'Real Speak' });

export const header = inLanguage('header', {
  online: 'Online',
  offline: 'Offline',
  waiting: (n: number) => `${grouped(n)} waiting`,
  calls: 'Calls',
  /** A button: it leads to these calls. */
  doneToday: (done: string, of: string) => `${done} of ${of} done today`,
  doneTodayShort: ' done today',
  settings: 'Settings',
  scorecards: 'Scorecards',
  install: 'Install app',
  lock: 'Lock Callmark',
  title: (waiting: number) => (waiting === 0 ? 'Callmark' : `(${grouped(waiting)}) Callmark`),
});

export const update = inLanguage('update', {
  ready: 'A new version of Callmark is ready.',
  apply: 'Update',
  later: 'Later',
  applying: 'Updating as soon as the running work is done…',
  reload: 'Callmark was updated. Reload when you are ready.',
});

export const ui = inLanguage('ui', {
  player: 'Player',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  reload: 'Reload',
  unfinished: 'not finished',
  noScore: (title: string) => `${title}: no score`,
  gauge: (title: string, value: string) => `${title}: ${value} of 5`,
  crashed: (name: string) => `${name} stopped working`,
  crashedText: 'Nothing that was stored is lost. Try again, or reload the page.',
  unread: (name: string) => `${name} cannot be opened`,
  unreadText:
    'What is encrypted here is damaged, or encrypted with another key. It stays as it is, and nothing was deleted.',
  storageLost:
    'This browser deleted what Callmark had stored on this device. Calls that were not exported are gone; installing the app makes that less likely.',
  storageShort: (missing: number) =>
    `This browser lost a part of what Callmark had stored on this device: ${missing === 1 ? 'one call is' : `${grouped(missing)} calls are`} missing that nobody deleted here.`,
  broughtBack: ({ calls, silent, settings }: { calls: number; silent: number; settings: boolean }) => {
    const count = calls === 1 ? 'One call' : `${grouped(calls)} calls`;
    const what = calls === 0 ? 'Settings or scorecards' : settings ? `${count} and settings or scorecards` : count;
    const back = `${what} ${calls === 1 && !settings ? 'was' : 'were'} brought back from the second copy.`;
    const sound = silent === 1 ? 'The sound of one call is lost' : `The sound of ${grouped(silent)} calls is lost`;
    return [
      'This browser had lost what Callmark had stored on this device, or a part of it.',
      ...(calls > 0 || settings ? [back] : []),
      ...(silent > 0 ? [`${sound}: the second copy does not have it.`] : []),
    ].join(' ');
  },
  copyHasNoRoom:
    'There is too little room on this device for a second copy of all sound. Calls are stored as before, and their words still have a second copy.',
  storageBlocked:
    'Another tab still holds an older version of what is stored. Close the other Callmark tabs: this one goes on by itself.',
  storageRefused:
    'This browser does not let Callmark store anything here, so nothing can be kept. Private windows do that: open Callmark in an ordinary one. A database that is damaged on the disk does it too: then whoever looks after this device has to remove it.',
  queueNotStarted:
    'A part of Callmark could not be loaded: calls are kept, but nothing is transcribed or scored until the page is reloaded.',
  dialog: 'The dialog',
  evaluation: 'Evaluation',
  calibration: CALIBRATION,
  checkDevice: CHECK_DEVICE,
  results: RESULTS,
  chooseMicrophone: CHOOSE_MICROPHONE,
  handOver: HAND_OVER,
  wasteBin: WASTE_BIN,
  callOnScreen: CALL_ON_SCREEN,
  shortcuts: SHORTCUTS,
  skipTo: { label: 'Skip links', transcript: 'Skip to transcript', results: 'Skip to results' },
  exportCalls: EXPORT_CALLS,
  importCalls: IMPORT_CALLS,
  import: 'Import',
  facts: FACTS,
  addedCalls: ADDED_CALLS,
  reports: 'Reports',
  loading: 'Loading…',
  notLoaded: (name: string) => `${name} could not be loaded`,
  notLoadedText: 'Check the network, then try again.',
});
