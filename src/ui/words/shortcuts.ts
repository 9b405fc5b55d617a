import { inLanguage } from './in-language';
import { SHORTCUTS } from './shell';

export interface Shortcut {
  /** As they stand on the keyboard; several = any of them. */
  keys: readonly string[];
  does: string;
}

/** All keys that mean something in the app, where they do. Whoever listens for another one lists it here. */
export const shortcutWords = inLanguage('shortcuts', {
  title: SHORTCUTS,
  note: 'Single keys mean nothing while you type.',
  groups: [
    {
      where: 'Everywhere',
      keys: [
        { keys: ['?'], does: 'Show these keys' },
        { keys: ['Esc'], does: 'Close what is open' },
        { keys: ['L'], does: 'Lock Callmark, where a lock is set' },
      ],
    },
    {
      where: 'A call on screen',
      keys: [
        { keys: ['J'], does: 'Next call' },
        { keys: ['K'], does: 'Previous call' },
        { keys: ['R'], does: 'Review: open the evaluation' },
        { keys: ['N'], does: 'Done & next' },
      ],
    },
    {
      where: 'The evaluation',
      keys: [
        { keys: ['J'], does: 'Next question' },
        { keys: ['K'], does: 'Previous question' },
        { keys: ['0', '…', '9'], does: 'Choose that answer of the question in focus' },
        { keys: ['E'], does: 'Play or show the evidence of the question' },
        { keys: ['T'], does: 'Write a note; Tab leaves it for the next question' },
        { keys: ['U'], does: 'Undo: back to what the machine says' },
        { keys: ['N'], does: 'Done & next: the evaluation of the next call opens' },
        { keys: ['Space'], does: 'Play or pause, unless a button or list is in focus' },
        { keys: ['←', '→'], does: 'Move by 5 seconds, unless a list is in focus' },
      ],
    },
    {
      where: 'The turns of the transcript',
      keys: [
        { keys: ['↑', '↓'], does: 'The turn before, the turn after' },
        { keys: ['←', '→'], does: 'The other buttons of the turn' },
        { keys: ['1'], does: 'The agent says this' },
        { keys: ['2'], does: 'The customer says this' },
        { keys: ['Ctrl+Z'], does: 'Take the last change of the transcript back' },
      ],
    },
  ] satisfies readonly { where: string; keys: readonly Shortcut[] }[],
});
