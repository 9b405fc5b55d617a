import { createWatchdog, STALL_MS } from '@/audio/watchdog';
import { type Failure, FailureError } from '@/domain/failure';
import type { TextInput } from '@/domain/provider';
import type { RulesAnswer, RulesProvider, RulesRequest, RulesResults, RulesTask } from './rules-task';

/** Ten times what a turn takes a busy tablet: the rules give no sign of life before their answer. */
const TURN_MS = 100;

/** What is used of a Worker. */
export interface RulesWorker {
  postMessage(request: RulesRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<RulesAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface RulesDeskParts {
  /** Absent where the platform has no workers. Throws where one may not be made. */
  startWorker?: () => RulesWorker;
  /** The rules on this thread, for when there is no worker. */
  loadDirect(): Promise<RulesProvider>;
}

/**
 * The rules behind one worker, so that a long call does not hold up the page. One job at a time: the three jobs of a call
 * share one reading of it. The worker is kept for the next job; cancelling the job in hand ends it, and so does its
 * silence. Where a worker cannot be had or does not start the rules run on this thread. Rejects with a FailureError.
 */
export function createRulesDesk({ startWorker, loadDirect }: RulesDeskParts): RulesProvider {
  let worker: RulesWorker | null = null;
  let usable = startWorker !== undefined;
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  async function direct(): Promise<RulesProvider> {
    try {
      return await loadDirect();
    } catch (error) {
      throw new FailureError({ kind: 'internal', detail: String(error) });
    }
  }

  /** null: no worker came to life. */
  function askWorker<Task extends RulesTask>(
    task: Task,
    signal: AbortSignal,
    { turns, language, service, scorecard }: TextInput,
  ): Promise<RulesResults[Task] | null> {
    return new Promise((resolve, reject) => {
      const done = () => {
        watch.rest();
        signal.removeEventListener('abort', cancel);
      };
      const fail = (failure: Failure) => {
        end();
        done();
        reject(new FailureError(failure));
      };
      const cancel = () => fail({ kind: 'cancelled' });
      // Not done on this thread then: what hangs there hangs the page.
      const limitMs = STALL_MS + turns.length * TURN_MS;
      const watch = createWatchdog(limitMs, () => fail({ kind: 'timeout', afterMs: limitMs, here: true }));
      const unusable = () => {
        end();
        done();
        usable = false;
        resolve(null);
      };
      try {
        worker ??= startWorker?.() ?? null;
        if (!worker) return unusable();
        signal.addEventListener('abort', cancel, { once: true });
        const id = ++count;
        worker.onmessage = ({ data }) => {
          if (data.id !== id) return;
          done();
          if (data.type === 'failed') reject(new FailureError(data.failure));
          else resolve(data.result as RulesResults[Task]);
        };
        // What goes wrong in a job comes as a message: this is a worker that could not be loaded.
        worker.onerror = unusable;
        watch.wait();
        worker.postMessage({ id, task, input: { turns, language, service, ...(scorecard && { scorecard }) } });
      } catch {
        unusable();
      }
    });
  }

  async function work<Task extends RulesTask>(task: Task, signal: AbortSignal, input: TextInput) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    const answer = usable ? await askWorker(task, signal, input) : null;
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
