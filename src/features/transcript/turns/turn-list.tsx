import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Place } from '@/domain/transcript/find-words';
import type { Turn } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import type { TurnPlaying } from '../sound/use-turn-player';
import { type BubblePhase, TurnBubble } from './turn-bubble';
import { useTabStop } from './use-tab-stop';

const FIRST = 40;
const STEP = 120;
/**
 * Turns that are skipped together while they are off the screen. One by one, whatever asks about the page (assistive
 * technology, tools) would take seconds for each answer in a long call.
 */
const GROUP = 40;
/** Height of a turn that was not on the screen yet. */
const TURN_REM = 5.5;
/** More come by themselves up to here; beyond it only on request, or megabytes of text would fill the page's memory. */
const BY_THEMSELVES = 3000;

export interface TurnListProps {
  list: RefObject<HTMLDivElement | null>;
  turns: readonly Turn[];
  names: Record<Turn['speaker'], string>;
  playing: TurnPlaying;
  /** The turn (from 1) that a sentence about the call rests on. */
  pointed: number | null;
  /** What may be a name or product written otherwise, by turn (from 1). */
  doubtful: ReadonlyMap<number, readonly Place[]>;
  editable: boolean;
  onOptions: (turn: number, opener: HTMLElement) => void;
  onChoose: ((turn: number) => void) | null;
  /** The turn (from 1) whose words are being edited, and the editor that stands in their place. */
  editing: { turn: number; editor: ReactNode } | null;
}

interface Group {
  /** Number of its first turn, from 1. */
  first: number;
  members: { turn: Turn; number: number }[];
}

function inGroups(turns: readonly Turn[]): Group[] {
  const numbered = turns.map((turn, index) => ({ turn, number: index + 1 }));
  return Array.from({ length: Math.ceil(turns.length / GROUP) }, (_, at) => ({
    first: at * GROUP + 1,
    members: numbered.slice(at * GROUP, (at + 1) * GROUP),
  }));
}

function phaseOf(number: number, { playback, sounds }: TurnPlaying): BubblePhase {
  if (playback.phase !== 'idle' && playback.turn === number) return playback.phase;
  return sounds(number) ? 'idle' : 'mute';
}

/** View mode (§2). Mounted a few turns a frame: the first are there at once, however long the call. */
export function TurnList({
  list,
  turns,
  names,
  playing,
  pointed,
  doubtful,
  editable,
  onOptions,
  onChoose,
  editing,
}: TurnListProps) {
  const [shown, setShown] = useState(FIRST);
  const [limit, setLimit] = useState(BY_THEMSELVES);
  useTabStop(list);
  const groups = useMemo(() => inGroups(turns), [turns]);
  const wanted = Math.min(turns.length, limit);

  useEffect(() => {
    if (shown >= wanted) return;
    const frame = requestAnimationFrame(() => setShown((now) => Math.min(wanted, now + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted]);

  const count = Math.min(shown, wanted);
  return (
    <>
      <div ref={list} className="transcript-turns">
        {groups.slice(0, Math.ceil(count / GROUP)).map(({ first, members }) => (
          <ol
            key={first}
            start={first}
            className="transcript-group"
            style={{ containIntrinsicBlockSize: `auto ${members.length * TURN_REM}rem` }}
          >
            {members.slice(0, count - first + 1).map(({ turn, number }) => (
              <TurnBubble
                key={number}
                turn={turn}
                number={number}
                name={names[turn.speaker]}
                phase={phaseOf(number, playing)}
                pointed={number === pointed}
                doubtful={doubtful.get(number)}
                onToggle={playing.toggle}
                editable={editable}
                onOptions={onOptions}
                onChoose={onChoose}
                editor={editing?.turn === number ? editing.editor : null}
              />
            ))}
          </ol>
        ))}
      </div>
      {count === limit && count < turns.length && (
        <Button className="transcript-more" onClick={() => setLimit(limit + BY_THEMSELVES)}>
          {wording.transcript.more(formatCount(count), formatCount(turns.length))}
        </Button>
      )}
    </>
  );
}
