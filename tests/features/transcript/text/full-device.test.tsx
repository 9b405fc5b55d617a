import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/app/toast-list';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom, transcriptModeAtom } from '@/state/session';
import { getTranscript } from '@/storage/calls/transcripts';
import { freshDatabase } from '../../../helpers/fresh-database';
import { holdTries } from '../../../helpers/hold-tries';
import { installPopovers } from '../../../helpers/popovers';
import { renderApp } from '../../../helpers/render-app';
import { typedCall } from '../../../helpers/stored-calls';

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript text' });
const typeAtOnce = (value: string) => fireEvent.input(box(), { target: { value } });
const NOT_SAVED = /^The transcript could not be saved/;

/** Until it is called, the device has no room for a transcript. */
function fullDevice(): () => void {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === 'transcripts') throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, row);
  });
  return () => spy.mockRestore();
}

async function typedOnFullDevice() {
  const callId = await typedCall('A: one');
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  store.set(transcriptModeAtom, 'edit');
  const panel = (
    <>
      <TranscriptPanel />
      <Toasts>{null}</Toasts>
    </>
  );
  const { user } = renderApp(panel, store);
  await waitFor(() => expect(box().value).toBe('A: one'));
  const makeRoom = fullDevice();
  typeAtOnce('A: one two');
  const said = await screen.findByText(NOT_SAVED);
  return { callId, user, makeRoom, said };
}

beforeAll(async () => {
  installPopovers();
  await import('@/features/transcript/turns/turns-view');
});
beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await freshDatabase();
});

test('what is typed on a full device is stored by itself once there is room, and it is said once', async () => {
  const { callId, makeRoom, said } = await typedOnFullDevice();
  expect(said.textContent).toMatch(/This device is full\. Export and delete .* it is stored by itself\.$/);
  typeAtOnce('A: one two three');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.getAllByText(NOT_SAVED)).toHaveLength(1);
  makeRoom();
  await waitFor(async () => expect((await getTranscript(callId))?.text).toBe('A: one two three'), { timeout: 6000 });
  await screen.findByText('The transcript is saved now.');
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
});

test('Retry stores it at once, and says again where there is still no room', async () => {
  holdTries();
  const { callId, user, makeRoom, said } = await typedOnFullDevice();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText(NOT_SAVED)).not.toBe(said));
  makeRoom();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The transcript is saved now.');
  expect((await getTranscript(callId))?.text).toBe('A: one two');
});

test('coming back to the window tries at once', async () => {
  holdTries();
  const { callId, makeRoom } = await typedOnFullDevice();
  makeRoom();
  fireEvent.focus(window);
  await waitFor(async () => expect((await getTranscript(callId))?.text).toBe('A: one two'));
});
