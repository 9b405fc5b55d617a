import { act, screen, waitFor } from '@testing-library/react';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallId } from '@/domain/call';
import { CaptureBar } from '@/features/capture/capture-bar';
import { RealSpeakPanel } from '@/features/real-speak/real-speak-panel';
import { currentCallIdAtom } from '@/state/session';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { engine } from '../../helpers/microphone-double';
import { renderApp } from '../../helpers/render-app';
import { storeJob, typedCall } from '../../helpers/stored-calls';

/** Everything behind the microphone is the app's own. */
vi.mock('@/audio/recording/capture', async () => ({
  startRecording: (await import('../../helpers/microphone-double')).engine.open,
}));

beforeEach(async () => {
  await freshDatabase();
  engine.reset();
  vi.stubGlobal('fetch', async () => new Response('[]'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_name: string, work: () => Promise<void>) => work() },
  });
});

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const recording = () => screen.findByText('Saved on this device every 2 s');
const jobRuns = (id: CallId) =>
  storeJob(id, { kind: 'transcribe', service: '', state: 'running', fence: 'f', startedAt: 1, beat: 1 });
/** The bar knows that the call on screen is worked at. */
const busy = (is: boolean) => waitFor(async () => expect((await button('Upload audio')).disabled).toBe(is));

describe('a press of Record is taken', () => {
  it('while the call on screen is worked at', async () => {
    const id = await typedCall();
    const { store, user } = renderApp(<CaptureBar />);
    await jobRuns(id);
    act(() => store.set(currentCallIdAtom, id));
    await busy(true);
    await user.click(await button('Record'));
    await recording();
  });

  it('when that work begins, or ends, under the finger', async () => {
    const id = await typedCall();
    const { store, user } = renderApp(<CaptureBar />);
    act(() => store.set(currentCallIdAtom, id));
    const record = await button('Record');
    await user.pointer({ keys: '[MouseLeft>]', target: record });
    await jobRuns(id);
    await busy(true);
    await user.pointer({ keys: '[/MouseLeft]', target: record });
    await recording();
    await user.click(await button('Stop'));

    act(() => store.set(currentCallIdAtom, id));
    await busy(true);
    const again = await button('Record');
    await user.pointer({ keys: '[MouseLeft>]', target: again });
    await db.jobs.clear();
    await busy(false);
    await user.pointer({ keys: '[/MouseLeft]', target: again });
    await recording();
  });

  it('in Real Speak at its first moment, before the settings are read', async () => {
    const { user } = renderApp(<RealSpeakPanel />);
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await recording();
  });
});

/** Nobody else reads or writes until the returned function is called. */
function slowDatabase(): () => void {
  let free = () => {};
  const until = new Promise<void>((resolve) => {
    free = resolve;
  });
  void db.transaction('rw', db.tables, () => Dexie.waitFor(until));
  return free;
}

it.each([
  ['the Scoring tab', () => <CaptureBar />],
  ['Real Speak', () => <RealSpeakPanel />],
])('the end of a recording is said while it lasts, then Record is there again: %s', async (_, place) => {
  const { user } = renderApp(place());
  await user.click(await button('Record'));
  await recording();
  engine.stop.mockImplementation(async () => engine.tell.onState({ phase: 'stopping' }));
  await user.click(await button('Stop'));
  await screen.findByText('Saving the recording…');
  const free = slowDatabase();
  // The microphone is released; the database is not done.
  await act(async () => engine.tell.onState({ phase: 'ended', reason: 'stopped' }));
  expect(screen.getByText('Saving the recording…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  free();
  await user.click(await button('Record'));
  await recording();
  expect(engine.open).toHaveBeenCalledTimes(2);
});

it('Record says which recording runs already, and works from its end on', async () => {
  const { user } = renderApp(
    <>
      <CaptureBar />
      <RealSpeakPanel />
    </>,
  );
  const [scoring, realSpeak] = await screen.findAllByRole('button', { name: 'Record' });
  if (scoring === undefined || realSpeak === undefined) throw new Error('a button is missing');
  await user.click(realSpeak);
  await recording();
  await user.click(scoring);
  expect(screen.getByText('Real Speak is recording.')).toBeTruthy();
  expect(scoring.getAttribute('aria-disabled')).toBe('true');
  await user.click(await button('Stop'));
  await waitFor(() => expect(screen.queryByText('Real Speak is recording.')).toBeNull());
  expect(engine.open).toHaveBeenCalledTimes(1);
  await user.click(scoring);
  await recording();

  await user.click(await button('Record'));
  expect(screen.getByText('The Scoring tab is recording.')).toBeTruthy();
  expect(engine.open).toHaveBeenCalledTimes(2);
});
