import { useContext } from 'react';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { type EvaluationChange, fieldOf, noteText } from '@/domain/scoring/evaluation-edit';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';
import { OtherTexts } from './other-texts';

const words = wording.evaluation;
const AREAS = [
  { kind: 'analysis-notes', label: words.analysisNotes },
  { kind: 'evaluation-notes', label: words.evaluationNotes },
] as const;

interface NoteAreasProps {
  evaluation: Evaluation;
  /** Whose notes; of the call where it is left out. */
  section?: { id: string; title: string };
  onChange: (change: EvaluationChange) => void;
}

/** The two notes of the call (§2), or of one section. */
export function NoteAreas({ evaluation, section, onChange }: NoteAreasProps) {
  const locked = useContext(IsLocked);
  return (
    <div className="evaluation-areas">
      {AREAS.map(({ kind, label }) => {
        const change = (text: string) => ({ kind, text, ...(section && { section: section.id }) });
        const field = fieldOf(change(''));
        const own = noteText(evaluation, kind, section?.id);
        const name = section === undefined ? label : words.sections.noteOf(label, section.title);
        return (
          <div key={kind}>
            <TextArea
              label={name}
              rows={section === undefined ? 2 : 1}
              fitted
              readOnly={locked}
              value={own}
              onChange={(text) => onChange(change(text))}
            />
            <OtherTexts
              label={name}
              own={own}
              texts={evaluation.others?.[field]}
              onChoose={(text, over) => {
                onChange(change(text));
                onChange({ kind: 'choose', field, over });
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
