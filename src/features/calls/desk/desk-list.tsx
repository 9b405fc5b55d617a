import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
import type { DeskSort, SortKey } from '@/domain/desk/desk-sort';
import type { People } from '@/domain/reviewer';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { isTimed, useNow } from '../use-now';
import { DeskRow, type DeskRowHandlers } from './desk-row';
import './desk-list.css';
import { useFoundWords, useRowDetails } from './use-row-details';

const words = wording.desk;
/** A screen of them first; more as the end comes near. */
const FIRST = 25;
const STEP = 50;

const COLUMNS = ['state', 'title', 'agent', 'date', 'score'] as const satisfies readonly SortKey[];

export interface DeskListProps {
  calls: readonly Call[];
  people: People;
  current: CallId | null;
  active: CallId | null;
  ticked: ReadonlySet<CallId>;
  text: string;
  /** Changes with what is asked for, not with what is found: another list begins at its beginning. */
  list: string;
  sort: DeskSort;
  now: number;
  on: DeskRowHandlers;
  onSort: (sort: DeskSort) => void;
  /** Null until all are there. */
  onTickAll: (() => void) | null;
}

/** The heads of the columns: pressing one sorts by it, pressing it again turns the order round. */
function Heads({ sort, onSort, all, some, onTickAll }: Pick<DeskListProps, 'sort' | 'onSort' | 'onTickAll'> & Ticks) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <div className="desk-row desk-heads">
      <div className="desk-tick">
        <label>
          <input
            ref={box}
            type="checkbox"
            aria-label={words.tickAll}
            checked={all}
            disabled={onTickAll === null}
            onChange={() => onTickAll?.()}
          />
        </label>
      </div>
      {COLUMNS.map((by) => {
        const sorted = by === sort.by;
        const Arrow = sort.descending ? ArrowDown : ArrowUp;
        return (
          <div key={by}>
            <button
              type="button"
              className={sorted ? 'desk-head desk-head-sorted' : 'desk-head'}
              onClick={() => onSort({ by, descending: sorted ? !sort.descending : by === 'date' })}
            >
              {words.columns[by]}
              {sorted && <Arrow size={14} aria-hidden="true" />}
            </button>
          </div>
        );
      })}
    </div>
  );
}

interface Ticks {
  all: boolean;
  some: boolean;
}

/** So many rows as are needed: grows when its end is near, and when the active row lies behind it. */
function useLength(
  calls: readonly Call[],
  list: string,
  reach: number,
  end: RefObject<HTMLElement | null>,
): [number, () => void] {
  const [wanted, setWanted] = useState({ length: FIRST, list });
  // Another list begins at its beginning.
  const length = Math.max(wanted.list === list ? wanted.length : FIRST, reach + 2);
  const grow = () => setWanted({ length: length + STEP, list });
  const latest = useRef(grow);
  useEffect(() => {
    latest.current = grow;
  });
  const more = length < calls.length;
  useEffect(() => {
    if (!more || end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, end]);
  return [Math.min(length, calls.length), grow];
}

/** Keys inside a row: left and right between its controls, which the Tab key passes over. */
function walkRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const from = event.target instanceof Element ? event.target : null;
  const row = from?.closest('li');
  if (!row || from?.closest('[popover]')) return;
  const stops = [...row.querySelectorAll<HTMLElement>('input, button')].filter((one) => !one.closest('[popover]'));
  const at = stops.indexOf(from as HTMLElement) + (event.key === 'ArrowRight' ? 1 : -1);
  const next = stops[at];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The calls that pass the filter, as many rows of them as the screen needs. */
export function DeskList(props: DeskListProps) {
  const { calls, people, current, active, ticked, text, list, sort, now, on, onSort, onTickAll } = props;
  const end = useRef<HTMLDivElement>(null);
  const reach = useMemo(() => calls.findIndex(({ id }) => id === (active ?? current)), [calls, active, current]);
  const [length, grow] = useLength(calls, list, reach, end);
  const rows = useMemo(() => calls.slice(0, length), [calls, length]);
  const details = useRowDetails(rows);
  // Only these rows are drawn every second.
  const timed = new Set(rows.filter(({ id }) => details.get(id)?.jobs.some(isTimed)).map(({ id }) => id));
  const second = useNow(timed.size > 0);
  const found = useFoundWords(rows, text);
  const stop = reach < 0 ? calls[0]?.id : calls[reach]?.id;
  return (
    <>
      <div className="desk-list">
        <Heads
          sort={sort}
          onSort={onSort}
          onTickAll={onTickAll}
          all={ticked.size === calls.length}
          some={ticked.size > 0}
        />
        <ul aria-label={words.list} onKeyDown={walkRow}>
          {rows.map((call) => (
            <DeskRow
              key={call.id}
              call={call}
              details={details.get(call.id)}
              found={found.get(call.id)}
              people={people}
              onScreen={call.id === current}
              ticked={ticked.has(call.id)}
              active={call.id === stop}
              now={timed.has(call.id) ? second : now}
              on={on}
            />
          ))}
        </ul>
      </div>
      <div ref={end}>
        {length < calls.length && (
          <Button className="desk-more" onClick={grow}>
            {words.showMore(formatCount(length), formatCount(calls.length))}
          </Button>
        )}
      </div>
    </>
  );
}
