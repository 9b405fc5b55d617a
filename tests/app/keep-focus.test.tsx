import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '@/app/keep-focus';
import { Button } from '@/ui/button';

let end: () => void;
beforeEach(() => {
  end = keepFocus(document);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function Screen({ busy }: { busy: boolean }) {
  return (
    <>
      <Button pending={busy}>Score</Button>
      <Button>Other</Button>
      <p>words</p>
    </>
  );
}

/** Score has the focus, is disabled, and then the focus is gone, as browsers do it; the mock tells what it is given. */
async function losesFocus() {
  const { rerender } = render(<Screen busy={false} />);
  const show = (busy: boolean) => act(async () => rerender(<Screen busy={busy} />));
  button('Score').focus();
  await show(true);
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  return { show, given: vi.spyOn(button('Score'), 'focus') };
}

it('a control that was disabled under the focus has it again when it can be used', async () => {
  const { show, given } = await losesFocus();
  await show(false);
  expect(given).toHaveBeenCalledTimes(1);
  await show(true);
  await show(false);
  expect(given).toHaveBeenCalledTimes(1);
});

it.each([
  ['went on', 'focusin'],
  ['pressed elsewhere', 'pointerdown'],
])('who %s meanwhile is not called back', async (_, what) => {
  const { show, given } = await losesFocus();
  screen.getByText('words').dispatchEvent(new Event(what, { bubbles: true }));
  await show(false);
  expect(given).not.toHaveBeenCalled();
});
