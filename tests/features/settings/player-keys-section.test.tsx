import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PlayerKeysSection } from '@/features/settings/player-keys-section';
import { readPreference } from '@/storage/browser/preferences';
import { renderApp } from '../../helpers/render-app';

beforeEach(() => localStorage.clear());

const assign = (deed: string) => screen.getByRole('button', { name: `Assign a key: ${deed}` });

test('the key that is pressed is assigned, kept and shown; one that is taken or needed is refused with a reason', async () => {
  const { user, unmount } = renderApp(<PlayerKeysSection />);
  await user.click(assign('Play and pause'));
  await user.keyboard('{Control>}[F9]{/Control}');
  screen.getByText('Ctrl+F9: Play and pause');
  expect(readPreference('playerKeys')).toEqual({ toggle: 'Ctrl+F9' });

  await user.click(assign('Back 5 seconds'));
  await user.keyboard('{Control>}[F9]{/Control}');
  screen.getByText(/Ctrl\+F9 is “Play and pause” already/);
  await user.keyboard('{Tab}');
  screen.getByText(/Tab is needed to move about/);
  expect(screen.getByRole('button', { name: 'Press the key…' })).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Press the key…' })).toBeNull();
  expect(readPreference('playerKeys')).toEqual({ toggle: 'Ctrl+F9' });

  unmount();
  const again = renderApp(<PlayerKeysSection />);
  screen.getByText('Ctrl+F9');
  await again.user.click(screen.getByRole('button', { name: 'Take the key away: Play and pause' }));
  expect(readPreference('playerKeys')).toEqual({});
});
