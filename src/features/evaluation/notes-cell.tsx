import { useId } from 'react';
import type { Claim } from '@/domain/claim';
import type { Question } from '@/domain/scoring/score-card';
import { formatTimeRange, parseTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import { InfoPopover } from '@/ui/info-popover';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { EvidenceTurns, type EvidenceTurnsProps } from './evidence-turns';
import { MachineLine } from './machine-line';
import { OtherTexts } from './other-texts';
import { type SegmentControl, SegmentTime } from './segment-button';

const words = wording.evaluation;

export interface NotesCellProps {
  question: Question;
  segment: (range: TimeRange) => SegmentControl;
  /** The turns that the reviewer gave. */
  given: Omit<EvidenceTurnsProps, 'question' | 'segment' | 'onShow'>;
  /** Shows the place in the transcript beside; absent where there is none. */
  onShow: ((place: { turn: number; quote: string }) => void) | undefined;
  /** The scorecard asks for a note to this answer, and there is none. */
  noteAsked: boolean;
  /** What another window wrote here meanwhile. */
  others: readonly string[] | undefined;
  onNotes: (notes: string) => void;
  onChoose: () => void;
  onUndo: () => void;
}

/** One sentence of the machine with its time; the words it rests on come on request. */
function ClaimRow({ claim, segment, onShow }: { claim: Claim } & Pick<NotesCellProps, 'segment' | 'onShow'>) {
  const range = parseTimeRange(claim.fromTo);
  return (
    <div className="evaluation-evidence">
      {range !== null && <SegmentTime range={formatTimeRange(range)} control={segment(range)} />}
      {onShow === undefined ? (
        <span className="small">{claim.text}</span>
      ) : (
        <button
          type="button"
          className="evaluation-show small"
          aria-label={words.evidence.show(claim.text)}
          onClick={() => onShow(claim)}
        >
          {claim.text}
        </button>
      )}
      <InfoPopover label={`${words.reference}: ${claim.text}`}>{claim.quote}</InfoPopover>
    </div>
  );
}

/** Time, evidence and notes of a question. A row may be given notes where the machine left none. */
export function NotesCell(props: NotesCellProps) {
  const { question, segment, given, onShow, noteAsked, others, onNotes, onChoose, onUndo } = props;
  const askedId = useId();
  const range = parseTimeRange(question.fromTo);
  const unreadable = range === null && !/^(none)?$/i.test(question.fromTo.trim());
  const hasEvidence = range !== null || unreadable || question.referText !== '';
  const ownNotes = question.notes !== question.machineNotes;
  return (
    <>
      {question.claims.map((claim) => (
        <ClaimRow key={`${claim.id} ${claim.turn} ${claim.from}`} claim={claim} segment={segment} onShow={onShow} />
      ))}
      {question.claims.length === 0 && hasEvidence && (
        <div className="evaluation-evidence">
          {range !== null && <SegmentTime range={formatTimeRange(range)} control={segment(range)} />}
          {unreadable && <span className="evaluation-range">{question.fromTo}</span>}
          {question.referText !== '' && <InfoPopover label={words.reference}>{question.referText}</InfoPopover>}
        </div>
      )}
      <EvidenceTurns question={question.question} segment={segment} onShow={onShow} {...given} />
      <TextArea
        label={words.notes(question.question)}
        hideLabel
        rows={1}
        fitted
        className="evaluation-notes-field"
        placeholder={words.notesPlaceholder}
        aria-describedby={noteAsked ? askedId : undefined}
        value={question.notes}
        onChange={onNotes}
      />
      {noteAsked && (
        <p id={askedId} className="evaluation-asked">
          {words.noteAsked}
        </p>
      )}
      <OtherTexts
        label={words.notes(question.question)}
        texts={others}
        onUse={(text) => {
          onNotes(text);
          onChoose();
        }}
        onKeep={onChoose}
      />
      {ownNotes && (
        <MachineLine
          said={question.machineNotes === '' ? words.machineNotesEmpty : question.machineNotes}
          question={question.question}
          onUndo={question.answered ? undefined : onUndo}
        />
      )}
    </>
  );
}
