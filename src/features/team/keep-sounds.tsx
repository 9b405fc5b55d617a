import { atom, useAtomValue, useStore } from 'jotai';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import type { CallId } from '@/domain/call';
import { type Failure, failureOf } from '@/domain/failure';
import { teamWork } from '@/jobs/team/team-rounds';
import { fetchSound } from '@/jobs/team/team-sync';
import { showToastAtom } from '@/state/toasts';
import { useLiveTables } from '@/state/use-live-tables';
import { db } from '@/storage/database';
import { readSoundsAway } from '@/storage/team/places';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { teamFailure } from '@/ui/team-failure';
import { wording } from '@/ui/wording';
import './team-parts.css';

const words = wording.team.keep;

interface Bringing {
  done: number;
  of: number;
  /** Of all their bytes, 0 to 1. */
  share: number;
  stop: () => void;
}

/** Goes on when the list is closed. */
const bringingAtom = atom<Bringing | null>(null);

type Store = ReturnType<typeof useStore>;

/** One sound after the other, until all are here, somebody stops it, or something else than one sound is missing. */
async function bringSounds(store: Store, sounds: ReadonlyMap<CallId, number>): Promise<void> {
  const ending = new AbortController();
  const total = [...sounds.values()].reduce((sum, bytes) => sum + bytes, 0);
  let [done, notYet, before] = [0, 0, 0];
  let failure: Failure | undefined;
  const show = (bytes: number) => {
    const share = total === 0 ? 1 : (before + bytes) / total;
    store.set(bringingAtom, { done, of: sounds.size, share, stop: () => ending.abort() });
  };
  show(0);
  const work = await teamWork(db);
  for (const [callId, bytes] of work === undefined ? [] : sounds) {
    try {
      if (work) await fetchSound(work, callId, ending.signal, (share) => show(bytes * share));
      done += 1;
    } catch (error) {
      if (ending.signal.aborted) break;
      const why = failureOf(error);
      if (why.kind !== 'missing-audio') {
        failure = why;
        break;
      }
      notYet += 1;
    }
    before += bytes;
    show(0);
  }
  store.set(bringingAtom, null);
  const text = [
    words.done(done, sounds.size),
    notYet > 0 && words.notYet(notYet),
    failure && teamFailure(failure, false),
  ];
  store.set(showToastAtom, {
    text: text.filter((part) => typeof part === 'string').join(' '),
    ...(failure && { tone: 'danger' as const }),
  });
}

const TABLES = ['archived', 'audio'] as const;

/** The sound of the calls that a filter shows, brought here before it is needed. */
export function KeepSounds({ callIds }: { callIds: readonly CallId[] }) {
  const store = useStore();
  const bringing = useAtomValue(bringingAtom);
  const away = useLiveTables(TABLES, readSoundsAway);
  if (bringing !== null) {
    const text = words.coming(bringing.done, bringing.of);
    return (
      <div className="team-keep" role="status">
        <p>{text}</p>
        <ProgressBar label={text} share={bringing.share} />
        <Button icon={X} onClick={bringing.stop}>
          {words.stop}
        </Button>
      </div>
    );
  }
  const wanted = new Map(callIds.flatMap((id) => (away?.has(id) ? [[id, away.get(id) ?? 0] as const] : [])));
  if (wanted.size === 0) return null;
  const size = formatBytes([...wanted.values()].reduce((sum, bytes) => sum + bytes, 0));
  return (
    <div className="team-keep">
      <p>{words.away(wanted.size)}</p>
      <Button icon={Download} onClick={() => void bringSounds(store, wanted)}>
        {words.bring(size)}
      </Button>
    </div>
  );
}
