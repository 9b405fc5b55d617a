import type { Sought } from '@/domain/transcript/find-words';
import type { Speaker } from '@/domain/transcript/transcript';
import {
  mergeTurns,
  replaceWords,
  setSpeaker,
  setWords,
  splitTurn,
  swapSpeakers,
} from '@/domain/transcript/transcript-edit';
import { wording } from '@/ui/wording';
import type { MakeVersion } from './use-repairs';

const { said } = wording.repair;

/** One thing a reviewer puts right; `turn` from 1. */
export type Repair =
  | { kind: 'speaker'; turn: number; speaker: Speaker }
  | { kind: 'swap'; turn: number }
  | { kind: 'words'; turn: number; words: string }
  /** Cut before this letter of the words, which may be new ones. */
  | { kind: 'split'; turn: number; words: string; at: number }
  /** With the turn after it. */
  | { kind: 'merge'; turn: number };

/** The text after a repair; the same text where there was nothing to do. */
export function repaired(text: string, repair: Repair): string {
  const index = repair.turn - 1;
  switch (repair.kind) {
    case 'speaker':
      return setSpeaker(text, index, repair.speaker);
    case 'swap':
      return swapSpeakers(text, index);
    case 'words':
      return setWords(text, index, repair.words);
    case 'split':
      return splitTurn(setWords(text, index, repair.words), index, repair.at);
    case 'merge':
      return mergeTurns(text, index);
  }
}

/** Other words wherever these stand in the transcript: one change, taken back by one Undo (D288). */
export function replacing(sought: Sought, by: string): MakeVersion {
  return ({ formerly: _, ...stored }) => {
    const { text, count } = replaceWords(stored.text, sought, by);
    return { version: { ...stored, text }, said: said.replaced(count) };
  };
}

/** What was done, for people who don't see it. */
export function repairSaid(repair: Repair, names: Record<Speaker, string>): string {
  switch (repair.kind) {
    case 'speaker':
      return said.speaker(repair.turn, names[repair.speaker]);
    case 'swap':
      return said.swapped(repair.turn);
    case 'words':
      return said.words(repair.turn);
    case 'split':
      return said.split(repair.turn);
    case 'merge':
      return said.merged(repair.turn);
  }
}
