import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LicencesLink } from '@/features/settings/licences-link';
import { renderApp } from '../../helpers/render-app';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device that has stored these files, and a network or none. */
function device(stored: readonly string[], online: boolean) {
  const match = vi.fn(async (name: string) => (stored.includes(name) ? new Response('') : undefined));
  vi.stubGlobal('caches', { match });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return match;
}

const link = () => screen.findByRole('link', { name: /^Licences of Callmark/ });

it('leads to the licences with a network, stored or not', async () => {
  device([], true);
  renderApp(<LicencesLink />);
  await link();
});

it('leads to what is stored without a network', async () => {
  const match = device(['licences.txt'], false);
  renderApp(<LicencesLink />);
  await waitFor(() => expect(match).toHaveReturned());
  await act(async () => void (await match.mock.results[0]?.value));
  expect(screen.queryByText(/not stored/)).toBeNull();
  await link();
});

it('says that they are not here yet instead of leading nowhere, and leads there when there is a network', async () => {
  device([], false);
  renderApp(<LicencesLink />);
  await screen.findByText(/are not stored on this device yet/);
  expect(screen.queryByRole('link')).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await link();
});
