import { atom, type createStore } from 'jotai';
import type { Call } from '@/domain/call';
import {
  currentCallIdAtom,
  deskAtom,
  openDialogAtom,
  showCallAtom,
  tabAtom,
  transcriptModeAtom,
  unsavedWorkAtom,
} from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { wording } from '@/ui/wording';

type Shown = Pick<Call, 'id' | 'service' | 'language'>;

/** Where somebody works. A dialog that opens by itself is no place of theirs; an evaluation is. */
const placeAtom = atom((get) =>
  [get(currentCallIdAtom), get(transcriptModeAtom), get(deskAtom), get(openDialogAtom).name === 'evaluation'].join(),
);

/** Lets what arrives by itself take the screen only from somebody who has not gone elsewhere meanwhile (D444). */
export interface ScreenWatch {
  /** From now on; gives what says whether they are still where they were, or where `show` brought them. The desk is no place for a call. */
  mark: () => () => boolean;
  show: (call: Shown) => void;
  /** Instead: says that it is there, and leads to it. */
  tell: (call: Shown) => void;
  end: () => void;
}

export function followScreen(store: ReturnType<typeof createStore>): ScreenWatch {
  let moves = 0;
  let arriving = false;
  const moved = () => {
    if (!arriving) moves += 1;
  };
  const ends = [
    store.sub(placeAtom, moved),
    // That it was stored is nobody's doing.
    store.sub(unsavedWorkAtom, () => store.get(unsavedWorkAtom) && moved()),
  ];
  return {
    mark() {
      const then = moves;
      return () => moves === then && store.get(deskAtom) === 'closed';
    },
    show(call) {
      arriving = true;
      store.set(showCallAtom, call);
      arriving = false;
    },
    tell(call) {
      const run = () => {
        store.set(showCallAtom, call);
        store.set(tabAtom, 'scoring');
      };
      const action = { label: wording.recording.open, run };
      store.set(showToastAtom, { text: wording.capture.aside(1), action });
    },
    end() {
      for (const end of ends) end();
    },
  };
}
