import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import type { SeparateSpeakersOptions } from '@/on-device/speakers/separate-speakers';
import type { Separation } from '@/on-device/speakers/separation';
import { currentCallIdAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { getTranscript } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { installPopovers } from '../../helpers/popovers';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

/** The worker of the browser, answered by the test. */
interface Listening {
  options: SeparateSpeakersOptions;
  found: (separation: Separation) => void;
  failed: (error: unknown) => void;
}
const listening = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('@/on-device/speakers/separate-speakers', () => ({
  separateSpeakers: (_: Blob, options: SeparateSpeakersOptions) =>
    new Promise<Separation>((found, failed) => {
      listening.now = { options, found, failed } satisfies Listening;
      options.signal.addEventListener('abort', () => failed(new FailureError({ kind: 'cancelled' })));
    }),
}));

const line = (who: string, at: number, words: string) => `${who}: (00:00:0${at},000 - 00:00:0${at + 2},000) ${words}`;
const ALONE = [line('Agent (A)', 1, 'Dạ em nghe'), line('Agent (A)', 3, 'Mạng chậm'), line('Agent (A)', 5, 'Dạ')].join(
  '\n',
);
const TWO: Separation = {
  method: 'voices',
  certain: true,
  confidence: 3,
  spans: [
    { start: 1, end: 3, speaker: 0 },
    { start: 3, end: 5, speaker: 1 },
    { start: 5, end: 7, speaker: 0 },
  ],
};
const UNCERTAIN: Separation = { method: 'voices', certain: false, confidence: 1.4, spans: [] };

// Reading its code takes longer than a test waits for what it shows.
beforeAll(async () => {
  installPopovers();
  await Promise.all([
    import('@/features/transcript/turns/turns-view'),
    import('@/features/transcript/repairs/told-apart'),
  ]);
});
beforeEach(async () => {
  localStorage.clear();
  listening.now = null;
  await freshDatabase();
});
afterEach(() => vi.restoreAllMocks());

let callId: CallId;
async function openCall(text = ALONE) {
  callId = await typedCall(text);
  const name = 'call.wav';
  await db.audio.put({ callId, name, mime: 'audio/wav', content: new ArrayBuffer(8) });
  await db.calls.update(callId, { audio: { name, bytes: 8, mime: 'audio/wav' } });
  const madeBy = { maker: 'captions', name: 'call.vtt', at: 0 } as const;
  await db.transcripts.put({ callId, text, revision: 1, removed: [], madeBy });
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  const rendered = renderApp(<TranscriptPanel />, store);
  await screen.findAllByRole('listitem');
  return { ...rendered, store };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sides = () =>
  screen
    .getAllByRole('listitem')
    .map((turn) => (turn.classList.contains('transcript-customer') ? 'C' : 'A'))
    .join('');
async function listen(user: { click: (element: Element) => Promise<void> }): Promise<Listening> {
  await user.click(button('Tell speakers apart'));
  await screen.findByRole('progressbar', { name: 'Listening to who speaks when' });
  await waitFor(() => expect(listening.now).not.toBeNull());
  return listening.now as Listening;
}

test('gives every turn its speaker with the JSON of the Speaker tab, says how, and is undone', async () => {
  await replaceDeviceSettings({ agentChannel: 'right' });
  const { user } = await openCall();
  const { options, found } = await listen(user);
  expect(options.agentChannel).toBe('right');
  expect(button('Tell speakers apart').disabled).toBe(true);
  await act(async () => options.onProgress?.(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.4');
  await act(async () => found(TWO));
  await waitFor(() => expect(sides()).toBe('ACA'));
  screen.getByText('The speakers are told apart');
  screen.getByText(/^Speakers by the sound of their voices/);
  expect(await getTranscript(callId)).toMatchObject({
    speakers: { method: 'voices', certain: true, confidence: 3 },
    json: { segments: [{ speaker: 'SPEAKER_00' }, { speaker: 'SPEAKER_01' }, { speaker: 'SPEAKER_00' }] },
  });

  await user.click(button('Undo the last change'));
  await waitFor(() => expect(sides()).toBe('AAA'));
  await waitFor(() => expect(screen.queryByText(/^Speakers by the sound/)).toBeNull());
  expect(await getTranscript(callId)).not.toHaveProperty('json');
});

test('says that it was switched off by the address, and can be done after all', async () => {
  const { user } = await openCall();
  await db.transcripts.update(callId, { speakers: { method: 'off', certain: false, confidence: 0 } });
  await screen.findByText(/^Speakers not told apart: .*auto_diarize=False/);
  const { found } = await listen(user);
  await act(async () => found(TWO));
  await waitFor(() => expect(sides()).toBe('ACA'));
  expect(screen.queryByText(/auto_diarize/)).toBeNull();
});

test('keeps one speaker where it is uncertain, and keeps saying so', async () => {
  const { user } = await openCall();
  const { found } = await listen(user);
  await act(async () => found(UNCERTAIN));
  await waitFor(() => expect(screen.getAllByText(/^Speakers uncertain: .* kept as one speaker/)).toHaveLength(2));
  expect(sides()).toBe('AAA');
  expect((await getTranscript(callId))?.speakers).toEqual({ method: 'voices', certain: false, confidence: 1.4 });
});

test('leaves speakers that were set already as they are where it is uncertain', async () => {
  const text = ALONE.replace('Agent (A): (00:00:03', 'Customer (C): (00:00:03');
  const { user } = await openCall(text);
  const { found } = await listen(user);
  await act(async () => found(UNCERTAIN));
  await screen.findByText(/^Speakers uncertain: .* stay as they were/);
  expect(await getTranscript(callId)).toMatchObject({ text, revision: 1 });
  expect(await getTranscript(callId)).not.toHaveProperty('speakers');
});

test('stops when asked to, and tells nobody of a failure that it is', async () => {
  const { user, store } = await openCall();
  await listen(user);
  await user.click(button('Stop'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(store.get(toastsAtom)).toEqual([]);
  expect(button('Tell speakers apart').disabled).toBe(false);
});

test('says when the sound can not be read here', async () => {
  const { user, store } = await openCall();
  const { failed } = await listen(user);
  await act(async () => failed(new FailureError({ kind: 'unsupported', detail: 'alac' })));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([
    expect.stringContaining('The speakers could not be told apart.'),
  ]);
});

test('leaving the call stops it', async () => {
  const { user, unmount } = await openCall();
  const { options } = await listen(user);
  unmount();
  expect(options.signal.aborted).toBe(true);
});

test('is not offered without audio', async () => {
  const typed = await typedCall(ALONE);
  const store = createStore();
  store.set(currentCallIdAtom, typed);
  renderApp(<TranscriptPanel />, store);
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: 'Tell speakers apart' })).toBeNull();
});
