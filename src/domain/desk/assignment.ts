import * as v from 'valibot';
import { type Call, type CallId, heldAt } from '../call';
import type { ReviewerId } from '../reviewer';
import { hashOf } from '../text-hash';
import { dayRange, startOfDay } from './days';
import { createMatcher, type DeskFilter } from './desk-filter';
import { isInSample } from './sample';

/** What of a filter means the same on every device and on every day, and does not change by judging. */
const LASTING = ['card', 'agent', 'tag', 'queue', 'language', 'sound'] as const;
export type LastingFilter = Pick<DeskFilter, (typeof LASTING)[number]>;

/** Most calls that are named one by one. */
export const MOST_ASSIGNED = 1000;

/** Who is to judge which calls. */
export interface Assignment {
  id: string;
  by: ReviewerId;
  /** When it was made, milliseconds since the epoch. */
  at: number;
  to: readonly ReviewerId[];
  title?: string;
  /** These calls; without them what `filter` lets through, also what comes later. */
  callIds?: readonly CallId[];
  filter?: LastingFilter;
  /** Of what the filter lets through, more than 0 up to 1; see `isInSample`. */
  share?: number;
  /** Calls held from then on, and before then; milliseconds since the epoch. */
  from?: number;
  until?: number;
  /** Each call is one person's; else everybody judges all of them. */
  dealt?: true;
  /** The last day for it, 'yyyy-mm-dd', as the calendar of each device has it. */
  due?: string;
  /** Nobody is to judge anything by it any more, since then. */
  ended?: number;
}

const word = v.pipe(v.string(), v.maxLength(200));

/** A filter out of a document; null where it asks for something that is not known here: without it, other calls would pass. */
export function readLastingFilter(given: unknown): LastingFilter | null {
  const known = v.strictObject({
    card: v.exactOptional(word),
    agent: v.exactOptional(word),
    tag: v.exactOptional(word),
    queue: v.exactOptional(word),
    language: v.exactOptional(word),
    sound: v.exactOptional(v.picklist(['with', 'without'])),
  });
  const read = v.safeParse(known, given);
  return read.success ? read.output : null;
}

/** What an assignment of this filter is made of, its days as they are now; null where it would not hold for calls to come. */
export function asLasting(
  { date, ...filter }: DeskFilter,
  now: number,
): Pick<Assignment, 'filter' | 'from' | 'until'> | null {
  const read = readLastingFilter(filter);
  if (read === null) return null;
  if (date === undefined) return { filter: read };
  const { from, to } = dayRange(date.kind === 'work-day' ? { kind: 'today' } : date, now);
  return { filter: read, ...(Number.isFinite(from) && { from }), ...(Number.isFinite(to) && { until: to }) };
}

/** Weeks of a sample, from the local Monday of `now`; the one that is open at the end goes on. */
export const SAMPLE_WEEKS = ['this', 'last', 'every'] as const;
export type SampleWeeks = (typeof SAMPLE_WEEKS)[number];

export function weeksFrom(weeks: SampleWeeks, now: number): Pick<Assignment, 'from' | 'until'> {
  const monday = -((new Date(now).getDay() + 6) % 7);
  const from = startOfDay(now, weeks === 'last' ? monday - 7 : monday);
  return weeks === 'every' ? { from } : { from, until: startOfDay(now, weeks === 'last' ? monday : monday + 7) };
}

function createTest({ callIds, filter = {}, share, from = -Infinity, until = Infinity }: Assignment) {
  if (callIds !== undefined) {
    const named = new Set(callIds);
    return ({ id, binnedAt }: Call) => binnedAt === undefined && named.has(id);
  }
  const nobody = { now: 0, me: '', waiting: new Set<CallId>(), failed: new Set<CallId>(), found: null };
  const passes = createMatcher(filter, nobody);
  return (call: Call) => {
    const held = heldAt(call);
    return held >= from && held < until && passes(call) && (share === undefined || isInSample(call, share));
  };
}

/** Whose each call is where it is one person's: in turn where they are named, else by a lot that is the same everywhere. */
function placesOf({ callIds, to }: Assignment, calls: readonly CallId[]): Map<CallId, number> {
  const named = callIds?.map((id, at) => [id, at % to.length] as const);
  return new Map(named ?? calls.map((id) => [id, Math.floor(hashOf(id) * to.length)]));
}

export interface AssignedPerson {
  reviewer: ReviewerId;
  /** Of the calls on this device, in the order given. */
  calls: readonly CallId[];
}

/** An assignment as far as this device has its calls. */
export interface AssignedCalls {
  assignment: Assignment;
  calls: readonly CallId[];
  /** In the order of the assignment. */
  people: readonly AssignedPerson[];
  /** Calls it names that are not here: deleted, in the waste bin, or still to come. */
  missing: number;
}

/** Which of these calls who is to judge; of an ended assignment none. */
export function assignedCalls(assignment: Assignment, calls: readonly Call[]): AssignedCalls {
  const { to, dealt, callIds, ended } = assignment;
  const ids = ended === undefined ? calls.filter(createTest(assignment)).map(({ id }) => id) : [];
  const places = placesOf(assignment, ids);
  return {
    ...{ assignment, calls: ids },
    people: to.map((reviewer, at) => ({ reviewer, calls: dealt ? ids.filter((id) => places.get(id) === at) : ids })),
    missing: ended === undefined && callIds !== undefined ? new Set(callIds).size - ids.length : 0,
  };
}

/** Whether its last day is over. */
export function isOverdue({ due }: Assignment, now: number): boolean {
  return due !== undefined && now >= dayRange({ kind: 'range', to: due }, now).to;
}
