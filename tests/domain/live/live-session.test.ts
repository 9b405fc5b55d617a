import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import {
  INACTIVE,
  isRecording,
  type LiveEvent,
  type LiveSession,
  nextLiveState,
  requestDue,
} from '@/domain/live/live-session';
import { GENERIC_LIVE_SETTINGS, type LiveSettings } from '@/domain/live/live-settings';

const SETTINGS: LiveSettings = {
  ...GENERIC_LIVE_SETTINGS,
  streaming: true,
  timeSlice: 2000,
  forceStop: 3,
  stopTimeout: 5000,
  whisper: { ...GENERIC_LIVE_SETTINGS.whisper, url: 'https://speech.example' },
};
const NON_STOP = { ...SETTINGS, nonStop: true };
const DOWN: Failure = { kind: 'unreachable', address: 'https://speech.example' };

/** A moment of a story: an event, the request that is due, its answer or its failure. */
type Step = LiveEvent | 'request' | { answer: string } | { failure: Failure; atMs?: number };

const START: Step = { type: 'started', atMs: 0 };
const SLICE: Step = { type: 'slice' };
const BEGAN: Step = { type: 'speech-began' };
const ended = (atMs: number): Step => ({ type: 'speech-ended', atMs });
const PAUSE: Step = { type: 'paused' };
const STOP: Step = { type: 'stopped' };

function play(steps: readonly Step[], settings: LiveSettings = SETTINGS): LiveSession {
  return steps.reduce<LiveSession>((state, step) => {
    const event = eventOf(state, step, settings);
    return nextLiveState(state, event, settings);
  }, INACTIVE);
}

function eventOf(state: LiveSession, step: Step, settings: LiveSettings): LiveEvent {
  if (step === 'request') {
    const request = requestDue(state, settings);
    if (!request) throw new Error('no request is due');
    return { type: 'requested', request };
  }
  if ('type' in step) return step;
  const request = state.queue.inFlight;
  if (!request) throw new Error('nothing is in flight');
  if ('answer' in step) return { type: 'answered', request, text: step.answer };
  return { type: 'failed', request, failure: step.failure, atMs: step.atMs ?? 0 };
}

/** The flags of §3 in the state. */
const isSpeaking = (state: LiveSession) => state.phase === 'recording' && state.speaking;
const isTranscribing = (state: LiveSession) => state.phase === 'stopped' && state.transcribing;

/** What a reviewer sees: finished text as it is, unfinished text in brackets. */
const shown = ({ messages }: LiveSession) => messages.map(({ text, finish }) => (finish ? text : `(${text})`));

describe('recorder states', () => {
  it.each<[string, Step[], string]>([
    ['nothing has happened', [], 'inactive'],
    ['start begins', [START], 'recording'],
    ['a second start changes nothing', [START, START], 'recording'],
    ['pause pauses', [START, PAUSE], 'paused'],
    ['start resumes', [START, PAUSE, START], 'recording'],
    ['stop ends the recording', [START, STOP], 'stopped'],
    ['stop ends a paused recording', [START, PAUSE, STOP], 'stopped'],
    ['stop without a recording changes nothing', [STOP], 'inactive'],
    ['pause without a recording changes nothing', [PAUSE], 'inactive'],
    ['start after a stop begins anew', [START, STOP, START], 'recording'],
  ])('%s', (_, steps, phase) => {
    const state = play(steps);
    expect(state.phase).toBe(phase);
    expect(isRecording(state)).toBe(phase === 'recording');
  });

  it('stop transcribes when autoTranscribe is on, until the transcript is there or there will be none', () => {
    expect(isTranscribing(play([START, STOP]))).toBe(true);
    expect(isTranscribing(play([START, STOP], { ...SETTINGS, autoTranscribe: false }))).toBe(false);
    expect(isTranscribing(play([START, STOP, { type: 'transcribed', text: 'Xin chào' }]))).toBe(false);
    expect(isTranscribing(play([START, STOP, { type: 'transcribed', text: null }]))).toBe(false);
  });
});

describe('every event in every state', () => {
  const states = {
    inactive: [],
    recording: [START],
    paused: [START, PAUSE],
    stopped: [START, STOP],
  } satisfies Record<LiveSession['phase'], Step[]>;
  const request = { id: 1, window: 1, slices: 1 };
  const events = {
    started: { type: 'started', atMs: 9 },
    paused: { type: 'paused' },
    stopped: { type: 'stopped' },
    'speech-began': { type: 'speech-began' },
    'speech-ended': { type: 'speech-ended', atMs: 9 },
    slice: { type: 'slice' },
    requested: { type: 'requested', request },
    answered: { type: 'answered', request, text: 'Dạ' },
    failed: { type: 'failed', request, failure: DOWN, atMs: 9 },
    'gave-up': { type: 'gave-up', why: 'too-slow' },
    retried: { type: 'retried' },
    transcribed: { type: 'transcribed', text: 'Dạ' },
    cleared: { type: 'cleared' },
  } satisfies Record<LiveEvent['type'], LiveEvent>;

  /** '=' nothing changes; a phase alone: that is the next one. */
  const table: Record<keyof typeof events, Record<keyof typeof states, string>> = {
    started: { inactive: 'recording', recording: '=', paused: 'recording', stopped: 'recording' },
    paused: { inactive: '=', recording: 'paused', paused: '=', stopped: '=' },
    stopped: { inactive: '=', recording: 'stopped', paused: 'stopped', stopped: '=' },
    'speech-began': { inactive: '=', recording: 'recording', paused: 'paused', stopped: '=' },
    // Nobody has begun to speak.
    'speech-ended': { inactive: '=', recording: '=', paused: '=', stopped: '=' },
    slice: { inactive: '=', recording: 'recording', paused: 'paused', stopped: '=' },
    requested: { inactive: '=', recording: 'recording', paused: 'paused', stopped: '=' },
    // Nobody waits for it.
    answered: { inactive: '=', recording: '=', paused: '=', stopped: '=' },
    failed: { inactive: '=', recording: '=', paused: '=', stopped: '=' },
    'gave-up': { inactive: '=', recording: 'recording', paused: 'paused', stopped: '=' },
    retried: { inactive: '=', recording: '=', paused: '=', stopped: '=' },
    transcribed: { inactive: '=', recording: '=', paused: '=', stopped: 'stopped' },
    cleared: { inactive: '=', recording: '=', paused: '=', stopped: '=' },
  };
  const rows = Object.entries(table).flatMap(([event, cells]) =>
    Object.entries(cells).map(([phase, expected]) => [event, phase, expected] as const),
  );

  it.each(rows)('%s while %s: %s', (event, phase, expected) => {
    const before = play(states[phase as keyof typeof states]);
    const after = nextLiveState(before, events[event as keyof typeof events], SETTINGS);
    if (expected === '=') expect(after).toBe(before);
    else {
      expect(after).not.toBe(before);
      expect(after.phase).toBe(expected);
    }
  });
});

describe('live text that this device gives up', () => {
  const request = { id: 1, window: 1, slices: 1 };
  const over = play([
    START,
    { type: 'slice' },
    { type: 'requested', request },
    { type: 'answered', request, text: 'Dạ' },
    { type: 'slice' },
    { type: 'gave-up', why: 'too-slow' },
  ]);

  it('stays as far as it got, finished, and nothing more is asked for while the recording goes on', () => {
    expect(over).toMatchObject({ phase: 'recording', queue: { over: 'too-slow', inFlight: null } });
    expect(over.messages.map(({ text, finish }) => [text, finish])).toEqual([['Dạ', true]]);
    const later = Array.from({ length: 20 }).reduce<LiveSession>(
      (state) => nextLiveState(state, { type: 'slice' }, SETTINGS),
      over,
    );
    expect(requestDue(later, SETTINGS)).toBeNull();
  });

  it('gives its place to the transcript of the whole, and the next recording begins anew', () => {
    const next = (state: LiveSession, event: LiveEvent) => nextLiveState(state, event, SETTINGS);
    const after = next(next(over, { type: 'stopped' }), { type: 'transcribed', text: 'Dạ em chào anh' });
    expect(after.messages.map(({ text }) => text)).toEqual(['Dạ em chào anh']);
    expect(next(after, { type: 'started', atMs: 0 }).queue.over).toBeUndefined();
  });
});

describe('the stop timer', () => {
  const stopAt = (state: LiveSession) => (state.phase === 'recording' ? state.stopAtMs : undefined);

  it.each<[string, LiveSettings, Step[], number | null]>([
    ['does not run before anybody spoke', NON_STOP, [START], null],
    ['starts when speech ends, and counts from its end', NON_STOP, [START, BEGAN, ended(1200)], 6200],
    ['is cancelled while the user is speaking', NON_STOP, [START, BEGAN, ended(1200), BEGAN], null],
    ['starts again after the next words', NON_STOP, [START, BEGAN, ended(1200), BEGAN, ended(3000)], 8000],
    ['does not start when nonStop is off', SETTINGS, [START, BEGAN, ended(1200)], null],
    ['does not start for an end without a beginning', NON_STOP, [START, ended(1200)], null],
    [
      'starts anew when a quiet recording is resumed',
      NON_STOP,
      [START, BEGAN, ended(1200), PAUSE, { type: 'started', atMs: 60_000 }],
      65_000,
    ],
    [
      'stays off when a recording paused in the middle of speech is resumed',
      NON_STOP,
      [START, BEGAN, PAUSE, { type: 'started', atMs: 60_000 }],
      null,
    ],
    [
      'starts when the speech that a pause cut in two ends',
      NON_STOP,
      [START, BEGAN, PAUSE, { type: 'started', atMs: 60_000 }, ended(61_000)],
      66_000,
    ],
    [
      'starts anew after a pause during which the end of speech was noticed',
      NON_STOP,
      [START, BEGAN, PAUSE, ended(1200), { type: 'started', atMs: 60_000 }],
      65_000,
    ],
    [
      'stays off after a pause during which the beginning of speech was noticed',
      NON_STOP,
      [START, BEGAN, ended(1200), PAUSE, BEGAN, { type: 'started', atMs: 60_000 }],
      null,
    ],
  ])('%s', (_, settings, steps, expected) => {
    expect(stopAt(play(steps, settings))).toBe(expected);
  });

  it('is gone in a paused and in a stopped recording', () => {
    expect(stopAt(play([START, BEGAN, ended(1200), PAUSE], NON_STOP))).toBeUndefined();
    expect(stopAt(play([START, BEGAN, ended(1200), STOP], NON_STOP))).toBeUndefined();
  });

  it('speech is told only while recording', () => {
    expect(isSpeaking(play([START, BEGAN]))).toBe(true);
    expect(isSpeaking(play([START, BEGAN, ended(10)]))).toBe(false);
    expect(isSpeaking(play([START, BEGAN, PAUSE]))).toBe(false);
    expect(isSpeaking(play([START, BEGAN, PAUSE, START]))).toBe(true);
    expect(isSpeaking(play([START, BEGAN, STOP]))).toBe(false);
    expect(isSpeaking(play([BEGAN]))).toBe(false);
  });
});

describe('messages', () => {
  it.each<[string, Step[], string[]]>([
    ['a recording without an answer has none', [START, SLICE, 'request'], []],
    ['partial text is an unfinished message', [START, SLICE, 'request', { answer: 'Dạ' }], ['(Dạ)']],
    [
      'streamed partial text updates the unfinished message',
      [START, SLICE, 'request', { answer: 'Dạ' }, SLICE, 'request', { answer: 'Dạ em chào' }],
      ['(Dạ em chào)'],
    ],
    [
      'a stream reset finishes it, once its window was heard whole',
      [START, SLICE, SLICE, SLICE, 'request', { answer: 'Dạ em chào anh' }],
      ['Dạ em chào anh'],
    ],
    [
      'a full window with slices not yet heard stays unfinished',
      [START, SLICE, SLICE, 'request', SLICE, { answer: 'Dạ em' }],
      ['(Dạ em)'],
    ],
    [
      'the next window is a message of its own',
      [START, SLICE, SLICE, SLICE, 'request', { answer: 'Dạ em chào anh' }, SLICE, 'request', { answer: 'Anh' }],
      ['Dạ em chào anh', '(Anh)'],
    ],
    ['on stop the first unfinished message is finished', [START, SLICE, 'request', { answer: 'Dạ' }, STOP], ['Dạ']],
    [
      'on stop no message is left unfinished: both sides of the window under way end with it',
      [START, SLICE, 'request', { answer: 'LEFT: Dạ\nRIGHT: Ừ' }, STOP],
      ['Dạ', 'Ừ'],
    ],
    [
      'a pause finishes nothing: the window goes on when the recording does',
      [START, SLICE, 'request', { answer: 'Dạ' }, PAUSE, START, SLICE, 'request', { answer: 'Dạ em' }],
      ['(Dạ em)'],
    ],
    ['an answer that comes during a pause is shown', [START, SLICE, 'request', PAUSE, { answer: 'Dạ' }], ['(Dạ)']],
    [
      'a text of several lines is one message',
      [START, SLICE, 'request', { answer: 'LEFT: Dạ em\nchào anh' }],
      ['(Dạ em chào anh)'],
    ],
    [
      'an empty answer is no message, and takes back a guess',
      [START, SLICE, 'request', { answer: 'A' }, SLICE, 'request', { answer: '' }],
      [],
    ],
    [
      'the final transcript takes the place of all live text',
      [START, SLICE, 'request', { answer: 'Dạ' }, STOP, { type: 'transcribed', text: 'Dạ em chào anh.' }],
      ['Dạ em chào anh.'],
    ],
    [
      'live text stays when there is no final transcript',
      [START, SLICE, 'request', { answer: 'Dạ' }, STOP, { type: 'transcribed', text: null }],
      ['Dạ'],
    ],
    ['a final transcript of a running recording is ignored', [START, { type: 'transcribed', text: 'Cũ' }], []],
    [
      'clearing leaves what is still being heard',
      [
        START,
        SLICE,
        SLICE,
        SLICE,
        'request',
        { answer: 'Một' },
        SLICE,
        'request',
        { answer: 'Hai' },
        { type: 'cleared' },
      ],
      ['(Hai)'],
    ],
    ['a new recording begins with none', [START, SLICE, 'request', { answer: 'Dạ' }, STOP, START], []],
  ])('%s', (_, steps, expected) => {
    expect(shown(play(steps))).toEqual(expected);
  });

  it('have the shape and the sides of the conversation list', () => {
    const { messages } = play([
      START,
      SLICE,
      'request',
      { answer: 'LEFT: Dạ em chào\nRIGHT: (00:00:01,000 - 00:00:02,000) Chào em' },
    ]);
    const common = { sender: 'ai', finish: false, window: 1 };
    expect(messages).toEqual([
      { ...common, side: 'left', text: 'Dạ em chào', streamText: ['Dạ em chào'] },
      { ...common, side: 'right', text: 'Chào em', streamText: ['Chào em'] },
    ]);
  });
});

describe('interim requests', () => {
  const due = (steps: Step[], settings = SETTINGS) => {
    const request = requestDue(play(steps, settings), settings);
    return request && [request.window, request.slices];
  };

  it.each<[string, Step[], [number, number] | null]>([
    ['none without a slice', [START], null],
    ['one for the first slice', [START, SLICE], [1, 1]],
    ['never a second while one is in flight', [START, SLICE, 'request', SLICE, SLICE, SLICE, SLICE], null],
    ['skips to the newest', [START, SLICE, 'request', SLICE, SLICE, { answer: 'Dạ' }], [1, 3]],
    ['none while nothing is new', [START, SLICE, 'request', { answer: 'Dạ' }], null],
    [
      'a full window is heard whole before the next',
      [START, SLICE, 'request', SLICE, SLICE, SLICE, { answer: 'Dạ' }],
      [1, 3],
    ],
    ['then the open one', [START, SLICE, SLICE, SLICE, SLICE, 'request', { answer: 'Dạ' }], [2, 1]],
    [
      'of full windows only the newest',
      [START, SLICE, 'request', SLICE, SLICE, SLICE, SLICE, SLICE, SLICE, { answer: 'Dạ' }],
      [2, 3],
    ],
    ['a pause sends what it cut off', [START, SLICE, PAUSE, SLICE], [1, 2]],
    ['none after the stop', [START, SLICE, STOP, SLICE], null],
    ['none before the start', [SLICE], null],
    ['none while a failure is waited out', [START, SLICE, 'request', { failure: DOWN }, SLICE], null],
    [
      'the newest when the wait is over',
      [START, SLICE, 'request', { failure: DOWN }, SLICE, { type: 'retried' }],
      [1, 2],
    ],
  ])('%s', (_, steps, expected) => {
    expect(due(steps)).toEqual(expected);
  });

  it.each<[string, LiveSettings]>([
    ['streaming is off', { ...SETTINGS, streaming: false }],
    ['autoTranscribe is off', { ...SETTINGS, autoTranscribe: false }],
    ['there is no speech service', { ...SETTINGS, whisper: { ...SETTINGS.whisper, url: '' } }],
  ])('none when %s', (_, settings) => {
    expect(due([START, SLICE], settings)).toBeNull();
  });

  it('an answer that nobody waits for is dropped, by request, window and slice count', () => {
    const state = play([START, SLICE, 'request', { answer: 'Dạ' }, SLICE, 'request']);
    const request = state.queue.inFlight;
    if (!request) throw new Error('nothing is in flight');
    for (const late of [
      { ...request, id: request.id - 1, slices: 1 },
      { ...request, window: request.window - 1 },
      { ...request, slices: 1 },
    ]) {
      expect(nextLiveState(state, { type: 'answered', request: late, text: 'Muộn' }, SETTINGS)).toBe(state);
      expect(nextLiveState(state, { type: 'failed', request: late, failure: DOWN, atMs: 0 }, SETTINGS)).toBe(state);
    }
    const stopped = nextLiveState(state, { type: 'stopped' }, SETTINGS);
    expect(nextLiveState(stopped, { type: 'answered', request, text: 'Muộn' }, SETTINGS)).toBe(stopped);
  });

  it('the text of a window given up is finished as far as it got', () => {
    const steps: Step[] = [START, SLICE, 'request', { answer: 'Dạ' }, SLICE, SLICE, 'request', { failure: DOWN }];
    expect(shown(play(steps))).toEqual(['(Dạ)']);
    expect(shown(play([...steps, SLICE, SLICE, SLICE]))).toEqual(['Dạ']);
  });
});

describe('a failing network', () => {
  const failing = (times: number, failure: Failure = DOWN): Step[] => [
    START,
    SLICE,
    ...Array.from({ length: times }, (): Step[] => ['request', { failure, atMs: 1000 }, { type: 'retried' }]).flat(),
  ];

  it('pauses live text while the recording goes on, and says why', () => {
    const state = play([START, SLICE, 'request', { failure: DOWN, atMs: 1000 }]);
    expect(state.phase).toBe('recording');
    expect(state.queue.pause).toEqual({ failure: DOWN, failures: 1, untilMs: 3000, waiting: true });
  });

  it.each([
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [9, 30_000],
  ])('after %i failures waits %i ms', (times, wait) => {
    expect(play(failing(times)).queue.pause?.untilMs).toBe(1000 + wait);
  });

  it('waits as long as the service asks for', () => {
    const busy: Failure = { kind: 'http', status: 429, statusText: '', retryAfterMs: 45_000 };
    expect(play(failing(1, busy)).queue.pause?.untilMs).toBe(46_000);
  });

  it('is over with the first answer', () => {
    const trying = play([...failing(3), 'request']);
    expect(trying.queue.pause).toMatchObject({ failures: 3, waiting: false });
    expect(play([...failing(3), 'request', { answer: 'Dạ' }]).queue.pause).toBeNull();
  });

  it('is forgotten when the recording stops', () => {
    expect(play([...failing(1), STOP]).queue.pause).toBeNull();
  });
});
