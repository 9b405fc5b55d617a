import { type MouseEvent, useContext } from 'react';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';
import { leaveForField } from './machine-line';
import './other-texts.css';

const words = wording.evaluation.others;

export interface OtherTextsProps {
  /** Name of the field they belong to. */
  label: string;
  /** What stands in the field. */
  own: string;
  texts: readonly string[] | undefined;
  /** `over`: every text that it was chosen from. */
  onChoose: (text: string, over: string[]) => void;
}

/** What another window wrote into the same field meanwhile: kept, and shown, until one is chosen. */
export function OtherTexts({ label, own, texts = [], onChoose }: OtherTextsProps) {
  const locked = useContext(IsLocked);
  const others = texts.filter((text) => text !== own);
  if (others.length === 0) return null;
  // The text of the field as well: what stands there need not be what is stored.
  const choose = (text: string) => (event: MouseEvent<HTMLElement>) => {
    leaveForField(event);
    onChoose(text, [own, ...others]);
  };
  return (
    <div className="evaluation-others" role="status">
      <p>
        <span className="visually-hidden">{label}: </span>
        {words.changed}
      </p>
      {others.map((text) => (
        <div key={text} className="evaluation-other">
          <span dir="auto">{text === '' ? words.nothing : text}</span>
          {!locked && (
            <Button aria-label={words.takeOf(label, text === '' ? words.nothing : text)} onClick={choose(text)}>
              {words.take}
            </Button>
          )}
        </div>
      ))}
      {!locked && (
        <Button aria-label={words.keepOf(label)} onClick={choose(own)}>
          {words.keep}
        </Button>
      )}
    </div>
  );
}
