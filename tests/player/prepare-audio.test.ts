import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_COLORS } from '@/audio/playing/waveform-look';
import type { Call } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { type AudioTools, type CallAudio, prepareAudio } from '@/player/prepare-audio';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { getPeaks, getPlaybackCopy } from '@/storage/calls/audio';
import { getCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';
import { noRoomToChange } from '../helpers/full-device';
import { audioCall, soundFile } from '../helpers/stored-calls';

const PEAKS = { channels: [new Float32Array([0.5])], durationS: 61 };

function tools(over: Partial<AudioTools> = {}): AudioTools & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    openAudio: async () => {
      calls.push('open');
      return { durationS: 60, channels: 1, playable: true, mime: 'audio/wav' };
    },
    computePeaks: async (_blob, _signal, onProgress) => {
      calls.push('peaks');
      onProgress(0.5);
      return PEAKS;
    },
    preparePlayback: async () => null,
    ...over,
  };
}

async function storedCall(content = 'sound'): Promise<Call> {
  const id = await audioCall({ file: soundFile(content) });
  const call = await getCall(id);
  if (call === undefined) throw new Error('not stored');
  return call;
}

async function prepare(call: Call, used: AudioTools, signals = {}) {
  const reports: CallAudio[] = [];
  const both = { signal: new AbortController().signal, skip: new AbortController().signal, ...signals };
  await prepareAudio(call, both, used, (audio) => reports.push(audio));
  return reports;
}

function stage(audio: CallAudio): string {
  if (audio.phase !== 'ready') return audio.phase;
  const { waveform } = audio;
  return waveform.state === 'drawing' ? `drawing ${waveform.share}` : waveform.state;
}

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

describe('a recording', () => {
  it('is drawn in the colours of who speaks on which channel', async () => {
    const call = await storedCall();
    const lanes = async () => {
      const last = (await prepare(call, tools())).at(-1);
      const colors = last?.phase === 'ready' ? (last.sound.colors ?? DEFAULT_COLORS) : null;
      return [colors?.left.played, colors?.right.played];
    };
    expect(await lanes()).toEqual(['var(--agent-ink)', 'var(--customer-ink)']);
    await replaceDeviceSettings({ agentChannel: 'right' });
    expect(await lanes()).toEqual(['var(--customer-ink)', 'var(--agent-ink)']);
  });

  it('plays at once, is drawn once, with progress, and remembered', async () => {
    const call = await storedCall();
    const first = tools();
    const reports = await prepare(call, first);
    expect(reports.map(stage)).toEqual(['opening', 'drawing 0', 'drawing 0.5', 'drawn']);
    expect(reports.at(-1)).toMatchObject({ sound: { durationS: 60 }, waveform: { durationS: 61 } });
    const sounds = reports.flatMap((audio) => (audio.phase === 'ready' ? [audio.sound] : []));
    expect(new Set(sounds).size).toBe(1);
    expect((await getPeaks(call.id))?.durationS).toBe(61);

    const again = tools();
    const known = await getCall(call.id);
    expect(known?.audio).toMatchObject({ durationS: 60, playable: true });
    const later = await prepare(known ?? call, again);
    expect(later.map(stage)).toEqual(['opening', 'drawn']);
    expect(again.calls).toEqual([]);
  });

  it('plays from its copy where the file itself would play the wrong words', async () => {
    const call = await storedCall('ID3 of an MP3');
    const copy = new Blob(['copy!!'], { type: 'audio/mp4' });
    const reports = await prepare(call, tools({ preparePlayback: async () => copy }));
    expect(reports.at(-1)).toMatchObject({ phase: 'ready', sound: { blob: { size: 6 } } });
    expect((await getPlaybackCopy(call.id))?.size).toBe(6);
  });

  it('plays also where there is no room for what was found out about it', async () => {
    const call = await storedCall();
    noRoomToChange('calls');
    const reports = await prepare(call, tools());
    expect(reports.at(-1)).toMatchObject({ phase: 'ready', sound: { durationS: 60 } });
    expect((await getCall(call.id))?.audio?.playable).toBeUndefined();
  });

  it('that this browser can’t play is said to be so', async () => {
    const open = async () => ({ durationS: 60, channels: 1, playable: false, mime: 'audio/wav' });
    const reports = await prepare(await storedCall(), tools({ openAudio: open }));
    expect(reports.at(-1)).toEqual({ phase: 'unplayable', failure: { kind: 'unsupported' } });
  });

  it('whose sound is not here any more is told from a call that has none', async () => {
    const call = await storedCall();
    await db.audio.delete(call.id);
    expect((await prepare(call, tools())).at(-1)).toEqual({ phase: 'none', lost: true });
  });

  it('that is no audio at all is said to be so', async () => {
    const open = () => Promise.reject(new FailureError({ kind: 'unreadable-file', detail: 'not audio' }));
    const reports = await prepare(await storedCall(), tools({ openAudio: open }));
    expect(reports.at(-1)).toMatchObject({ phase: 'unplayable', failure: { kind: 'unreadable-file' } });
  });

  it('is drawn on tablets that know no AbortSignal.any, until it is skipped', async () => {
    vi.stubGlobal('AbortSignal', Object.assign(class extends AbortSignal {}, { any: undefined }));
    const call = await storedCall();
    expect((await prepare(call, tools())).map(stage).at(-1)).toBe('drawn');

    const skip = new AbortController();
    const other = await storedCall();
    const compute: AudioTools['computePeaks'] = (_blob, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new FailureError({ kind: 'cancelled' })));
        skip.abort();
      });
    const reports = await prepare(other, tools({ computePeaks: compute }), { skip: skip.signal });
    expect(reports.map(stage).at(-1)).toBe('none');
  });

  it('plays without a waveform when none can be drawn or it is skipped', async () => {
    const call = await storedCall();
    const compute = () => Promise.reject(new FailureError({ kind: 'cancelled' }));
    const reports = await prepare(call, tools({ computePeaks: compute }), { skip: AbortSignal.abort() });
    expect(reports.at(-1)).toMatchObject({ sound: { durationS: 60 }, waveform: { state: 'none' } });
    expect(await getPeaks(call.id)).toBeUndefined();
  });

  it('that nobody plays yet is not read through; its waveform is made when it is wanted', async () => {
    const call = await storedCall();
    let want = () => {};
    const wanted = new Promise<void>((resolve) => {
      want = resolve;
    });
    const used = tools({ openAudio: async () => ({ durationS: 60, channels: 1, playable: true, mime: 'audio/wav' }) });
    const reports: CallAudio[] = [];
    const signals = { signal: new AbortController().signal, skip: new AbortController().signal, wanted };
    const done = prepareAudio(call, signals, used, (audio) => reports.push(audio));
    await vi.waitFor(() => expect(reports.map(stage)).toEqual(['opening', 'none']));
    expect(used.calls).toEqual([]);
    want();
    await done;
    expect(reports.map(stage)).toEqual(['opening', 'none', 'drawing 0', 'drawing 0.5', 'drawn']);
    expect(reports.length).toBe(5);

    const later = await prepare(call, tools(), { wanted: new Promise(() => undefined) });
    expect(later.map(stage)).toEqual(['opening', 'drawn']);
  });

  it('is left alone without a word when the dialog is closed meanwhile', async () => {
    const stop = new AbortController();
    const compute = () => {
      stop.abort();
      return Promise.reject(new FailureError({ kind: 'cancelled' }));
    };
    const reports = await prepare(await storedCall(), tools({ computePeaks: compute }), { signal: stop.signal });
    expect(reports.map(stage)).toEqual(['opening', 'drawing 0']);
  });
});
