import { backoffMs } from '../backoff';
import type { Failure } from '../failure';
import type { LiveOver } from './live-recogniser';

/** Slices that are transcribed together: every new one has all of them heard again (§4 streaming). */
export interface LiveWindow {
  id: number;
  slices: number;
  /** How many of them the newest answer covers. */
  heard: number;
}

/** One interim request. Ids grow; what an answer belongs to is told by id, window and slice count. */
export interface LiveRequest {
  id: number;
  window: number;
  slices: number;
}

/** Why live text stands still while the recording goes on (D20). */
export interface LivePause {
  failure: Failure;
  /** Failures in a row. */
  failures: number;
  /** Not before this, milliseconds as the events count them; the network coming back ends it at once. */
  untilMs: number;
  waiting: boolean;
}

export interface LiveQueue {
  open: LiveWindow;
  /** The newest full window that was not heard whole yet; an older one is given up when the next is full. */
  closed: LiveWindow | null;
  inFlight: LiveRequest | null;
  requests: number;
  pause: LivePause | null;
  /** Nothing more is asked for in this recording. */
  over?: LiveOver;
}

export function emptyQueue(firstWindow = 0, requests = 0): LiveQueue {
  const open = { id: firstWindow, slices: 0, heard: 0 };
  return { open, closed: null, inFlight: null, requests, pause: null };
}

/** One more slice in the open window; at `limit` slices the window is full and the next one begins (streamReset). */
export function addSlice(queue: LiveQueue, limit: number): LiveQueue {
  const open = { ...queue.open, slices: queue.open.slices + 1 };
  if (open.slices < limit) return { ...queue, open };
  return { ...queue, closed: open, open: { id: open.id + 1, slices: 0, heard: 0 } };
}

/**
 * What to ask for now: nothing while a request is on its way or failures are being waited out; the full window before
 * the open one, so that no words are missing between them; always all slices there are, whatever was skipped.
 */
export function nextLiveRequest({ open, closed, inFlight, requests, pause, over }: LiveQueue): LiveRequest | null {
  if (inFlight !== null || pause?.waiting === true || over !== undefined) return null;
  const wanted = closed ?? (open.slices > open.heard ? open : null);
  return wanted && { id: requests + 1, window: wanted.id, slices: wanted.slices };
}

export function withRequest(queue: LiveQueue, request: LiveRequest): LiveQueue {
  return { ...queue, inFlight: request, requests: request.id };
}

/** False for an answer that comes late: of a request given up, or of fewer slices than were heard already. */
export function isAwaited({ inFlight }: LiveQueue, { id, window, slices }: LiveRequest): boolean {
  return inFlight !== null && inFlight.id === id && inFlight.window === window && inFlight.slices === slices;
}

/** The awaited answer has come: the network works again, and nobody waits for these slices any more. */
export function withAnswer(queue: LiveQueue, { window, slices }: LiveRequest): LiveQueue {
  const heard = (one: LiveWindow) => (one.id === window ? { ...one, heard: slices } : one);
  const closed = queue.closed && heard(queue.closed);
  const rest = closed !== null && closed.heard < closed.slices ? closed : null;
  return { ...queue, open: heard(queue.open), closed: rest, inFlight: null, pause: null };
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** Live text pauses: twice as long after every failure, and as long as the service asks for. */
export function withFailure(queue: LiveQueue, failure: Failure, atMs: number): LiveQueue {
  const failures = (queue.pause?.failures ?? 0) + 1;
  const asked = failure.kind === 'http' ? (failure.retryAfterMs ?? 0) : 0;
  const wait = Math.max(asked, backoffMs(failures, FIRST_WAIT_MS, LONGEST_WAIT_MS));
  return { ...queue, inFlight: null, pause: { failure, failures, untilMs: atMs + wait, waiting: true } };
}

/** The wait is over. Live text counts as paused until an answer comes. */
export function withRetry(queue: LiveQueue): LiveQueue {
  return queue.pause === null ? queue : { ...queue, pause: { ...queue.pause, waiting: false } };
}

/** This device gives up on live text; the recording goes on. */
export function withOver(queue: LiveQueue, over: LiveOver): LiveQueue {
  return { ...queue, closed: null, inFlight: null, pause: null, over };
}

/** Text of a window may still grow: it fills, waits for its last request, or that is on its way. */
export function isUnfinished({ open, closed, inFlight, over }: LiveQueue, window: number): boolean {
  if (over !== undefined) return false;
  return window === open.id || window === closed?.id || window === inFlight?.window;
}
