import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { FACTS } from './shell';

/** Words of the facts of calls: the form, and the pattern that reads them from file names. */
export const factsWords = inLanguage('facts', {
  title: (calls: number) => (calls === 1 ? FACTS : `Facts of ${grouped(calls)} calls`),
  several: 'Several values',
  severalHint: 'What you leave alone stays as it is in each call.',
  name: 'Title',
  agent: 'Agent',
  customer: 'Customer reference',
  customerHint: 'A number or code, e.g. KH-20418',
  queue: 'Queue',
  day: 'Day',
  time: 'Time',
  noDay: 'Enter the day too.',
  noTitle: 'A call needs a title.',
  tags: 'Tags',
  newTag: 'New tag',
  addTag: 'Add tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  onSome: (tag: string) => `${tag} (some of them)`,
  noTags: 'No tags yet.',
  save: 'Save facts',
  saved: (calls: number) => (calls === 1 ? 'The facts are saved.' : `The facts of ${grouped(calls)} calls are saved.`),
  gone: 'These calls are not on this device any more.',
  unsaved: {
    title: 'Save the facts?',
    message: 'What you typed is not saved yet.',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
  },
  pattern: {
    title: 'Facts from file names',
    intro:
      'Where the names of your files follow a pattern, the facts of a call are read from them when it is added. Calls that are here already stay as they are.',
    label: 'Pattern of file names',
    hint: 'Fields: {date} {time} {agent} {customer} {queue} {tags} {title}. {…} stands for anything. Empty: nothing is read.',
    placeholder: '{date}_{time}_{agent}_{customer}',
    example: 'Try a file name',
    exampleHint: 'Nothing is stored of it.',
    read: 'Read from it',
    noFit: 'This name does not fit the pattern: such a call gets no facts, and its file name as title.',
    problems: {
      brace: () => 'A brace has no other one: write fields as {agent}.',
      'unknown-field': (at: string) => `${at} is not a field. Use {…} for what should be passed over.`,
      twice: (at: string) => `${at} is there twice.`,
      'side-by-side': (at: string) => `Nothing stands before ${at} that says where the field in front ends.`,
      'time-alone': () => '{time} needs {date}.',
      'no-field': () => 'There is no field in it.',
      'too-long': () => 'It is longer than 200 characters.',
    },
  },
});
