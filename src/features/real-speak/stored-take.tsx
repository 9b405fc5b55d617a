import { useSetAtom } from 'jotai';
import type { CallId } from '@/domain/call';
import { showCallAtom, tabAtom } from '@/state/session';
import { getCall } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.realSpeak;

/** Where the recording went, and the way there. */
export function StoredTake({ callId, title, hasEngine }: { callId: CallId; title: string; hasEngine: boolean }) {
  const showCall = useSetAtom(showCallAtom);
  const setTab = useSetAtom(tabAtom);
  const open = async () => {
    const call = await getCall(callId);
    if (call === undefined) return;
    showCall(call);
    setTab('scoring');
  };
  return (
    <div className="real-speak-stored">
      <p>{hasEngine ? words.stored(title) : words.storedWithoutEngine(title)}</p>
      <Button onClick={() => void open()}>{words.open}</Button>
    </div>
  );
}
