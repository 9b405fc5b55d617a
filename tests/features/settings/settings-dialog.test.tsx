import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { SettingsDialog } from '@/features/settings/settings-dialog';
import { configProblemsAtom } from '@/state/config-problems';
import { unsavedWorkAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { db } from '@/storage/database';
import { getSettings, storeSiteConfig } from '@/storage/settings';
import { renderApp } from '../../helpers/render-app';

beforeEach(async () => {
  await db.settings.clear();
  await storeSiteConfig({
    ...DEFAULT_CONFIG,
    services: { ...DEFAULT_CONFIG.services, automation: 'https://n8n.example' },
  });
});

async function open() {
  const onClose = vi.fn();
  const rendered = renderApp(<SettingsDialog onClose={onClose} />);
  await screen.findByRole('textbox', { name: 'Speech service' });
  return { ...rendered, onClose };
}

describe('the Settings dialog', () => {
  it('has every field by its name', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog', { name: 'Settings' }));
    for (const name of [
      'Automation service',
      'Speech service',
      'Summary service',
      'Generate service',
      'Interactions service',
      'Interactions token',
      'Speech synthesis service',
      'API key',
      'Model address',
    ]) {
      expect(dialog.getByRole('textbox', { name })).toBeDefined();
    }
  });

  it('shows what config.json says, and says that it does', async () => {
    await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Automation service' });
    expect(field.value).toBe('https://n8n.example');
    expect(screen.getAllByText('From config.json')).toHaveLength(1);
  });

  it('keeps what was typed on this device, over config.json', async () => {
    const { user, onClose, store } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Speech service' }), 'http://10.0.0.2:8000/');
    await user.type(screen.getByRole('textbox', { name: 'API key' }), 'k-1');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const settings = await getSettings();
    expect(settings.services).toMatchObject({ speech: 'http://10.0.0.2:8000', automation: 'https://n8n.example' });
    expect(settings.secrets.apiKey).toBe('k-1');
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  it('saves nothing while an address can not be used, and goes to it', async () => {
    const { user, onClose } = await open();
    const field = screen.getByRole('textbox', { name: 'Speech service' });
    await user.type(field, 'ftp://x');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(onClose).not.toHaveBeenCalled();
    expect((await getSettings()).services.speech).toBe('');
  });

  it('leaves everything as it was when it is closed without saving', async () => {
    const { user, onClose, store, unmount } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Speech service' }), 'https://x.example');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(store.get(unsavedWorkAtom)).toBe(false);
    expect((await getSettings()).services.speech).toBe('');
  });

  it('says what is wrong with config.json', async () => {
    const { store } = await open();
    store.set(configProblemsAtom, [{ kind: 'wrong-type', path: 'policy', expected: 'text' }]);
    expect(await screen.findByText(/“policy” must be text/)).toBeDefined();
  });
});
