import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadChunk } from '@/domain/load-chunk';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
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

  it('offers another try when a server never answers; it waits for the same answer, and shows what comes late', async () => {
    let arrive: (component: ComponentType<{ to: string }>) => void = () => undefined;
    // As browsers do: a module that is on its way is not asked for again.
    const onItsWay = new Promise<ComponentType<{ to: string }>>((resolve) => {
      arrive = resolve;
    });
    const { user } = show({ name: 'Greeting', load: () => loadChunk(() => onItsWay, 20) });
    const pressed = await screen.findByRole('button', { name: 'Try again' });
    await user.click(pressed);
    // Not for ever: the way out is there again.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toBe(pressed));
    arrive(Hello);
    expect(await screen.findAllByText('Hello you')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
