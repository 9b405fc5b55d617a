import { type RefObject, useEffect, useRef } from 'react';
import { keyedAnswers } from '@/domain/scoring/answer-keys';
import type { Question } from '@/domain/scoring/score-card';
import { plainKey } from '@/ui/plain-key';

const ROW = '[data-question]';

/** Puts a question in focus, with as much of it in sight as there is room for. */
export function focusQuestion(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('.evaluation-question')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}

/** The row after (1) or before (-1) this one, or after and before the place of what has the focus. */
function rowBeside(rows: readonly Element[], from: Element | null, by: 1 | -1): Element | undefined {
  const at = from === null ? -1 : rows.indexOf(from);
  if (at >= 0) return rows[at + by];
  const focused = document.activeElement;
  const isAfter = (row: Element) =>
    focused === null || (focused.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = rows.findIndex(isAfter);
  return by === 1 ? rows[Math.max(next, 0)] : rows[(next < 0 ? rows.length : next) - 1];
}

interface QuestionKeys {
  questions: readonly Question[];
  /** Absent where nothing can be changed. */
  onAnswer: ((questionId: string, answer: string) => void) | undefined;
}

/**
 * J and K walk through the questions; of the one in focus digits choose the answer, E plays or shows the evidence, T goes to
 * the note, U undoes. They press what is on screen: a key does nothing that can't be pressed.
 */
export function useQuestionKeys(inside: RefObject<HTMLElement | null>, { questions, onAnswer }: QuestionKeys): void {
  const latest = useRef({ questions, onAnswer });
  useEffect(() => {
    latest.current = { questions, onAnswer };
  });
  useEffect(() => {
    const place = inside.current;
    if (place === null) return;
    /** Where J and K go on from after a look at the transcript. */
    let last: Element | null = null;
    const isThere = (row: Element | null): row is Element => row !== null && place.contains(row);
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(ROW) : null;
      // A section that was jumped to is a new place.
      if (isThere(row) || (target instanceof Node && place.contains(target))) last = row;
    };
    const answer = (row: Element, key: string) => {
      const question = latest.current.questions.find(({ id }) => id === row.getAttribute('data-question'));
      const chosen = question && keyedAnswers(question.answers).find((one) => one.key === key);
      if (question !== undefined && chosen !== undefined) latest.current.onAnswer?.(question.id, chosen.value);
    };
    const press = (row: Element, what: string) => row.querySelector<HTMLElement>(what)?.click();
    const onKey = (event: KeyboardEvent) => {
      const key = plainKey(event, 'jk');
      // The latter: another tab, or a view of all calls, is in front.
      if (key === null || place.closest('[hidden]') !== null) return;
      const focused = document.activeElement?.closest(ROW) ?? null;
      const row = isThere(focused) ? focused : null;
      if (key === 'j' || key === 'k') {
        const rows = [...place.querySelectorAll(ROW)];
        focusQuestion(rowBeside(rows, row ?? last, key === 'j' ? 1 : -1));
      } else if (row === null) return;
      else if (/^\d$/.test(key)) answer(row, key);
      else if (key === 'e') press(row, '.evaluation-play:not(:disabled), .evaluation-show');
      else if (key === 'u') press(row, '[data-undo]');
      else if (key === 't') row.querySelector<HTMLElement>('.evaluation-notes-field textarea')?.focus();
      else return;
      // Not also a letter in the note, nor a word looked for in the list of answers.
      event.preventDefault();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [inside]);
}
