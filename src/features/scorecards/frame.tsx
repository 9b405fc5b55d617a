import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useModal } from '@/ui/use-modal';

export interface FrameProps {
  title: string;
  /** Where this screen is, and whether what is on it is stored. */
  path: ReactNode;
  chip?: ReactNode;
  back: string;
  onBack: () => void;
  /** Buttons of the head. */
  actions: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A dialog as large as the screen, with the way back where pages have it. */
export function Frame({ title, path, chip, back, onBack, actions, onKeyDown, children }: FrameProps) {
  const ref = useModal(onBack, false);
  const titleId = useId();
  return (
    <dialog ref={ref} className="scorecards" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header className="scorecards-head">
        <IconButton icon={ArrowLeft} variant="quiet" label={back} onClick={onBack} />
        <div className="scorecards-title">
          <div className="small muted">{path}</div>
          <h2 id={titleId}>
            {title} {chip}
          </h2>
        </div>
        <div className="scorecards-actions">{actions}</div>
      </header>
      <div className="scorecards-body">{children}</div>
    </dialog>
  );
}
