import { useAtomValue, useSetAtom } from 'jotai';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import ListMusic from 'lucide-react/icons/list-music';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Mic from 'lucide-react/icons/mic';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { Job } from '@/domain/jobs/job';
import { loadChunk } from '@/domain/load-chunk';
import { isLanguageChosen, speakLanguageAtom } from '@/state/interface-language';
import { recordingAtom, startRecordingAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { failureText, sentence } from '@/ui/failure-words';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import type { MissingModelProps } from './missing-model';

const words = wording.transcript;
const ICONS = { record: Mic, upload: Upload, sample: ListMusic, type: Keyboard };

/** The first start, until a language is chosen by anybody: in the way of nothing, and above what a low screen cuts off. */
function LanguageOffer() {
  const [chosen] = useState(isLanguageChosen);
  const speak = useSetAtom(speakLanguageAtom);
  if (chosen) return null;
  return (
    <fieldset className="transcript-language" aria-label={wording.language.choose}>
      <Languages size={18} aria-hidden="true" />
      {(['vi', 'en'] as const).map((language) => (
        <Button key={language} lang={language} onClick={() => void speak(language, wording.language.later)}>
          {wording.language.choices[language]}
        </Button>
      ))}
    </fieldset>
  );
}

/** The empty screen teaches the ways to begin, until one is taken. */
export function NoCall({ onType }: { onType: () => void }) {
  const recording = useAtomValue(startRecordingAtom);
  const begun = useAtomValue(recordingAtom);
  if (begun) return <EmptyState icon={Mic} title={words.waiting.title} text={words.waiting.recording} />;
  return (
    <div className="transcript-empty">
      <LanguageOffer />
      <h3>{words.empty.title}</h3>
      <p>{words.empty.text}</p>
      <ul>
        {words.empty.ways.map(([way, name, how]) => {
          const Icon = ICONS[way];
          return (
            <li key={way} className="transcript-way">
              <Icon className="transcript-way-icon" size={20} aria-hidden="true" />
              <span>
                <strong>{name}</strong> {how}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="transcript-empty-actions">
        {recording !== null && (
          <Button icon={Mic} onClick={recording.start}>
            {words.empty.record}
          </Button>
        )}
        <Button icon={Keyboard} onClick={onType}>
          {words.empty.type}
        </Button>
      </div>
    </div>
  );
}

function whyMissing(job: Job | undefined): string {
  if (job === undefined || job.state === 'done') return words.waiting.none;
  if (job.state === 'running') return words.waiting.running;
  if (job.state === 'queued') return words.waiting.queued;
  const { happened, kept, todo } = failureText(job.failure, { kind: job.kind });
  return [happened, kept, todo].map(sentence).join(' ');
}

const missingModelChunk: Chunk<MissingModelProps> = {
  name: words.waiting.title,
  load: () => loadChunk(() => import('./missing-model')).then(({ MissingModel }) => MissingModel),
};

/** A stored call whose transcript is not there yet, and why. */
export function NoTranscript({ jobs, hasAudio }: { jobs: readonly Job[]; hasAudio: boolean }) {
  const transcribe = jobs.filter((job) => job.kind === 'transcribe').at(-1);
  if (hasAudio && transcribe?.state === 'queued' && transcribe.waitingFor === 'model') {
    return <LazyChunk chunk={missingModelChunk} props={{ callId: transcribe.callId }} frame={(content) => content} />;
  }
  return (
    <EmptyState
      icon={MessageSquareText}
      title={words.waiting.title}
      text={hasAudio ? whyMissing(transcribe) : words.blank}
    />
  );
}
