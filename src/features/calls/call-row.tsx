import FileAudio from 'lucide-react/icons/file-audio';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import Sparkles from 'lucide-react/icons/sparkles';
import { memo, useRef, useState } from 'react';
import type { Call, CallSource, ScoreHeadline } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { callStatus } from '@/domain/jobs/job-status';
import { ProgressBar } from '@/ui/progress-bar';
import { scoreLabel } from '@/ui/service-label';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { CallActions } from './call-actions';
import { callMeta } from './call-meta';
import { callStatusWords, otherScores, scoreWords } from './call-status-words';
import { RenameForm } from './rename-form';

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

/** A score on another scorecard than the row's chip tells. */
function OtherScore({ score }: { score: ScoreHeadline }) {
  const { text, tone } = scoreWords(score);
  return (
    <li>
      <span>{scoreLabel(score)}</span>
      <StatusChip tone={tone}>{text}</StatusChip>
    </li>
  );
}

const ICONS = { recording: Mic, upload: FileAudio, sample: Sparkles, typed: FileText } as const;

/** Where a call came from. */
function SourceIcon({ source }: { source: CallSource }) {
  const Icon = ICONS[source];
  return (
    <span className="calls-source" role="img" aria-label={wording.calls.source[source]}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

/** One call of the drawer: what it is, how far it is, and what can be done with it (D10). */
export const CallRow = memo(function CallRow({ call, jobs, onScreen, now, ...on }: CallRowProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const state = callStatus(call, jobs);
  const status = callStatusWords(call, state, now);
  const others = otherScores(call, state);

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
