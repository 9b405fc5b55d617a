import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import AudioLines from 'lucide-react/icons/audio-lines';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import type { Provenance } from '@/domain/provenance';
import { wake } from '@/jobs/queue';
import { showToastAtom } from '@/state/toasts';
import { useCallJobs } from '@/state/use-call-jobs';
import { getSettings } from '@/storage/browser/settings';
import { transcribeSound } from '@/storage/calls/audio';
import { getCall } from '@/storage/calls/calls';
import { hasSpeechModel } from '@/storage/models/speech-models';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';

const words = wording.transcript.again;

export interface TranscribeAgainProps {
  callId: CallId;
  /** Of the text that stands for the sound. */
  maker: Provenance['maker'];
}

/** Says what stands for the sound, where there is one, and has the sound transcribed where something here can do it. */
export function TranscribeAgain({ callId, maker }: TranscribeAgainProps) {
  const showToast = useSetAtom(showToastAtom);
  const jobs = useCallJobs(callId);
  const canTranscribe = useLiveQuery(async () => {
    const { policy, services } = await getSettings();
    const byService = policy !== 'device-only' && Boolean(services.speech || services.interactions);
    return byService || (await hasSpeechModel());
  });
  const byCaptions = maker === 'captions';
  const hasSound = useLiveQuery(async () => (await getCall(callId))?.audio !== undefined, [callId]) ?? false;
  const said = byCaptions ? words.captions : words.typed;
  const open = jobs.some(({ kind, state }) => kind === 'transcribe' && (state === 'queued' || state === 'running'));
  const transcribe = async () => {
    try {
      await transcribeSound(callId);
      wake();
    } catch (error) {
      showToast({ text: failureLine(failureOf(error)), tone: 'danger' });
    }
  };
  if (!(hasSound || byCaptions)) return null;
  return (
    <div className="transcript-again">
      <span>{open ? words.waits : said}</span>
      {canTranscribe === true && !open && (
        <Button variant="quiet" icon={AudioLines} onClick={() => void transcribe()}>
          {words.transcribe}
        </Button>
      )}
    </div>
  );
}
