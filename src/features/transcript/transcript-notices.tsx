import { useSetAtom } from 'jotai';
import Undo2 from 'lucide-react/icons/undo-2';
import { showToastAtom } from '@/state/toasts';
import { putBackRemoved } from '@/storage/transcripts';
import { Button } from '@/ui/button';
import { InfoPopover } from '@/ui/info-popover';
import { wording } from '@/ui/wording';
import type { TranscriptDraft } from './draft';
import { provenanceText } from './provenance-text';
import type { CallOnScreen } from './use-transcript';

const words = wording.transcript;

/** What was taken out, with the way back (decision 34), and who made the transcript (decision 5). */
export function TranscriptNotices({
  transcript,
  draft,
}: {
  transcript: CallOnScreen['transcript'];
  draft: TranscriptDraft;
}) {
  const showToast = useSetAtom(showToastAtom);
  if (transcript === undefined) return null;
  const { callId, removed } = transcript;
  const putBack = async () => {
    try {
      if (await draft.flush()) await putBackRemoved(callId);
    } catch {
      showToast({ text: words.notSaved, tone: 'danger' });
    }
  };
  return (
    <div className="transcript-notices">
      {removed.length > 0 && (
        <div className="transcript-removed">
          <span className="transcript-count">{words.removed(removed.length)}</span>
          <InfoPopover label={words.removedWhich}>
            <ul>
              {removed.map((phrase) => (
                <li key={`${phrase.at} ${phrase.text}`} dir="auto">
                  {phrase.text.trim()}
                </li>
              ))}
            </ul>
          </InfoPopover>
          <Button variant="quiet" icon={Undo2} onClick={() => void putBack()}>
            {words.putBack}
          </Button>
        </div>
      )}
      <p className="transcript-made">{provenanceText(transcript, Date.now())}</p>
    </div>
  );
}
