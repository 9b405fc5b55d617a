import { type Band, type Call, type CallId, heldAt } from '../call';
import type { ReviewerId } from '../reviewer';
import { dayRange, type Range } from './days';
import { isMine, workOfDay } from './work-day';

/** `open` = not done: new or in review. */
export type StateFilter = 'new' | 'in-review' | 'done' | 'open';

/** By the date of the call; `work-day` also counts a call held before that was marked as done today (D305). */
export type DateFilter =
  | { kind: 'work-day' }
  | { kind: 'today' | 'last-7-days' | 'last-week' | 'this-month' }
  /** Days as 'yyyy-mm-dd', both included; without one it is open at that end. */
  | { kind: 'range'; from?: string; to?: string };

/** Where a call is: all of it in the team's archive, something of it here only, its sound there only. */
export const PLACES = ['team', 'here', 'sound-away'] as const;
export type Place = (typeof PLACES)[number];

/** What the desk shows; a field left out lets everything through, fields given must all hold. */
export interface DeskFilter {
  /** Words of the title or the transcript. */
  text?: string;
  state?: StateFilter;
  /** A scoring type that the call has a score of. */
  card?: string;
  /** Of the score on `card`, else of any score the call has. */
  bands?: readonly Band[];
  /** '' = none is set. */
  agent?: string;
  tag?: string;
  queue?: string;
  /** '' = found out by itself. */
  language?: string;
  date?: DateFilter;
  sound?: 'with' | 'without';
  trouble?: 'any' | 'waiting' | 'failed';
  place?: Place;
  /** No other reviewer has taken it. */
  mine?: true;
  /** Whoever judges here now is to judge it, and has not. */
  assigned?: true;
  /** The calls behind a figure of the reports, and what they are called there; never saved. */
  only?: { title: string; ids: readonly CallId[] };
}

/** How calls stand with the team's archive. */
export interface TeamPlaces {
  /** Something of them is on this device only. */
  unsent: ReadonlySet<CallId>;
  /** Their sound is in the archive and not here. */
  soundAway: ReadonlySet<CallId>;
}

/** What is known beside the calls' own rows. */
export interface DeskContext {
  /** Milliseconds since the epoch. */
  now: number;
  me: ReviewerId;
  waiting: ReadonlySet<CallId>;
  failed: ReadonlySet<CallId>;
  /** The calls that the filter's text was found in; null = nothing is looked for. */
  found: ReadonlySet<CallId> | null;
  /** Absent where no team is joined, or no filter asks: then every call is on this device only. */
  places?: TeamPlaces | undefined;
  /** What `me` still has to judge; absent where nothing is assigned. */
  assigned?: ReadonlySet<CallId> | undefined;
}

function stateHolds({ review }: Call, state: StateFilter): boolean {
  if (state === 'open') return review?.state !== 'done';
  return (review?.state ?? 'new') === state;
}

function scoreHolds({ scores = [] }: Call, card: string | undefined, bands: readonly Band[] | undefined): boolean {
  const asked = card === undefined ? scores : scores.filter(({ service }) => service === card);
  if (bands === undefined) return card === undefined || asked.length > 0;
  return asked.some(({ band }) => band !== null && bands.includes(band));
}

function troubleHolds({ id }: Call, trouble: 'any' | 'waiting' | 'failed', { waiting, failed }: DeskContext): boolean {
  return (trouble !== 'failed' && waiting.has(id)) || (trouble !== 'waiting' && failed.has(id));
}

function placeHolds({ id }: Call, place: Place, places: TeamPlaces | undefined): boolean {
  if (place === 'sound-away') return places?.soundAway.has(id) === true;
  return (places?.unsent.has(id) ?? true) === (place === 'here');
}

function dateTest(date: DateFilter, now: number): (call: Call) => boolean {
  if (date.kind === 'work-day') return workOfDay(now);
  const { from, to }: Range = dayRange(date, now);
  return (call) => {
    const at = heldAt(call);
    return at >= from && at < to;
  };
}

/** The filter as one question about a call; what is in the waste bin never passes. Cheap enough for 10,000 calls a key. */
export function createMatcher(filter: DeskFilter, context: DeskContext): (call: Call) => boolean {
  const { state, card, bands, agent, tag, queue, language, date, sound, trouble, place, mine, assigned } = filter;
  const only = filter.only && new Set(filter.only.ids);
  const inDate = date === undefined ? () => true : dateTest(date, context.now);
  return (call) =>
    call.binnedAt === undefined &&
    (only === undefined || only.has(call.id)) &&
    (context.found === null || context.found.has(call.id)) &&
    (state === undefined || stateHolds(call, state)) &&
    (mine === undefined || isMine(call, context.me)) &&
    (assigned === undefined || context.assigned?.has(call.id) === true) &&
    scoreHolds(call, card, bands) &&
    (agent === undefined || (call.facts?.agent ?? '') === agent) &&
    (tag === undefined || (call.facts?.tags ?? []).includes(tag)) &&
    (queue === undefined || (call.facts?.queue ?? '') === queue) &&
    (language === undefined || call.language === language) &&
    (sound === undefined || (call.audio !== undefined) === (sound === 'with')) &&
    (trouble === undefined || troubleHolds(call, trouble, context)) &&
    (place === undefined || placeHolds(call, place, context.places)) &&
    inDate(call);
}
