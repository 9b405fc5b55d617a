import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stripSpam } from '@/domain/transcript/spam';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { arrivingAtom, currentCallIdAtom, recordingAtom, transcriptModeAtom, unsavedWorkAtom } from '@/state/session';
import { setAudioFacts } from '@/storage/calls/audio';
import { deleteCall, getCall, listCalls } from '@/storage/calls/calls';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { storeJob, typedCall } from '../../helpers/stored-calls';

const TEXT = `Agent (A) [Offer]: (00:00:02,000 - 00:00:05,000) Gói D120 chỉ 120.000đ, giảm 30% ạ
Customer (C) [Objection]: (00:00:06,000 - 00:00:09,000) Gói 90 nghìn vẫn hơn
Agent (A): Dạ vâng`;

/** The rows of an uploaded call; a Blob of happy-dom would not survive being stored. */
async function uploadedCall(): Promise<string> {
  const id = 'uploaded';
  const audio = { name: 'a.wav', mime: 'audio/wav', bytes: 12 };
  await db.calls.add(callRow({ id, source: 'upload', audio }));
  return id;
}

async function openCall(callId: string | null, mode: 'view' | 'edit' = 'view') {
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  store.set(transcriptModeAtom, mode);
  return renderApp(<TranscriptPanel />, store);
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript text' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

// Reading its code takes longer than a test waits for what it shows.
beforeAll(() => import('@/features/transcript/turns/turns-view'));
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

describe('view mode', () => {
  test('shows the turns as bubbles, agent left, customer right, with type, time and extent', async () => {
    await openCall(await typedCall(TEXT));
    const turns = await screen.findAllByRole('listitem');
    expect(turns.map((turn) => turn.classList.contains('transcript-customer'))).toEqual([false, true, false]);
    const first = within(turns[0] as HTMLElement);
    first.getByText('Agent');
    first.getByText('Offer');
    first.getByText('00:02');
    screen.getByRole('heading', { name: 'Transcript' });
    screen.getByText('00:09 · 3 turns');
    screen.getByText(/^Typed by the reviewer · /);
  });

  test('highlights figures in turns of the agent only', async () => {
    const { container } = await openCall(await typedCall(TEXT));
    await screen.findAllByRole('listitem');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'D120',
      '120.000đ',
      '30%',
    ]);
  });

  test('gives no play button where there is neither audio nor a voice', async () => {
    await openCall(await typedCall(TEXT));
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Play turn/ })).toBeNull();
  });

  test('gives a play button to turns with a time when the call has audio', async () => {
    const callId = await uploadedCall();
    await saveTranscriptText(callId, TEXT);
    await openCall(callId);
    await screen.findByRole('button', { name: 'Play turn 1' });
    button('Play turn 2');
    expect(screen.queryByRole('button', { name: 'Play turn 3' })).toBeNull();
  });

  test('gives no play button to turns beyond the end of the recording, and says that it is shorter', async () => {
    const callId = await uploadedCall();
    await saveTranscriptText(callId, TEXT);
    const { unmount } = await openCall(callId);
    await screen.findByRole('button', { name: 'Play turn 2' });
    expect(screen.queryByText(/longer than the recording/)).toBeNull();
    unmount();
    await setAudioFacts(callId, { durationS: 5.5 });
    await openCall(callId);
    await screen.findByText('This transcript is longer than the recording: turns after its end are not in it.');
    button('Play turn 1');
    expect(screen.queryByRole('button', { name: 'Play turn 2' })).toBeNull();
  });

  test('says what an uploaded call without a transcript waits for', async () => {
    const callId = await uploadedCall();
    const base = { callId, kind: 'transcribe' as const, service: '', seq: 1, createdAt: 1, attempts: 0 };
    await db.jobs.put({ ...base, id: 'j', state: 'queued', dueAt: 1, waitingFor: 'network' });
    await openCall(callId);
    await screen.findByText(/waits to be transcribed/);
    await act(() => db.jobs.put({ ...base, id: 'j', state: 'queued', dueAt: 1, waitingFor: 'model' }));
    await screen.findByText(/add a caption file/);
    const failure = { kind: 'http', status: 401, statusText: 'Unauthorized' } as const;
    await act(() => db.jobs.put({ ...base, id: 'j', state: 'failed', endedAt: 1, failure }));
    await screen.findByText(/^Error 401: Unauthorized\. The call /);
    expect(screen.queryByText(/add a caption file/)).toBeNull();
    screen.getByRole('heading', { name: 'No transcript yet' });
  });

  test('a sound over the limit of the service is said to be a file', async () => {
    const callId = await uploadedCall();
    const failure = { kind: 'http', status: 413, statusText: 'Payload Too Large' } as const;
    await storeJob(callId, { kind: 'transcribe', service: '', state: 'failed', endedAt: 1, failure });
    await openCall(callId);
    await screen.findByText(/The file is over the limit of the service/);
  });

  test('goes on from turn to turn by the arrow keys, beyond the turns that stand together', async () => {
    const text = Array.from({ length: 21 }, (_, index) => `A: câu ${index + 1}`).join('\nC: vâng\n');
    await openCall(await typedCall(text));
    const options = (turn: number) =>
      document.querySelector<HTMLElement>(`[start="${turn > 40 ? 41 : 1}"] [data-turn="${turn}"] .transcript-options`);
    await waitFor(() => expect(options(41)).not.toBeNull());
    options(40)?.focus();
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(options(41));
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(options(40));
  });

  test('teaches how to begin while no call is on screen', async () => {
    const { user } = await openCall(null);
    screen.getByText('No call on screen');
    await user.click(button('Type a transcript'));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  test('says of no call that was deleted in another window that its transcript is empty', async () => {
    const callId = await typedCall(TEXT);
    await openCall(callId);
    await screen.findAllByRole('listitem');
    await act(() => deleteCall(callId));
    await screen.findByText('No call on screen');
    expect(screen.queryByText('No transcript yet')).toBeNull();
  });

  test('says that a transcript is to come while a call is being recorded', async () => {
    const { store } = await openCall(null);
    act(() => store.set(recordingAtom, true));
    screen.getByText(/^A call is being recorded/);
    expect(screen.queryByText('No call on screen')).toBeNull();
    act(() => store.set(recordingAtom, false));
    screen.getByText('No call on screen');
  });

  test('follows a change made elsewhere', async () => {
    const callId = await typedCall('A: one');
    await openCall(callId);
    await screen.findByText('one');
    await act(() => saveTranscriptText(callId, 'A: two'));
    await screen.findByText('two');
  });
});

describe('edit mode', () => {
  test('typing on an empty screen makes a call and keeps what is typed after', async () => {
    const { user, store } = await openCall(null, 'edit');
    await user.type(box(), 'A: Dạ em chào anh');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBeNull());
    const callId = store.get(currentCallIdAtom) ?? '';
    await user.type(box(), ' ạ');
    await waitFor(async () => expect((await getTranscript(callId))?.text).toBe('A: Dạ em chào anh ạ'));
    await waitFor(() => expect(store.get(unsavedWorkAtom)).toBe(false));
    expect(box().value).toBe('A: Dạ em chào anh ạ');
    expect((await getCall(callId))?.source).toBe('typed');
    expect((await listCalls({ search: '', limit: 10, offset: 0 })).total).toBe(1);
    await waitFor(async () => expect((await getCall(callId))?.title).toBe('Dạ em chào anh ạ'));
  });

  test('a large paste goes in at once, where the caret is, and is saved', async () => {
    const callId = await typedCall('A: one\nA: two');
    await openCall(callId, 'edit');
    await waitFor(() => expect(box().value).toBe('A: one\nA: two'));
    const pasted = 'C: dài\n'.repeat(2000);
    box().setSelectionRange(7, 7);
    const event = new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      inputType: 'insertFromPaste',
      data: pasted,
    });
    box().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(box().value).toBe(`A: one\n${pasted}A: two`);
    await waitFor(async () => expect((await getTranscript(callId))?.text).toBe(`A: one\n${pasted}A: two`));
  });

  test('leaving the text box saves at once', async () => {
    const callId = await typedCall('A: one');
    await openCall(callId, 'edit');
    await waitFor(() => expect(box().value).toBe('A: one'));
    // The clock that saves otherwise stands still; waiting by a function of the tests would move it on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.input(box(), { target: { value: 'A: one two' } });
    fireEvent.blur(box());
    const text = async () => (await getTranscript(callId))?.text;
    for (let looks = 0; looks < 100 && (await text()) === 'A: one'; looks++);
    expect(await text()).toBe('A: one two');
  });

  test('going to View saves and shows what was typed', async () => {
    const callId = await typedCall('A: one');
    const { user } = await openCall(callId, 'edit');
    await waitFor(() => expect(box().value).toBe('A: one'));
    await user.type(box(), '{Enter}C: hai');
    await user.click(screen.getByRole('radio', { name: 'View' }));
    await screen.findByText('hai');
  });

  test('opening another call saves the first and shows the second', async () => {
    const [first, second] = [await typedCall('A: one'), await typedCall('A: other')];
    const { user, store } = await openCall(first, 'edit');
    await waitFor(() => expect(box().value).toBe('A: one'));
    await user.type(box(), ' two');
    act(() => store.set(currentCallIdAtom, second));
    await waitFor(() => expect(box().value).toBe('A: other'));
    await waitFor(async () => expect((await getTranscript(first))?.text).toBe('A: one two'));
    expect((await getTranscript(second))?.text).toBe('A: other');
  });
});

describe('buttons', () => {
  test('scoring without a transcript says so and queues nothing', async () => {
    const { user } = await openCall(null);
    await user.click(button('Score this content'));
    const alert = await screen.findByRole('alertdialog', { name: 'Please enter the transcript content' });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await db.jobs.count()).toBe(0);
  });

  test('scoring a blank transcript says so too', async () => {
    const { user } = await openCall(await typedCall(' \n'));
    await user.click(button('Score this content'));
    await screen.findByRole('alertdialog');
    expect(await db.jobs.count()).toBe(0);
  });

  test('scoring waits for the sample that is on its way, and does nothing where it does not come', async () => {
    const before = await typedCall('A: one');
    const { user, store } = await openCall(before);
    const toCome = () => {
      let arrive: (there: boolean) => void = () => undefined;
      const arriving = new Promise<boolean>((resolve) => {
        arrive = resolve;
      });
      act(() => store.set(arrivingAtom, arriving));
      return arrive;
    };
    const refused = toCome();
    await user.click(button('Score this content'));
    await waitFor(() => expect(button('Score this content').disabled).toBe(true));
    act(() => refused(false));
    await waitFor(() => expect(button('Score this content').disabled).toBe(false));
    expect(await db.jobs.count()).toBe(0);

    const arrived = toCome();
    await user.click(button('Score this content'));
    const sample = await typedCall('A: two');
    act(() => {
      store.set(currentCallIdAtom, sample);
      arrived(true);
    });
    await waitFor(async () => expect(await jobsOfCall(sample)).toHaveLength(3));
    expect(await jobsOfCall(before)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('scoring stores what was just typed and queues score, auto note and summary', async () => {
    const callId = await typedCall('A: one');
    const { user } = await openCall(callId, 'edit');
    await waitFor(() => expect(box().value).toBe('A: one'));
    await user.type(box(), ' two');
    await user.click(button('Score this content'));
    await waitFor(async () =>
      expect((await jobsOfCall(callId)).map(({ kind }) => kind).sort()).toEqual(['auto-note', 'score', 'summarise']),
    );
    expect((await getTranscript(callId))?.text).toBe('A: one two');
  });

  test('are disabled while a job of the call runs, and only then', async () => {
    const callId = await typedCall(TEXT);
    await openCall(callId);
    await screen.findAllByRole('listitem');
    expect(button('Clear content').disabled).toBe(false);
    const base = { callId, service: '', seq: 1, createdAt: 1, attempts: 1 };
    await act(() =>
      db.jobs.put({ ...base, id: 'j', kind: 'score', state: 'running', fence: 'f', startedAt: 1, beat: 1 }),
    );
    await waitFor(() => expect(button('Score this content').disabled).toBe(true));
    expect(button('Clear content').disabled).toBe(true);
    await act(() => db.jobs.put({ ...base, id: 'j', kind: 'score', state: 'queued', dueAt: 1, waitingFor: 'network' }));
    await waitFor(() => expect(button('Score this content').disabled).toBe(false));
  });

  test('Clear content clears the screen and keeps the call', async () => {
    const callId = await typedCall(TEXT);
    const { user, store } = await openCall(callId, 'edit');
    await waitFor(() => expect(box().value).toBe(TEXT));
    await user.type(box(), '!');
    await user.click(button('Clear content'));
    await waitFor(() => expect(box().value).toBe(''));
    expect(store.get(currentCallIdAtom)).toBeNull();
    expect((await getTranscript(callId))?.text).toBe(`${TEXT}!`);
  });

  test('Swap speakers changes sides, and back', async () => {
    const callId = await typedCall('Agent (A): one\nCustomer (C): two');
    const { user } = await openCall(callId);
    const sides = () => screen.getAllByRole('listitem').map((turn) => turn.classList.contains('transcript-customer'));
    await screen.findAllByRole('listitem');
    await user.click(button('Swap speakers'));
    await waitFor(() => expect(sides()).toEqual([true, false]));
    await user.click(button('Swap speakers'));
    await waitFor(() => expect(sides()).toEqual([false, true]));
    expect((await getTranscript(callId))?.text).toBe('Agent (A): one\nCustomer (C): two');
  });

  test('removed promotion is counted and can be put back', async () => {
    const before = 'Agent (A): Dạ\nCustomer (C): Cảm ơn các bạn đã theo dõi\nAgent (A): Vâng';
    const { text, removed } = stripSpam(before, 'vi');
    const callId = await typedCall(text);
    await db.transcripts.put({ ...((await getTranscript(callId)) as StoredTranscript), removed });
    const { user } = await openCall(callId);
    await screen.findByText('1 channel promotion was taken out');
    await user.click(button('Put back'));
    await waitFor(async () => expect((await getTranscript(callId))?.text).toBe(before));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull());
  });

  test('the voices are remembered', async () => {
    const { user, unmount } = await openCall(null);
    const voice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect([voice('Agent voice').value, voice('Customer voice').value]).toEqual(['Nữ miền Nam', 'Nam 2']);
    await user.selectOptions(voice('Agent voice'), 'Huế 1');
    unmount();
    await openCall(null);
    expect([voice('Agent voice').value, voice('Customer voice').value]).toEqual(['Huế 1', 'Nam 2']);
  });
});
