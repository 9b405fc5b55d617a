import { useSetAtom } from 'jotai';
import type { CallId } from '@/domain/call';
import { currentCallIdAtom, tabAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.realSpeak;

/** Where the recording went, and the way there. */
export function StoredTake({ callId, title, hasEngine }: { callId: CallId; title: string; hasEngine: boolean }) {
  const setCall = useSetAtom(currentCallIdAtom);
  const setTab = useSetAtom(tabAtom);
  const open = () => {
    setCall(callId);
    setTab('scoring');
  };
  return (
    <div className="real-speak-stored">
      <p>{hasEngine ? words.stored(title) : words.storedWithoutEngine(title)}</p>
      <Button onClick={open}>{words.open}</Button>
    </div>
  );
}
