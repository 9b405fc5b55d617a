import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { ACCEPTED } from './sort-files';

const words = wording.capture;

/** A button and the file input behind it. The input is emptied at once, so that the same file can be chosen again. */
export function UploadButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button icon={Upload} pending={busy} title={words.uploadHint} onClick={() => input.current?.click()}>
        {words.upload}
      </Button>
      <input ref={input} type="file" hidden multiple accept={ACCEPTED} aria-label={words.upload} onChange={choose} />
    </>
  );
}
