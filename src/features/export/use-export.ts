import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { FailureError } from '@/domain/failure';
import { showToastAtom } from '@/state/toasts';
import { getPeople } from '@/storage/people';
import { download } from '@/ui/download';
import { wording } from '@/ui/wording';
import { forEachCall, type Steps } from './for-each-call';
import { type ExportFile, makeCsv, makeSpreadsheet, makeTranscripts } from './formats';
import { createCallReader, type MaskChoice } from './read-calls';
import type { ExportChoice } from './use-choice';

const words = wording.exporting;

export type ExportRun =
  | { state: 'idle' }
  | { state: 'working'; done: number; total: number }
  | { state: 'stopped'; message: string }
  /** Sheets to look at, before they are printed. */
  | { state: 'preview'; calls: readonly ExportedCall[] };

/** What an export came to; a text where there is nothing to save. */
type Outcome = { file: ExportFile; exported: number } | { calls: readonly ExportedCall[] } | { nothing: string };

interface Order {
  ids: readonly CallId[];
  choice: ExportChoice;
  mask: MaskChoice | null;
}

async function make({ ids, choice, mask }: Order, steps: Steps): Promise<Outcome> {
  const people = await getPeople();
  const reader = createCallReader(people, mask);
  const read = await forEachCall(ids, steps, reader.read);
  const left = read.filter((call) => call !== null);
  const calls = await forEachCall(left, { ...steps, onProgress: () => undefined }, reader.named);
  if (calls.length === 0) return { nothing: words.nothing.calls };
  const gone = ids.length - calls.length;
  const notices = gone > 0 ? [words.gone(gone)] : [];
  const { format, transcript } = choice;
  if (format === 'printable') return { calls };
  if (format === 'csv' || format === 'spreadsheet') {
    const write = format === 'csv' ? makeCsv : makeSpreadsheet;
    const lacking = calls.filter(({ unread }) => unread > 0).length;
    const said = lacking > 0 ? [...notices, words.lacking(lacking)] : notices;
    return { file: { ...(await write(calls, steps.signal)), notices: said }, exported: calls.length };
  }
  const file = await makeTranscripts(calls, transcript, steps.signal);
  if (file === null) return { nothing: words.nothing.transcripts };
  const exported = calls.filter(({ turns }) => turns.length > 0).length;
  return { file: { ...file, notices: [...notices, ...file.notices] }, exported };
}

/** Runs exports of the dialog, one at a time; `onDone` after a file was handed to the browser. */
export function useExport(onDone: () => void) {
  const [run, setRun] = useState<ExportRun>({ state: 'idle' });
  const stop = useRef<AbortController | null>(null);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (order: Order) => {
    const own = new AbortController();
    stop.current = own;
    const onProgress = (done: number, total: number) => {
      if (!own.signal.aborted) setRun({ state: 'working', done, total });
    };
    onProgress(0, order.ids.length);
    try {
      const outcome = await make(order, { signal: own.signal, onProgress });
      if (own.signal.aborted) throw new FailureError({ kind: 'cancelled' });
      if ('nothing' in outcome) setRun({ state: 'stopped', message: outcome.nothing });
      else if ('calls' in outcome) setRun({ state: 'preview', calls: outcome.calls });
      else {
        const { file, exported } = outcome;
        download(file.blob, file.name);
        showToast({ text: [words.exported(exported), ...file.notices].join(' ') });
        onDone();
      }
    } catch (error) {
      const cancelled = own.signal.aborted;
      if (!cancelled) console.warn(`Export failed: ${String(error)}`);
      setRun({ state: 'stopped', message: cancelled ? words.cancelled : words.failed });
    }
  };

  return { run, start, cancel: () => stop.current?.abort(), reset: () => setRun({ state: 'idle' }) };
}
