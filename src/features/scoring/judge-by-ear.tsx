import { useSetAtom } from 'jotai';
import Ear from 'lucide-react/icons/ear';
import { useState } from 'react';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { openDialogAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { judgeByEar } from '@/storage/calls/judge-by-ear';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';

const words = wording.player.ear;

/** Offered while a call has sound and no transcript: the chosen scorecard, all of it for the reviewer to answer. */
export function JudgeByEar({ callId, service }: { callId: CallId; service: string }) {
  const openDialog = useSetAtom(openDialogAtom);
  const showToast = useSetAtom(showToastAtom);
  const [working, setWorking] = useState(false);
  const judge = async () => {
    setWorking(true);
    try {
      await judgeByEar(callId, service);
      openDialog({ name: 'evaluation', callId, service, cardId: '' });
    } catch (error) {
      showToast({ text: failureLine(failureOf(error)), tone: 'danger' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <section className="panel results-ear" aria-label={words.title}>
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <Button variant="primary" icon={Ear} disabled={working} onClick={() => void judge()}>
        {words.judge}
      </Button>
    </section>
  );
}
