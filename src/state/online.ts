import { atom } from 'jotai';

const browserAtom = atom(typeof navigator === 'undefined' || navigator.onLine !== false);

/** What the browser believes about the network; only its "offline" can be relied on. */
export const onlineAtom = atom((get) => get(browserAtom));

browserAtom.onMount = (set) => {
  const read = () => set(navigator.onLine !== false);
  read();
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  return () => {
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
};
