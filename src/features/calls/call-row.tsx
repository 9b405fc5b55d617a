import { useAtomValue } from 'jotai';
import { memo, useRef, useState } from 'react';
import type { Call, ScoreHeadline } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { callStatus } from '@/domain/jobs/job-status';
import type { People } from '@/domain/reviewer';
import { langOf } from '@/domain/transcript/spoken-language';
import { teamPartsAtom } from '@/state/team';
import { ProgressBar } from '@/ui/progress-bar';
import { answeredLabel } from '@/ui/service-label';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { CallActions } from './call-actions';
import { callMeta } from './call-meta';
import { callStatusWords, otherScores, scoreWords } from './call-status-words';
import { RenameForm } from './rename-form';
import { ReviewWords } from './review-words';
import { SourceIcon } from './source-icon';

const words = wording.calls;

export interface CallRowHandlers {
  onOpen: (call: Call) => void;
  onRetry: (call: Call) => void;
  onRename: (call: Call, title: string) => void;
  onFacts: (call: Call) => void;
  onExport: (call: Call) => void;
  onDelete: (call: Call) => void;
}

export interface CallRowProps extends CallRowHandlers {
  call: Call;
  jobs: readonly Job[];
  onScreen: boolean;
  people: People;
  /** Milliseconds since the epoch, for the countdown to the next try. */
  now: number;
}

/** A score on another scorecard than the row's chip tells. */
function OtherScore({ score }: { score: ScoreHeadline }) {
  const { text, tone } = scoreWords(score);
  return (
    <li>
      <span>{answeredLabel(score)}</span>
      <StatusChip tone={tone}>{text}</StatusChip>
    </li>
  );
}

/** The row of the call on screen is found without looking for it. */
const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** One call of the drawer: what it is, how far it is, and what can be done with it (D10). */
export const CallRow = memo(function CallRow({ call, jobs, onScreen, people, now, ...on }: CallRowProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const CallState = useAtomValue(teamPartsAtom)?.CallState;
  const state = callStatus(call, jobs);
  const status = callStatusWords(call, state, now);
  const others = otherScores(call, state);
  const agent = call.facts?.agent;

  const leaveRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  if (renaming) {
    const rename = (title: string) => {
      on.onRename(call, title);
      leaveRenaming();
    };
    return (
      <li className="calls-row calls-row-renaming">
        <RenameForm title={call.title} onSave={rename} onCancel={leaveRenaming} />
      </li>
    );
  }
  return (
    <li ref={onScreen ? intoView : undefined} className={onScreen ? 'calls-row calls-row-current' : 'calls-row'}>
      <SourceIcon source={call.source} />
      <button
        type="button"
        className="calls-open"
        aria-label={words.open(call.title)}
        aria-current={onScreen || undefined}
        onClick={() => on.onOpen(call)}
      >
        <span lang={langOf(call.title)}>{call.title}</span>
      </button>
      <StatusChip tone={status.tone}>{status.text}</StatusChip>
      <div className="calls-meta">
        <p>{callMeta(call, now)}</p>
        {(call.review !== undefined || agent !== undefined) && (
          <p className="calls-review">
            <ReviewWords review={call.review} people={people} now={now} />
            {agent !== undefined && <span>{agent}</span>}
          </p>
        )}
      </div>
      {CallState && (
        <div className="calls-team">
          <CallState callId={call.id} />
        </div>
      )}
      <CallActions
        title={call.title}
        canRetry={status.canRetry}
        renameButton={renameButton}
        onRetry={() => on.onRetry(call)}
        onRename={() => setRenaming(true)}
        onFacts={() => on.onFacts(call)}
        onExport={() => on.onExport(call)}
        onDelete={() => on.onDelete(call)}
      />
      {(status.reason !== undefined || status.share !== undefined || others.length > 0) && (
        <div className="calls-reason">
          {status.reason !== undefined && <p>{status.reason}</p>}
          {status.share !== undefined && <ProgressBar label={status.text} share={status.share} />}
          {others.length > 0 && (
            <ul className="calls-scores">
              {others.map((score) => (
                <OtherScore key={score.service} score={score} />
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
});
