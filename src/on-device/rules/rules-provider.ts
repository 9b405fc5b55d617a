import type { AutoNote } from '@/domain/auto-note';
import { FailureError } from '@/domain/failure';
import type { Provenance } from '@/domain/provenance';
import type { Provider, TextInput } from '@/domain/provider';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { scorecardKind } from '@/domain/scoring/scorecard-kind';
import { makeAutoNote } from './auto-note';
import type { CallFacts } from './facts/call-facts';
import { notJudgedAnswer } from './not-judged';
import { NOTES } from './notes/notes';
import { readCall } from './read-call';
import { csatAnswer, customerServiceAnswer, salesAnswer } from './score-answer';
import { summaryText } from './summary-text';
import { RULES_VERSION } from './version';

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

function emptyNote(): AutoNote {
  const nothing = { description: '', quotes: [] };
  return {
    classification: { category: '', subCategory: '', campaign: '' },
    summary: { reason: NOTES.en.unknownLanguage, agentActions: [], resolution: '', keyInformation: [] },
    hiddenExpectations: [],
    objections: [],
    saleSkills: { passiveRebuttal: nothing, activeRebuttal: nothing },
    nextBestAction: { outcomeStatus: '', followUpTiming: '', plannedAction: '' },
  };
}

/** The score of the card that the scoring type asks for. */
export function scoreByRules(facts: CallFacts | null, kind: ScoreAnswer['kind']): ScoreAnswer {
  if (facts === null) return notJudgedAnswer(kind, NOTES.en.unknownLanguage);
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
 * Summary, score and auto note by rules ("rule check", decision 6): Vietnamese and English, deterministic, without
 * network. In another language nothing is judged and the notes say so.
 */
export const rulesProvider = {
  async summarise(signal, input) {
    const started = Date.now();
    const facts = read(signal, input);
    const text = summaryText(facts ? makeAutoNote(facts) : emptyNote());
    return { text, cut: false, raw: text, madeBy: madeBy(started) };
  },
  async score(signal, input) {
    const started = Date.now();
    const answer = scoreByRules(read(signal, input), scorecardKind(input.service));
    return { answer, raw: JSON.stringify(answer), madeBy: madeBy(started) };
  },
  async autoNote(signal, input) {
    const started = Date.now();
    const facts = read(signal, input);
    const note = facts ? makeAutoNote(facts) : emptyNote();
    return { note, raw: JSON.stringify(note), madeBy: madeBy(started) };
  },
} satisfies Provider;
