import { grouped } from './grouped';
import { inLanguage } from './in-language';

const callsOf = (n: number): string => (n === 1 ? '1 call' : `${grouped(n)} calls`);

/** Words of assignments: who is to judge which calls. */
export const assignmentWords = inLanguage('assignments', {
  title: 'Assignments',
  assign: 'Assign',
  mineHint: 'Calls that you are to judge and have not judged yet',
  intro:
    'Who is to judge which calls. A call counts as judged once its reviewer answered a question of it or is the one it is done by. Where somebody else was done first, only an answer counts.',
  asFar: 'Counted from the calls and judgements that are on this device.',
  back: 'Back',
  add: 'New assignment',
  toMe: 'To me',
  others: 'To others',
  ended: 'Ended',
  none: 'Nobody has assigned calls yet.',
  nobody: 'In this team a supervisor or a manager assigns calls.',
  another: 'Somebody else is signed in to the team on this device: only who is signed in assigns calls here.',
  unread: (n: number) =>
    `${n === 1 ? '1 assignment was' : `${grouped(n)} assignments were`} made by a newer Callmark: update this one to see ${n === 1 ? 'it' : 'them'}.`,
  about: {
    calls: callsOf,
    all: 'All calls, also those that come later',
    sample: (percent: string) => `A sample: ${percent} of each agent’s calls`,
    noAgent: 'no agent set',
    from: (day: string) => `held from ${day}`,
    until: (day: string) => `up to ${day}`,
    dealt: 'each call to one of them',
  },
  made: (by: string, when: string) => `Assigned by ${by}, ${when}`,
  beyond:
    'In the team it goes on: the role of the signed-in user ends no assignments any more. Whoever runs the archive can remove it.',
  endedAt: (when: string) => `Ended ${when}`,
  due: (day: string) => `By ${day}`,
  overdue: (day: string) => `By ${day}: that day is over`,
  me: (name: string) => `${name} (you)`,
  unknown: 'Somebody who is not known here',
  judged: (judged: number, of: number) => (of === 0 ? 'no call yet' : `${grouped(judged)} of ${grouped(of)} judged`),
  missing: (n: number) =>
    n === 1
      ? 'One of its calls is not on this device: deleted, in the waste bin, or not here yet.'
      : `${grouped(n)} of its calls are not on this device: deleted, in the waste bin, or not here yet.`,
  show: 'Show its calls',
  showOf: (title: string) => `Show the calls of ${title}`,
  end: 'End',
  endOf: (title: string) => `End ${title}`,
  endTitle: 'End this assignment?',
  endText: 'Nobody is to judge anything by it any more. Its calls stay, and so does what was judged.',
  notStored: 'That could not be stored. Try again.',
  create: {
    name: 'Title (optional)',
    what: 'Which calls',
    ticked: (n: number) => (n === 1 ? 'The selected call' : `The ${grouped(n)} selected calls`),
    shown: (n: number) => (n === 1 ? 'The call shown now' : `The ${grouped(n)} calls shown now`),
    filter: 'All that this filter lets through, also calls that come later',
    sample: 'A sample of each agent’s calls',
    notLasting:
      'A filter by words, state, level, what waits, place, or whose calls they are changes while people work: of such a filter only the calls shown now can be assigned.',
    tooMany: (most: number) => `No more than ${grouped(most)} calls can be named one by one.`,
    percent: 'Per cent of each agent’s calls',
    percentHint:
      'Drawn by lot, the same calls on every device. With few calls an agent may have more or fewer, or none.',
    badPercent: 'A number above 0 and up to 100.',
    weeks: 'Calls held',
    weeksOf: {
      shown: 'On the days that the list shows',
      this: 'This week',
      last: 'Last week',
      every: 'Every week from this one on',
    },
    to: 'To whom',
    other: 'Somebody else',
    otherHere: 'The name under which they take over this device.',
    otherInTeam: 'The name with which they sign in to the team.',
    noOne: 'Choose at least one person, or name one.',
    share: 'Between them',
    each: 'Everybody judges all of them',
    dealt: 'Each call goes to one of them',
    due: 'By which day (optional)',
    make: 'Assign',
    made: 'Assigned.',
  },
});
