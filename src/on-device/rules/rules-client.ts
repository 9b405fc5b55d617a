import { STALL_MS } from '@/audio/watchdog';
import { type AskedWorker, askWorker } from '@/audio/worker-protocol';
import { FailureError } from '@/domain/failure';
import type { TextInput } from '@/domain/provider';
import type { RulesAnswer, RulesProvider, RulesRequest, RulesResults, RulesTask } from './rules-task';

/** Ten times what a turn takes a busy tablet: the rules give no sign of life before their answer. */
const TURN_MS = 100;

export interface RulesClientParts {
  /** Absent where the platform has no workers. Throws where one may not be made. */
  startWorker?: () => AskedWorker;
  /** The rules on this thread, for when there is no worker. */
  loadDirect(): Promise<RulesProvider>;
}

/**
 * The rules behind one worker, so that a long call does not hold up the page. One job at a time: the three jobs of a call
 * share one reading of it. The worker is kept for the next job; cancelling the job in hand ends it, and so does its
 * silence. Where a worker cannot be had or does not start the rules run on this thread. Rejects with a FailureError.
 */
export function createRulesClient({ startWorker, loadDirect }: RulesClientParts): RulesProvider {
  let worker: AskedWorker | null = null;
  let usable = startWorker !== undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  const direct = (): Promise<RulesProvider> =>
    loadDirect().catch((error: unknown) => {
      throw new FailureError({ kind: 'internal', detail: String(error) });
    });

  /** null: no worker came to life. */
  async function askRules<Task extends RulesTask>(
    task: Task,
    signal: AbortSignal,
    { turns, language, service, scorecard }: TextInput,
  ): Promise<RulesResults[Task] | null> {
    const request: RulesRequest = { task, input: { turns, language, service, ...(scorecard && { scorecard }) } };
    const stallMs = STALL_MS + turns.length * TURN_MS;
    let answer: RulesAnswer;
    try {
      worker ??= startWorker?.() ?? null;
      if (!worker) return null;
      answer = await askWorker<RulesAnswer, 'answer'>(worker, request, { until: 'answer', signal, stallMs });
    } catch (error) {
      end();
      // What hangs there would hang the page: only a worker that could not be loaded is done without.
      if (error instanceof FailureError && error.failure.kind !== 'internal') throw error;
      usable = false;
      return null;
    }
    if ('failure' in answer) throw new FailureError(answer.failure);
    return answer.result as RulesResults[Task];
  }

  async function work<Task extends RulesTask>(task: Task, signal: AbortSignal, input: TextInput) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    const answer = usable ? await askRules(task, signal, input) : null;
    return answer ?? (await direct())[task](signal, input);
  }

  function queued<Task extends RulesTask>(task: Task) {
    return (signal: AbortSignal, input: TextInput): Promise<RulesResults[Task]> => {
      const answer = turn.then(() => work(task, signal, input));
      turn = answer.catch(() => undefined);
      return answer;
    };
  }

  return { summarise: queued('summarise'), score: queued('score'), autoNote: queued('autoNote') };
}
