import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom, serviceAtom, transcriptModeAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { deleteCall, getCall, listCalls } from '@/storage/calls/calls';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { keepTurnDraft } from '@/storage/calls/turn-drafts';
import { db } from '@/storage/database';
import { storeTranscription } from '@/storage/jobs/store-results';
import { freshDatabase } from '../../helpers/fresh-database';
import { installPopovers } from '../../helpers/popovers';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

function openCall(callId: string | null, mode: 'view' | 'edit' = 'edit') {
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  store.set(transcriptModeAtom, mode);
  return renderApp(<TranscriptPanel />, store);
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript text' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const stored = async (callId: string) => (await getTranscript(callId))?.text;
const allCalls = async () => (await listCalls({ search: '', limit: 10, offset: 0 })).calls;

beforeAll(async () => {
  installPopovers();
  await import('@/features/transcript/turns/turns-view');
});
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

/** What is asked of the database right after it comes before it is stored, however slow the machine is. */
const typeAtOnce = (value: string) => fireEvent.input(box(), { target: { value } });

/** Typed here, and not stored yet, while another window stores something else. */
async function typedInTwo() {
  const callId = await typedCall('A: one');
  const rendered = openCall(callId);
  await waitFor(() => expect(box().value).toBe('A: one'));
  typeAtOnce('A: one here');
  await act(() => saveTranscriptText(callId, 'A: one there', 1));
  await waitFor(async () => expect(await stored(callId)).toBe('A: one here'));
  await screen.findByText(/^This transcript was changed in another window too/);
  return { ...rendered, callId };
}

describe('a transcript typed in two windows', () => {
  test('keeps both texts: the other one is said, shown, and shown back', async () => {
    const { user, callId } = await typedInTwo();
    expect(box().value).toBe('A: one here');
    await user.click(button('Show the other one'));
    await waitFor(() => expect(box().value).toBe('A: one there'));
    expect(await stored(callId)).toBe('A: one there');
    await user.click(button('Show the other one'));
    await waitFor(() => expect(box().value).toBe('A: one here'));
    expect(await stored(callId)).toBe('A: one here');
    expect(await db.versions.count()).toBe(1);
  });

  test('keeps one once it is chosen, and can be typed on', async () => {
    const { user, callId } = await typedInTwo();
    await user.click(button('Keep this one'));
    await waitFor(() => expect(screen.queryByText(/another window/)).toBeNull());
    expect(await db.versions.count()).toBe(0);
    await user.type(box(), '!');
    await waitFor(async () => expect(await stored(callId)).toBe('A: one here!'));
    expect(await db.versions.count()).toBe(0);
  });

  test('is not said to have another version where both wrote the same', async () => {
    const callId = await typedCall('A: one');
    const { user } = openCall(callId);
    await waitFor(() => expect(box().value).toBe('A: one'));
    typeAtOnce('A: one two');
    await act(() => saveTranscriptText(callId, 'A: one two', 1));
    await user.type(box(), ' three');
    await waitFor(async () => expect(await stored(callId)).toBe('A: one two three'));
    expect((await db.versions.toArray()).map(({ transcript }) => transcript.text)).not.toContain('A: one two three');
  });

  test('that a transcription came to as well offers that', async () => {
    const callId = await typedCall('A: typed');
    openCall(callId);
    const { calls, transcripts, results, search, pieces, versions, jobs } = db;
    const madeBy = { maker: 'service' as const, name: 'whisper-1', at: 1 };
    await act(() =>
      db.transaction('rw', [calls, transcripts, results, search, pieces, versions, jobs], () =>
        storeTranscription(db, callId, { text: 'A: heard', raw: 'heard', madeBy }, 2),
      ),
    );
    await screen.findByText(/^There is a transcription beside the text that was typed: .*whisper-1/);
    expect(await stored(callId)).toBe('A: typed');
  });
});

describe('a call that was deleted in another window', () => {
  test('becomes a new one with what is typed in it, and that is said', async () => {
    const callId = await typedCall('A: one');
    const { user, store } = openCall(callId);
    store.set(serviceAtom, 'M Customer Service');
    await waitFor(() => expect(box().value).toBe('A: one'));
    typeAtOnce('A: one two');
    await act(() => deleteCall(callId));
    await waitFor(() => expect(store.get(currentCallIdAtom)).not.toBe(callId));
    const kept = store.get(currentCallIdAtom) ?? '';
    expect(await stored(kept)).toBe('A: one two');
    expect((await getCall(kept))?.service).toBe('M Customer Service');
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([expect.stringMatching(/kept as a new call/)]);
    await user.type(box(), ' three');
    await waitFor(async () => expect(await stored(kept)).toBe('A: one two three'));
    expect(await allCalls()).toHaveLength(1);
  });

  test('is kept with the words that were being typed in one of its turns', async () => {
    const callId = await typedCall('A: one\nC: two');
    const { user, store } = openCall(callId, 'view');
    await waitFor(() => expect(button('Turn 2 options').disabled).toBe(false));
    await user.click(button('Turn 2 options'));
    await user.click(await screen.findByRole('button', { name: 'Edit or split' }));
    await user.type(await screen.findByRole('textbox', { name: 'Words of turn 2' }), ' typed');
    await act(() => deleteCall(callId));
    await screen.findByText('two typed');
    const kept = store.get(currentCallIdAtom) ?? '';
    expect(kept).not.toBe(callId);
    expect(await stored(kept)).toContain('two typed');
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  test('is kept by Save words where only the database knows that it is gone', async () => {
    const callId = await typedCall('A: one\nC: two');
    const { user, store } = openCall(callId, 'view');
    await waitFor(() => expect(button('Turn 1 options').disabled).toBe(false));
    await user.click(button('Turn 1 options'));
    await user.click(await screen.findByRole('button', { name: 'Edit or split' }));
    const area = await screen.findByRole('textbox', { name: 'Words of turn 1' });
    // As when the browser clears what it stored: no window hears of it.
    await freshDatabase();
    await user.type(area, ' more{Enter}');
    await screen.findByText('one more');
    expect(store.get(currentCallIdAtom)).not.toBe(callId);
    expect(await allCalls()).toHaveLength(1);
  });
});

describe('the words of a turn', () => {
  async function editTurn(turn: number, text = 'A: one\nC: two\nA: three') {
    const callId = await typedCall(text);
    const rendered = openCall(callId, 'view');
    await waitFor(() => expect(button(`Turn ${turn} options`).disabled).toBe(false));
    await rendered.user.click(button(`Turn ${turn} options`));
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit or split' }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Words of turn ${turn}` });
    return { ...rendered, callId, area };
  }

  test('are in the database while they are typed, and gone from it once they are saved', async () => {
    const { user, area, callId } = await editTurn(2);
    await user.type(area, ' typed');
    await waitFor(async () => expect((await db.turnDrafts.toArray())[0]?.words).toBe('two typed'));
    await user.type(area, ' on{Enter}');
    await screen.findByText('two typed on');
    await waitFor(async () => expect(await db.turnDrafts.count()).toBe(0));
    expect(await stored(callId)).toContain('two typed on');
  });

  test('say that the turn was changed in another window, and can be kept over it', async () => {
    const { user, area, callId } = await editTurn(2);
    await user.type(area, ' here');
    await act(() => saveTranscriptText(callId, 'A: one\nC: two there\nA: three'));
    const notice = await screen.findByRole('alert');
    within(notice).getByText('two there');
    await user.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(area.value).toBe('two here');
    await user.click(button('Save words'));
    await screen.findByText('two here');
  });

  test('go where another window has typed something better', async () => {
    const { user, area, callId } = await editTurn(2);
    await user.type(area, ' here');
    await act(() => saveTranscriptText(callId, 'A: one\nC: two there\nA: three'));
    await user.click(await screen.findByRole('button', { name: 'Use that one' }));
    await screen.findByText('two there');
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(async () => expect(await db.turnDrafts.count()).toBe(0));
  });

  test('follow their turn when others are put before it', async () => {
    const { user, area, callId } = await editTurn(2);
    await user.type(area, ' here');
    await act(() => saveTranscriptText(callId, 'C: zero\nA: one\nC: two\nA: three'));
    await screen.findByRole('textbox', { name: 'Words of turn 3' });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Save words'));
    await waitFor(async () => expect(await stored(callId)).toBe('C: zero\nA: one\nCustomer (C): two here\nA: three'));
  });

  test('of two windows are two drafts: what one ends takes nothing from the other', async () => {
    const { user, area, callId } = await editTurn(2);
    await user.type(area, ' here');
    await waitFor(async () => expect(await db.turnDrafts.count()).toBe(1));
    await keepTurnDraft({ callId, page: 'another', turn: 3, before: 'three', words: 'three there' });
    await user.click(button('Cancel'));
    // Nobody says that the other page lives: it is gone, and this one takes over.
    const found = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words of turn 3' });
    expect(found.value).toBe('three there');
    await user.click(button('Save words'));
    await screen.findByText('three there');
  });
});
