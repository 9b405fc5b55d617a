import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import { LiveOverError, type LiveRecogniser } from '@/domain/live/live-recogniser';
import { RealSpeakPanel } from '@/features/real-speak/real-speak-panel';
import { createLiveTranscriber } from '@/network/live-transcriber';
import type { RecordingEnd } from '@/recording/keep-recording';
import { liveRecogniserAtom } from '@/state/live-text';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  openDialogAtom,
  recordingAtom,
  serviceAtom,
  tabAtom,
} from '@/state/session';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { binCalls } from '@/storage/calls/waste-bin';
import { putModel } from '@/storage/models/speech-models';
import { freshDatabase } from '../../helpers/fresh-database';
import { toneSlice } from '../../helpers/live-world';
import { keeper } from '../../helpers/microphone-double';
import { renderApp } from '../../helpers/render-app';
import { wantedModel } from '../../helpers/speech-model-rows';
import { typedCall } from '../../helpers/stored-calls';
import { madeUpModel } from '../../tools/models/made-up-model';

vi.mock('@/recording/keep-recording', async () => ({
  keepRecording: (await import('../../helpers/microphone-double')).keeper.open,
}));
/** The encoder needs a browser; the journeys have one. */
vi.mock('@/audio/recording/encode', () => ({
  encodeMp3: async () => new Blob(['mp3']),
  encodeWav: () => new Blob(['wav']),
}));
vi.mock('@/network/live-transcriber', () => ({ createLiveTranscriber: vi.fn() }));

let answer: (text: string) => void;
let fail: (error: unknown) => void;

beforeEach(async () => {
  await freshDatabase();
  keeper.reset();
  keeper.stop.mockResolvedValue(undefined);
  keeper.seconds = 64;
  vi.mocked(createLiveTranscriber).mockReturnValue(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
});

const withService = () => replaceDeviceSettings({ services: { speech: 'https://speech.test' } });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const log = () => screen.getByRole('log', { name: 'Live transcript' });
const end = (outcome: RecordingEnd['outcome'], reason: RecordingEnd['reason'] = 'stopped') =>
  act(async () => {
    keeper.tell.onState({ phase: 'ended', reason: reason === 'storage' || reason === 'unstored' ? 'stopped' : reason });
    keeper.tell.onEnd({ outcome, reason });
  });

const open = (store = createStore()) => renderApp(<RealSpeakPanel />, store);

async function record(store = createStore()) {
  const rendered = open(store);
  await rendered.user.click(await button('Record'));
  await screen.findByText('Saved on this device every 2 s');
  return rendered;
}

const slice = (seq: number) => act(async () => keeper.tell.onSlice({ seq, pcm: toneSlice(seq), startS: seq * 2 }));

describe('the controls', () => {
  it('have the names and choices of the specification', async () => {
    open();
    expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toContain('Automatic detection');
    for (const name of ['Record', 'Clear', 'Microphone settings']) await button(name);
    expect(log().textContent).toContain('Press Record and speak');
  });

  it.each([
    [1000, 'Off'],
    [2000, '2 s'],
    [30_000, '30 s'],
  ])('auto-stop at %i reads %s', async (value, text) => {
    open();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Auto-stop' });
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['1000', '30000', '1000', '1000']);
    fireEvent.change(slider, { target: { value } });
    expect(slider.getAttribute('aria-valuetext')).toBe(text);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('are locked while recording', async () => {
    await withService();
    const { store } = await record();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Auto-stop' }).disabled).toBe(true);
    expect(store.get(recordingAtom)).toBe(true);
    expect(screen.getByRole('timer', { name: 'Recorded' })).toBeTruthy();
  });

  it('say when the microphone is muted from the start', async () => {
    keeper.first = { phase: 'gap', reason: 'muted' };
    const { user } = open();
    await user.click(await button('Record'));
    await screen.findByText(/^The microphone is taken by a call/);
    await act(async () => keeper.tell.onState({ phase: 'recording' }));
    await screen.findByText('Saved on this device every 2 s');
  });

  it('wait while another tab records', async () => {
    const store = createStore();
    store.set(recordingAtom, true);
    open(store);
    expect((await button('Record')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('The Scoring tab is recording.')).toBeTruthy();
  });

  it('open the microphone settings', async () => {
    const { user, store } = open();
    await user.click(await button('Microphone settings'));
    expect(store.get(openDialogAtom)).toEqual({ name: 'microphone' });
  });
});

describe('a recording with a speech service', () => {
  it('shows unfinished text as such, then finished text, then the transcript of the whole', async () => {
    await withService();
    const { user, store } = await record();
    expect(within(log()).getByText(/Listening…/)).toBeTruthy();
    await slice(0);
    await act(async () => answer('Dạ em chào'));
    expect(within(log()).getByText('(not finished)', { exact: false })).toBeTruthy();
    expect(log().textContent).toContain('Dạ em chào');

    await user.click(await button('Stop'));
    expect(keeper.stop).toHaveBeenCalledOnce();
    const callId = await typedCall('RIGHT: Chào em', { service: 'x' });
    await end({ type: 'stored', callId, seconds: 2 });
    await waitFor(() => expect(log().textContent).toContain('Chào em'));
    expect(log().textContent).not.toContain('Dạ em chào');
    expect(within(log()).queryByText('(not finished)', { exact: false })).toBeNull();
    expect(store.get(recordingAtom)).toBe(false);

    store.set(serviceAtom, 'M Customer Service');
    store.set(conversationClearedAtom, true);
    await user.click(await button('Open in Scoring'));
    await waitFor(() => expect(store.get(currentCallIdAtom)).toBe(callId));
    expect(store.get(tabAtom)).toBe('scoring');
    expect([store.get(serviceAtom), store.get(conversationClearedAtom)]).toEqual(['x', false]);
  });

  it('says that live text is paused when the network fails, and goes on recording', async () => {
    await withService();
    await record();
    await slice(0);
    await act(async () => fail(new FailureError({ kind: 'offline' })));
    expect(within(log()).getByText(/Live text is paused; the recording goes on/)).toBeTruthy();
    expect(await button('Stop')).toBeTruthy();
    await slice(1);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    onLine.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => answer('Có mạng lại'));
    expect(log().textContent).toContain('Có mạng lại');
    expect(within(log()).queryByText(/Live text is paused/)).toBeNull();
  });

  it('stays on screen when the next begins, until it is cleared', async () => {
    await withService();
    const { user } = await record();
    await slice(0);
    await act(async () => answer('Câu một'));
    await end({ type: 'stored', callId: 'call-1', seconds: 2 });
    await user.click(await button('Record'));
    await slice(0);
    await act(async () => answer('Câu hai'));
    expect(log().textContent).toMatch(/Câu một.*Câu hai/);
    await user.click(await button('Clear'));
    expect(log().textContent).not.toContain('Câu một');
    expect(log().textContent).toContain('Câu hai');
  });
});

describe('a recording with a speech model on this device and no service', () => {
  const withModel = async () => {
    const row = wantedModel(madeUpModel('tiny', '1', 1000), 'https://host.test');
    await putModel({ ...row, active: true, state: { is: 'ready', checkedAt: 1 } });
  };

  function storeWith(hear: LiveRecogniser['hear']) {
    const store = createStore();
    const close = vi.fn();
    store.set(liveRecogniserAtom, { load: async () => () => ({ hear, close }) });
    return { store, close };
  }

  it('has live text by it, and lets it go at the end', async () => {
    await withModel();
    const { store, close } = storeWith(async () => 'Dạ em chào');
    await record(store);
    expect(screen.queryByText(/Live text needs a speech engine/)).toBeNull();
    await slice(0);
    await waitFor(() => expect(log().textContent).toContain('Dạ em chào (not finished)'));
    expect(close).not.toHaveBeenCalled();
    const callId = await typedCall('C: Chào em');
    await end({ type: 'stored', callId, seconds: 2 });
    expect(close).toHaveBeenCalled();
    await screen.findByText(/is kept under Calls and is transcribed as a whole/);
  });

  it('says when the device is too slow, and records on', async () => {
    await withModel();
    const { store } = storeWith(() => Promise.reject(new LiveOverError('too-slow')));
    await record(store);
    await slice(0);
    const words = 'This device is too slow for live text; the text comes after the recording.';
    await waitFor(() => expect(log().textContent).toContain(words));
    expect(screen.getByText('Saved on this device every 2 s')).toBeTruthy();
  });

  it('leaves live text to the service where services come first', async () => {
    await withModel();
    await withService();
    const { store } = storeWith(async () => 'từ thiết bị');
    await record(store);
    await slice(0);
    await act(async () => answer('từ dịch vụ'));
    await waitFor(() => expect(log().textContent).toContain('từ dịch vụ'));
  });
});

describe('a recording without a speech service', () => {
  it('says that live text needs a speech engine, and keeps the call', async () => {
    const { user } = await record();
    expect(screen.getByText(/Live text needs a speech engine/)).toBeTruthy();
    await slice(0);
    await user.click(await button('Stop'));
    const callId = await typedCall('C: Chào em');
    await end({ type: 'stored', callId, seconds: 2 });
    await screen.findByText(/is kept under Calls. It waits there for a speech service/);
    await binCalls([callId]);
    await waitFor(() => expect(screen.queryByText(/is kept under Calls/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Open in Scoring' })).toBeNull();
  });
});

describe('what goes wrong', () => {
  it('a microphone that is refused is said, and nothing is left half started', async () => {
    keeper.open.mockRejectedValue(new FailureError({ kind: 'permission' }));
    const { user, store } = open();
    await user.click(await button('Record'));
    expect((await screen.findByRole('alert')).textContent).toContain('The browser does not allow it.');
    expect(store.get(recordingAtom)).toBe(false);
    expect((await button('Clear')).disabled).toBe(true);
  });

  it.each<[string, RecordingEnd, RegExp]>([
    ['taken away', { outcome: { type: 'stored', callId: 'c', seconds: 1 }, reason: 'permission' }, /taken back/],
    ['a full device', { outcome: { type: 'stored', callId: 'c', seconds: 1 }, reason: 'storage' }, /device is full/],
    ['deleted for room', { outcome: { type: 'cleared', seconds: 65 }, reason: 'storage' }, /is gone \(00:01:05\)/],
    ['no sound', { outcome: { type: 'empty' }, reason: 'stopped' }, /no sound came/],
    [
      'no room for the call',
      { outcome: { type: 'kept', seconds: 65, failure: { kind: 'storage-full' } }, reason: 'stopped' },
      /00:01:05 are kept/,
    ],
  ])('%s is said at the end', async (_, { outcome, reason }, words) => {
    await record();
    await end(outcome, reason);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    await button('Record');
  });

  it('gaps, lost sound and a device that gets full are said while it records', async () => {
    await record();
    await act(async () => keeper.tell.onState({ phase: 'gap', reason: 'unplugged' }));
    expect(screen.getByText(/The microphone is gone/)).toBeTruthy();
    await act(async () => {
      keeper.tell.onState({ phase: 'recording' });
      keeper.tell.onGap?.({ atS: 64, lostS: 1.25 });
      keeper.tell.onLow?.(12);
    });
    expect(screen.getByText('Saved on this device every 2 s')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(
      /1\.[23] s of sound are missing at 00:01:04.*room for about 12 min/,
    );
  });
});
