import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CaptureBar } from '@/features/capture/capture-bar';
import type { RecordingEnd } from '@/recording/keep-recording';
import { currentCallIdAtom, languageAtom, serviceAtom, showCallAtom, transcriptModeAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getCall } from '@/storage/calls/calls';
import { freshDatabase } from '../../helpers/fresh-database';
import { keeper } from '../../helpers/microphone-double';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

vi.mock('@/recording/keep-recording', async () => ({
  keepRecording: (await import('../../helpers/microphone-double')).keeper.open,
}));

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('fetch', async () => new Response('[]'));
});

it('a recording comes on screen with its own scoring type and language, whatever was opened meanwhile', async () => {
  const recorded = await typedCall('A: chào');
  const other = await typedCall('A: chào', { service: 'M Customer Service', language: 'en' });
  const { store, user } = renderApp(<CaptureBar />);
  await act(async () => store.set(languageAtom, 'vi'));
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Saved on this device every 2 s');
  const opened = await getCall(other);
  await act(async () => {
    if (opened !== undefined) store.set(showCallAtom, opened);
  });
  expect(store.get(serviceAtom)).toBe('M Customer Service');
  await act(async () =>
    keeper.tell.onEnd({ outcome: { type: 'stored', callId: recorded, seconds: 1 }, reason: 'stopped' }),
  );
  expect([store.get(currentCallIdAtom), store.get(serviceAtom), store.get(languageAtom)]).toEqual([
    recorded,
    'Sale Effective',
    'vi',
  ]);
});

/** A recording begins. Gives how it ends. */
async function recording() {
  const recorded = await typedCall('A: chào');
  const other = await getCall(await typedCall('A: chào', { service: 'M Customer Service', language: 'en' }));
  const { store, user } = renderApp(<CaptureBar />);
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Saved on this device every 2 s');
  keeper.stop.mockImplementation(async () => undefined);
  const end = (reason: RecordingEnd['reason']) =>
    act(async () => keeper.tell.onEnd({ outcome: { type: 'stored', callId: recorded, seconds: 1 }, reason }));
  const open = () => act(async () => void (other && store.set(showCallAtom, other)));
  return { recorded, other, store, user, end, open };
}

it('Edit pressed right after Stop keeps the screen; the recording is offered', async () => {
  const { recorded, store, user, end } = await recording();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  act(() => store.set(transcriptModeAtom, 'edit'));
  await end('stopped');
  expect([store.get(currentCallIdAtom), store.get(transcriptModeAtom)]).toEqual([null, 'edit']);
  const [told] = store.get(toastsAtom);
  expect(told?.text).toBe('1 call was added, and is under Calls.');
  act(() => told?.action?.run());
  expect([store.get(currentCallIdAtom), store.get(transcriptModeAtom)]).toEqual([recorded, 'view']);
});

it('a recording that ends by itself tears nobody away from another call', async () => {
  const { other, store, end, open } = await recording();
  await open();
  await end('storage');
  expect([store.get(currentCallIdAtom), store.get(serviceAtom)]).toEqual([other?.id, 'M Customer Service']);
  expect(store.get(toastsAtom)).toHaveLength(1);
});

it('Stop pressed beside another call is a wish to see the recording', async () => {
  const { recorded, store, user, end, open } = await recording();
  await open();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await end('stopped');
  expect(store.get(currentCallIdAtom)).toBe(recorded);
  expect(store.get(toastsAtom)).toEqual([]);
});
