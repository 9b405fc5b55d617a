import Dexie, { type IntervalTree, mergeRanges, RangeSet } from 'dexie';
import type { Call, CallId } from '@/domain/call';
import { hasFailed } from '@/domain/jobs/job-status';
import { db } from '../database';

/** Every call of this device that is not in the waste bin, and what still stands in their way. */
export interface DeskRows {
  calls: readonly Call[];
  /** False while only the newest were read: they are shown, and nothing is counted. */
  complete: boolean;
  /** With something queued or running. */
  waiting: ReadonlySet<CallId>;
  /** With a part that stopped for good; what a person cancelled is no failure. */
  failed: ReadonlySet<CallId>;
}

/** Changes are taken in at most this often. */
const PAUSE_MS = 250;
/** A screen of them, read before all others. */
const NEWEST = 25;
/** Rows a step while all are read: one step holds the page up for about a frame. */
const SLICE = 500;
/** From so many changed calls on all of them are read again. */
const MOST_SINGLY = 500;

const table = (name: string) => `idb://${db.name}/${name}/`;

/** The calls that were written, one by one; null where it is not known which. */
function singleKeys(tree: IntervalTree): CallId[] | null {
  const all = mergeAll(tree);
  const keys: CallId[] = [];
  for (const { from, to } of all) {
    if (from !== to || typeof from !== 'string' || keys.length >= MOST_SINGLY) return null;
    keys.push(from);
  }
  return keys;
}

function mergeAll(tree: IntervalTree): Iterable<{ from: unknown; to: unknown }> {
  const set = new RangeSet();
  // What comes from another tab is a plain object.
  mergeRanges(set, tree);
  return set as unknown as Iterable<{ from: unknown; to: unknown }>;
}

async function idsIn(state: string): Promise<CallId[]> {
  const keys = await db.jobs.where('[state+callId]').between([state, ''], [state, '\uffff']).keys();
  return (keys as unknown as [string, CallId][]).map(([, id]) => id);
}

/** The calls that something stands in the way of. */
export async function readJobs(): Promise<Pick<DeskRows, 'waiting' | 'failed'>> {
  const [queued, running, failed] = await Promise.all([
    idsIn('queued'),
    idsIn('running'),
    db.jobs.where('[state+callId]').between(['failed', ''], ['failed', '\uffff']).toArray(),
  ]);
  return {
    waiting: new Set([...queued, ...running]),
    failed: new Set(failed.filter(hasFailed).map(({ callId }) => callId)),
  };
}

const sameIds = (one: ReadonlySet<CallId>, two: ReadonlySet<CallId>): boolean =>
  one.size === two.size && [...one].every((id) => two.has(id));

async function readNewest(): Promise<Call[]> {
  const calls = await db.calls.orderBy('createdAt').reverse().limit(NEWEST).toArray();
  return calls.filter(isLeft);
}

/** In steps, since 10,000 rows at once would hold the page up for a quarter of a second. */
async function readAll(known: Map<CallId, Call>): Promise<void> {
  let slice = await db.calls.orderBy(':id').limit(SLICE).toArray();
  known.clear();
  while (slice.length > 0) {
    for (const call of slice) known.set(call.id, call);
    const last = slice.at(-1)?.id ?? '';
    slice = slice.length < SLICE ? [] : await db.calls.where(':id').above(last).limit(SLICE).toArray();
  }
}

const isLeft = ({ binnedAt }: Call): boolean => binnedAt === undefined;

/**
 * Reads the newest calls, then all, then only those that any tab or worker writes: with 10,000 of them a list stays live
 * for the price of what changed. Never reads sound or text. Gives the function that ends it.
 */
export function watchDeskRows(report: (rows: DeskRows) => void): () => void {
  const known = new Map<CallId, Call>();
  let calls: readonly Call[] | undefined;
  let jobs: Pick<DeskRows, 'waiting' | 'failed'> = { waiting: new Set(), failed: new Set() };
  /** Null: all. */
  let changed: Set<CallId> | null = null;
  let jobsChanged = true;
  let ended = false;
  let reading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readCalls = async (ids: ReadonlySet<CallId> | null) => {
    if (ids === null) await readAll(known);
    else {
      const wanted = [...ids];
      const found = await db.calls.bulkGet(wanted);
      for (const [at, id] of wanted.entries()) {
        const call = found[at];
        if (call === undefined) known.delete(id);
        else known.set(id, call);
      }
      if (wanted.length === 0) return;
    }
    calls = [...known.values()].filter(isLeft);
  };

  const look = async () => {
    timer = undefined;
    reading = true;
    const [ids, readJobsToo] = [changed, jobsChanged];
    changed = new Set();
    jobsChanged = false;
    try {
      const before = calls;
      if (before === undefined) {
        const newest = await readNewest();
        if (!ended) report({ calls: newest, complete: false, ...jobs });
      }
      const [, found] = await Promise.all([readCalls(ids), readJobsToo ? readJobs() : jobs]);
      // The progress of a running job is written all the time and changes nothing here.
      const same = sameIds(found.waiting, jobs.waiting) && sameIds(found.failed, jobs.failed);
      if (!same) jobs = found;
      if (!ended && calls !== undefined && !(same && calls === before)) report({ calls, complete: true, ...jobs });
    } catch {
      // What could not be read is read with the next change.
      changed = null;
      jobsChanged = true;
    } finally {
      reading = false;
      if (changed === null || changed.size > 0 || jobsChanged) plan();
    }
  };

  const plan = () => {
    if (!ended && !reading && timer === undefined) timer = setTimeout(look, PAUSE_MS);
  };

  const mutated = (parts: Record<string, IntervalTree | undefined>) => {
    const written = parts[table('calls')];
    if (parts['all'] !== undefined) changed = null;
    else if (written !== undefined && changed !== null) {
      const keys = singleKeys(written);
      if (keys === null || changed.size + keys.length > MOST_SINGLY) changed = null;
      else for (const key of keys) changed.add(key);
    }
    const hasJobs = parts['all'] !== undefined || Object.keys(parts).some((part) => part.startsWith(table('jobs')));
    if (hasJobs) jobsChanged = true;
    if (hasJobs || written !== undefined) plan();
  };

  Dexie.on('storagemutated', mutated);
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
    Dexie.on.storagemutated.unsubscribe(mutated);
  };
}
