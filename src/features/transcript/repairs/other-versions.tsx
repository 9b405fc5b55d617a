import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import type { CallId } from '@/domain/call';
import { isTyped } from '@/domain/transcript/transcript';
import { showToastAtom } from '@/state/toasts';
import { dropVersions, otherVersions } from '@/storage/calls/kept-texts';
import { showVersion } from '@/storage/calls/transcripts';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { provenanceText } from '../provenance-text';
import type { TranscriptDraft } from '../text/draft';

const words = wording.transcript.versions;

/** Texts that another window, or a transcription, wrote meanwhile: all are kept until one is chosen. */
export function OtherVersions({ callId, draft }: { callId: CallId; draft: TranscriptDraft }) {
  const versions = useLiveQuery(() => otherVersions(callId), [callId]);
  const showToast = useSetAtom(showToastAtom);
  const [first] = versions ?? [];
  if (versions === undefined || first === undefined || first.callId !== callId) return null;
  const { transcript } = first;
  const run = async (work: () => Promise<void>) => {
    try {
      if (await draft.flush()) await work();
    } catch {
      showToast({ text: wording.transcript.notSaved, tone: 'danger' });
    }
  };
  const made = provenanceText(transcript, Date.now());
  return (
    <div className="transcript-versions" role="status">
      <span>{isTyped(transcript) ? words.typed(made) : words.heard(made)}</span>
      <Button onClick={() => void run(() => showVersion(first))}>{words.show}</Button>
      <Button onClick={() => void run(() => dropVersions(versions))}>{words.keep}</Button>
    </div>
  );
}
