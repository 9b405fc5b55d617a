import { type ReactNode, useId } from 'react';
import type { Failure } from '@/domain/failure';
import type { JobProgress } from '@/domain/jobs/job';
import { isInLine } from '@/domain/jobs/job-status';
import { cancelCall, retryCall } from '@/jobs/queue';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { formatMoment } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import type { OpenJob } from './part-job';

const words = wording.results;

function progressWords(job: OpenJob, progress: JobProgress | undefined): string {
  const word = words.running[job.kind];
  if (progress?.leftMs !== undefined) return `${word} ${words.left(progress.leftMs / 60_000)}`;
  if (progress?.phase !== 'sending' || progress.share === undefined) return word;
  return words.sending(Math.floor(progress.share * 100));
}

function FailureNote({ failure, title, job }: { failure: Failure; title: string; job: OpenJob }) {
  const cutId = useId();
  const { happened, said, kept, todo } = failureText(failure, { kind: job.kind, waits: job.state === 'queued' });
  return (
    <>
      <p className="results-state-title">{title}</p>
      <p>{happened}</p>
      {said !== undefined && <p>{said}</p>}
      <p>{kept}</p>
      <p>{todo}</p>
      {failure.kind === 'unreadable-answer' && failure.raw.trim() !== '' && (
        <details className="results-raw">
          <summary>{words.raw}</summary>
          <textarea
            readOnly
            rows={8}
            aria-label={words.raw}
            aria-describedby={failure.cut && cutId}
            value={failure.raw}
          />
          {failure.cut && <p id={cutId}>{words.rawCut(failure.raw.length)}</p>}
        </details>
      )}
    </>
  );
}

/**
 * What a part of the results is waiting for, in words: running, waiting or failed, and what can be done about it.
 * `action` is what else can be done while it waits.
 */
export function PartState({ job, action }: { job: OpenJob; action?: ReactNode }) {
  const retry = <Button onClick={() => void retryCall(job.callId)}>{words.retry}</Button>;
  const cancel = <Button onClick={() => void cancelCall(job.callId)}>{words.cancel}</Button>;
  switch (job.state) {
    case 'running': {
      if (isInLine(job))
        return (
          <div className="results-state results-state-waiting">
            <p className="results-state-title">{words.whatWaits[job.kind]}</p>
            <p>{words.waiting.turn}</p>
            <div className="results-state-actions">{cancel}</div>
          </div>
        );
      const label = progressWords(job, job.progress);
      return (
        <div className="results-state">
          <p className="results-state-title">{label}</p>
          <ProgressBar label={label} share={job.progress?.share} />
          <div className="results-state-actions">{cancel}</div>
        </div>
      );
    }
    case 'queued': {
      const title = words.whatWaits[job.kind];
      return (
        <div className="results-state results-state-waiting">
          {job.failure === undefined ? (
            <p className="results-state-title">{title}</p>
          ) : (
            <FailureNote failure={job.failure} title={title} job={job} />
          )}
          {(job.failure === undefined || job.waitingFor === 'network') && <p>{words.waiting[job.waitingFor]}</p>}
          {job.waitingFor === 'retry' && <p>{words.nextTry(formatMoment(job.dueAt, Date.now()))}</p>}
          {job.waitingFor !== 'turn' && (
            <div className="results-state-actions">
              {action}
              {retry}
              {cancel}
            </div>
          )}
        </div>
      );
    }
    case 'failed':
      return (
        <div className="results-state results-state-failed">
          <FailureNote failure={job.failure} title={words.failed[job.kind]} job={job} />
          <div className="results-state-actions">{retry}</div>
        </div>
      );
  }
}
