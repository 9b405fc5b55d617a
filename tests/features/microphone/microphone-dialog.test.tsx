import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { openMicrophone } from '@/audio/recording/microphone';
import { MicrophoneDialog } from '@/features/microphone/microphone-dialog';
import { chosenMicrophone } from '@/state/chosen-microphone';
import { recordingAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { streamDouble } from '../../helpers/microphone-double';
import { renderApp } from '../../helpers/render-app';

/** The devices need a browser; the journeys have one. */
vi.mock('@/audio/recording/microphone', () => ({
  listMicrophones: async () => [
    { deviceId: 'a', label: 'Built-in' },
    { deviceId: 'b', label: 'Headset' },
  ],
  openMicrophone: vi.fn(async () => streamDouble()),
  closeMicrophone: () => undefined,
}));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(openMicrophone).mockClear();
});

async function choose(recording: boolean) {
  const store = createStore();
  store.set(recordingAtom, recording);
  const onClose = vi.fn();
  const { user } = renderApp(<MicrophoneDialog onClose={onClose} />, store);
  await user.click(await screen.findByRole('button', { name: 'Headset' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(chosenMicrophone()).toEqual({ deviceId: 'b', deviceLabel: 'Headset' });
  return store.get(toastsAtom).map(({ text }) => text);
}

it('tries a microphone before it is chosen', async () => {
  expect(await choose(false)).toEqual(['Headset is used for recordings.']);
  expect(openMicrophone).toHaveBeenCalled();
});

it('opens none beside a recording, which it might take its microphone from', async () => {
  expect(await choose(true)).toEqual(['Headset is used from the next recording on.']);
  expect(openMicrophone).not.toHaveBeenCalled();
});
