import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CaptureBar } from '@/features/capture/capture-bar';
import { RealSpeakPanel } from '@/features/real-speak/real-speak-panel';
import { freshDatabase } from '../../helpers/fresh-database';
import { engine } from '../../helpers/microphone-double';
import { renderApp } from '../../helpers/render-app';

/** Everything behind the microphone is the app's own. */
vi.mock('@/audio/recording/capture', async () => ({
  startRecording: (await import('../../helpers/microphone-double')).engine.open,
}));

const MB = 1_000_000;

beforeEach(async () => {
  await freshDatabase();
  engine.reset();
  engine.seconds = 61;
  vi.stubGlobal('fetch', async () => new Response('[]'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_name: string, work: () => Promise<void>) => work() },
  });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ usage: 904 * MB, quota: 1000 * MB }) },
  });
});

it.each([
  ['the Scoring tab', () => <CaptureBar />],
  ['Real Speak', () => <RealSpeakPanel />],
])('a device that is nearly full warns on the screen: %s', async (_, place) => {
  const { user } = renderApp(place());
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Saved on this device every 2 s');
  await screen.findByText(
    'This device is nearly full: room for about 25 min. Export and delete calls you no longer need.',
  );
  await act(async () => engine.tell.onGap?.({ atS: 61, lostS: 1.24 }));
  await screen.findByText('1.2 s of sound are missing at 00:01:01.');
  await act(async () => engine.tell.onGap?.({ atS: 61, lostS: 1.24 }));
  expect(screen.getAllByText('1.2 s of sound are missing at 00:01:01.')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Record' });
});

it('a paused recording offers to be resumed, whatever the microphone does meanwhile', async () => {
  const { user } = renderApp(<CaptureBar />);
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText('Saved on this device every 2 s');
  await act(async () => engine.tell.onState({ phase: 'gap', reason: 'muted' }));
  await screen.findByText(/^The microphone is taken by a call/);
  await act(async () => engine.tell.onState({ phase: 'paused' }));
  await screen.findByRole('button', { name: 'Resume' });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Record' });
});

it('Record and Stop take each other’s place under the focus', async () => {
  const { user } = renderApp(<CaptureBar />);
  (await screen.findByRole('button', { name: 'Record' })).focus();
  await user.keyboard('{Enter}');
  const stop = await screen.findByRole('button', { name: 'Stop' });
  await waitFor(() => expect(document.activeElement).toBe(stop));
  await user.keyboard('{Enter}');
  const record = await screen.findByRole('button', { name: 'Record' });
  await waitFor(() => expect(document.activeElement).toBe(record));
});

it('nothing is focused when the bar is first shown', async () => {
  renderApp(<CaptureBar />);
  await screen.findByRole('button', { name: 'Record' });
  expect(document.activeElement).toBe(document.body);
});
