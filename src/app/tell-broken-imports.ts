import type { createStore } from 'jotai';
import { whenGone } from '@/state/living-page';
import { openDialogAtom } from '@/state/session';
import { dismissToastAtom, showToastAtom } from '@/state/toasts';
import { brokenImport, forgetImport, otherImports, whenForgotten } from '@/storage/callmark-file/broken-imports';
import { wording } from '@/ui/wording';

type Store = ReturnType<typeof createStore>;
const words = wording.callmarkFile;

/**
 * Says which imports broke off with their pages, until somebody has closed the message or taken the file in whole. Those
 * of pages that live are told when they die.
 */
export async function tellBrokenImports(store: Store): Promise<void> {
  const never = new AbortController().signal;
  for (const page of await otherImports()) whenGone(page, never, () => tell(store, page)).catch(() => undefined);
}

async function tell(store: Store, page: string): Promise<void> {
  const broken = await brokenImport(page);
  if (broken === undefined) return;
  const { name, calls, taken } = broken;
  const id = store.set(showToastAtom, {
    text: words.brokeOff(name, taken, calls),
    tone: 'danger',
    action: { label: words.takeAgain, run: () => store.set(openDialogAtom, { name: 'callmark-import', file: null }) },
    dismissed: () => void forgetImport(page),
  });
  // The file may come in whole meanwhile, in this window or another one.
  whenForgotten(page, () => store.set(dismissToastAtom, id));
}
