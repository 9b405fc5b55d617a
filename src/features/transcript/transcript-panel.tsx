import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import { isBetween, isBusy } from '@/domain/jobs/job-status';
import { loadChunk } from '@/domain/load-chunk';
import { langOf, spokenLanguage } from '@/domain/transcript/spoken-language';
import type { Turn } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { currentCallIdAtom, transcriptModeAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { useCallJobs } from '@/state/use-call-jobs';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { ScrollRegion } from '@/ui/scroll-region';
import { useHeld } from '@/ui/use-held';
import { wording } from '@/ui/wording';
import './transcript.css';
import Eraser from 'lucide-react/icons/eraser';
import Gauge from 'lucide-react/icons/gauge';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import type { PlayerBarProps } from './player/player-bar';
import { TranscriptEditor } from './text/transcript-editor';
import { useDraft } from './text/use-draft';
import { TranscriptHeader } from './transcript-header';
import { TranscriptNotices } from './transcript-notices';
import { TranscriptTools } from './transcript-tools';
import { TranscriptView } from './transcript-view';
import { useTranscript } from './use-transcript';
import { type TranscriptActions, useTranscriptActions } from './use-transcript-actions';

const NO_TURNS: readonly Turn[] = [];

/** With it comes the waveform. */
const playerChunk: Chunk<PlayerBarProps> = {
  name: wording.ui.player,
  load: () => loadChunk(() => import('./player/player-bar')).then(({ PlayerBar }) => PlayerBar),
};

const words = wording.transcript;

/** Clear and Score, disabled while busy (§2), and the alert of §5. */
function TranscriptFooter({ busy, actions }: { busy: boolean; actions: TranscriptActions }) {
  return (
    <div className="transcript-foot">
      <Button variant="quiet" icon={Eraser} disabled={busy} onClick={actions.clear}>
        {words.clear}
      </Button>
      <Button variant="primary" icon={Gauge} className="transcript-score" disabled={busy} onClick={actions.score}>
        {words.score}
      </Button>
      {actions.missing && <AlertDialog message={words.missing} onClose={actions.closeMissing} />}
    </div>
  );
}

/** The transcript of the call on screen: read, heard, typed, corrected, sent to be scored (§2). */
export function TranscriptPanel() {
  const callId = useAtomValue(currentCallIdAtom);
  const [mode, setMode] = useAtom(transcriptModeAtom);
  const screen = useTranscript(callId);
  const jobs = useCallJobs(callId);
  const Sound = useAtomValue(teamPartsAtom)?.Sound;
  const draft = useDraft();
  const actions = useTranscriptActions(draft);
  const { call, transcript, text } = screen;
  const editing = mode === 'edit';
  const lang = useMemo(() => langOf('', spokenLanguage(call, transcript)), [call, transcript]);
  const turns = useMemo(() => (editing || !text ? NO_TURNS : parseTranscript(text)), [editing, text]);
  const busy = useHeld(isBusy(jobs), isBetween(jobs), callId) || actions.pending;

  const [deck, setDeck] = useState<SegmentPlayer | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [typeNow, setTypeNow] = useState(false);
  const changeMode = (next: typeof mode, typing = false) => {
    void draft.flush();
    setTypeNow(typing);
    setMode(next);
  };

  return (
    <section className="panel transcript" aria-label={wording.transcript.heading}>
      <TranscriptHeader call={call} turns={editing ? null : turns} mode={mode} onMode={(next) => changeMode(next)} />
      {Sound && callId !== null && call?.audio === undefined && <Sound callId={callId} />}
      {callId !== null && call?.audio !== undefined && (
        <LazyChunk
          key={callId}
          chunk={playerChunk}
          props={{
            ...{ callId, title: call.title, storedS: call.audio.durationS },
            ...{ turns, typing: editing, area, onPlayer: setDeck },
          }}
          frame={(content) => <div className="transcript-player">{content}</div>}
        />
      )}
      <TranscriptTools disabled={busy || callId === null} onSwap={actions.swap} />
      {editing ? (
        <div className="transcript-body transcript-body-edit">
          <TranscriptEditor
            area={area}
            draft={draft}
            callId={callId}
            text={text}
            revision={transcript?.revision ?? 0}
            lang={lang}
            typeNow={typeNow}
          />
        </div>
      ) : (
        <ScrollRegion className="transcript-body" label={wording.transcript.list}>
          <TranscriptView
            deck={deck}
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
