import { describe, expect, it } from 'vitest';
import type { RecordingOutcome } from '@/domain/recording';
import { createLiveRecording, type RecorderEvents } from '@/jobs/live-recording';
import { onWake } from '@/jobs/queue';
import { DEVICE, LIVE, toneSlice, wavOf } from '../helpers/live-world';

const NO_SERVICE = { ...LIVE, whisper: { ...LIVE.whisper, url: '' } };

interface End {
  outcome: RecordingOutcome;
}

/** A recorder in the hand of the test. */
function setUp(live = NO_SERVICE) {
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
    async record(told: RecorderEvents<End>) {
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
    const leave = onWake(() => woken++);
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
