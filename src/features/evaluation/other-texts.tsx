import { useContext } from 'react';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';
import './other-texts.css';

const words = wording.evaluation.others;

export interface OtherTextsProps {
  /** Name of the field they belong to. */
  label: string;
  texts: readonly string[] | undefined;
  onUse: (text: string) => void;
  onKeep: () => void;
}

/** What another window wrote into the same field meanwhile: kept, and shown, until one is chosen. */
export function OtherTexts({ label, texts = [], onUse, onKeep }: OtherTextsProps) {
  const locked = useContext(IsLocked);
  if (texts.length === 0) return null;
  return (
    <div className="evaluation-others" role="status">
      <p>{words.changed}</p>
      {texts.map((text) => (
        <div key={text} className="evaluation-other">
          <span dir="auto">{text}</span>
          {!locked && (
            <Button aria-label={words.takeOf(label, text)} onClick={() => onUse(text)}>
              {words.take}
            </Button>
          )}
        </div>
      ))}
      {!locked && (
        <Button aria-label={words.keepOf(label)} onClick={onKeep}>
          {words.keep}
        </Button>
      )}
    </div>
  );
}
