import { describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import { createLiveSession } from '@/recording/run-live-session';
import { createLiveWorld, LIVE, SLICE_S, wavBytes } from '../helpers/live-world';

/** A service that answers when it is told to. */
function manualService() {
  const waiting: { text: (text: string) => void; fail: (error: unknown) => void; audio: Blob; signal: AbortSignal }[] =
    [];
  const transcribe = (signal: AbortSignal, audio: Blob) =>
    new Promise<string>((text, fail) => waiting.push({ text, fail, audio, signal }));
  const request = (index: number) => {
    const found = waiting[index];
    if (!found) throw new Error(`there is no request ${index}`);
    return found;
  };
  return { transcribe, request, count: () => waiting.length };
}

const asked = async (count: () => number, wanted: number) => {
  while (count() < wanted) await Promise.resolve();
};

describe('a live session', () => {
  it('needs a key or a callback', () => {
    const effects = {
      transcribe: async () => '',
      now: () => 0,
      after: () => () => undefined,
      stop: () => undefined,
      queueTranscript: () => undefined,
    };
    expect(() => createLiveSession({ ...LIVE, apiKey: '' }, effects)).toThrow(
      new FailureError({ kind: 'missing-key' }),
    );
    expect(() => createLiveSession({ ...LIVE, apiKey: '', onTranscribe: async () => null }, effects)).not.toThrow();
  });

  it('queues the transcript of the stored recording, when autoTranscribe is on', async () => {
    const world = createLiveWorld({}, async () => '');
    world.session.started();
    world.session.stopped();
    await world.session.stored('call-1');
    expect(world.log).toEqual(['queue call-1']);
    expect(world.session.state()).toMatchObject({ phase: 'stopped', transcribing: true });
    world.session.transcribed('Dạ em chào anh.');
    expect(world.shown()).toEqual(['Dạ em chào anh.']);
    expect(world.session.state()).toMatchObject({ phase: 'stopped', transcribing: false });

    const off = createLiveWorld({ autoTranscribe: false }, async () => '');
    off.session.started();
    off.session.stopped();
    await off.session.stored('call-2');
    expect(off.log).toEqual([]);
  });

  it.each([
    ['its text is final', async () => ({ text: 'Dạ em chào anh.' }), ['Dạ em chào anh.']],
    ['without one, live text stays', async () => null, ['Dạ']],
    ['so it does when it fails', () => Promise.reject(new Error('broken')), ['Dạ']],
  ])('asks onTranscribe in place of the queue: %s', async (_, onTranscribe, expected) => {
    const world = createLiveWorld({ onTranscribe }, async () => 'Dạ');
    world.session.started();
    world.slices(0, 1);
    await world.until(() => world.shown().length > 0);
    world.session.stopped();
    await world.session.stored('call-1');
    expect(world.log).toEqual([]);
    expect(world.shown()).toEqual(expected);
    expect(world.session.state()).toMatchObject({ phase: 'stopped', transcribing: false });
  });
});

describe('auto-stop', () => {
  const nonStop = { nonStop: true, stopTimeout: 3000 };
  const speech = (speaking: boolean, lagMs = 0) => ({ speaking, atS: 0, lagMs });

  it('stops the recorder that long after speech has ended, not after that was noticed', () => {
    const { session, pass, log } = createLiveWorld(nonStop, async () => '');
    session.started();
    session.speech(speech(true));
    pass(20_000);
    session.speech(speech(false, 300));
    pass(2699);
    expect(log).toEqual([]);
    pass(1);
    expect(log).toEqual(['stop']);
  });

  it('waits for the next end when somebody speaks again', () => {
    const { session, pass, log } = createLiveWorld(nonStop, async () => '');
    session.started();
    session.speech(speech(true));
    session.speech(speech(false));
    pass(2900);
    session.speech(speech(true));
    pass(60_000);
    session.speech(speech(false));
    pass(2999);
    expect(log).toEqual([]);
    pass(1);
    expect(log).toEqual(['stop']);
  });

  it('comes with the next slice where the page is hidden and its timers sleep', () => {
    let now = 0;
    const asleep = { now: () => now, after: () => () => undefined };
    const { session, slices, log } = createLiveWorld(nonStop, async () => '', asleep);
    session.started();
    session.speech(speech(true));
    session.speech(speech(false));
    now = 2999;
    slices(0, 1);
    expect(log).toEqual([]);
    now = 3000;
    slices(1, 3);
    expect(log).toEqual(['stop']);
  });

  it.each([
    ['paused', (session: ReturnType<typeof createLiveSession>) => session.paused()],
    ['stopped by hand', (session: ReturnType<typeof createLiveSession>) => session.stopped()],
  ])('is called off when the recording is %s', (_, end) => {
    const { session, pass, log } = createLiveWorld(nonStop, async () => '');
    session.started();
    session.speech(speech(true));
    session.speech(speech(false));
    end(session);
    pass(60_000);
    expect(log).toEqual([]);
  });

  it('is off where nonStop is off', () => {
    const { session, pass, log } = createLiveWorld({ stopTimeout: 1000 }, async () => '');
    session.started();
    session.speech(speech(true));
    session.speech(speech(false));
    pass(3_600_000);
    expect(log).toEqual([]);
  });
});

describe('requests', () => {
  it('are aborted by the stop, and an answer that comes all the same is dropped', async () => {
    const service = manualService();
    const world = createLiveWorld({}, service.transcribe);
    world.session.started();
    world.slices(0, 1);
    await asked(service.count, 1);
    world.session.stopped();
    expect(service.request(0).signal.aborted).toBe(true);
    service.request(0).text('muộn');
    await new Promise((resolve) => setImmediate(resolve));
    expect(world.shown()).toEqual([]);
  });

  it('that fail pause live text; the network coming back ends the wait', async () => {
    const service = manualService();
    const world = createLiveWorld({}, service.transcribe);
    world.session.started();
    world.slices(0, 1);
    await asked(service.count, 1);
    service.request(0).fail(new FailureError({ kind: 'offline' }));
    await world.until(() => world.session.state().queue.pause !== null);
    world.slices(1, 3);
    world.pass(1999);
    expect(service.count()).toBe(1);
    world.session.online();
    await asked(service.count, 2);
    expect(service.request(1).audio.size).toBe(wavBytes(3));
    service.request(1).fail(new FailureError({ kind: 'offline' }));
    await world.until(() => world.session.state().queue.pause?.failures === 2);
    world.pass(3999);
    expect(service.count()).toBe(2);
    world.pass(1);
    await asked(service.count, 3);
    service.request(2).text('Đã có mạng');
    await world.until(() => world.session.state().queue.pause === null);
    expect(world.shown()).toEqual(['(Đã có mạng)']);
  });
});

describe('removeSilence', () => {
  const secondsSent = (audio: Blob) => (audio.size - 44) / 32_000;

  it('sends what was spoken with a little around it, and nothing where nobody spoke', async () => {
    const service = manualService();
    const { session, slices } = createLiveWorld({ removeSilence: true }, service.transcribe);
    session.started();
    slices(0, 1);
    await Promise.resolve();
    expect(service.count()).toBe(0);
    session.speech({ speaking: true, atS: 3, lagMs: 80 });
    session.speech({ speaking: false, atS: 3.5, lagMs: 0 });
    slices(1, 2);
    await asked(service.count, 1);
    expect(secondsSent(service.request(0).audio)).toBeCloseTo(0.5 + 2 * 0.25, 3);
  });

  it('keeps words at the end of a slice that were noticed after it', async () => {
    const service = manualService();
    const { session, slices } = createLiveWorld({ removeSilence: true }, service.transcribe);
    session.started();
    slices(0, 1);
    session.speech({ speaking: true, atS: SLICE_S - 0.05, lagMs: 80 });
    slices(1, 2);
    await asked(service.count, 1);
    expect(secondsSent(service.request(0).audio)).toBeCloseTo(SLICE_S + 0.05 + 0.25, 3);
  });

  it('off, everything is sent', async () => {
    const service = manualService();
    const { session, slices } = createLiveWorld({}, service.transcribe);
    session.started();
    slices(0, 1);
    await asked(service.count, 1);
    expect(service.request(0).audio.size).toBe(wavBytes(1));
  });
});
