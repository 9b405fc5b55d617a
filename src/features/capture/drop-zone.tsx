import AudioLines from 'lucide-react/icons/audio-lines';
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '@/ui/plain-key';
import { wording } from '@/ui/wording';

const words = wording.capture;

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

export interface DropZoneProps {
  /** False: files are kept from replacing the page, and nothing more. */
  active: boolean;
  onFiles: (files: File[]) => void;
}

/** Files can be dropped and pasted anywhere on the screen; while one hangs over it, it says so. */
export function DropZone({ active, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    // Every element passed over sends its own pair of events: only the outermost counts.
    let depth = 0;
    const track = (change: 1 | -1) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth + change);
      setOver(active && depth > 0 && document.querySelector('dialog[open]') === null);
    };
    const enter = track(1);
    const leave = track(-1);
    // Without this the browser would open the file in the page's place.
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (active && files.length > 0 && document.querySelector('dialog[open]') === null) take.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (!active || files.length === 0 || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      take.current(files);
    };
    window.addEventListener('paste', paste);
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [active]);

  if (!over) return null;
  return (
    <div className="capture-drop">
      <div className="capture-drop-card">
        <AudioLines size={32} aria-hidden="true" />
        <strong>{words.dropTitle}</strong>
        <span>{words.uploadHint}</span>
      </div>
    </div>
  );
}
