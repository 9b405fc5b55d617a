import { screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallId } from '@/domain/call';
import { CallsDrawer } from '@/features/calls/calls-drawer';
import { EvaluationDialog } from '@/features/evaluation/evaluation-dialog';
import { ResultsPanel } from '@/features/scoring/results-panel';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { callsOpenAtom, currentCallIdAtom, serviceAtom, transcriptModeAtom } from '@/state/session';
import { db } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';
import { renderApp } from '../helpers/render-app';
import { salesAnswer, scoredItem } from '../helpers/score-answers';
import { NOTE, storeResult, typedCall } from '../helpers/stored-calls';

const SALES = 'Sale Effective';
const VIETNAMESE = 'Agent (A): Dạ em chào chị ạ\nCustomer (C): Chị muốn hỏi gói cước';
/** Nothing in it tells by itself which language it is. */
const ENGLISH = 'Agent (A): Hello\nCustomer (C): Okay';

beforeAll(() => import('@/features/transcript/turns/turns-view'));
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

function storeOf(callId: CallId) {
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  store.set(serviceAtom, SALES);
  return store;
}

/** `lang` of what holds this text and nothing else. */
const langOf = async (text: string) =>
  (await screen.findByText(text)).closest('[lang]:not(html)')?.getAttribute('lang');

it.each([
  ['what it shows', VIETNAMESE, '', 'Dạ em chào chị ạ', 'vi'],
  ['what was chosen for it', ENGLISH, 'en', 'Hello', 'en'],
  ['another that was chosen', ENGLISH, 'th', 'Hello', 'th'],
])('the words of a turn are of the language of the call: %s', async (_, text, language, words, lang) => {
  const callId = await typedCall(text, { language });
  const { unmount } = renderApp(<TranscriptPanel />, storeOf(callId));
  expect(await langOf(words)).toBe(lang);
  // The labels between them are the interface's.
  expect(screen.getAllByText('Agent').some((label) => label.closest('[lang]:not(html)') !== null)).toBe(false);
  unmount();
  const store = storeOf(callId);
  store.set(transcriptModeAtom, 'edit');
  renderApp(<TranscriptPanel />, store);
  await screen.findByDisplayValue(/Hello|Dạ em/);
  expect(screen.getByRole('textbox', { name: 'Transcript text' }).getAttribute('lang')).toBe(lang);
});

it('nothing is claimed where nobody can tell', async () => {
  renderApp(<TranscriptPanel />, storeOf(await typedCall('Agent (A): 12345', { language: '' })));
  expect(await langOf('12345')).toBeUndefined();
});

it('results say it of the conversation, the summary, the note and the words that a judgement rests on', async () => {
  const callId = await typedCall(ENGLISH, { language: 'en' });
  const claim = { id: 'greets', kind: 'present', text: 'Says hello', turn: 0, from: 0, to: 5, fromTo: 'None' } as const;
  const item = scoredItem(92, { claims: [{ ...claim, quote: 'Hello' }] });
  await storeResult(callId, { kind: 'score', service: SALES, answer: salesAnswer(80, { make_connection: item }) });
  await storeResult(callId, { kind: 'summary', text: 'Khách hàng muốn được giải thích hóa đơn.' });
  await storeResult(callId, { kind: 'auto-note', note: { ...NOTE, hiddenExpectations: ['Refund'] } });
  const { unmount } = renderApp(<ResultsPanel />, storeOf(callId));
  const conversation = within(await screen.findByRole('list', { name: 'Conversation' }));
  await expect.poll(() => conversation.getByText('Hello').getAttribute('lang')).toBe('en');
  // A service may write in another language than was spoken.
  expect(await langOf('Khách hàng muốn được giải thích hóa đơn.')).toBe('vi');
  expect(await langOf('Refund')).toBe('en');
  const place = await screen.findByRole('button', { name: 'Show in the transcript, Turn 1: Says hello' });
  const quote = place.closest('li')?.querySelector('q');
  expect(quote?.closest('[lang]:not(html)')?.getAttribute('lang')).toBe('en');
  unmount();

  renderApp(<EvaluationDialog callId={callId} service={SALES} cardId="" onClose={() => undefined} />, storeOf(callId));
  const said = await screen.findAllByText('Says hello');
  await expect.poll(() => said.map((one) => one.closest('[lang]:not(html)')?.getAttribute('lang'))).toContain('en');
});

it('titles of calls say what they show themselves', async () => {
  await typedCall(undefined, { title: 'Mạng chậm cả tuần' });
  await typedCall(undefined, { title: 'Where is my parcel' });
  const untold = await typedCall(undefined, { title: 'Recording 10:42' });
  expect(await db.calls.get(untold)).toBeTruthy();
  const store = createStore();
  store.set(callsOpenAtom, true);
  renderApp(<CallsDrawer />, store);
  expect(await langOf('Mạng chậm cả tuần')).toBe('vi');
  expect(await langOf('Where is my parcel')).toBe('en');
  expect(await langOf('Recording 10:42')).toBeUndefined();
});
