import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { isBegun } from '@/domain/scoring/evaluation';
import { judgingOf } from '../calls/judging';
import { evaluationsOf } from '../calls/reviews';
import { findCalls } from '../calls/search-index';
import { searchPieces } from '../calls/search-text';
import { db } from '../database';
import { openJobsOf } from '../jobs/jobs';

/** What the desk shows of a call beside its own row; read for the rows that are shown, not for all. */
export interface RowDetails {
  /** Waiting, running and failed, oldest first. */
  jobs: readonly Job[];
  /** The scoring types on which a reviewer judged anything: their scores are no machine's proposal any more. */
  judged: readonly string[];
  /** A reviewer wrote a note. */
  noted: boolean;
}

const isNoted = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** In the order of the ids. */
export async function readRowDetails(ids: readonly CallId[]): Promise<RowDetails[]> {
  const { reviews, evaluations, results } = db;
  const [jobs, judgements] = await Promise.all([
    openJobsOf(ids),
    db.transaction('r', [reviews, evaluations, results], async () => {
      const begun = (await Promise.all(ids.map((id) => evaluationsOf(db, id)))).map((own) => own.filter(isBegun));
      return { begun, judging: new Set(await judgingOf(db, begun.flat())) };
    }),
  ]);
  return ids.map((_, at) => {
    const own = judgements.begun[at] ?? [];
    const judging = own.filter((one) => judgements.judging.has(one));
    const notes = own.flatMap(({ analysisNotes, evaluationNotes, sectionNotes = {}, edits }) => [
      ...[analysisNotes, evaluationNotes],
      ...Object.values(sectionNotes).flatMap(({ analysis, evaluation }) => [analysis, evaluation]),
      ...Object.values(edits).map((edit) => edit.notes),
    ]);
    return {
      jobs: jobs[at] ?? [],
      judged: [...new Set(judging.map(({ service }) => service))],
      noted: notes.some(isNoted),
    };
  });
}

/** The calls in whose title or transcript every word of the text is found; null = it has no word. */
export async function findText(text: string): Promise<ReadonlySet<CallId> | null> {
  return searchPieces(text).length === 0 ? null : new Set(await findCalls(db, text));
}

/** The text of a call's transcript, '' where there is none. */
export async function readText(id: CallId): Promise<string> {
  return (await db.transcripts.get(id))?.text ?? '';
}
