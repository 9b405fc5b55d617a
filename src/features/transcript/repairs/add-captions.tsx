import Captions from 'lucide-react/icons/captions';
import { useState } from 'react';
import { readCaptions } from '@/audio/files/read-captions';
import type { CallId } from '@/domain/call';
import { wake } from '@/jobs/queue';
import { attachCaptions } from '@/storage/calls/audio';
import { FileButton } from '@/ui/file-button';
import { wording } from '@/ui/wording';

const words = wording.transcript.waiting;

/** Takes a caption file as the transcript of a call that waits for one (D7). */
export function AddCaptions({ callId }: { callId: CallId }) {
  const [unreadable, setUnreadable] = useState('');

  const take = async (file: File) => {
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
      <FileButton
        icon={Captions}
        label={words.addCaptions}
        accept=".vtt,.srt"
        onFiles={([file]) => file && void take(file)}
      />
      {unreadable !== '' && <p role="alert">{words.captionsUnreadable(unreadable)}</p>}
    </>
  );
}
