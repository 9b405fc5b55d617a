/** Words of what a reviewer puts right in a transcript, turn by turn. */
export const repairWords = {
  options: (turn: number) => `Turn ${turn} options`,
  agent: 'Agent speaks (key 1)',
  customer: 'Customer speaks (key 2)',
  swapFrom: 'Swap speakers from here on',
  playFrom: 'Play from here',
  edit: 'Edit or split',
  mergeBefore: 'Merge with the turn before',
  mergeAfter: 'Merge with the next turn',
  words: (turn: number) => `Words of turn ${turn}`,
  save: 'Save words',
  split: 'Split at the cursor',
  cancel: 'Cancel',
  undo: 'Undo the last change',
  said: {
    speaker: (turn: number, speaker: string) => `Turn ${turn} is now: ${speaker}`,
    swapped: (turn: number) => `Speakers swapped from turn ${turn} on`,
    words: (turn: number) => `Turn ${turn} has new words`,
    split: (turn: number) => `Turn ${turn} is split in two`,
    merged: (turn: number) => `Turn ${turn} is merged with the next`,
    undone: 'The last change is undone',
  },
} as const;
