import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

export interface Rendered extends RenderResult {
  /** The Jotai store of this rendering: read and set atoms through it. */
  store: ReturnType<typeof createStore>;
  user: UserEvent;
}

/** Renders with a fresh Jotai store, so that no test sees what another chose. */
export function renderApp(content: ReactNode, store = createStore()): Rendered {
  const user = userEvent.setup();
  return { store, user, ...render(<Provider store={store}>{content}</Provider>) };
}
