import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { isBusy } from '@/domain/job-status';
import type { Turn } from '@/domain/transcript';
import { parseTranscript } from '@/domain/transcript-text';
import { currentCallIdAtom, transcriptModeAtom } from '@/state/session';
import { useCallJobs } from '@/state/use-call-jobs';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import './transcript.css';
import { TranscriptEditor } from './transcript-editor';
import { TranscriptFooter } from './transcript-footer';
import { TranscriptHeader } from './transcript-header';
import { TranscriptNotices } from './transcript-notices';
import { TranscriptTools } from './transcript-tools';
import { TranscriptView } from './transcript-view';
import { useDraft } from './use-draft';
import { useTranscript } from './use-transcript';
import { useTranscriptActions } from './use-transcript-actions';

const NO_TURNS: readonly Turn[] = [];

/** The transcript of the call on screen: read, heard, typed, corrected, sent to be scored (§2). */
export function TranscriptPanel() {
  const callId = useAtomValue(currentCallIdAtom);
  const [mode, setMode] = useAtom(transcriptModeAtom);
  const screen = useTranscript(callId);
  const jobs = useCallJobs(callId);
  const draft = useDraft();
  const actions = useTranscriptActions(draft);
  const { call, transcript, text } = screen;
  const editing = mode === 'edit';
  const turns = useMemo(() => (editing || !text ? NO_TURNS : parseTranscript(text)), [editing, text]);
  const busy = isBusy(jobs) || actions.pending;

  const [typeNow, setTypeNow] = useState(false);
  const changeMode = (next: typeof mode, typing = false) => {
    void draft.flush();
    setTypeNow(typing);
    setMode(next);
  };

  return (
    <section className="panel transcript" aria-label={wording.transcript.heading}>
      <TranscriptHeader call={call} turns={editing ? null : turns} mode={mode} onMode={(next) => changeMode(next)} />
      <TranscriptTools disabled={busy || callId === null} onSwap={actions.swap} />
      {editing ? (
        <div className="transcript-body transcript-body-edit">
          <TranscriptEditor draft={draft} callId={callId} text={text} typeNow={typeNow} />
        </div>
      ) : (
        <ScrollRegion className="transcript-body" label={wording.transcript.list}>
          <TranscriptView
            screen={screen}
            turns={turns}
            jobs={jobs}
            busy={busy}
            onType={() => changeMode('edit', true)}
          />
        </ScrollRegion>
      )}
      <TranscriptNotices transcript={transcript} draft={draft} />
      <TranscriptFooter busy={busy} actions={actions} />
    </section>
  );
}
