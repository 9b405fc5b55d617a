import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import type { OpenLiveRecogniser } from '@/domain/live/live-recogniser';
import { onQueueNews } from '@/jobs/queue';
import type { KeepOptions, KeptRecording } from '@/recording/keep-recording';
import { startTake } from '@/recording/start-take';
import { DEVICE, LIVE, toneSlice } from '../helpers/live-world';

const NO_SERVICE = { ...LIVE, whisper: { ...LIVE.whisper, url: '' } };

afterEach(() => {
  vi.restoreAllMocks();
});

interface Doubles {
  openRecogniser?: OpenLiveRecogniser;
  loadRecogniser?: () => Promise<OpenLiveRecogniser>;
  record?: () => Promise<never>;
}

/** A recorder in the hand of the test. */
async function begin(
  live = NO_SERVICE,
  { openRecogniser, loadRecogniser = openRecogniser && (async () => openRecogniser), record }: Doubles = {},
) {
  const log: string[] = [];
  let options: KeepOptions | undefined;
  const control: KeptRecording = {
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
    seconds: () => 0,
    stream: () => null,
    stop: async () => {
      log.push('stop');
      return { outcome: { type: 'empty' }, reason: 'stopped' };
    },
  };
  const { session, recorder } = startTake(
    {
      settings: DEVICE,
      live,
      call: { title: 'Take', language: '', service: 'Sale Effective' },
      loadRecogniser,
      onState: () => undefined,
      onEnd: ({ outcome }) => log.push(outcome.type),
    },
    async (told) => {
      if (record) return record();
      options = told;
      log.push('open');
      return control;
    },
  );
  await recorder;
  if (options === undefined) throw new Error('the recorder was not started');
  return { session, log, recorder: options };
}

const slice = (seq: number) => ({ seq, pcm: toneSlice(seq), startS: seq * 2 });

describe('a live recording with a speech model on this device', () => {
  const here = { ...NO_SERVICE, onDevice: true };

  /** A recogniser that hears how long the sound is. */
  function fakeRecogniser() {
    const heard: string[] = [];
    const openRecogniser: OpenLiveRecogniser = ({ language, sliceMs }) => {
      heard.push(`open ${language} ${sliceMs}`);
      return {
        async hear(_, pcm) {
          heard.push(`hear ${pcm.length / 16_000} s`);
          return `${pcm.length / 16_000} s`;
        },
        close: () => heard.push('close'),
      };
    };
    return { heard, openRecogniser };
  }

  it('opens it with the recording, asks it slice by slice, and closes it before the call is stored', async () => {
    const { heard, openRecogniser } = fakeRecogniser();
    const { session, recorder } = await begin(
      { ...here, whisper: { ...here.whisper, language: 'vi' } },
      { openRecogniser },
    );
    recorder.onState({ phase: 'recording' });
    for (const seq of [0, 1]) {
      recorder.onSlice(slice(seq));
      const text = `${(seq + 1) * 2} s`;
      while (session.state().messages[0]?.text !== text) await new Promise((resolve) => setImmediate(resolve));
    }
    recorder.onState({ phase: 'ended', reason: 'stopped' });
    expect(heard).toEqual(['open vi 2000', 'hear 2 s', 'hear 4 s', 'close']);
  });

  it('closes it when the microphone can’t be opened', async () => {
    const { heard, openRecogniser } = fakeRecogniser();
    const record = () => Promise.reject(new Error('no microphone'));
    await expect(begin(here, { openRecogniser, record })).rejects.toThrow('no microphone');
    expect(heard).toEqual(['open  2000', 'close']);
  });

  it.each([
    ['without its code', {}],
    ['whose code can’t be loaded', { loadRecogniser: () => Promise.reject(new Error('no network')) }],
  ])('%s: says so, and records', async (_, doubles) => {
    const { session, recorder, log } = await begin(here, doubles);
    recorder.onState({ phase: 'recording' });
    recorder.onSlice(slice(0));
    while (session.state().queue.over === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(session.state()).toMatchObject({ phase: 'recording', queue: { over: 'broken' } });
    expect(log).toEqual(['open']);
  });

  it('is not opened where nothing is transcribed live', async () => {
    const { heard, openRecogniser } = fakeRecogniser();
    await begin({ ...here, autoTranscribe: false }, { openRecogniser });
    await begin(NO_SERVICE, { openRecogniser });
    expect(heard).toEqual([]);
  });
});

describe('a take', () => {
  it('follows the recorder: gaps don’t end it, the last slice belongs to it', async () => {
    const { session, recorder } = await begin();
    const phases: string[] = [];
    session.subscribe(() => phases.push(session.state().phase));
    recorder.onState({ phase: 'recording' });
    recorder.onState({ phase: 'gap', reason: 'muted' });
    recorder.onState({ phase: 'recording' });
    recorder.onState({ phase: 'paused' });
    recorder.onState({ phase: 'recording' });
    recorder.onState({ phase: 'stopping' });
    recorder.onSlice(slice(0));
    expect(session.state().queue.open.slices).toBe(1);
    recorder.onState({ phase: 'ended', reason: 'stopped' });
    expect(phases).toEqual(['recording', 'paused', 'recording', 'recording', 'stopped']);
  });

  it('has begun although the microphone is muted from the start, and goes on after a pause although it is', async () => {
    const { session, recorder } = await begin();
    const muted = { phase: 'gap', reason: 'muted' } as const;
    const states = [muted, { phase: 'paused' }, muted, { phase: 'ended', reason: 'stopped' }] as const;
    const phases = states.map((state) => {
      recorder.onState(state);
      return session.state().phase;
    });
    expect(phases).toEqual(['recording', 'paused', 'recording', 'stopped']);
  });

  it('stops the recorder by auto-stop, and wakes the queue for the stored call', async () => {
    const { recorder, log } = await begin({ ...NO_SERVICE, nonStop: true, stopTimeout: 0 });
    recorder.onState({ phase: 'recording' });
    recorder.onSpeech?.({ speaking: true, atS: 1 });
    recorder.onSpeech?.({ speaking: false, atS: 2 });
    while (!log.includes('stop')) await new Promise((resolve) => setImmediate(resolve));
    let woken = 0;
    const leave = onQueueNews(({ type }) => {
      if (type === 'wake') woken++;
    });
    recorder.onEnd({ outcome: { type: 'stored', callId: 'call-1', seconds: 2 }, reason: 'stopped' });
    leave();
    expect(log).toEqual(['open', 'stop', 'stored']);
    expect(woken).toBe(1);
  });

  it('that could not be stored, or was empty, waits for no transcript', async () => {
    const { session, recorder, log } = await begin();
    recorder.onState({ phase: 'recording' });
    recorder.onState({ phase: 'ended', reason: 'stopped' });
    expect(session.state()).toMatchObject({ phase: 'stopped', transcribing: true });
    recorder.onEnd({ outcome: { type: 'empty' }, reason: 'stopped' });
    expect(session.state()).toMatchObject({ phase: 'stopped', transcribing: false });
    expect(log).toEqual(['open', 'empty']);
  });

  it('that fails is logged in one line, whether it could not begin, broke or could not be stored (§8)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const record = () => Promise.reject(new FailureError({ kind: 'no-microphone', why: 'busy' }));
    await expect(begin(NO_SERVICE, { record })).rejects.toThrow();
    const { recorder } = await begin();
    recorder.onEnd({ outcome: { type: 'stored', callId: 'call-1', seconds: 2 }, reason: 'stopped' });
    recorder.onEnd({ outcome: { type: 'empty' }, reason: 'permission' });
    recorder.onEnd({ outcome: { type: 'kept', seconds: 2, failure: { kind: 'storage-full' } }, reason: 'storage' });
    expect(warn.mock.calls.flat()).toEqual([
      'A recording failed: no-microphone',
      'A recording failed: permission',
      'A recording failed: storage',
      'A recording failed: storage-full',
    ]);
  });
});
