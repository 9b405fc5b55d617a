import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import type { ConfigProblem } from '@/domain/site-config';
import { SettingsDialog } from '@/features/settings/settings-dialog';
import { configProblemsAtom, unsavedWorkAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getSettings, getSettingsLayers, replaceDeviceSettings, storeSiteConfig } from '@/storage/browser/settings';
import { getSettingsDraft } from '@/storage/browser/settings-draft';
import { db } from '@/storage/database';
import { renderApp } from '../../helpers/render-app';
import { locked, unlocked } from '../../helpers/sealed';
import { siteConfig } from '../../helpers/settings';

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ models: [] }));
  await db.settings.clear();
  await storeSiteConfig(siteConfig({ services: { automation: 'https://n8n.example' } }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  const onClose = vi.fn();
  const rendered = renderApp(<SettingsDialog onClose={onClose} />);
  await screen.findByRole('textbox', { name: 'Speech service' });
  return { ...rendered, onClose };
}

describe('the Settings dialog', () => {
  it('says that what was set can not be read, and Save puts what is on the screen in its place, changed or not', async () => {
    unlocked();
    await replaceDeviceSettings({ services: { speech: 'https://before.example' } });
    unlocked();
    const { user, onClose } = await open();
    screen.getByText(/^What was set on this device cannot be read.*no call goes to a service/);
    const typedIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([typedIn('Automation service'), typedIn('Speech service')]).toEqual(['https://n8n.example', '']);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await getSettingsLayers()).toMatchObject({ device: {}, unread: false });
    locked();
  });

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

  it('shows a config.json that is read while it is open, below what was typed', async () => {
    await storeSiteConfig(DEFAULT_CONFIG);
    const { user } = await open();
    const shown = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    await user.type(screen.getByRole('textbox', { name: 'Speech service' }), 'https://typed.example');
    await storeSiteConfig(
      siteConfig({ services: { automation: 'https://n8n.example', speech: 'https://site.example' } }),
    );
    await waitFor(() => expect(shown('Automation service')).toBe('https://n8n.example'));
    expect(shown('Speech service')).toBe('https://typed.example');
  });

  it('saves also where config.json says something wrong about another field', async () => {
    await storeSiteConfig({ ...DEFAULT_CONFIG, models: 'no address' });
    const { user, onClose } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Speech service' }), 'https://speech.example');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect((await getSettings()).services.speech).toBe('https://speech.example');
  });

  it('leaves alone what another tab has saved meanwhile', async () => {
    const { user, onClose } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Summary service' }), 'https://summary.example');
    await replaceDeviceSettings({ services: { speech: 'https://speech.example' }, secrets: { apiKey: 'k' } });
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { services, secrets } = await getSettings();
    expect(services).toMatchObject({ speech: 'https://speech.example', summary: 'https://summary.example' });
    expect(secrets.apiKey).toBe('k');
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

  it('closes at once when nothing was changed', async () => {
    const { user, onClose } = await open();
    const field = screen.getByRole('textbox', { name: 'Speech service' });
    await user.type(field, 'x ');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says what is wrong with config.json', async () => {
    const { store } = await open();
    store.set(configProblemsAtom, [{ kind: 'wrong-type', path: 'policy', expected: 'text' }]);
    expect(await screen.findByText(/“policy” must be text/)).toBeDefined();
    expect(screen.getByText(/the rest of it is in force/)).toBeDefined();
  });

  it.each<[ConfigProblem, RegExp]>([
    [{ kind: 'not-json', place: { line: 3, column: 5 } }, /not JSON from line 3, column 5 on/],
    [{ kind: 'page' }, /A web page came in its place.*sign-in page.*answers every path/],
    [{ kind: 'refused', failure: { kind: 'http', status: 403, statusText: 'Forbidden' } }, /Error 403: Forbidden/],
  ])('says why nothing of config.json could be read, and what is in force: %j', async (problem, said) => {
    const { store } = await open();
    store.set(configProblemsAtom, [problem]);
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByText(/What was read of it last stays in force/)).toBeDefined();
    expect(screen.queryByText(/the rest of it is in force/)).toBeNull();
  });
});

describe('closing Settings with changes in it', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Save the changes?' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Speech service' });

  async function typeAndClose(button = 'Cancel') {
    const opened = await open();
    await opened.user.type(field(), 'https://x.example');
    await opened.user.click(screen.getByRole('button', { name: button }));
    expect(question()).not.toBeNull();
    expect(opened.onClose).not.toHaveBeenCalled();
    return opened;
  }

  it.each(['Cancel', 'Close'])('%s asks, and Keep editing goes back to what was typed', async (button) => {
    const { user, onClose } = await typeAndClose(button);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
    expect(field().value).toBe('https://x.example');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Esc asks, and a second Esc goes back', async () => {
    const { user, onClose } = await open();
    await user.type(field(), 'https://x.example');
    fireEvent(screen.getByRole('dialog', { name: 'Settings' }), new Event('cancel', { cancelable: true }));
    fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(field().value).toBe('https://x.example');
  });

  it('stays open where the browser closes it by itself', async () => {
    const { user, onClose } = await open();
    await user.type(field(), 'https://x.example');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Settings' });
    dialog.close();
    await waitFor(() => expect(question()).not.toBeNull());
    expect(dialog.open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Discard changes leaves everything as it was', async () => {
    const { user, onClose, store, unmount } = await typeAndClose();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(store.get(unsavedWorkAtom)).toBe(false);
    expect((await getSettings()).services.speech).toBe('');
    await waitFor(async () => expect(await getSettingsDraft()).toBeUndefined());
  });

  it('Save settings saves from there', async () => {
    const { user, onClose } = await typeAndClose();
    const answers = within(question() as HTMLElement);
    await user.click(answers.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect((await getSettings()).services.speech).toBe('https://x.example');
    expect(await getSettingsDraft()).toBeUndefined();
  });

  it('goes to the address that can not be used when it is saved from there', async () => {
    const { user, onClose } = await open();
    await user.type(field(), 'ftp://x');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Save settings' }));
    expect(question()).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('what was typed is there again after the page is gone, and not in force', async () => {
    const { user, unmount } = await open();
    await user.type(field(), 'https://x.example');
    await waitFor(async () => expect((await getSettingsDraft())?.services?.speech).toBe('https://x.example'));
    unmount();
    const { onClose } = await open();
    expect(field().value).toBe('https://x.example');
    expect(screen.getByText(/did not save is here again/)).toBeDefined();
    expect((await getSettings()).services.speech).toBe('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(question()).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
