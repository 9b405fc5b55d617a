import { wording } from '@/ui/wording';
import { DISPUTES } from './disputes';
import type { EvaluationSection } from './sections';

const words = wording.evaluation.sections;

interface SectionBarProps {
  sections: readonly EvaluationSection[];
  /** By its id; the notes of the call are the last. */
  onJump: (section: string) => void;
}

export const CALL_NOTES = ' notes';

/** The parts of the dialog with their points, and the way to each. */
export function SectionBar({ sections, onJump }: SectionBarProps) {
  return (
    <nav className="evaluation-jump" aria-label={words.nav}>
      {sections.map(({ id, title, points }) => (
        <button key={id} type="button" onClick={() => onJump(id)}>
          <span>{title}</span> <b>{points === '' ? words.open : points}</b>
        </button>
      ))}
      <button type="button" onClick={() => onJump(CALL_NOTES)}>
        <span>{words.notes}</span>
      </button>
      <button type="button" onClick={() => onJump(DISPUTES)}>
        <span>{wording.disputes.region}</span>
      </button>
    </nav>
  );
}
