import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { currentCallIdAtom } from '@/state/session';
import { getTranscript } from '@/storage/transcripts';
import { Button } from '@/ui/button';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import { saveText } from './save-text';
import './speaker.css';
import { speakerJson } from './speaker-json';

const words = wording.speaker;

/** Tab 2 (§2): the speaker-recognition JSON of the call on screen. */
export function SpeakerPanel() {
  const callId = useAtomValue(currentCallIdAtom);
  const read = useLiveQuery(
    async () => ({ callId, json: callId === null ? undefined : (await getTranscript(callId))?.json }),
    [callId],
  );
  const known = read !== undefined && read.callId === callId;
  const json = known ? read.json : undefined;
  const text = useMemo(() => speakerJson(json), [json]);
  return (
    <section className="panel speaker" aria-label={words.heading}>
      <div className="speaker-head">
        <h2>{words.heading}</h2>
        <Button icon={Download} disabled={text === ''} onClick={() => saveText(words.file, text)}>
          {words.save}
        </Button>
      </div>
      {text !== '' && (
        <ScrollRegion className="speaker-code" label={words.code}>
          <pre>
            <code>{text}</code>
          </pre>
        </ScrollRegion>
      )}
      {text === '' && known && (
        <p className="speaker-empty" role="alert">
          {words.empty}
        </p>
      )}
    </section>
  );
}
