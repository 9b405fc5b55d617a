import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, type Chunk, LazyChunk, withTimeout } from '@/ui/lazy-chunk';
import { renderApp } from '../helpers/render-app';

function Hello({ to }: { to: string }) {
  return <p>Hello {to}</p>;
}

const show = (chunk: Chunk<{ to: string }>) =>
  renderApp(<LazyChunk chunk={chunk} props={{ to: 'you' }} frame={(content) => <section>{content}</section>} />);

describe('LazyChunk', () => {
  it('shows that it loads, then the component; the second time at once', async () => {
    const load = vi.fn(async (): Promise<ComponentType<{ to: string }>> => Hello);
    const chunk = { name: 'Greeting', load };
    const first = show(chunk);
    expect(screen.getByText('Loading…')).toBeDefined();
    expect(await screen.findByText('Hello you')).toBeDefined();
    first.unmount();
    show(chunk);
    expect(screen.getByText('Hello you')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('offers another try when loading fails, and recovers', async () => {
    const load = vi.fn<() => Promise<ComponentType<{ to: string }>>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Hello);
    const { user } = show({ name: 'Greeting', load });
    expect((await screen.findByRole('alert')).textContent).toContain('Greeting could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello you')).toBeDefined();
  });
});

describe('withTimeout', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up after 120 s', async () => {
    vi.useFakeTimers();
    const never = withTimeout(() => new Promise(() => undefined), CHUNK_TIMEOUT_MS);
    const outcome = expect(never).rejects.toThrow('time-out');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it('passes on what was loaded and leaves no timer behind', async () => {
    vi.useFakeTimers();
    await expect(withTimeout(async () => 7, 1000)).resolves.toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });
});
