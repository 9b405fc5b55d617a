import { memo, useRef, useState } from 'react';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/job';
import { callStatus } from '@/domain/job-status';
import { ProgressBar } from '@/ui/progress-bar';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { CallActions } from './call-actions';
import { callMeta } from './call-meta';
import { callStatusWords } from './call-status-words';
import { RenameForm } from './rename-form';
import { SourceIcon } from './source-icon';

const words = wording.calls;

export interface CallRowHandlers {
  onOpen: (call: Call) => void;
  onRetry: (call: Call) => void;
  onRename: (call: Call, title: string) => void;
  onExport: (call: Call) => void;
  onDelete: (call: Call) => void;
}

export interface CallRowProps extends CallRowHandlers {
  call: Call;
  jobs: readonly Job[];
  onScreen: boolean;
  /** Milliseconds since the epoch, for the countdown to the next try. */
  now: number;
}

/** One call of the drawer: what it is, how far it is, and what can be done with it (decision 10). */
export const CallRow = memo(function CallRow({ call, jobs, onScreen, now, ...on }: CallRowProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const status = callStatusWords(call, callStatus(call, jobs), now);

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
    <li className={onScreen ? 'calls-row calls-row-current' : 'calls-row'}>
      <SourceIcon source={call.source} />
      <button
        type="button"
        className="calls-open"
        aria-label={words.open(call.title)}
        aria-current={onScreen || undefined}
        onClick={() => on.onOpen(call)}
      >
        {call.title}
      </button>
      <StatusChip tone={status.tone}>{status.text}</StatusChip>
      <p className="calls-meta">{callMeta(call, now)}</p>
      <CallActions
        title={call.title}
        canRetry={status.canRetry}
        renameButton={renameButton}
        onRetry={() => on.onRetry(call)}
        onRename={() => setRenaming(true)}
        onExport={() => on.onExport(call)}
        onDelete={() => on.onDelete(call)}
      />
      {(status.reason !== undefined || status.share !== undefined) && (
        <div className="calls-reason">
          {status.reason !== undefined && <p>{status.reason}</p>}
          {status.share !== undefined && <ProgressBar label={status.text} share={status.share} />}
        </div>
      )}
    </li>
  );
});
