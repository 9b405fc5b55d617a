import type { createStore } from 'jotai';
import { openDialogAtom, recordingAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import {
  askForFolder,
  callIdOf,
  filesIn,
  folderPermission,
  folderPicker,
  markSeen,
  stampOf,
  watchedFolder,
} from '@/storage/browser/watched-folder';
import type { FolderRow } from '@/storage/calls/incoming-rows';
import { watchTables } from '@/storage/live-tables';
import { wording } from '@/ui/wording';
import { isCaptions, isSound, sameCall } from './sort-files';
import type { Intake } from './use-intake';

const words = wording.capture.folder;
const LOCK = 'callmark-folder';
const LOOK_EVERY_MS = 30_000;
/** A file is whole when it was the same this long ago. */
const SETTLE_MS = 2000;

/** New sound, each with the captions of its name. `was` = stamps of the look before: what still grows is left for later. */
export function newFiles(
  files: readonly File[],
  seen: ReadonlySet<string>,
  was: ReadonlySet<string>,
): { ready: File[][]; growing: boolean } {
  const captions = files.filter(({ name }) => isCaptions(name));
  const fresh = files.filter((file) => isSound(file.name) && !seen.has(stampOf(file)));
  const groups = fresh.map((audio) => {
    const beside = captions.find(({ name }) => sameCall(name, audio.name));
    return beside === undefined ? [audio] : [audio, beside];
  });
  const ready = groups.filter((group) => group.every((file) => file.size > 0 && was.has(stampOf(file))));
  return { ready, growing: ready.length < groups.length };
}

export interface FolderHost {
  store: ReturnType<typeof createStore>;
  intake: () => Pick<Intake, 'takeFiles'>;
  signal: AbortSignal;
}

/** Adds what comes into the folder of Settings while the app is open; reads it and changes nothing there (D298). */
export function watchFolder({ store, intake, signal }: FolderHost): void {
  if (folderPicker() === undefined) return;
  let was: ReadonlySet<string> = new Set();
  /** Of this start: what could not be stored is not tried again with every look. */
  const tried = new Set<string>();
  let told = '';
  let looking = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const tell = (text: string, action?: { label: string; run: () => void }) => {
    if (told === text) return;
    told = text;
    store.set(showToastAtom, { text, tone: 'danger', ...(action && { action }) });
  };

  const take = async (folder: FolderRow, groups: readonly File[][]) => {
    const ids = new Map<File, string>();
    for (const [audio] of groups) {
      if (audio === undefined) continue;
      ids.set(audio, await callIdOf(folder, audio));
      tried.add(stampOf(audio));
    }
    await intake().takeFiles(groups.flat(), {
      quiet: folder.handle.name,
      idOf: (audio) => ids.get(audio) ?? '',
      release: (files) => markSeen(folder.id, files.map(stampOf)),
    });
  };

  const lookInto = async (folder: FolderRow) => {
    const files = await filesIn(folder.handle, (name) => isSound(name) || isCaptions(name));
    told = '';
    const { ready, growing } = newFiles(files, new Set([...folder.seen, ...tried]), was);
    was = new Set(files.map(stampOf));
    clearTimeout(soon);
    if (growing) soon = setTimeout(look, SETTLE_MS);
    if (ready.length > 0) await take(folder, ready);
  };

  const lookOnce = async () => {
    const folder = await watchedFolder();
    if (folder === undefined) return;
    const { name } = folder.handle;
    const allow = () => void askForFolder(folder).then(look, () => undefined);
    switch (await folderPermission(folder)) {
      case 'granted':
        return lookInto(folder).catch(() => tell(words.missing(name)));
      case 'prompt':
        return tell(words.withdrawn(name), { label: words.allow, run: allow });
      case 'denied':
        return tell(words.denied(name));
    }
  };

  /** Somebody looks through other files that were added: theirs stay in that list. */
  const isTaken = () => store.get(openDialogAtom).name === 'added-calls' || store.get(recordingAtom);

  const look = async () => {
    if (looking || signal.aborted || isTaken()) return;
    looking = true;
    // One window is enough; without locks there are no such folders either.
    await navigator.locks
      .request(LOCK, { ifAvailable: true }, async (lock) => (lock === null ? undefined : lookOnce()))
      .catch(() => undefined);
    looking = false;
  };

  const timer = setInterval(look, LOOK_EVERY_MS);
  const ended = watchTables(
    ['folders'],
    async () => (await watchedFolder())?.id,
    (id) => {
      // Most have none: it need not be looked for once more.
      if (id !== undefined) void look();
    },
  );
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    clearTimeout(soon);
    ended();
    document.removeEventListener('visibilitychange', look);
  });
}
