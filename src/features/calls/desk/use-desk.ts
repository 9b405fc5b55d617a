import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
import { BUILT_IN_FILTERS, type BuiltInFilter } from '@/domain/desk/built-in-filters';
import { createMatcher, type DeskFilter, type TeamPlaces } from '@/domain/desk/desk-filter';
import { sortCalls } from '@/domain/desk/desk-sort';
import type { SavedFilter } from '@/domain/desk/saved-filters';
import { loadChunk } from '@/domain/load-chunk';
import { NOBODY_NAMED, type People } from '@/domain/reviewer';
import { deskFilterAtom, deskSortAtom } from '@/state/desk';
import { useLiveTables } from '@/state/use-live-tables';
import { usePeople } from '@/state/use-people';
import { getDeskFilters } from '@/storage/desk/desk-filters';
import { type DeskRows, watchDeskRows } from '@/storage/desk/desk-rows';
import { findText } from '@/storage/desk/row-details';
import { readPlaces } from '@/storage/team/places';
import { type Assignments, useAssignments } from '../assignments/use-assignments';

const MINUTE_MS = 60_000;
const SEARCHED = ['search'] as const;
const NO_CALLS: readonly Call[] = [];
const NO_FILTERS: readonly SavedFilter[] = [];
const NO_COUNTS: ReadonlyMap<string, number> = new Map();
const NOTHING_YET: DeskRows = { calls: NO_CALLS, complete: false, waiting: new Set(), failed: new Set() };
/** Rows of an older app that are brought up to date in one transaction. */
const AT_ONCE = 50;

export interface Desk {
  /** False until all calls were read: until then the newest are shown where they come first, and nothing is counted. */
  ready: boolean;
  all: readonly Call[];
  /** What passes the filter, in order. */
  shown: readonly Call[];
  people: People;
  saved: readonly SavedFilter[];
  /** How many calls pass each filter, by its id; of none until all were read. */
  counts: ReadonlyMap<string, number>;
  /** Null until they were read. */
  assignments: Assignments | null;
  /** Milliseconds since the epoch; moves on every minute. */
  now: number;
}

function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type Found = ReadonlySet<CallId> | null;
const NOWHERE: Found = new Set();

/** Which calls a text is found in; while that is looked up, those of the text before. */
function useFound(text: string): Found {
  const read = useCallback(async () => ({ ids: await findText(text) }), [text]);
  const found = useLiveTables(SEARCHED, read);
  // Before anything is known, nothing is found: not everything.
  if (found === undefined) return text === '' ? null : NOWHERE;
  return found.ids;
}

/** The same of every saved filter that has a text. */
function useFoundOf(saved: readonly SavedFilter[]): (text: string | undefined) => Found {
  const texts = JSON.stringify(saved.flatMap(({ filter }) => filter.text ?? []));
  const read = useCallback(async () => {
    const wanted = JSON.parse(texts) as string[];
    return new Map(await Promise.all(wanted.map(async (text) => [text, await findText(text)] as const)));
  }, [texts]);
  const found = useLiveTables(SEARCHED, read);
  return useCallback((text) => (text === undefined ? null : (found?.get(text) ?? NOWHERE)), [found]);
}

const OF_PLACES = ['pushes', 'archived', 'audio'] as const;

/** How the calls stand with the team's archive, read where a filter asks for it; null until it is read. */
function usePlaces(asked: boolean): TeamPlaces | undefined | null {
  const read = useCallback(async () => ({ asked, places: asked ? await readPlaces() : undefined }), [asked]);
  const found = useLiveTables(OF_PLACES, read);
  return !asked || found?.asked === true ? found?.places : null;
}

/** A filter by the band must not miss what an older app scored: its rows get their scores here, once. */
function useFilledScores(calls: readonly Call[]): void {
  const unread = calls.filter(({ scores, words }) => scores === undefined && words !== undefined);
  const ids = JSON.stringify(unread.slice(0, AT_ONCE).map(({ id }) => id));
  useEffect(() => {
    if (ids === '[]') return;
    loadChunk(() => import('@/storage/calls/scores'))
      .then(({ fillScores }) => fillScores(JSON.parse(ids) as CallId[]))
      .catch(() => undefined);
  }, [ids]);
}

/** All calls, what is shown of them and how many each filter lets through; live. */
export function useDesk(): Desk {
  const filter = useDeferredValue(useAtomValue(deskFilterAtom));
  const sort = useAtomValue(deskSortAtom);
  const [rows, setRows] = useState<DeskRows>();
  useEffect(() => watchDeskRows(setRows), []);
  const now = useMinute();
  const people = usePeople();
  const me = (people ?? NOBODY_NAMED).current;
  const saved = useLiveQuery(() => getDeskFilters()) ?? NO_FILTERS;
  const found = useFound(filter.text ?? '');
  const foundOf = useFoundOf(saved);
  const places = usePlaces([filter, ...saved.map((one) => one.filter)].some(({ place }) => place !== undefined));
  const { calls, waiting, failed, ...read } = rows ?? NOTHING_YET;
  const assignments = useAssignments(calls, read.complete, me);
  const assigned = assignments?.open;
  const waits = filter.assigned !== undefined && assignments === null;
  const complete = read.complete && places !== null && !waits;
  useFilledScores(calls);

  const sorted = useMemo(() => sortCalls(calls, sort, filter.card), [calls, sort, filter.card]);
  const newestFirst = sort.by === 'date' && sort.descending;
  const shown = useMemo(() => {
    if (places === null || waits || (!complete && !newestFirst)) return NO_CALLS;
    return sorted.filter(createMatcher(filter, { now, me, waiting, failed, found, places, assigned }));
  }, [sorted, complete, newestFirst, filter, now, me, waiting, failed, found, places, waits, assigned]);
  const counts = useMemo(() => {
    if (!complete || places === null) return NO_COUNTS;
    const builtIn = Object.keys(BUILT_IN_FILTERS) as BuiltInFilter[];
    const known = builtIn.filter((id) => id !== 'assigned' || assigned !== undefined);
    const all = [...known.map((id) => ({ id, filter: BUILT_IN_FILTERS[id] as DeskFilter })), ...saved];
    const count = (one: DeskFilter) =>
      calls.filter(createMatcher(one, { now, me, waiting, failed, found: foundOf(one.text), places, assigned })).length;
    return new Map(all.map((one) => [one.id, count(one.filter)]));
  }, [calls, complete, saved, now, me, waiting, failed, foundOf, places, assigned]);
  return { ready: complete, all: calls, shown, people: people ?? NOBODY_NAMED, saved, counts, assignments, now };
}
