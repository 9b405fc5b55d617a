import ListPlus from 'lucide-react/icons/list-plus';
import X from 'lucide-react/icons/x';
import { useContext, useRef } from 'react';
import type { EvidenceTurn } from '@/domain/scoring/evaluation';
import { formatTimeRange, parseTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import type { Turn } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';
import { type SegmentControl, SegmentTime } from './segment-button';

const words = wording.evaluation.evidence;
/** A list that nobody could read through would also fill a tablet's memory. */
const MOST_TURNS = 3000;

export interface EvidenceTurnsProps {
  question: string;
  evidence: readonly EvidenceTurn[];
  turns: readonly Turn[];
  /** A turn is being chosen for this question, here or in the transcript. */
  choosing: boolean;
  segment: (range: TimeRange) => SegmentControl;
  onChoosing: (choosing: boolean) => void;
  /** Place of the turn, from 0. */
  onAdd: (turn: number) => void;
  onRemove: (evidence: EvidenceTurn) => void;
  /** Absent where no transcript stands beside the dialog. */
  onShow?: ((evidence: EvidenceTurn) => void) | undefined;
}

function optionOf({ speaker, text, start }: Turn, index: number) {
  const time = start === undefined ? '' : ` ${formatTimeRange({ start, end: start }).split('-')[0]}`;
  const said = text.length > 70 ? `${text.slice(0, 70)}…` : text;
  return { value: String(index), label: `${index + 1}${time} ${wording.transcript[speaker]}: ${said}` };
}

/** The turns that a reviewer gave as evidence, and the way to give another: from a list, or in the transcript beside. */
export function EvidenceTurns(props: EvidenceTurnsProps) {
  const { question, evidence, turns, choosing, segment, onChoosing, onAdd, onRemove, onShow } = props;
  const locked = useContext(IsLocked);
  const lang = useContext(SpokenLanguage);
  const add = useRef<HTMLButtonElement>(null);
  const end = () => {
    onChoosing(false);
    add.current?.focus();
  };
  return (
    <div className="evaluation-given">
      {evidence.map((one) => {
        const range = parseTimeRange(one.fromTo);
        return (
          <div key={`${one.turn} ${one.quote}`} className="evaluation-evidence">
            {range !== null && <SegmentTime range={formatTimeRange(range)} control={segment(range)} />}
            {onShow === undefined ? (
              <q className="small" lang={lang}>
                {one.quote}
              </q>
            ) : (
              <button
                type="button"
                className="evaluation-show small"
                aria-label={words.show(one.quote)}
                onClick={() => onShow(one)}
              >
                <q lang={lang}>{one.quote}</q>
              </button>
            )}
            {!locked && (
              <IconButton
                icon={X}
                label={words.remove(question, one.quote)}
                variant="quiet"
                onClick={() => {
                  add.current?.focus();
                  onRemove(one);
                }}
              />
            )}
          </div>
        );
      })}
      {choosing && (
        <SelectField
          label={words.which(question)}
          autoFocus
          options={[{ value: '', label: words.choose }, ...turns.slice(0, MOST_TURNS).map(optionOf)]}
          value=""
          onChange={(chosen) => {
            if (chosen === '') return;
            onAdd(Number(chosen));
            end();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            end();
          }}
        />
      )}
      {turns.length > 0 && !locked && (
        <Button
          ref={add}
          variant="quiet"
          icon={ListPlus}
          aria-label={words.addTo(question)}
          aria-expanded={choosing}
          onClick={() => onChoosing(!choosing)}
        >
          {choosing ? words.stop : words.add}
        </Button>
      )}
    </div>
  );
}
