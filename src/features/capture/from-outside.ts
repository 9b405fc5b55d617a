import { isCallmarkFile } from '@/domain/callmark-file/file-name';
import { startWish } from '@/domain/start-link';
import { toggleCallsAtom } from '@/state/desk';
import { callsOpenAtom, deskAtom, openDialogAtom, tabAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { dropShared, type Share, type SharedFile, waitingShares } from '@/storage/calls/shares';
import { wording } from '@/ui/wording';
import { keepOpened } from './keep-opened';
import type { Intake } from './use-intake';
import { type FolderHost, watchFolder } from './watch-folder';

const words = wording.capture.shared;

export interface OutsideHost extends FolderHost {
  intake: () => Intake;
}

/** Opens the dialog that takes such a file in, and waits until it is closed. */
function showImport({ store }: OutsideHost, file: File): Promise<void> {
  return new Promise((resolve) => {
    store.set(openDialogAtom, { name: 'callmark-import', file });
    const leave = store.sub(openDialogAtom, () => {
      const open = store.get(openDialogAtom);
      if (open.name === 'callmark-import' && open.file === file) return;
      leave();
      resolve();
    });
  });
}

/** Through the same door as chosen files. Each is kept until it is a call, or was refused in words. */
async function takeShare({ files, isText }: Share, host: OutsideHost): Promise<void> {
  const [first] = files;
  if (isText && first !== undefined) {
    const { file, callId } = first;
    await host.intake().takeText({ id: callId, title: file.name, text: await file.text() }, () => dropShared([first]));
    return;
  }
  const others: SharedFile[] = [];
  for (const shared of files) {
    if (!isCallmarkFile(shared.file)) {
      others.push(shared);
      continue;
    }
    await showImport(host, shared.file);
    await dropShared([shared]);
  }
  await host.intake().takeFiles(
    others.map(({ file }) => file),
    {
      idOf: (audio) => others.find(({ file }) => file === audio)?.callId ?? '',
      release: (some) => dropShared(others.filter(({ file }) => some.includes(file))),
    },
  );
}

/** One window takes a share; where it dies, the next one that opens. */
async function takeShares(host: OutsideHost): Promise<void> {
  for (const { id } of await waitingShares()) {
    await navigator.locks.request(`callmark-share ${id}`, { ifAvailable: true }, async (lock) => {
      const share = lock && (await waitingShares()).find((one) => one.id === id);
      if (share && !host.signal.aborted) await takeShare(share, host);
    });
  }
}

/** Where a shortcut leads, and what is said of a share that could not be kept. A recording begins at a press only. */
function followAddress({ store }: OutsideHost): void {
  const wish = startWish(location.hash);
  if (wish === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (wish === 'calls') {
    if (!store.get(callsOpenAtom) && store.get(deskAtom) === 'closed') store.set(toggleCallsAtom);
    return;
  }
  if (wish !== 'record') {
    store.set(showToastAtom, { text: words[wish], tone: 'danger' });
    return;
  }
  store.set(deskAtom, 'closed');
  store.set(tabAtom, 'scoring');
  // Shown with the next frame.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.capture-record')?.focus());
}

/** All that reaches the app from outside of its page: shares, opened files, shortcuts, the watched folder. */
export function takeFromOutside(host: OutsideHost): void {
  const follow = () => followAddress(host);
  follow();
  window.addEventListener('hashchange', follow);
  host.signal.addEventListener('abort', () => window.removeEventListener('hashchange', follow));
  const take = () =>
    void takeShares(host).catch(() => host.store.set(showToastAtom, { text: words.unread, tone: 'danger' }));
  take();
  keepOpened(host.store, { kept: take, unkept: (files) => void host.intake().takeFiles(files) });
  watchFolder(host);
}
