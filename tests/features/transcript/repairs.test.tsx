import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { useRepairs } from '@/features/transcript/repairs/use-repairs';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom, unsavedWorkAtom } from '@/state/session';
import { getCall } from '@/storage/calls/calls';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { installPopovers } from '../../helpers/popovers';
import { renderApp } from '../../helpers/render-app';
import { headlineRow } from '../../helpers/score-answers';
import { typedCall } from '../../helpers/stored-calls';

const TEXT = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:03,000) Dạ em chào chị
Customer (C): (00:00:03,500 - 00:00:05,500) Mạng nhà chị chậm. Cả tuần nay
Agent (A): (00:00:06,000 - 00:00:07,000) Dạ vâng`;

// Reading its code takes longer than a test waits for what it shows.
beforeAll(async () => {
  installPopovers();
  await import('@/features/transcript/turns/turns-view');
});
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

let callId: string;
async function openCall(text = TEXT) {
  callId = await typedCall(text);
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  const rendered = renderApp(<TranscriptPanel />, store);
  await screen.findAllByRole('listitem');
  // A turn can be changed when the jobs of its call are read.
  await waitFor(() => expect(options(1).disabled).toBe(false));
  return rendered;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const options = (turn: number) => button(`Turn ${turn} options`);
const sides = () =>
  screen
    .getAllByRole('listitem')
    .map((turn) => (turn.classList.contains('transcript-customer') ? 'C' : 'A'))
    .join('');
const stored = async () => (await getTranscript(callId))?.text;

describe('the options of a turn', () => {
  test('change who speaks, keep the time, and can be undone', async () => {
    const { user } = await openCall();
    expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
    await user.click(options(2));
    const menu = await screen.findByRole('dialog', { name: 'Turn 2 options' });
    expect(within(menu).queryByRole('button', { name: 'Customer speaks (key 2)' })).toBeNull();
    await user.click(within(menu).getByRole('button', { name: 'Agent speaks (key 1)' }));
    await waitFor(() => expect(sides()).toBe('AAA'));
    expect(await stored()).toBe(TEXT.replace('Customer (C)', 'Agent (A)'));
    screen.getByText('Turn 2 is now: Agent');
    await user.click(button('Undo the last change'));
    await waitFor(() => expect(sides()).toBe('ACA'));
    expect(await stored()).toBe(TEXT);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull());
  });

  test('can be undone before the screen shows what was done', async () => {
    callId = await typedCall(TEXT);
    const names = { agent: 'Agent', customer: 'Customer' };
    const { result } = renderHook(() => useRepairs(callId, parseTranscript(TEXT), names, async () => undefined));
    await act(async () => {
      // Asked for in one breath: nothing is drawn between the three.
      const first = result.current.repair({ kind: 'speaker', turn: 1, speaker: 'customer' });
      const second = result.current.repair({ kind: 'speaker', turn: 2, speaker: 'agent' });
      result.current.undo();
      await Promise.all([first, second]);
    });
    await waitFor(async () =>
      expect((await stored())?.match(/(Agent|Customer) \(/g)).toEqual(['Customer (', 'Customer (', 'Agent (']),
    );
    act(() => result.current.undo());
    await waitFor(async () => expect(await stored()).toBe(TEXT));
    await waitFor(() => expect(result.current.canUndo).toBe(false));
  });

  test('swap the speakers from there on', async () => {
    const { user } = await openCall();
    await user.click(options(2));
    await user.click(await screen.findByRole('button', { name: 'Swap speakers from here on' }));
    await waitFor(() => expect(sides()).toBe('AAC'));
  });

  test('merge with a neighbour, which the first and the last turn have on one side only', async () => {
    const { user } = await openCall();
    await user.click(options(1));
    expect(screen.queryByRole('button', { name: 'Merge with the turn before' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Merge with the next turn' }));
    await waitFor(() => expect(sides()).toBe('AA'));
    expect(await stored()).toContain('(00:00:01,000 - 00:00:05,500) Dạ em chào chị Mạng nhà');
    await user.click(options(2));
    expect(screen.queryByRole('button', { name: 'Merge with the next turn' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Merge with the turn before' }));
    await waitFor(() => expect(sides()).toBe('A'));
    // Its own button went away with it.
    await waitFor(() => expect(document.activeElement).toBe(options(1)));
  });

  test('are closed by a second press', async () => {
    const { user } = await openCall();
    await user.click(options(1));
    await screen.findByRole('dialog', { name: 'Turn 1 options' });
    await user.click(options(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Turn 1 options' })).toBeNull());
  });

  test('make a score stale', async () => {
    const { user } = await openCall();
    await db.calls.update(callId, { scores: [headlineRow({})] });
    await user.click(options(2));
    await user.click(await screen.findByRole('button', { name: 'Agent speaks (key 1)' }));
    await waitFor(async () => expect((await getCall(callId))?.scores?.[0]?.stale).toBe(true));
  });
});

describe('the words of a turn', () => {
  async function edit(turn: number) {
    const rendered = await openCall();
    await rendered.user.click(options(turn));
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit or split' }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Words of turn ${turn}` });
    return { ...rendered, area };
  }

  test('are edited in place, with the time kept and the focus given back', async () => {
    const { user, area, store } = await edit(1);
    expect(area.value).toBe('Dạ em chào chị');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await user.type(area, ' Hạnh{Enter}');
    await screen.findByText('Dạ em chào chị Hạnh');
    expect(await stored()).toBe(TEXT.replace('chào chị', 'chào chị Hạnh'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(options(1));
    expect(store.get(unsavedWorkAtom)).toBe(false);
  });

  test('are left as they were by Esc', async () => {
    const { user, area } = await edit(1);
    await user.type(area, ' Hạnh');
    // Esc and Enter of a composition (Telex) end the composition only.
    fireEvent.keyDown(area, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    expect(screen.getByRole('textbox', { name: 'Words of turn 1' })).toBe(area);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(await stored()).toBe(TEXT);
  });

  test('are still being typed after the page was gone, and no longer once they are saved', async () => {
    const { user, area, unmount, store } = await edit(2);
    await user.type(area, ' rồi');
    unmount();
    const again = renderApp(<TranscriptPanel />, store);
    const found = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words of turn 2' });
    expect(found.value).toBe('Mạng nhà chị chậm. Cả tuần nay rồi');
    await again.user.type(found, ' em{Enter}');
    await screen.findByText('Mạng nhà chị chậm. Cả tuần nay rồi em');
    again.unmount();
    renderApp(<TranscriptPanel />, store);
    await screen.findByText('Mạng nhà chị chậm. Cả tuần nay rồi em');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('are shown beside what the turn says by now, where that is something else', async () => {
    const { user, area, unmount, store } = await edit(2);
    await user.type(area, ' rồi');
    unmount();
    await saveTranscriptText(callId, TEXT.replace('Cả tuần nay', 'Hai hôm nay'));
    renderApp(<TranscriptPanel />, store);
    const found = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words of turn 2' });
    expect(found.value).toBe('Mạng nhà chị chậm. Cả tuần nay rồi');
    within(screen.getByRole('alert')).getByText('Mạng nhà chị chậm. Hai hôm nay');
    await user.click(button('Use that one'));
    await screen.findByText('Mạng nhà chị chậm. Hai hôm nay');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('stay in the editor when they can not be stored', async () => {
    const { user, area } = await edit(1);
    await user.type(area, ' Hạnh');
    const full = vi.spyOn(durableDb.transcripts, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.click(button('Save words'));
    await waitFor(() => expect(full).toHaveBeenCalled());
    expect(area.value).toBe('Dạ em chào chị Hạnh');
    full.mockRestore();
    await user.click(button('Save words'));
    await screen.findByText('Dạ em chào chị Hạnh');
  });

  test('are split at the cursor, together with what was typed', async () => {
    const { user, area } = await edit(2);
    await user.type(area, ' rồi');
    await user.click(button('Split at the cursor'));
    expect(document.activeElement).toBe(area);
    area.setSelectionRange('Mạng nhà chị chậm. '.length, 19);
    await user.click(button('Split at the cursor'));
    await waitFor(() => expect(sides()).toBe('ACCA'));
    screen.getByText('Mạng nhà chị chậm.');
    screen.getByText('Cả tuần nay rồi');
    await user.click(button('Undo the last change'));
    await waitFor(async () => expect(await stored()).toBe(TEXT));
  });
});

describe('keys on a turn', () => {
  test('1 and 2 say who speaks, the arrows move on, Ctrl+Z takes back', async () => {
    const { user } = await openCall();
    act(() => options(1).focus());
    await user.keyboard('2');
    await waitFor(() => expect(sides()).toBe('CCA'));
    await user.keyboard('{ArrowDown}1{ArrowDown}2');
    expect(document.activeElement).toBe(options(3));
    await waitFor(() => expect(sides()).toBe('CAC'));
    await user.keyboard('{ArrowUp}{Control>}z{/Control}');
    await waitFor(() => expect(sides()).toBe('CAA'));
    expect(document.activeElement).toBe(options(2));
  });

  test('count as text in the editor', async () => {
    const { user } = await openCall();
    await user.click(options(1));
    await user.click(await screen.findByRole('button', { name: 'Edit or split' }));
    await user.type(await screen.findByRole('textbox'), '21{Enter}');
    await screen.findByText('Dạ em chào chị21');
    expect(sides()).toBe('ACA');
  });
});

test('nothing can be changed while a job of the call runs', async () => {
  await openCall();
  expect(options(1).disabled).toBe(false);
  const base = { callId, service: '', seq: 1, createdAt: 1, attempts: 1 };
  const running = { state: 'running' as const, fence: 'f', startedAt: 1, beat: 1 };
  await act(() => db.jobs.put({ ...base, id: 'j', kind: 'score', ...running }));
  await waitFor(() => expect(screen.getAllByText<HTMLButtonElement>('⋯')[0]?.disabled).toBe(true));
});

test('an undo does not take back what was changed elsewhere since', async () => {
  const { user } = await openCall();
  act(() => options(1).focus());
  await user.keyboard('2');
  await waitFor(() => expect(sides()).toBe('CCA'));
  await act(() => saveTranscriptText(callId, 'A: typed elsewhere'));
  await screen.findByText('typed elsewhere');
  await user.click(button('Undo the last change'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull());
  expect(await stored()).toBe('A: typed elsewhere');
});
