import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { VOICES } from '@/domain/transcript/voices';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { useVoices } from './sound/use-voices';

const words = wording.transcript;
const OPTIONS = VOICES.map((voice) => ({ value: voice, label: words.voice(voice) }));

/** Who is who and how they sound: the two voices (§2 "Voice selector") and the swap of the speakers. */
export function TranscriptTools({ disabled, onSwap }: { disabled: boolean; onSwap: () => void }) {
  const [voices, choose] = useVoices();
  return (
    <div className="transcript-tools">
      <SelectField
        label={words.agentVoice}
        options={OPTIONS}
        value={voices.agentVoice}
        onChange={(value) => choose({ agentVoice: value })}
      />
      <IconButton icon={ArrowLeftRight} label={words.swap} disabled={disabled} onClick={onSwap} />
      <SelectField
        label={words.customerVoice}
        options={OPTIONS}
        value={voices.customerVoice}
        onChange={(value) => choose({ customerVoice: value })}
      />
    </div>
  );
}
