import { useContext, useId } from 'react';
import type { Claim } from '@/domain/claim';
import type { Question } from '@/domain/scoring/score-card';
import { langOf } from '@/domain/transcript/spoken-language';
import { formatTimeRange, parseTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import { InfoPopover } from '@/ui/info-popover';
import { SpokenLanguage } from '@/ui/spoken-language';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { EvidenceTurns, type EvidenceTurnsProps } from './evidence-turns';
import { IsLocked } from './is-locked';
import { MachineLine } from './machine-line';
import { OtherTexts } from './other-texts';
import { type SegmentControl, SegmentTime } from './segment-button';

const words = wording.evaluation;

export interface NotesCellProps {
  question: Question;
  /** The reviewer's own note; undefined while there is none, and the machine's is only offered (D313). */
  own: string | undefined;
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
  /** One of the texts is right; `over`: every one that it was chosen from. */
  onChoose: (notes: string, over: string[]) => void;
  onUndo: () => void;
}

/** One sentence of the machine with its time; the words it rests on come on request. */
function ClaimRow({ claim, segment, onShow }: { claim: Claim } & Pick<NotesCellProps, 'segment' | 'onShow'>) {
  const range = parseTimeRange(claim.fromTo);
  const lang = useContext(SpokenLanguage);
  return (
    <div className="evaluation-evidence">
      {range !== null && <SegmentTime range={formatTimeRange(range)} control={segment(range)} />}
      {onShow === undefined ? (
        <span className="small" lang={lang}>
          {claim.text}
        </span>
      ) : (
        <button
          type="button"
          className="evaluation-show small"
          aria-label={words.evidence.show(claim.text)}
          onClick={() => onShow(claim)}
        >
          <span lang={lang}>{claim.text}</span>
        </button>
      )}
      <InfoPopover label={`${words.reference}: ${claim.text}`}>
        <span lang={lang}>{claim.quote}</span>
      </InfoPopover>
    </div>
  );
}

/** Time, evidence and notes of a question. A row may be given notes where the machine left none. */
export function NotesCell(props: NotesCellProps) {
  const { question, own, segment, given, onShow, noteAsked, others, onNotes, onChoose, onUndo } = props;
  const askedId = useId();
  const lang = useContext(SpokenLanguage);
  const range = parseTimeRange(question.fromTo);
  const unreadable = range === null && !/^(none)?$/i.test(question.fromTo.trim());
  const hasEvidence = range !== null || unreadable || question.referText !== '';
  const locked = useContext(IsLocked);
  const { machineNotes, claims } = question;
  const ownNotes = own !== undefined && own !== machineNotes;
  // Its sentences stand above it already.
  const said = claims.length > 0 ? words.machineSentences : machineNotes;
  return (
    <>
      {claims.map((claim) => (
        <ClaimRow key={`${claim.id} ${claim.turn} ${claim.from}`} claim={claim} segment={segment} onShow={onShow} />
      ))}
      {claims.length === 0 && hasEvidence && (
        <div className="evaluation-evidence">
          {range !== null && <SegmentTime range={formatTimeRange(range)} control={segment(range)} />}
          {unreadable && <span className="evaluation-range">{question.fromTo}</span>}
          {question.referText !== '' && (
            <InfoPopover label={words.reference}>
              <span lang={langOf(question.referText, lang)}>{question.referText}</span>
            </InfoPopover>
          )}
        </div>
      )}
      <EvidenceTurns question={question.question} segment={segment} onShow={onShow} {...given} />
      {(ownNotes || (own === undefined && machineNotes !== '')) && (
        <MachineLine
          said={words.machineNote(machineNotes === '' ? words.machineNotesEmpty : said)}
          question={question.question}
          onTake={machineNotes === '' ? undefined : () => onNotes(machineNotes)}
          onUndo={ownNotes && !question.answered ? onUndo : undefined}
        />
      )}
      <TextArea
        label={words.notes(question.question)}
        hideLabel
        rows={1}
        fitted
        className="evaluation-notes-field"
        placeholder={words.notesPlaceholder}
        aria-describedby={noteAsked ? askedId : undefined}
        value={own ?? ''}
        readOnly={locked}
        onChange={onNotes}
      />
      {noteAsked && (
        <p id={askedId} className="evaluation-asked">
          {words.noteAsked}
        </p>
      )}
      <OtherTexts label={words.notes(question.question)} own={own ?? ''} texts={others} onChoose={onChoose} />
    </>
  );
}
