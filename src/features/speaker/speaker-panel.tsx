import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { talkTime } from '@/domain/transcript/talk-time';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { currentCallIdAtom } from '@/state/session';
import { getCall } from '@/storage/calls/calls';
import { getTranscript } from '@/storage/calls/transcripts';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import './speaker.css';
import { speakerJson } from './speaker-json';
import { TalkTimeView } from './talk-time-view';

const words = wording.speaker;

/** Tab 2 (§2): the speaker-recognition JSON of the call on screen, and who speaks how long by the transcript's times. */
export function SpeakerPanel() {
  const callId = useAtomValue(currentCallIdAtom);
  const read = useLiveQuery(async () => {
    if (callId === null) return { callId };
    const [call, transcript] = await Promise.all([getCall(callId), getTranscript(callId)]);
    return { callId, json: transcript?.json, text: transcript?.text, durationS: call?.audio?.durationS };
  }, [callId]);
  const known = read !== undefined && read.callId === callId;
  const { json, text, durationS } = known ? read : {};
  const code = useMemo(() => speakerJson(json), [json]);
  const times = useMemo(() => (text ? talkTime(parseTranscript(text), durationS) : null), [text, durationS]);
  return (
    <section className="panel speaker" aria-label={words.heading}>
      <div className="speaker-head">
        <h2>{words.heading}</h2>
        <Button
          icon={Download}
          disabled={code === ''}
          onClick={() => download(new Blob([code], { type: 'application/json' }), words.file)}
        >
          {words.save}
        </Button>
      </div>
      {times !== null && <TalkTimeView times={times} />}
      {code !== '' && (
        <ScrollRegion className="speaker-code" label={words.code}>
          <pre>
            <code>{code}</code>
          </pre>
        </ScrollRegion>
      )}
      {code === '' && known && (
        <p className="speaker-empty" role="alert">
          {words.empty}
        </p>
      )}
    </section>
  );
}
