import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationMessages } from '@/domain/transcript/conversation';
import { createLiveTranscriber } from '@/network/live-transcriber';
import { createRemoteProvider } from '@/network/remote-provider';
import type { Timeouts } from '@/network/timeouts';
import {
  createLiveWorld,
  LIVE,
  type LiveWorld,
  naiveBytes,
  tone,
  toneSlice,
  tones,
  wavOf,
} from '../helpers/live-world';
import { settingsFor } from '../network/settings';
import { type Peer, startPeer } from '../services/peer';

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => {
  peer.reset();
  peer.manners.transcription = 'openai';
});

const WINDOW = LIVE.forceStop;
const posts = () => peer.log.entries.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/audio'));
const idle = ({ session }: LiveWorld) => session.state().queue.inFlight === null;

function wholeRecording(slices: number): Blob {
  const parts = Array.from({ length: slices }, (_, seq) => toneSlice(seq));
  return wavOf(Int16Array.from(parts.flatMap((part) => [...part])));
}

/** A session against the peer; its final transcript is the queued upload of the whole recording. */
function createLiveCall(slices: number, timeouts: Partial<Timeouts> = {}): LiveWorld {
  const settings = settingsFor(peer);
  const whisper = { ...LIVE.whisper, url: peer.url, mp3Encode: false };
  const transcribe = createLiveTranscriber(settings, whisper, 'transcriptions', { timeouts });
  const { transcribe: upload } = createRemoteProvider(settings);
  const world: LiveWorld = createLiveWorld({ whisper }, transcribe, {
    async queueTranscript(callId) {
      const input = {
        audio: wholeRecording(slices),
        fileName: 'call.wav',
        language: '',
        service: '',
        requestId: callId,
      };
      const result = await upload?.(new AbortController().signal, input, () => undefined);
      world.session.transcribed(result?.text ?? null);
    },
  });
  return world;
}

async function finish(world: LiveWorld, slices: number): Promise<void> {
  world.session.stopped();
  expect(world.session.state().messages.every(({ finish: done }) => done)).toBe(true);
  await world.session.stored('call-1');
  await world.until(() => {
    const { session } = world;
    const state = session.state();
    return state.phase === 'stopped' && !state.transcribing;
  });
  expect(world.shown().join(' ')).toBe(tones(0, slices));
  expect(world.mostInFlight()).toBeLessThanOrEqual(1);
}

describe('live text against a speech service', () => {
  it('that keeps up: every window right, a fraction of the bytes', async () => {
    const slices = 30;
    const world = createLiveCall(slices);
    world.session.started();
    for (let seq = 0; seq < slices; seq++) {
      world.slices(seq, seq + 1);
      await world.until(() => idle(world));
      const windowStart = Math.floor(seq / WINDOW) * WINDOW;
      expect(world.shown().at(-1)?.replace(/[()]/g, '')).toBe(tones(windowStart, seq + 1));
    }
    expect(world.shown()).toEqual([0, 1, 2, 3, 4].map((window) => tones(window * WINDOW, (window + 1) * WINDOW)));
    expect(posts()).toHaveLength(slices);
    expect(peer.log.maxInFlight).toBe(1);
    expect(posts().reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0)).toBe(world.sentBytes());
    expect(world.sentBytes() / naiveBytes(slices)).toBeLessThan(0.23);
    await finish(world, slices);
  });

  it('is asked as the live recorder is configured, without a request_id', async () => {
    const world = createLiveCall(1);
    world.session.started();
    world.slices(0, 1);
    await world.until(() => world.shown().length > 0);
    expect(posts()[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      file: { part: 'file', name: 'speech.wav' },
      fields: [
        ['model', 'large-v3-turbo'],
        ['batch_size', '1'],
        ['text_timestamps', 'false'],
        ['vad_filter', 'True'],
        ['vad_threshold', '0.5'],
      ],
    });
  });

  it('that is slow: skips to the newest slices, loses no word, sends less', async () => {
    peer.fault({ fault: { kind: 'delay', ms: 20 }, times: 0 });
    const slices = 24;
    const world = createLiveCall(slices);
    let requests = 0;
    world.session.started();
    for (let seq = 0; seq < slices; seq += 4) {
      world.slices(seq, seq + 4);
      await world.until(() => world.session.state().queue.requests > requests);
      requests = world.session.state().queue.requests;
    }
    await world.until(() => idle(world));
    expect(posts().length).toBeLessThan(slices / 2);
    expect(peer.log.maxInFlight).toBe(1);
    expect(world.sentBytes() / naiveBytes(slices)).toBeLessThan(0.15);
    await finish(world, slices);
  });

  it('whose answer comes too late: given up, and never shown in place of a newer one', async () => {
    peer.fault({ kind: 'delay', ms: 15_000 });
    const world = createLiveCall(3, {
      workMs: 6000,
      uploadRate: Number.POSITIVE_INFINITY,
      workRate: Number.POSITIVE_INFINITY,
    });
    world.session.started();
    world.slices(0, 1);
    await world.until(() => world.session.state().queue.pause !== null);
    expect(world.session.state().queue.pause?.failure.kind).toBe('timeout');
    world.slices(1, 2);
    world.pass(2000);
    await world.until(() => world.shown().length > 0);
    expect(world.shown()).toEqual([`(${tones(0, 2)})`]);
    await peer.log.until(({ fault, endedAt }) => fault === 'delay' && endedAt !== undefined);
    expect(world.shown()).toEqual([`(${tones(0, 2)})`]);
    world.slices(2, 3);
    await world.until(() => world.shown()[0] === `(${tones(0, 3)})`);
    await finish(world, 3);
  });

  it.each([
    ['refuses for now', { kind: 'status', status: 503 }, 'http'],
    ['breaks off its answer', { kind: 'drop-answer' }, 'unreachable'],
    ['answers with a page', { kind: 'html' }, 'unreadable-answer'],
    ['answers half', { kind: 'half-json' }, 'unreadable-answer'],
    ['answers nothing', { kind: 'empty' }, 'unreadable-answer'],
  ] as const)('that %s: live text pauses and goes on, with nothing missing', async (_, fault, kind) => {
    const world = createLiveCall(2);
    world.session.started();
    peer.fault({ fault, method: 'POST' });
    world.slices(0, 1);
    await world.until(() => world.session.state().queue.pause !== null);
    expect(world.session.state()).toMatchObject({ phase: 'recording', queue: { pause: { failure: { kind } } } });
    world.slices(1, 2);
    world.pass(2000);
    await world.until(() => world.shown()[0] === `(${tones(0, 2)})`);
    expect(world.session.state().queue.pause).toBeNull();
    await finish(world, 2);
  });

  it('that vanishes for several windows: recording goes on, the newest full window and the open one come back', async () => {
    const slices = 4 * WINDOW + 2;
    const world = createLiveCall(slices);
    world.session.started();
    world.slices(0, 2);
    await world.until(() => idle(world) && world.shown().length > 0);
    await peer.stop();
    world.slices(2, WINDOW + 1);
    await world.until(() => world.session.state().queue.pause !== null);
    world.slices(WINDOW + 1, 4 * WINDOW + 1);
    for (const failures of [2, 3]) {
      world.pass(30_000);
      await world.until(() => world.session.state().queue.pause?.failures === failures);
    }
    expect(world.session.state().phase).toBe('recording');
    await peer.start();
    world.session.online();
    await world.until(() => idle(world) && world.session.state().queue.pause === null);
    expect(world.shown().at(-2)).toBe(tones(3 * WINDOW, 4 * WINDOW));
    world.slices(4 * WINDOW + 1, slices);
    await world.until(() => idle(world) && world.shown().at(-1) === `(${tones(4 * WINDOW, slices)})`);
    expect(peer.log.maxInFlight).toBe(1);
    await finish(world, slices);
  });

  it('answers with speakers: each on its side, made-up promotion taken out', async () => {
    peer.manners.transcription = 'sides';
    const world = createLiveCall(1);
    world.session.started();
    world.slices(0, 1);
    await world.until(() => world.shown().length > 0);
    expect(world.session.state().messages).toMatchObject(
      conversationMessages(`LEFT: ${tone(0)}`).map((message) => ({ ...message, finish: false, streamText: [tone(0)] })),
    );

    const spam = createLiveTranscriber(settingsFor(peer), { ...LIVE.whisper, url: peer.url, language: 'vi' }, '', {
      fetch: async () => new Response('{"text":"Dạ em chào anh. Hãy đăng ký kênh để ủng hộ kênh của mình nhé."}'),
    });
    expect(await spam(new AbortController().signal, new Blob(['x']))).toBe('Dạ em chào anh.');
  });
});
