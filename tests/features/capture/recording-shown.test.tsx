import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CaptureBar } from '@/features/capture/capture-bar';
import { currentCallIdAtom, languageAtom, serviceAtom, showCallAtom } from '@/state/session';
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
