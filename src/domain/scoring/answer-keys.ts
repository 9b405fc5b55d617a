import type { Answer } from './score-card';

/** An answer, the digit that chooses it ('' beyond the ninth), and its words beside that digit. */
export interface KeyedAnswer extends Answer {
  key: string;
  short: string;
}

/** Levels by their own figure ("5 – Excellent"), any other answers by their place from 1. */
export function keyedAnswers(answers: readonly Answer[]): KeyedAnswer[] {
  const levels = answers.every(({ title, value }) => /^\d$/.test(value) && title.startsWith(value));
  return answers.map((answer, index) => {
    const place = index < 9 ? String(index + 1) : '';
    return levels ? { ...answer, key: answer.value, short: '' } : { ...answer, key: place, short: answer.title };
  });
}

/** The most that stand beside each other as buttons, and the letters of each. */
const MOST = 6;
const LETTERS = 20;

/** Few and short enough to stand beside each other. */
export function fitBeside(answers: readonly Answer[]): boolean {
  return answers.length <= MOST && answers.every(({ title }) => title.length <= LETTERS);
}
