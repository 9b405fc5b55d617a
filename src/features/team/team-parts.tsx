import { useAtomValue, useSetAtom } from 'jotai';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import type { CallId } from '@/domain/call';
import { onlineAtom } from '@/state/online';
import { comingSoundAtom, soundAskedAtom, type TeamParts } from '@/state/team';
import { showToastAtom } from '@/state/toasts';
import { useLiveTables } from '@/state/use-live-tables';
import { retryPushes } from '@/storage/team/push-queue';
import { archivedSounds, freeSounds } from '@/storage/team/team-sound';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatBytes, formatCount } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { StatusChip } from '@/ui/status-chip';
import { teamFailure } from '@/ui/team-failure';
import { wording } from '@/ui/wording';
import { Begun } from './begun';
import { KeepSounds } from './keep-sounds';
import { OtherJudgements } from './other-judgements';
import { BinState, DeleteQuestion } from './removal';
import { usePushes, useStanding, useTeamStanding } from './standing';
import './team-parts.css';

const words = wording.team;

function AtRisk() {
  const count = usePushes()?.size ?? 0;
  if (count === 0) return null;
  return (
    <p className="team-at-risk" title={words.atRiskWhy(count)}>
      <CloudOff size={16} aria-hidden="true" />
      {words.atRisk(formatCount(count))}
      <span className="visually-hidden">. {words.atRiskWhy(count)}</span>
    </p>
  );
}

function CallState({ callId }: { callId: CallId }) {
  const found = useTeamStanding(callId);
  const { text, tone, reason, share, canRetry } = useStanding(found?.push);
  if (found === undefined) return null;
  return (
    <div className="team-state">
      <StatusChip tone={tone}>{text}</StatusChip>
      {found.judges.length > 0 && <span>{words.judgedBy(found.judges.join(', '))}</span>}
      {share !== undefined && <ProgressBar label={text} share={share} />}
      {reason !== undefined && <p>{reason}</p>}
      {canRetry && (
        <Button icon={RotateCw} tabIndex={-1} onClick={() => void retryPushes(callId)}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

function Sound({ callId }: { callId: CallId }) {
  const coming = useAtomValue(comingSoundAtom);
  const online = useAtomValue(onlineAtom);
  const askAgain = useSetAtom(soundAskedAtom);
  if (coming?.callId !== callId) return null;
  const { failure, share, begun } = coming;
  const percent = words.sound.coming(Math.floor(share * 100));
  if (failure === undefined)
    return (
      <div className="team-sound" role="status">
        <p>{percent}</p>
        <ProgressBar label={percent} share={share} />
        {begun && <Begun key={callId} sound={begun} />}
      </div>
    );
  const why = failure.kind === 'missing-audio' ? words.sound.notYet : teamFailure(failure, false);
  return (
    <div className="team-sound" role="status">
      <p>{online ? `${words.sound.failed} ${why}` : words.sound.offline}</p>
      <Button icon={RotateCw} onClick={() => askAgain((times) => times + 1)}>
        {words.sound.retry}
      </Button>
    </div>
  );
}

const SOUND_TABLES = ['audio', 'archived', 'pushes'] as const;

function FreeDevice() {
  const sounds = useLiveTables(SOUND_TABLES, archivedSounds) ?? [];
  const [asking, setAsking] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  if (sounds.length === 0) return null;
  const size = formatBytes(sounds.reduce((sum, { bytes }) => sum + bytes, 0));
  const free = async () => {
    setAsking(false);
    const bytes = await freeSounds(sounds.map(({ callId }) => callId));
    showToast({ text: words.free.done(formatBytes(bytes)), tone: 'neutral' });
  };
  return (
    <>
      <Button icon={Smartphone} onClick={() => setAsking(true)}>
        {words.free.button(size)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.free.title}
          message={words.free.message(sounds.length, size)}
          confirm={words.free.confirm}
          onConfirm={() => void free()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What the other screens show where a team is joined. */
export const teamParts: TeamParts = {
  AtRisk,
  CallState,
  Sound,
  FreeDevice,
  DeleteQuestion,
  BinState,
  KeepSounds,
  OtherJudgements,
};
