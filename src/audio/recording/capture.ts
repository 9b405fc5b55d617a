import { FailureError } from '@/domain/failure';
import type { EndReason, GapReason } from '@/domain/live/recording';
import { createWatchdog } from '../watchdog';
import type { CaptureNews, CaptureRequest } from './capture-messages';
import { closeMicrophone, openMicrophone } from './microphone';
import { permissionState, watchPermission } from './permission';
import { type Recorder, type RecorderOptions, recorderState } from './recorder-state';
import { connectSource, type SoundSource } from './sound-source';

/** What was asked for so long ago may never be given; it is asked for anew where the browser has had news since (D727). */
const SETTLES_MS = 5000;

/** Ten times the longest silence of a worker that lives. */
const HANGS_MS = 30_000;

/**
 * Records the microphone to 16 kHz mono slices (§9): runs the worker, takes another microphone when the first one goes, and
 * ends cleanly when nothing can go on. Rejects with FailureError 'permission', 'no-microphone' or 'unsupported'; afterwards
 * trouble is told by states, and every slice until then has been delivered.
 */
export async function startRecording(options: RecorderOptions): Promise<Recorder> {
  const first = await openMicrophone(options);
  const worker = new Worker(new URL('./capture.worker.ts', import.meta.url), { type: 'module' });
  const send = (request: CaptureRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  const leave = new AbortController();
  let tellStopped: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    tellStopped = resolve;
  });
  let stream: MediaStream | null = null;
  let source: SoundSource | null = null;
  let paused = false;
  let gap: GapReason | null = null;
  let ending: EndReason | null = null;
  let asked: { at: number; outdated: boolean } | null = null;
  let seconds = 0;
  let mutedAtS = 0;
  const allowed = await permissionState();

  function tell(): void {
    options.onState(recorderState({ ending: ending !== null, paused, gap }));
  }
  function setGap(reason: GapReason | null): void {
    if (gap === reason || ending !== null) return;
    if (gap === 'muted') tellSilence();
    if (reason === 'muted') mutedAtS = seconds;
    gap = reason;
    tell();
  }
  /** A muted microphone may go on sending: what came from it is silence, which no clock misses. */
  function tellSilence(): void {
    const lostS = seconds - mutedAtS;
    if (lostS > 0) options.onGap?.({ atS: mutedAtS, lostS });
  }

  function release(): void {
    source?.close();
    if (stream !== null) closeMicrophone(stream);
    source = null;
    stream = null;
  }

  function finish(): void {
    if (leave.signal.aborted) return;
    leave.abort();
    watch.rest();
    release();
    worker.terminate();
    options.onState({ phase: 'ended', reason: ending ?? 'failed' });
    tellStopped();
  }

  // It tells every 3 s that there is sound or none: what hangs keeps no sound, and must not look like a recording.
  const watch = createWatchdog(HANGS_MS, finish);

  function end(reason: EndReason): Promise<void> {
    if (ending === null) {
      if (gap === 'muted') tellSilence();
      ending = reason;
      tell();
      source?.finish();
      send({ type: 'stop' });
      watch.wait();
    }
    return stopped;
  }

  async function use(next: MediaStream): Promise<void> {
    release();
    stream = next;
    const [track] = next.getAudioTracks();
    const { signal } = leave;
    const current = () => stream === next;
    track?.addEventListener('ended', () => current() && void lost(), { signal });
    track?.addEventListener('mute', () => current() && setGap('muted'), { signal });
    track?.addEventListener('unmute', () => current() && setGap(null), { signal });
    const connected = await connectSource(next, (input, transfer) => send({ type: 'listen', input }, transfer));
    // Stopped or gone meanwhile.
    if (!current()) return connected.close();
    source = connected;
    if (track !== undefined) track.enabled = !paused;
    // A new stream of a device that sends nothing is no sound yet.
    if (gap !== 'stalled') setGap(track?.muted === true ? 'muted' : null);
  }

  const lacksSound = () => ending === null && (gap === 'unplugged' || gap === 'stalled');

  /** No sound any more: another microphone, or the same one again; where there is none, the next that is plugged in. */
  async function reopen(): Promise<void> {
    const waits = asked !== null && !(asked.outdated && performance.now() - asked.at > SETTLES_MS);
    if (waits || ending !== null) return;
    const mine = { at: performance.now(), outdated: false };
    asked = mine;
    try {
      const next = await openMicrophone(options);
      // One that was asked for later may be there by now.
      if (lacksSound()) await use(next);
      else closeMicrophone(next);
    } catch (error) {
      const refused = error instanceof FailureError && error.failure.kind === 'permission';
      if (refused && lacksSound()) void end('permission');
    } finally {
      if (asked === mine) asked = null;
    }
  }

  async function lost(): Promise<void> {
    setGap('unplugged');
    release();
    // Safari and Firefox say 'prompt' all along for what was allowed once; where it was more, it was taken back.
    const state = await permissionState();
    if (state === 'denied' || (state === 'prompt' && allowed === 'granted')) void end('permission');
    else await reopen();
  }

  worker.onmessage = ({ data: news }: MessageEvent<CaptureNews>) => {
    if (!paused) watch.wait();
    switch (news.type) {
      case 'slice':
        options.onSlice({ seq: news.seq, pcm: news.pcm, startS: news.startS });
        break;
      case 'speech':
        options.onSpeech?.({ speaking: news.speaking, atS: news.atS });
        break;
      case 'gap':
        options.onGap?.({ atS: news.atS, lostS: news.lostS });
        break;
      case 'heard':
        seconds = news.seconds;
        if (gap === 'stalled') setGap(null);
        break;
      case 'silent':
        if (paused || gap === 'muted') break;
        if (gap === null) setGap('stalled');
        // Told again and again: a device that comes back without a word, as after a call, is found all the same.
        if (document.visibilityState === 'visible') void reopen();
        break;
      case 'stopped':
        seconds = news.seconds;
        finish();
        break;
      case 'failed':
        void lost();
        break;
    }
  };
  worker.onerror = finish;

  const { signal } = leave;
  // Most browsers end the track as well, some only stop delivering.
  const unwatch = watchPermission((state) => state === 'denied' && void end('permission'));
  signal.addEventListener('abort', unwatch);
  const retry = () => {
    if (asked !== null) asked.outdated = true;
    if (lacksSound()) void reopen();
  };
  navigator.mediaDevices.addEventListener('devicechange', retry, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retry(), { signal });

  send({ type: 'begin', sliceMs: options.sliceMs });
  try {
    await use(first);
    if (!signal.aborted) watch.wait();
  } catch (error) {
    leave.abort();
    release();
    worker.terminate();
    throw error;
  }
  // The engine may have broken already, and said so.
  if (!signal.aborted) tell();

  const setPaused = (value: boolean) => {
    if (ending !== null || paused === value) return;
    paused = value;
    send({ type: value ? 'pause' : 'resume' });
    if (value) watch.rest();
    else watch.wait();
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !value;
    tell();
  };
  return {
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    stop: () => end('stopped'),
    seconds: () => seconds,
    stream: () => stream,
  };
}
