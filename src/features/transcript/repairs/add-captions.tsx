import Captions from 'lucide-react/icons/captions';
import { useRef, useState } from 'react';
import { readCaptions } from '@/audio/files/read-captions';
import type { CallId } from '@/domain/call';
import { wake } from '@/jobs/queue';
import { attachCaptions } from '@/storage/calls/audio';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.transcript.waiting;

/** Takes a caption file as the transcript of a call that waits for one (D7). */
export function AddCaptions({ callId }: { callId: CallId }) {
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState('');

  const take = async (control: HTMLInputElement) => {
    const [file] = control.files ?? [];
    control.value = '';
    if (file === undefined) return;
    setUnreadable('');
    const captions = await readCaptions(file).catch(() => null);
    if (captions === null) return setUnreadable(file.name);
    try {
      await attachCaptions(callId, captions);
      wake();
    } catch {
      setUnreadable(file.name);
    }
  };

  return (
    <>
      <Button icon={Captions} onClick={() => input.current?.click()}>
        {words.addCaptions}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt"
        aria-label={words.addCaptions}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      {unreadable !== '' && <p role="alert">{words.captionsUnreadable(unreadable)}</p>}
    </>
  );
}
