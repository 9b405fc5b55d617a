import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsDialog } from '@/features/settings/settings-dialog';
import { getSettings } from '@/storage/browser/settings';
import { db } from '@/storage/database';
import { renderApp } from '../../helpers/render-app';

type Answer = (address: string, init: RequestInit) => Promise<Response>;
const asked = vi.fn<Answer>();

beforeEach(async () => {
  await db.settings.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/models/manifest.json') ? Promise.resolve(json({ models: [] })) : asked(address, init),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

async function typed(service: string, address: string) {
  const rendered = renderApp(<SettingsDialog onClose={vi.fn()} />);
  await rendered.user.type(await screen.findByRole('textbox', { name: service }), address);
  return rendered;
}

const button = (service: string) => screen.getByRole('button', { name: `Test connection: ${service}` });

describe('testing a connection in Settings', () => {
  it('is offered for every service with an address that can be used, and for nothing else', async () => {
    const { user } = await typed('Speech service', 'ftp://x');
    expect(screen.queryByRole('button', { name: /^Test connection/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Model address' }), 'https://models.example');
    expect(screen.queryByRole('button', { name: /^Test connection/ })).toBeNull();
    const services = ['Automation', 'Summary', 'Generate', 'Interactions', 'Speech synthesis'];
    for (const name of services) {
      await user.type(screen.getByRole('textbox', { name: `${name} service` }), '/here');
      expect(button(`${name} service`)).toBeDefined();
    }
  });

  it('asks the address as typed, with the key as typed, and saves nothing', async () => {
    asked.mockImplementation(async () => json({ detail: 'Method Not Allowed' }, 405));
    const { user } = await typed('Speech service', 'http://10.0.0.2:8000/');
    await user.type(screen.getByRole('textbox', { name: 'API key' }), 'k-1');
    await user.click(button('Speech service'));
    const status = await screen.findByText(/^Answered in \d+ ms with status 405/);
    const found = within(status.parentElement as HTMLElement);
    expect(found.getByText(/FastAPI/)).toBeDefined();
    expect(found.getByText(/as it should be/)).toBeDefined();
    expect(asked).toHaveBeenCalledOnce();
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe('http://10.0.0.2:8000/v1/audio/transcriptions');
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer k-1' });
    expect((await getSettings()).services.speech).toBe('');
  });

  it('forgets the answer when the address or the key changes', async () => {
    asked.mockImplementation(async () => json({ version: 1 }));
    const { user } = await typed('Automation service', 'https://n8n.example');
    await user.click(button('Automation service'));
    await screen.findByText(/^Answered in/);
    await user.type(screen.getByRole('textbox', { name: 'API key' }), 'k');
    expect(screen.queryByText(/^Answered in/)).toBeNull();
  });

  it('can be stopped, and the focus stays on its button', async () => {
    asked.mockImplementation(
      (_, { signal }) =>
        new Promise((__, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const { user } = await typed('Automation service', 'https://n8n.example');
    await user.click(button('Automation service'));
    expect(screen.getByRole('progressbar', { name: 'Asking https://n8n.example…' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop the test: Automation service' }));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: /^Asking/ })).toBeNull());
    expect(document.activeElement).toBe(button('Automation service'));
    expect(screen.queryByText(/Cancelled/)).toBeNull();
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('names both reasons and a list to go through where nothing answers', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = await typed('Speech service', 'http://10.0.0.2:8000');
    await user.click(button('Speech service'));
    await screen.findByText(/may be down, or it may not allow this page to call it \(CORS\)/);
    const list = within(screen.getByText('What to check').closest('details') as HTMLElement);
    expect(list.getByRole('link').getAttribute('href')).toBe('http://10.0.0.2:8000/v1/audio/transcriptions');
    expect(list.getByText(location.origin)).toBeDefined();
    expect(screen.queryByText('If this is n8n')).toBeNull();
  });

  it('says why n8n may hide its answer from a webhook', async () => {
    asked.mockImplementation(async (_, { mode }) => {
      if (mode === 'no-cors') return json({});
      throw new TypeError('Failed to fetch');
    });
    const { user } = await typed('Summary service', 'https://n8n.example/webhook/summarize');
    await user.click(button('Summary service'));
    await screen.findByText(/does not let this page read the answer \(CORS\)/);
    expect(screen.getByText('If this is n8n')).toBeDefined();
    expect(screen.getByText(/answers this question without CORS headers/)).toBeDefined();
  });
});
