import { act, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { INACTIVE, type LiveEvent, type LiveSession, nextLiveState } from '@/domain/live/live-session';
import { ResultsPanel } from '@/features/scoring/results-panel';
import { liveTextAtom } from '@/state/live-text';
import { currentCallIdAtom } from '@/state/session';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { LIVE } from '../../helpers/live-world';
import { renderApp } from '../../helpers/render-app';
import { storeJob, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

function heard(text: string, ...after: LiveEvent[]): LiveSession {
  const request = { id: 1, window: 1, slices: 1 };
  const events: LiveEvent[] = [
    { type: 'started', atMs: 0 },
    { type: 'slice' },
    { type: 'requested', request },
    { type: 'answered', request, text },
    ...after,
  ];
  return events.reduce((state, event) => nextLiveState(state, event, LIVE), INACTIVE);
}

async function recording(session: LiveSession, hasEngine = true) {
  const store = createStore();
  store.set(liveTextAtom, { session, hasEngine, callId: null });
  renderApp(<ResultsPanel />, store);
  return { store, log: await screen.findByRole('log', { name: 'Live transcript' }) };
}

test('live text of this device waits for a call that is being transcribed, and says so', async () => {
  const store = createStore();
  store.set(liveTextAtom, { session: heard(''), hasEngine: true, onDevice: true, callId: null });
  const running = { state: 'running', fence: 'f', startedAt: 1, beat: 1 } as const;
  const job = await storeJob('another', { kind: 'transcribe', service: '', ...running });
  renderApp(<ResultsPanel />, store);
  await screen.findByText(/^Live text waits until the transcription of another call is done/);
  act(() => store.set(liveTextAtom, { session: heard(''), hasEngine: true, onDevice: false, callId: null }));
  await screen.findByText(/^Listening…/);
  act(() => store.set(liveTextAtom, { session: heard(''), hasEngine: true, onDevice: true, callId: null }));
  await screen.findByText(/^Live text waits until/);
  await db.jobs.delete(job);
  await screen.findByText(/^Listening…/);
});

const list = () => screen.getByRole('list', { name: 'Conversation' });

test('what is being recorded stands in the conversation, RIGHT: on the right, unfinished text as such', async () => {
  await recording(heard('LEFT: Dạ em chào anh\nRIGHT: (00:00:01,000 - 00:00:02,000) Chào em'));
  const [left, right] = within(list()).getAllByRole('listitem');
  expect(left?.className).toContain('message-left');
  expect(right?.className).toContain('message-right');
  expect(right?.textContent).toMatch(/^Chào em \(not finished\)/);
});

test('before the first words it listens; without a service it says what is missing; in trouble that it goes on', async () => {
  const { store, log } = await recording(heard(''));
  expect(log.textContent).toContain('Listening…');
  act(() => store.set(liveTextAtom, { session: heard(''), hasEngine: false, callId: null }));
  expect(log.textContent).toContain('Live text needs a speech engine');
  const request = { id: 2, window: 1, slices: 2 };
  const session = heard(
    'Dạ',
    { type: 'slice' },
    { type: 'requested', request },
    { type: 'failed', request, failure: { kind: 'offline' }, atMs: 0 },
  );
  act(() => store.set(liveTextAtom, { session, hasEngine: true, callId: null }));
  expect(log.textContent).toContain('Live text is paused; the recording goes on');
});

test.each([
  ['too-slow', 'This device is too slow for live text; the text comes after the recording.'],
  ['broken', 'Live text has stopped on this device; the recording goes on, and its text comes afterwards.'],
] as const)('a device that gives up on live text (%s): says so, and keeps the words so far', async (why, words) => {
  const { log } = await recording(heard('Dạ em chào', { type: 'gave-up', why }));
  expect(log.textContent).toContain(words);
  expect(list().textContent).toBe('Dạ em chào');
});

test('stays as the conversation of the stored call until its transcript is there', async () => {
  const waiting = await typedCall('x');
  await db.transcripts.delete(waiting);
  const done = await typedCall('RIGHT: Đã chép lời');
  const store = createStore();
  const session = heard('Dạ em chào', { type: 'stopped' });
  store.set(currentCallIdAtom, waiting);
  store.set(liveTextAtom, { session, hasEngine: true, callId: waiting });
  renderApp(<ResultsPanel />, store);
  expect((await screen.findByRole('list', { name: 'Conversation' })).textContent).toBe('Dạ em chào');
  act(() => {
    store.set(liveTextAtom, { session, hasEngine: true, callId: done });
    store.set(currentCallIdAtom, done);
  });
  expect((await screen.findByText('Đã chép lời')).className).toContain('message-right');
  expect(screen.queryByText('Dạ em chào')).toBeNull();
});

test('is not shown on an empty screen afterwards', () => {
  const store = createStore();
  store.set(liveTextAtom, { session: heard('Dạ', { type: 'stopped' }), hasEngine: true, callId: 'call-1' });
  renderApp(<ResultsPanel />, store);
  expect(screen.queryByRole('log')).toBeNull();
});
