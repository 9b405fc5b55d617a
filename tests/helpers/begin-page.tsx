import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { LockPlace } from '@/app/keep-lock';

/** The page as it is before anything of the app is made. */
export function beginPage() {
  const app = document.createElement('div');
  const place = document.createElement('div');
  document.body.append(place);
  const show = vi.fn();
  const store = createStore();
  render(
    <Provider store={store}>
      <LockPlace app={app} place={place} show={show} />
    </Provider>,
    { container: place },
  );
  return { app, show, store, user: userEvent.setup() };
}
