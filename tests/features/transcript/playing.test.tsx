import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom } from '@/state/session';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { installSpeakingPlatform, type Spoken } from '../../helpers/speaking-platform';
import { typedCall } from '../../helpers/stored-calls';

const LINH = { name: 'Linh', lang: 'vi-VN', localService: true };
let spoken: Spoken[];

// Reading its code takes longer than a test waits for what it shows.
beforeAll(() => import('@/features/transcript/turns/turns-view'));
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
  spoken = installSpeakingPlatform({ voices: [LINH], msPerLetter: 1, silentAfterMs: 2000 });
});
afterEach(() => vi.restoreAllMocks());

async function openCall(text = 'A: Một\nC: Hai\nA: Ba') {
  const callId = await typedCall(text);
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  const rendered = renderApp(<TranscriptPanel />, store);
  await screen.findByRole('button', { name: 'Play turn 1' });
  return { ...rendered, callId };
}

const pauseButton = () => screen.queryByRole('button', { name: /^Pause turn/ });

test('a turn is read by the platform under its real name, each speaker at a pitch of its own', async () => {
  const { user } = await openCall();
  screen.getByText('Both read by Linh, at two pitches');
  await user.click(screen.getByRole('button', { name: 'Play all' }));
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(['Một', 'Hai', 'Ba']));
  expect(spoken.map(({ pitch }) => pitch)).toEqual([1, 0.8, 1]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop playing' })).toBeNull());
});

test('what is written elsewhere does not silence a turn; other words or another voice do', async () => {
  // As slowly as people speak: nothing here may end by itself.
  installSpeakingPlatform({ voices: [LINH], msPerLetter: 60 });
  const { user, callId } = await openCall(`A: ${'một '.repeat(150)}\nC: Hai`);
  await user.click(screen.getByRole('button', { name: 'Play turn 1' }));
  await waitFor(() => expect(document.querySelector('.transcript-lit')).not.toBeNull());
  await act(() => replaceDeviceSettings({ notifyWhenScored: false }));
  await act(() => saveTranscriptText(callId, `A: ${'một '.repeat(150)}\nA: Hai`));
  await waitFor(() => expect(document.querySelector('.transcript-customer')).toBeNull());
  expect(pauseButton()).not.toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agent voice' }), 'Nam 1');
  await waitFor(() => expect(pauseButton()).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Play turn 1' }));
  expect(pauseButton()).not.toBeNull();
  await act(() => saveTranscriptText(callId, 'A: khác'));
  await waitFor(() => expect(pauseButton()).toBeNull());
});

test('a site that keeps everything on the device is never read by a service', async () => {
  const services = { speechSynthesis: 'https://tts.example/voice' };
  await replaceDeviceSettings({ services, policy: 'device-only' });
  await openCall();
  screen.getByText('Both read by Linh, at two pitches');
  await act(() => replaceDeviceSettings({ services, policy: 'service-first' }));
  await screen.findByText('Read by https://tts.example/voice');
});
