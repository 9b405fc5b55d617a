import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { updateStateAtom, updatesAtom } from '@/app/app-updates';
import { UpdatePrompt } from '@/app/update-prompt';
import { recordingAtom } from '@/state/session';
import { renderApp } from '../helpers/render-app';

function show() {
  const rendered = renderApp(<UpdatePrompt />);
  const apply = vi.fn(async () => undefined);
  act(() => rendered.store.set(updatesAtom, { apply }));
  return {
    ...rendered,
    apply,
    say: (state: 'ready' | 'applying' | 'reload') => act(() => rendered.store.set(updateStateAtom, state)),
  };
}

it('offers a new version and applies it when asked', async () => {
  const { user, apply, say } = show();
  expect(screen.queryByRole('button')).toBeNull();
  say('ready');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(apply).toHaveBeenCalledOnce();
});

it('is silent while recording and comes back after it', () => {
  const { store, say } = show();
  act(() => store.set(recordingAtom, true));
  say('ready');
  expect(screen.queryByText(/new version/)).toBeNull();
  act(() => store.set(recordingAtom, false));
  expect(screen.getByText(/new version/)).toBeDefined();
});

it('can be put off', async () => {
  const { user, say } = show();
  say('ready');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/new version/)).toBeNull();
});

it('says that it waits for the running work, and that a reload is left to do', () => {
  const { say } = show();
  say('applying');
  expect(screen.getByText(/as soon as the running work is done/)).toBeDefined();
  say('reload');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});
