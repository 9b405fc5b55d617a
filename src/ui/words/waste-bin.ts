import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { WASTE_BIN } from './shell';

const callsOf = (n: number) => (n === 1 ? '1 call' : `${grouped(n)} calls`);

/** Words of the waste bin and of the rule by which calls go (D292, D293). */
export const wasteBinWords = inLanguage('wasteBin', {
  title: WASTE_BIN,
  open: (calls: number) => `${WASTE_BIN} (${grouped(calls)})`,
  text: (days: number) =>
    `Deleted calls are kept here whole for ${days} days; at least a day before they go for good, Calls says so.`,
  empty: 'The waste bin is empty.',
  list: 'Calls in the waste bin',
  since: (when: string) => `deleted on ${when}`,
  onScreen: 'This call was deleted and is in the waste bin.',
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back ${title}`,
  takeAllBack: 'Take all back',
  deleteNow: 'Delete for good',
  deleteOf: (title: string) => `Delete ${title} for good`,
  emptyNow: 'Empty the waste bin',
  emptyTitle: 'Empty the waste bin?',
  deleteTitle: 'Delete this call for good?',
  emptyBody: (calls: number) =>
    `${callsOf(calls)} with audio, transcripts, scores and notes will be deleted from this device. This cannot be undone.`,
  deleteBody: (title: string) =>
    `“${title}” will be deleted from this device with its audio, transcript, scores and notes. This cannot be undone.`,
  deleting: (done: number, all: number) => `${grouped(done)} of ${grouped(all)} deleted`,
  stop: 'Stop',
  notDone: 'That could not be done.',
  retention: {
    title: 'How long calls are kept',
    hint: 'Counted from the day a call was marked as done. A call that is not done is never removed. What goes is said in Calls at least a day before.',
    sound: 'Sound of calls that are done',
    calls: 'Calls that are done',
    forever: 'Until somebody deletes it',
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    nothing: 'With this rule nothing is due today.',
    due: (sound: number, calls: number) =>
      `With this rule ${[
        ...(sound > 0 ? [`the sound of ${callsOf(sound)}`] : []),
        ...(calls > 0 ? [callsOf(calls)] : []),
      ].join(' and ')} would be due today, and removed once Calls has said so for a day or longer.`,
  },
  soon: (when: string) => `Removed after ${when}, as the rule in Settings says`,
  soonBin: (when: string) => `Deleted for good after ${when}`,
  soonSound: (calls: number) => `the sound of ${callsOf(calls)}`,
  soonCalls: (calls: number) => `${callsOf(calls)} that ${calls === 1 ? 'is' : 'are'} done, whole`,
  soonBinned: (calls: number) => `${callsOf(calls)} in the waste bin`,
});
