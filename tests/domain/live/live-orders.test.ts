import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveRequest } from '@/domain/live/live-queue';
import { INACTIVE, type LiveEvent, type LiveSession, nextLiveState, requestDue } from '@/domain/live/live-session';
import { GENERIC_LIVE_SETTINGS } from '@/domain/live/live-settings';
import { conversationMessages } from '@/domain/transcript/conversation';

const SETTINGS = {
  ...GENERIC_LIVE_SETTINGS,
  streaming: true,
  nonStop: true,
  timeSlice: 2000,
  forceStop: 4,
  whisper: { ...GENERIC_LIVE_SETTINGS.whisper, url: 'https://speech.example' },
};

/** What the world may do next; `pick` chooses among the requests ever sent. */
type Move =
  | { do: 'slice' | 'pause' | 'start' | 'stop' | 'began' | 'ended' | 'retried' | 'cleared' }
  | { do: 'answer' | 'fail'; pick: number };

const quiet = fc.constantFrom('slice', 'slice', 'slice', 'pause', 'start', 'began', 'ended', 'retried', 'cleared');
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: quiet }) as fc.Arbitrary<Move> },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('answer', 'fail'), pick: fc.nat(1000) }) as fc.Arbitrary<Move>,
  },
);

/** A world around the reducer: every slice says its number, a server that may answer anything it was ever asked. */
function createWorld() {
  let state: LiveSession = INACTIVE;
  const sent: LiveRequest[] = [];
  /** Number of the first slice of each window. */
  const firstOf = new Map<number, number>();
  let slices = 0;
  const wordsOf = ({ window, slices: count }: LiveRequest) =>
    Array.from({ length: count }, (_, index) => `w${(firstOf.get(window) ?? 0) + index}`).join(' ');

  const tell = (event: LiveEvent) => {
    const { open } = state.queue;
    const before = state;
    state = nextLiveState(state, event, SETTINGS);
    if (event.type === 'slice' && state !== before) {
      if (open.slices === 0) firstOf.set(open.id, slices);
      slices++;
    }
    const request = requestDue(state, SETTINGS);
    if (!request) return;
    expect(state.queue.inFlight).toBeNull();
    sent.push(request);
    state = nextLiveState(state, { type: 'requested', request }, SETTINGS);
  };

  const act = (next: Move) => {
    switch (next.do) {
      case 'slice':
      case 'cleared':
      case 'retried':
        return tell({ type: next.do });
      case 'pause':
        return tell({ type: 'paused' });
      case 'start':
        return tell({ type: 'started', atMs: 0 });
      case 'stop':
        return tell({ type: 'stopped' });
      case 'began':
        return tell({ type: 'speech-began' });
      case 'ended':
        return tell({ type: 'speech-ended', atMs: 0 });
      case 'answer':
      case 'fail': {
        const request = sent[next.pick % Math.max(1, sent.length)];
        if (!request) return;
        if (next.do === 'answer') return tell({ type: 'answered', request, text: wordsOf(request) });
        return tell({ type: 'failed', request, failure: { kind: 'offline' }, atMs: 0 });
      }
    }
  };
  return { act, tell, wordsOf, state: () => state, sent, slices: () => slices };
}

const numbersIn = (state: LiveSession) =>
  state.messages.flatMap(({ text }) => text.split(' ').map((word) => Number(word.slice(1))));

describe('whatever happens in whatever order', () => {
  it('one request is in flight at most, words come once and in order, nothing is left unfinished', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
        const world = createWorld();
        world.tell({ type: 'started', atMs: 0 });
        for (const next of moves) {
          world.act(next);
          const numbers = numbersIn(world.state());
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          for (const { finish, streamText } of world.state().messages) expect(streamText.length === 0).toBe(finish);
        }
        world.tell({ type: 'stopped' });
        expect(world.state().messages.every(({ finish }) => finish)).toBe(true);
        expect(world.state().queue.inFlight).toBeNull();
        const stopped = world.state().messages;
        for (const request of world.sent) world.tell({ type: 'answered', request, text: 'muộn' });
        expect(world.state().messages).toEqual(stopped);

        const whole = 'Agent (A): Dạ em chào anh.\nCustomer (C): Chào em.';
        world.tell({ type: 'transcribed', text: whole });
        expect(world.state().messages).toMatchObject(conversationMessages(whole));
      }),
      { numRuns: 300 },
    );
  });

  it('a server that answers every request in the end gives every word, however slow it is within a window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 60 }), (slicesPerAnswer) => {
        const world = createWorld();
        world.tell({ type: 'started', atMs: 0 });
        const answer = () => {
          const request = world.state().queue.inFlight;
          if (request) world.tell({ type: 'answered', request, text: world.wordsOf(request) });
        };
        for (const count of slicesPerAnswer) {
          for (let slice = 0; slice < count; slice++) world.tell({ type: 'slice' });
          answer();
        }
        while (world.state().queue.inFlight) answer();
        expect(numbersIn(world.state())).toEqual(Array.from({ length: world.slices() }, (_, index) => index));
      }),
      { numRuns: 200 },
    );
  });

  it('never asks for more than a window, and every request of a window holds all of the one before', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
        const world = createWorld();
        world.tell({ type: 'started', atMs: 0 });
        for (const next of moves) world.act(next);
        world.sent.forEach((request, index) => {
          const before = world.sent[index - 1];
          expect(request.slices).toBeLessThanOrEqual(SETTINGS.forceStop);
          expect(request.id).toBe(index + 1);
          if (!before) return;
          expect(request.window).toBeGreaterThanOrEqual(before.window);
          if (request.window === before.window) expect(request.slices).toBeGreaterThanOrEqual(before.slices);
        });
      }),
      { numRuns: 200 },
    );
  });
});
