import { useEffect, useRef, useState } from 'react';
import { wake } from '@/jobs/queue';
import { sayLiving } from '@/state/living-page';
import { type FileName, importEnded } from '@/storage/callmark-file/broken-imports';
import { type FileTrouble, openCallmark } from '@/storage/callmark-file/open-callmark';
import { type ImportPlan, planImport } from '@/storage/callmark-file/plan-import';
import { type Imported, isWanted, runImport } from '@/storage/callmark-file/run-import';

export type ImportState =
  | { is: 'choosing' }
  | { is: 'reading'; share: number }
  | { is: 'trouble'; trouble: FileTrouble | null }
  | { is: 'planned'; plan: ImportPlan }
  | { is: 'importing'; share: number; calls: number }
  /** null: it stopped for reasons nobody foresaw. */
  | { is: 'done'; imported: Imported | null };

export interface Import {
  state: ImportState;
  read: (file: File) => void;
  run: (plan: ImportPlan, leaveOutTwins: boolean) => void;
  /** Ends what is under way; of an import, whole calls stay. */
  cancel: () => void;
}

/** Progress that is told once a percent, however often it is heard of. */
function everyPercent(tell: (share: number, calls: number) => void) {
  let shown = -1;
  return (share: number, calls = 0) => {
    const percent = Math.floor(share * 100);
    if (percent === shown) return;
    shown = percent;
    tell(share, calls);
  };
}

/** A file on its way in: looked at, planned, then taken in. `given`: it was dropped or chosen before. */
export function useImport(given: File | null): Import {
  const [state, setState] = useState<ImportState>(given === null ? { is: 'choosing' } : { is: 'reading', share: 0 });
  const running = useRef(new AbortController());
  const begun = useRef(false);
  const file = useRef<FileName | undefined>(undefined);

  const begin = (): AbortSignal => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const read = async (chosen: File) => {
    const signal = begin();
    file.current = { name: chosen.name, bytes: chosen.size };
    setState({ is: 'reading', share: 0 });
    try {
      const open = await openCallmark(chosen, signal);
      if ('why' in open) return setState({ is: 'trouble', trouble: open });
      const onProgress = everyPercent((share) => setState({ is: 'reading', share }));
      const plan = await planImport(open, { signal, onProgress });
      setState({ is: 'planned', plan });
      // Nothing is left to press, so nobody could end what is told of it (D620).
      if (!plan.calls.some((call) => isWanted(call, false))) await importEnded(file.current, true);
    } catch {
      if (!signal.aborted) setState({ is: 'trouble', trouble: null });
    }
  };
  const run = async (plan: ImportPlan, leaveOutTwins: boolean) => {
    const signal = begin();
    const onProgress = everyPercent((share, calls) => setState({ is: 'importing', share, calls }));
    onProgress(0);
    sayLiving();
    const name = file.current && { file: file.current };
    const imported = await runImport(plan, { ...name, leaveOutTwins, signal, onProgress }).catch(() => null);
    if (imported !== null && imported.queued > 0) wake();
    setState({ is: 'done', imported });
  };
  useEffect(() => {
    if (given !== null && !begun.current) void read(given);
    begun.current = true;
  });
  useEffect(() => () => running.current.abort(), []);

  return {
    state,
    read: (chosen) => void read(chosen),
    run: (plan, leaveOutTwins) => void run(plan, leaveOutTwins),
    cancel: () => running.current.abort(),
  };
}
