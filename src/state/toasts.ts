import { atom } from 'jotai';

export interface ToastMessage {
  id: number;
  text: string;
  tone: 'neutral' | 'danger';
  /** Offered beside the text, e.g. Undo; the toast goes with it. */
  action?: { label: string; run: () => void };
  /** Somebody closed it; not where it went with its action, or for newer ones. */
  dismissed?: () => void;
}

/** More would cover the screen; the oldest go first. */
const MOST_AT_ONCE = 3;

const messagesAtom = atom<readonly ToastMessage[]>([]);
const nextIdAtom = atom(1);

export const toastsAtom = atom((get) => get(messagesAtom));

/** Says something in passing, over whatever screen is open. Gives the id by which it can be taken back. */
export const showToastAtom = atom(
  null,
  (get, set, message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }) => {
    const id = get(nextIdAtom);
    set(nextIdAtom, id + 1);
    set(messagesAtom, (now) => [...now, { tone: 'neutral' as const, ...message, id }].slice(-MOST_AT_ONCE));
    return id;
  },
);

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(messagesAtom, (now) => now.filter((toast) => toast.id !== id));
});
