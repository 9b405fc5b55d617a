import { useCallback, useEffect, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
import { marked, type SnippetPart, snippet } from '@/domain/desk/snippet';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { useLiveTables } from '@/state/use-live-tables';
import { searchPieces } from '@/storage/calls/search-text';
import { type RowDetails, readRowDetails, readText } from '@/storage/desk/row-details';
import { createSteadyRows } from '../steady-rows';

const TABLES = ['calls', 'jobs', 'reviews'] as const;
const NO_DETAILS: ReadonlyMap<CallId, RowDetails> = new Map();
const NO_FINDS: ReadonlyMap<CallId, Found> = new Map();

/** The words that were looked for, in their places. */
export interface Found {
  title: readonly SnippetPart[];
  /** Of the transcript; null = they are in the title only. */
  said: readonly SnippetPart[] | null;
}

/** What is known of the shown rows beside the calls themselves; live. */
export function useRowDetails(calls: readonly Call[]): ReadonlyMap<CallId, RowDetails> {
  const [steady] = useState(() => createSteadyRows<RowDetails & { id: CallId }>(({ id }) => id));
  const ids = JSON.stringify(calls.map(({ id }) => id));
  const read = useCallback(async () => {
    const wanted = JSON.parse(ids) as CallId[];
    const details = await readRowDetails(wanted);
    const rows = details.flatMap((row, at) => ({ id: wanted[at] ?? '', ...row }));
    return new Map(steady(rows).map((row) => [row.id, row]));
  }, [ids, steady]);
  return useLiveTables(TABLES, read) ?? NO_DETAILS;
}

async function findIn(call: Call, pieces: readonly string[]): Promise<Found> {
  const text = await readText(call.id);
  // Who spoke when is not what was said.
  const turns = parseTranscript(text).map((turn) => turn.text);
  return { title: marked(call.title, pieces), said: snippet(turns.join(' '), pieces) };
}

/** Where the typed words stand in the shown rows: only their transcripts are read, one after the other. */
export function useFoundWords(calls: readonly Call[], text: string): ReadonlyMap<CallId, Found> {
  const [found, setFound] = useState(NO_FINDS);
  useEffect(() => {
    const pieces = searchPieces(text);
    if (pieces.length === 0) return setFound(NO_FINDS);
    let wanted = true;
    const look = async () => {
      const all = new Map<CallId, Found>();
      for (const call of calls) {
        if (!wanted) return;
        all.set(call.id, await findIn(call, pieces));
      }
      if (wanted) setFound(all);
    };
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [calls, text]);
  return found;
}
