import FileAudio from 'lucide-react/icons/file-audio';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import Sparkles from 'lucide-react/icons/sparkles';
import type { CallSource } from '@/domain/call';
import { wording } from '@/ui/wording';
import './call-parts.css';

const ICONS = { recording: Mic, upload: FileAudio, sample: Sparkles, typed: FileText } as const;

/** Where a call came from. */
export function SourceIcon({ source }: { source: CallSource }) {
  const Icon = ICONS[source];
  return (
    <span className="calls-source" role="img" aria-label={wording.calls.source[source]}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
