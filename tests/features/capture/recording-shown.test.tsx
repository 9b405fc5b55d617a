import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CaptureBar } from '@/features/capture/capture-bar';
import type { KeepOptions } from '@/recording/keep-recording';
import { currentCallIdAtom, languageAtom, serviceAtom, showCallAtom } from '@/state/session';
import { createTypedCall, getCall } from '@/storage/calls/calls';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';

/** The microphone needs a browser. */
let recorder: KeepOptions;
vi.mock('@/recording/keep-recording', () => ({
  keepRecording: async (options: KeepOptions) => {
    recorder = options;
    options.onState({ phase: 'recording' });
    return { pause: vi.fn(), resume: vi.fn(), stop: vi.fn(), seconds: () => 1, stream: () => null };
  },
}));

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('fetch', async () => new Response('[]'));
});

const call = (title: string, service: string, language: string) =>
  createTypedCall({ text: 'A: chào', title, service, language, source: 'typed' });

it('a recording comes on screen with its own scoring type and language, whatever was opened meanwhile', async () => {
  const recorded = await call('made', 'Sale Effective', 'vi');
  const other = await call('other', 'M Customer Service', 'en');
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
    recorder.onEnd({ outcome: { type: 'stored', callId: recorded, seconds: 1 }, reason: 'stopped' }),
  );
  expect([store.get(currentCallIdAtom), store.get(serviceAtom), store.get(languageAtom)]).toEqual([
    recorded,
    'Sale Effective',
    'vi',
  ]);
});
