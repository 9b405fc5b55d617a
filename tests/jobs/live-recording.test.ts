import { describe, expect, it } from 'vitest';
import type { OpenLiveEar } from '@/domain/live/live-ear';
import type { RecordingOutcome } from '@/domain/recording';
import { createLiveRecording, type RecorderEvents } from '@/jobs/live-recording';
import { onQueueNews } from '@/jobs/queue';
import { DEVICE, LIVE, toneSlice, wavOf } from '../helpers/live-world';

const NO_SERVICE = { ...LIVE, whisper: { ...LIVE.whisper, url: '' } };

interface End {
  outcome: RecordingOutcome;
}

/** A recorder in the hand of the test. */
function setUp(live = NO_SERVICE, { openEar, record }: { openEar?: OpenLiveEar; record?: () => Promise<never> } = {}) {
  const log: string[] = [];
  let events: RecorderEvents<End> | undefined;
  const control = {
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
    stop: async () => log.push('stop'),
  };
  const recording = createLiveRecording({
    settings: DEVICE,
    live,
    encode: async (pcm) => wavOf(pcm),
    openEar,
    async record(told: RecorderEvents<End>) {
      if (record) return record();
      events = told;
      log.push('open');
      return control;
    },
    onEnd: ({ outcome }) => log.push(outcome.type),
  });
  const tell = () => {
    if (!events) throw new Error('the recorder was not started');
    return events;
  };
  return { ...recording, log, tell };
}

describe('a live recording with a speech model on this device', () => {
  const here = { ...NO_SERVICE, onDevice: true };

  /** An ear that hears how long the sound is. */
  function fakeEar() {
    const heard: string[] = [];
    const openEar: OpenLiveEar = ({ language, sliceMs }) => {
      heard.push(`open ${language} ${sliceMs}`);
      return {
        async hear(_, pcm) {
          heard.push(`hear ${pcm.length / 16_000} s`);
          return `${pcm.length / 16_000} s`;
        },
        close: () => heard.push('close'),
      };
    };
    return { heard, openEar };
  }

  it('opens it with the recording, asks it slice by slice, and closes it before the call is stored', async () => {
    const { heard, openEar } = fakeEar();
    const { start, session, tell } = setUp({ ...here, whisper: { ...here.whisper, language: 'vi' } }, { openEar });
    expect(heard).toEqual([]);
    await Promise.all([start(), start()]);
    tell().onState({ phase: 'recording' });
    for (const seq of [0, 1]) {
      tell().onSlice({ pcm: toneSlice(seq), startS: seq * 2 });
      const text = `${(seq + 1) * 2} s`;
      while (session.state().messages[0]?.text !== text) await new Promise((resolve) => setImmediate(resolve));
    }
    tell().onState({ phase: 'ended' });
    expect(heard).toEqual(['open vi 2000', 'hear 2 s', 'hear 4 s', 'close']);
  });

  it('closes it when the microphone can’t be opened', async () => {
    const { heard, openEar } = fakeEar();
    const record = () => Promise.reject(new Error('no microphone'));
    const { start } = setUp(here, { openEar, record });
    await expect(start()).rejects.toThrow('no microphone');
    expect(heard).toEqual(['open  2000', 'close']);
  });

  it('without its code: says so, and records', async () => {
    const { start, session, tell, log } = setUp(here);
    await start();
    tell().onState({ phase: 'recording' });
    tell().onSlice({ pcm: toneSlice(0), startS: 0 });
    while (session.state().queue.over === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(session.state()).toMatchObject({ phase: 'recording', queue: { over: 'broken' } });
    expect(log).toEqual(['open']);
  });

  it('is not opened where nothing is transcribed live', async () => {
    const { heard, openEar } = fakeEar();
    await setUp({ ...here, autoTranscribe: false }, { openEar }).start();
    await setUp(NO_SERVICE, { openEar }).start();
    expect(heard).toEqual([]);
  });
});

describe('a live recording', () => {
  it('opens the microphone once, when it is started', async () => {
    const { start, log } = setUp();
    expect(log).toEqual([]);
    await Promise.all([start(), start()]);
    expect(log).toEqual(['open']);
  });

  it('is started by itself with autoStart', () => {
    expect(setUp({ ...NO_SERVICE, autoStart: true }).log).toEqual(['open']);
  });

  it('follows the recorder: gaps don’t end it, the last slice belongs to it', async () => {
    const { start, session, tell } = setUp();
    await start();
    const phases: string[] = [];
    session.subscribe(() => phases.push(session.state().phase));
    for (const phase of ['recording', 'gap', 'recording', 'paused', 'recording', 'stopping']) tell().onState({ phase });
    tell().onSlice({ pcm: toneSlice(0), startS: 0 });
    expect(session.state().queue.open.slices).toBe(1);
    tell().onState({ phase: 'ended' });
    expect(phases).toEqual(['recording', 'paused', 'recording', 'recording', 'stopped']);
  });

  it('has begun although the microphone is muted from the start, and goes on after a pause although it is', async () => {
    const { start, session, tell } = setUp();
    await start();
    const phases = ['gap', 'paused', 'gap', 'ended'].map((phase) => {
      tell().onState({ phase });
      return session.state().phase;
    });
    expect(phases).toEqual(['recording', 'paused', 'recording', 'stopped']);
  });

  it('stops the recorder by auto-stop, and wakes the queue for the stored call', async () => {
    const { start, tell, log } = setUp({ ...NO_SERVICE, nonStop: true, stopTimeout: 0 });
    await start();
    tell().onState({ phase: 'recording' });
    tell().onSpeech({ speaking: true, atS: 1 });
    tell().onSpeech({ speaking: false, atS: 2 });
    while (!log.includes('stop')) await new Promise((resolve) => setImmediate(resolve));
    let woken = 0;
    const leave = onQueueNews(({ type }) => {
      if (type === 'wake') woken++;
    });
    tell().onEnd({ outcome: { type: 'stored', callId: 'call-1', seconds: 2 } });
    leave();
    expect(log).toEqual(['open', 'stop', 'stored']);
    expect(woken).toBe(1);
  });

  it('a recording that could not be stored, or was empty, waits for no transcript', async () => {
    const { start, session, tell, log } = setUp();
    await start();
    tell().onState({ phase: 'recording' });
    tell().onState({ phase: 'ended' });
    expect(session.state()).toMatchObject({ phase: 'stopped', transcribing: true });
    tell().onEnd({ outcome: { type: 'empty' } });
    expect(session.state()).toMatchObject({ phase: 'stopped', transcribing: false });
    expect(log).toEqual(['open', 'empty']);
  });
});
