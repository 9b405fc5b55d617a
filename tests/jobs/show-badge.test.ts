import { expect, it, vi } from 'vitest';
import { showBadge } from '@/jobs/show-badge';

it('puts the number of waiting calls on the icon and takes it away when none waits', async () => {
  const badging = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  await showBadge(badging, 3);
  expect(badging.setAppBadge).toHaveBeenCalledWith(3);
  expect(badging.clearAppBadge).not.toHaveBeenCalled();
  await showBadge(badging, 0);
  expect(badging.clearAppBadge).toHaveBeenCalledOnce();
});

it('is content where the browser has no badges, or refuses one', async () => {
  await showBadge({}, 3);
  const setAppBadge = vi.fn(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  await showBadge({ setAppBadge }, 3);
  expect(setAppBadge).toHaveBeenCalledWith(3);
});
