import type { AutoNote } from '@/domain/auto-note';
import { FailureError } from '@/domain/failure';
import type { Provenance } from '@/domain/provenance';
import type { Provider, TextInput } from '@/domain/provider';
import {
  type BuiltInAnswer,
  CSAT_ITEMS,
  CUSTOMER_SERVICE_ITEMS,
  SALES_ITEMS,
  type ScoredItem,
} from '@/domain/scoring/score-answer';
import { scorecardKind } from '@/domain/scoring/scorecard-kind';
import { lacksToneMarks } from '@/domain/transcript/guess-language';
import { emptyNote, makeAutoNote } from './auto-note';
import type { CallFacts } from './facts/call-facts';
import { forEach } from './judge/verdict';
import { scoreOwnByRules } from './own-scorecard';
import { readCall, wordsOf } from './read-call';
import { csatAnswer, customerServiceAnswer, salesAnswer } from './score-answer';
import { RULES_VERSION } from './version';

/** In both: of the call no language is known, and the reader's is not asked here. */
const UNKNOWN_LANGUAGE =
  'Not judged: the rules know Vietnamese and English only. Không chấm: bộ quy tắc chỉ đọc được tiếng Việt và tiếng Anh.';
const NO_TONE_MARKS =
  'Không chấm: bản chép lời tiếng Việt này không có dấu, mà thiếu dấu thì bộ quy tắc không đọc được.';

const whyUnread = (turns: TextInput['turns']): string =>
  lacksToneMarks(wordsOf(turns)) ? NO_TONE_MARKS : UNKNOWN_LANGUAGE;

function madeBy(startedAt: number): Provenance {
  const at = Date.now();
  return { maker: 'rules', name: '', version: RULES_VERSION, at, tookMs: at - startedAt };
}

/** Reads the call; rejects when the job was cancelled or there are no words to judge. */
function read(signal: AbortSignal, { turns, language }: Pick<TextInput, 'turns' | 'language'>): CallFacts | null {
  if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
  if (turns.length === 0) throw new FailureError({ kind: 'missing-transcript' });
  return readCall(turns, language);
}

function noteOf(signal: AbortSignal, input: TextInput): { note: AutoNote; madeBy: Provenance } {
  const started = Date.now();
  const facts = read(signal, input);
  const note = facts ? makeAutoNote(facts) : emptyNote(whyUnread(input.turns));
  return { note, madeBy: madeBy(started) };
}

type CardKind = BuiltInAnswer['kind'];

function fill<Name extends string>(names: readonly Name[], note: string): Record<Name, ScoredItem> {
  const none: ScoredItem = { score: null, note, fromTo: 'None', referText: '' };
  return forEach(names, () => none);
}

/** A whole card on which nothing could be judged, with the reason under every question. */
function notJudgedAnswer(kind: CardKind, note: string): BuiltInAnswer {
  if (kind === 'csat') return { kind, items: fill(CSAT_ITEMS, note), total: null, overview: note };
  if (kind === 'se') return { kind, items: fill(SALES_ITEMS, note), overview: note, guideToBuy: '' };
  return { kind, items: fill(CUSTOMER_SERVICE_ITEMS, note), total: null, overview: note };
}

/** The note as a summary with the markers of §5: a reader and parseSummary both take it. */
function summaryText({ summary }: AutoNote): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `### REASON\n${summary.reason}`,
    `### AGENT ACTIONS\n${list(summary.agentActions)}`,
    `### RESOLUTION\n${summary.resolution}`,
    `### KEY INFORMATION\n${list(summary.keyInformation)}`,
  ].join('\n\n');
}

/** The score of the card that the scoring type asks for. */
export function scoreByRules(facts: CallFacts | null, kind: CardKind, whyNot = UNKNOWN_LANGUAGE): BuiltInAnswer {
  if (facts === null) return notJudgedAnswer(kind, whyNot);
  switch (kind) {
    case 'csat':
      return csatAnswer(facts);
    case 'se':
      return salesAnswer(facts);
    case 'customer-service':
      return customerServiceAnswer(facts);
  }
}

/**
 * Summary, score and auto note by rules ("rule check", D6): Vietnamese and English, deterministic, without
 * network. In another language nothing is judged and the notes say so.
 */
export const rulesProvider = {
  async summarise(signal, input) {
    const { note, madeBy } = noteOf(signal, input);
    const text = summaryText(note);
    return { text, ...(note.claims && { claims: note.claims }), cut: false, raw: text, madeBy };
  },
  async score(signal, input) {
    const started = Date.now();
    const facts = read(signal, input);
    const { scorecard, service, turns } = input;
    const whyNot = whyUnread(turns);
    const answer = scorecard
      ? scoreOwnByRules(facts, scorecard, whyNot)
      : scoreByRules(facts, scorecardKind(service), whyNot);
    return { answer, raw: JSON.stringify(answer), madeBy: madeBy(started) };
  },
  async autoNote(signal, input) {
    const made = noteOf(signal, input);
    return { ...made, raw: JSON.stringify(made.note) };
  },
} satisfies Provider;
