import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabPanel } from '@/app/tab-panel';
import { tabAtom } from '@/state/session';
import { renderApp } from '../helpers/render-app';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it('is empty before its tab was chosen, and keeps what is in it afterwards', async () => {
  const { user, store, container } = renderApp(
    <TabPanel tab="speaker" name="Speaker">
      <Counter />
    </TabPanel>,
  );
  expect(container.querySelector('button')).toBeNull();
  act(() => store.set(tabAtom, 'speaker'));
  await user.click(screen.getByRole('button', { name: '0' }));
  act(() => store.set(tabAtom, 'scoring'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('button')?.textContent).toBe('1');
  act(() => store.set(tabAtom, 'speaker'));
  expect(screen.getByRole('button', { name: '1' })).toBeDefined();
});
