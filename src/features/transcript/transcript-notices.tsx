import { useSetAtom } from 'jotai';
import Undo2 from 'lucide-react/icons/undo-2';
import { loadChunk } from '@/domain/load-chunk';
import { showToastAtom } from '@/state/toasts';
import { usePeople } from '@/state/use-people';
import { putBackRemoved } from '@/storage/calls/transcripts';
import { Button } from '@/ui/button';
import { InfoPopover } from '@/ui/info-popover';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { provenanceText } from './provenance-text';
import { OtherVersions } from './repairs/other-versions';
import type { TranscribeAgainProps } from './repairs/transcribe-again';
import type { TranscriptDraft } from './text/draft';
import type { CallOnScreen } from './use-transcript';

const words = wording.transcript;

const againChunk: Chunk<TranscribeAgainProps> = {
  name: words.again.transcribe,
  load: () => loadChunk(() => import('./repairs/transcribe-again')).then(({ TranscribeAgain }) => TranscribeAgain),
};

/** What was taken out, with the way back, other versions of the text, and who made the one that is shown. */
export function TranscriptNotices({
  transcript,
  draft,
}: {
  transcript: CallOnScreen['transcript'];
  draft: TranscriptDraft;
}) {
  const showToast = useSetAtom(showToastAtom);
  const people = usePeople();
  if (transcript === undefined) return null;
  const { callId, removed, madeBy, raw } = transcript;
  const unheard = madeBy.maker === 'captions' || (madeBy.maker === 'human' && raw === undefined);
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
      <OtherVersions callId={callId} draft={draft} />
      <p className="transcript-made">{provenanceText(transcript, Date.now(), people)}</p>
      {unheard && <LazyChunk chunk={againChunk} props={{ callId, maker: madeBy.maker }} frame={(content) => content} />}
    </div>
  );
}
