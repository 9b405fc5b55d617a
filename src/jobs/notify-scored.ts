import { type Call, type CallId, mainScore } from '@/domain/call';
import type { CallmarkDatabase } from '@/storage/database';
import { callsInWork, scoredSince } from '@/storage/jobs/jobs';

/** Says which call it is and what it is worth: data only, a worker has no words of its own. */
export interface ScoredNotice {
  callId: CallId;
  title: string;
  body: string;
}

export interface NoticeHost {
  database: CallmarkDatabase;
  now: () => number;
  /** Switched on by the user and allowed by the browser. */
  wanted: () => Promise<boolean>;
  /** A page shows its results itself. */
  pageOpen: () => Promise<boolean>;
  /** The app has a lock: what stands on the screen of a device says nothing of a call. */
  discreet: () => Promise<boolean>;
  show: (notice: ScoredNotice) => Promise<void>;
}

function noticeOf(call: Call): ScoredNotice {
  const score = mainScore(call);
  const notice = { callId: call.id, title: call.title };
  if (score === undefined || score.value === null) return { ...notice, body: '' };
  // A grade that rests on a part of the questions needs words beside it.
  const grade = score.judged === score.asked && score.label !== '' ? ` · ${score.label}` : '';
  return { ...notice, body: `${score.value}/${score.max}${grade}` };
}

/**
 * Runs `work`, then tells of each call that was scored meanwhile, unless a page is open. A notice is an extra: the work is
 * done where the browser knows none (Safari in a tab) and stays done where it refuses one.
 */
export async function notifyOfScores<Result>(host: NoticeHost, work: () => Promise<Result>): Promise<Result> {
  if (!(await host.wanted().catch(() => false))) return work();
  const since = host.now();
  const waiting = await callsInWork(host.database);
  const result = await work();
  if (await host.pageOpen()) return result;
  const scored = await scoredSince(host.database, waiting, since);
  const discreet = await host.discreet();
  const notice = (call: Call) => (discreet ? { callId: call.id, title: 'Callmark', body: '' } : noticeOf(call));
  await Promise.allSettled(scored.map((call) => host.show(notice(call))));
  return result;
}
