import type { Failure } from '../failure';
import { type ConversationMessage, conversationMessages } from '../transcript/conversation';
import {
  addSlice,
  emptyQueue,
  isAwaited,
  isUnfinished,
  type LiveQueue,
  type LiveRequest,
  nextLiveRequest,
  withAnswer,
  withFailure,
  withOver,
  withRequest,
  withRetry,
} from './live-queue';
import type { LiveOver } from './live-recogniser';
import { type LiveSettings, transcribesLive, windowLimit } from './live-settings';

/** A message of the conversation that came from a live window. While it is unfinished, streamText holds its lines so far. */
export interface LiveMessage extends ConversationMessage {
  window: number;
}

interface LiveContent {
  messages: readonly LiveMessage[];
  queue: LiveQueue;
}

/** §4 Recording. 'stopped' is the end of one recording; the next one begins from it as from 'inactive'. */
export type LiveSession = LiveContent &
  (
    | { phase: 'inactive' }
    | { phase: 'recording'; speaking: boolean; stopAtMs: number | null }
    /** The last the recorder told of speech, which it goes on from; `quiet`: the stop timer ran. */
    | { phase: 'paused'; speaking: boolean; quiet: boolean }
    | { phase: 'stopped'; transcribing: boolean }
  );

/** `atMs`: milliseconds of one clock for all events, wherever it begins. */
export type LiveEvent =
  | { type: 'started'; atMs: number }
  | { type: 'paused' }
  | { type: 'stopped' }
  | { type: 'speech-began' }
  /** `atMs`: when the last sound of speech was, not when that was noticed. */
  | { type: 'speech-ended'; atMs: number }
  | { type: 'slice' }
  | { type: 'requested'; request: LiveRequest }
  | { type: 'answered'; request: LiveRequest; text: string }
  | { type: 'failed'; request: LiveRequest; failure: Failure; atMs: number }
  | { type: 'gave-up'; why: LiveOver }
  | { type: 'retried' }
  /** The transcript of the whole recording; null = there will be none. */
  | { type: 'transcribed'; text: string | null }
  | { type: 'cleared' };

export const INACTIVE: LiveSession = { phase: 'inactive', messages: [], queue: emptyQueue() };

export function isRecording(state: LiveSession): boolean {
  return state.phase === 'recording';
}

function isLive(state: LiveSession): state is Extract<LiveSession, { phase: 'recording' | 'paused' }> {
  return state.phase === 'recording' || state.phase === 'paused';
}

/** The interim request to send now, if any: none after the stop, when the queued job hears the whole recording. */
export function requestDue(state: LiveSession, settings: LiveSettings): LiveRequest | null {
  return isLive(state) && transcribesLive(settings) ? nextLiveRequest(state.queue) : null;
}

function newMessages(text: string, window: number, finish: boolean): LiveMessage[] {
  return conversationMessages(text).map((message) => ({
    ...message,
    window,
    finish,
    streamText: finish ? [] : message.text.split('\n'),
  }));
}

/** Messages of windows whose text can't grow any more are finished: heard whole (stream reset) or given up. */
function settled(messages: readonly LiveMessage[], queue: LiveQueue): readonly LiveMessage[] {
  const done = (message: LiveMessage) => message.finish || isUnfinished(queue, message.window);
  return messages.every(done) ? messages : messages.map((message) => (done(message) ? message : finished(message)));
}

function finished(message: LiveMessage): LiveMessage {
  return { ...message, finish: true, streamText: [] };
}

function withQueue<State extends LiveSession>(state: State, queue: LiveQueue, messages = state.messages): State {
  return { ...state, queue, messages: settled(messages, queue) };
}

function start(state: LiveSession, { nonStop, stopTimeout }: LiveSettings, atMs: number): LiveSession {
  switch (state.phase) {
    case 'recording':
      return state;
    case 'paused':
      // The time that was paused is no silence: the stop timer starts anew.
      return {
        phase: 'recording',
        messages: state.messages,
        queue: state.queue,
        speaking: state.speaking,
        stopAtMs: nonStop && state.quiet ? atMs + stopTimeout : null,
      };
    case 'inactive':
    case 'stopped': {
      const queue = emptyQueue(state.queue.open.id + 1, state.queue.requests);
      return { phase: 'recording', messages: [], queue, speaking: false, stopAtMs: null };
    }
  }
}

/** Speech is told a little late: what is said of it after a pause was heard before. */
function speech(state: LiveSession, speaking: boolean, { nonStop, stopTimeout }: LiveSettings, atMs = 0): LiveSession {
  if (!isLive(state) || state.speaking === speaking) return state;
  if (state.phase === 'paused') return { ...state, speaking, quiet: !speaking };
  return { ...state, speaking, stopAtMs: !speaking && nonStop ? atMs + stopTimeout : null };
}

/** On stop nothing more is asked for live; what was unfinished stays as far as it got until the whole is transcribed. */
function stop(state: LiveSession, transcribing: boolean): LiveSession {
  if (!isLive(state)) return state;
  const messages = state.messages.map((message) => (message.finish ? message : finished(message)));
  const queue = { ...state.queue, closed: null, inFlight: null, pause: null };
  return { phase: 'stopped', transcribing, messages, queue };
}

/** §4 Recording as one table: state and event give the next state. Events that make no sense change nothing. */
export function nextLiveState(state: LiveSession, event: LiveEvent, settings: LiveSettings): LiveSession {
  const { queue } = state;
  switch (event.type) {
    case 'started':
      return start(state, settings, event.atMs);
    case 'paused': {
      if (state.phase !== 'recording') return state;
      const { messages, speaking, stopAtMs } = state;
      return { phase: 'paused', messages, queue, speaking, quiet: stopAtMs !== null };
    }
    case 'stopped':
      return stop(state, settings.autoTranscribe);
    case 'speech-began':
      return speech(state, true, settings);
    case 'speech-ended':
      return speech(state, false, settings, event.atMs);
    case 'slice':
      // The last slice before a pause is told after it.
      return isLive(state) ? withQueue(state, addSlice(queue, windowLimit(settings))) : state;
    case 'requested':
      return isLive(state) ? withQueue(state, withRequest(queue, event.request)) : state;
    case 'answered': {
      if (!isAwaited(queue, event.request)) return state;
      const { window } = event.request;
      const next = withAnswer(queue, event.request);
      const others = state.messages.filter((message) => message.window !== window);
      const spoken = newMessages(event.text, window, !isUnfinished(next, window));
      return withQueue(state, next, [...others, ...spoken]);
    }
    case 'failed':
      return isAwaited(queue, event.request) ? withQueue(state, withFailure(queue, event.failure, event.atMs)) : state;
    case 'gave-up':
      return isLive(state) ? withQueue(state, withOver(queue, event.why)) : state;
    case 'retried':
      return queue.pause?.waiting === true ? withQueue(state, withRetry(queue)) : state;
    case 'transcribed': {
      if (state.phase !== 'stopped') return state;
      const messages = event.text === null ? state.messages : newMessages(event.text, queue.open.id, true);
      return { ...state, transcribing: false, messages };
    }
    case 'cleared':
      return state.messages.some(({ finish }) => finish)
        ? { ...state, messages: state.messages.filter(({ finish }) => !finish) }
        : state;
  }
}
