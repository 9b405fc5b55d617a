import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScoringScreen } from '@/app/scoring-screen';
import { wording } from '@/ui/wording';
import { freshDatabase } from '../helpers/fresh-database';

beforeEach(freshDatabase);

it('draws where a call comes from first, then by itself the rest', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The list of samples is not here.')));
  const first = renderToStaticMarkup(<ScoringScreen />);
  expect(first).toContain(wording.capture.bar);
  expect(first).not.toContain('id="transcript"');

  render(<ScoringScreen />);
  await screen.findByRole('region', { name: wording.transcript.heading });
  await screen.findByRole('region', { name: wording.results.region });
});

it('lays out what was said before what it is worth', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The list of samples is not here.')));
  const { container } = render(<div />);
  const drawnInto: (string | undefined)[] = [];
  const watching = new MutationObserver((changes) => {
    drawnInto.push(...changes.map(({ target }) => (target as Element).id));
  });
  watching.observe(container, { childList: true, subtree: true });
  render(<ScoringScreen />, { container });
  await screen.findByRole('region', { name: wording.results.region });
  await vi.waitFor(() => expect(drawnInto).toContain('results'));
  watching.disconnect();
});
