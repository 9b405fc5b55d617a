import { atom, type createStore } from 'jotai';

/** Chromium's own event, in no standard library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The offer the browser made to install the app; null = none, then no button is shown. */
export const installPromptAtom = atom<InstallPromptEvent | null>(null);

/** The browser offers once, early: listened to before anything is rendered. */
export function watchInstallPrompt(store: ReturnType<typeof createStore>): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(installPromptAtom, event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => store.set(installPromptAtom, null));
}
