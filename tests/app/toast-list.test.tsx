import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from '@/app/toast-list';
import { lockedAtom } from '@/state/lock';
import { showToastAtom } from '@/state/toasts';
import { renderApp } from '../helpers/render-app';

afterEach(() => {
  vi.useRealTimers();
});

it('shows what is said in passing until it is dismissed', async () => {
  const { user, store } = renderApp(<Toasts>{null}</Toasts>);
  act(() => store.set(showToastAtom, { text: 'Settings are saved on this device.' }));
  expect(screen.getByText('Settings are saved on this device.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Settings are saved on this device.')).toBeNull();
});

it('goes with its action, done once', async () => {
  const { user, store } = renderApp(<Toasts>{null}</Toasts>);
  const run = vi.fn();
  act(() => store.set(showToastAtom, { text: 'Speakers swapped.', action: { label: 'Undo', run } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Speakers swapped.')).toBeNull();
});

it.each(['Retry', 'Dismiss'])('by keyboard leaves the focus where it was before %s', async (name) => {
  const { user, store } = renderApp(
    <>
      <textarea />
      <Toasts>{null}</Toasts>
    </>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('a');
  act(() => store.set(showToastAtom, { text: 'Full.', tone: 'danger', action: { label: 'Retry', run: vi.fn() } }));
  await user.tab();
  if (name === 'Dismiss') await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Full.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('never covers the screen: the newest three stay', () => {
  const { store } = renderApp(<Toasts>{null}</Toasts>);
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) store.set(showToastAtom, { text });
  });
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getAllByText(/two|three|four/)).toHaveLength(3);
});

it('lets a plain sentence go by itself, and keeps a failure or an offer until it is answered', () => {
  vi.useFakeTimers();
  const { store } = renderApp(<Toasts>{null}</Toasts>);
  act(() => {
    store.set(showToastAtom, { text: 'saved' });
    store.set(showToastAtom, { text: 'failed', tone: 'danger' });
    store.set(showToastAtom, { text: 'undo?', action: { label: 'Undo', run: () => undefined } });
  });
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.queryByText('saved')).toBeNull();
  expect(screen.getAllByText(/failed|undo/)).toHaveLength(2);
});

it('stays while the app is locked, where nobody reads it', () => {
  vi.useFakeTimers();
  const { store } = renderApp(<Toasts>{null}</Toasts>);
  act(() => {
    store.set(lockedAtom, true);
    store.set(showToastAtom, { text: 'Settings are saved on this device.' });
  });
  act(() => void vi.advanceTimersByTime(600_000));
  expect(screen.getByText('Settings are saved on this device.')).toBeDefined();
  act(() => store.set(lockedAtom, false));
  act(() => void vi.advanceTimersByTime(600_000));
  expect(screen.queryByText('Settings are saved on this device.')).toBeNull();
});
