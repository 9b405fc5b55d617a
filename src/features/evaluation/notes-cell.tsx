import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Claim } from '@/domain/claim';
import type { Question } from '@/domain/scoring/score-card';
import { formatTimeRange, parseTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import { IconButton } from '@/ui/icon-button';
import { InfoPopover } from '@/ui/info-popover';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { MachineLine } from './machine-line';
import { OtherTexts } from './other-texts';

const words = wording.evaluation;

/** What a row can do with the recording: nothing (no audio, or not this part of it), wait for it, play, pause. */
export type SegmentControl =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'stopped' | 'playing'; onPlay: () => void; onPause: () => void };

interface NotesCellProps {
  question: Question;
  segment: (range: TimeRange) => SegmentControl;
  /** What another window wrote here meanwhile. */
  others: readonly string[] | undefined;
  onNotes: (notes: string) => void;
  onChoose: () => void;
  onUndo: () => void;
}

function SegmentButton({ range, control }: { range: string; control: SegmentControl }) {
  switch (control.phase) {
    case 'none':
      return null;
    case 'waiting':
      return <IconButton icon={Play} label={words.playSegment(range)} className="evaluation-play" disabled />;
    case 'stopped':
      return (
        <IconButton icon={Play} label={words.playSegment(range)} className="evaluation-play" onClick={control.onPlay} />
      );
    case 'playing':
      return (
        <IconButton
          icon={Pause}
          label={words.pauseSegment}
          variant="primary"
          className="evaluation-play"
          onClick={control.onPause}
        />
      );
  }
}

/** One sentence of the machine with its time; the words it rests on come on request. */
function ClaimRow({ claim, segment }: { claim: Claim; segment: NotesCellProps['segment'] }) {
  const range = parseTimeRange(claim.fromTo);
  return (
    <div className="evaluation-evidence">
      {range !== null && (
        <>
          <SegmentButton range={formatTimeRange(range)} control={segment(range)} />
          <span className="evaluation-range">{formatTimeRange(range).replace('-', '–')}</span>
        </>
      )}
      <span className="small">{claim.text}</span>
      <InfoPopover label={`${words.reference}: ${claim.text}`}>{claim.quote}</InfoPopover>
    </div>
  );
}

/** Time, evidence and notes of a question. A row may be given notes where the machine left none. */
export function NotesCell({ question, segment, others, onNotes, onChoose, onUndo }: NotesCellProps) {
  const range = parseTimeRange(question.fromTo);
  const unreadable = range === null && !/^(none)?$/i.test(question.fromTo.trim());
  const hasEvidence = range !== null || unreadable || question.referText !== '';
  const ownNotes = question.notes !== question.machineNotes;
  return (
    <>
      {question.claims.map((claim) => (
        <ClaimRow key={`${claim.id} ${claim.turn} ${claim.from}`} claim={claim} segment={segment} />
      ))}
      {question.claims.length === 0 && hasEvidence && (
        <div className="evaluation-evidence">
          {range !== null && (
            <>
              <SegmentButton range={formatTimeRange(range)} control={segment(range)} />
              <span className="evaluation-range">{formatTimeRange(range).replace('-', '–')}</span>
            </>
          )}
          {unreadable && <span className="evaluation-range">{question.fromTo}</span>}
          {question.referText !== '' && <InfoPopover label={words.reference}>{question.referText}</InfoPopover>}
        </div>
      )}
      <TextArea
        label={words.notes(question.question)}
        hideLabel
        rows={1}
        fitted
        className="evaluation-notes-field"
        placeholder={words.notesPlaceholder}
        value={question.notes}
        onChange={onNotes}
      />
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
