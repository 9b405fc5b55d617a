import Info from 'lucide-react/icons/info';
import type { SpeakersFound } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import './speakers-notice.css';
import type { TellApart } from './use-tell-apart';

const words = wording.repair;

function found({ method, certain }: SpeakersFound): string {
  const heard = method === 'channels' || method === 'voices';
  return heard && !certain ? words.speakers.uncertain : words.speakers[method];
}

/** Where the speakers come from when this device found them, and how far it is while it listens. */
export function SpeakersNotice({ speakers, telling }: { speakers: SpeakersFound | undefined; telling: TellApart }) {
  if (telling.share !== null) {
    return (
      <div className="speakers-notice">
        <span>{words.telling}</span>
        <ProgressBar label={words.telling} share={telling.share} />
        <Button onClick={telling.stop}>{words.stopTelling}</Button>
      </div>
    );
  }
  if (speakers === undefined) return null;
  return (
    <p className={speakers.certain ? 'speakers-notice' : 'speakers-notice speakers-uncertain'}>
      <Info aria-hidden="true" size={16} />
      <span>{found(speakers)}</span>
    </p>
  );
}
