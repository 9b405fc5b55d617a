import type { ReactNode } from 'react';
import './bars.css';

export interface BarRowProps {
  /** Its columns, by the class of that name. */
  kind: 'failed' | 'agreement' | 'talk' | 'spread';
  /** All of it in a sentence: numbers side by side say nothing to who can't see their columns. */
  name: string;
  onPress: () => void;
  children: ReactNode;
}

/** A name, a bar and its numbers in a row that leads to the calls behind it. */
export function BarRow({ kind, name, onPress, children }: BarRowProps) {
  return (
    <button type="button" className={`bar-row ${kind}-row`} onClick={onPress}>
      <span className="visually-hidden">{name}</span>
      <span className="bar-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
