import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nextTabIndex, TabBar } from '@/app/tab-bar';
import { renderApp } from '../helpers/render-app';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from tab %d leads to %j', (key, from, to) => {
  expect(nextTabIndex(key, from, 3)).toBe(to);
});

it('is one tab stop, and the arrow keys choose and move the focus', async () => {
  const { user } = renderApp(<TabBar />);
  await user.tab();
  const selected = () => screen.getByRole('tab', { selected: true });
  expect(selected().textContent).toBe('Scoring');
  expect(document.activeElement).toBe(selected());
  await user.keyboard('{ArrowRight}');
  expect(selected().textContent).toBe('Speaker');
  expect(document.activeElement).toBe(selected());
  await user.keyboard('{End}');
  expect(selected().textContent).toBe('Real Speak');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('highlights the tab that is active, and only that', async () => {
  const { user } = renderApp(<TabBar />);
  await user.click(screen.getByRole('tab', { name: 'Speaker' }));
  const states = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
  expect(states).toEqual(['false', 'true', 'false']);
});
