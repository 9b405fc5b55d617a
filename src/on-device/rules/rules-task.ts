import { type Failure, failureOf } from '@/domain/failure';
import type { AutoNoteResult, ScoreResult, SummaryResult, TextInput } from '@/domain/provider';
import { rulesProvider } from './rules-provider';

export interface RulesResults {
  summarise: SummaryResult;
  score: ScoreResult;
  autoNote: AutoNoteResult;
}
export type RulesTask = keyof RulesResults;
/** A Provider that has these three and tells no progress. */
export type RulesProvider = {
  [Task in RulesTask]: (signal: AbortSignal, input: TextInput) => Promise<RulesResults[Task]>;
};

/** What the rules need of a call: turns are sent, not the text they come from as well. */
export interface RulesRequest {
  task: RulesTask;
  input: Pick<TextInput, 'turns' | 'language' | 'service' | 'scorecard'>;
}

/** A failure is an answer too: the worker that gives it is sound. */
export type RulesAnswer = { type: 'answer' } & ({ result: RulesResults[RulesTask] } | { failure: Failure });

/** Ends with its worker; nothing inside of it cancels. */
const NEVER = new AbortController().signal;

/** One job of the rules as a message in and a message out. Never rejects. */
export async function answerRulesRequest({ task, input }: RulesRequest): Promise<RulesAnswer> {
  try {
    return { type: 'answer', result: await rulesProvider[task](NEVER, { ...input, text: '', requestId: '' }) };
  } catch (error) {
    return { type: 'answer', failure: failureOf(error) };
  }
}
