import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { isBegun, latestAnswered } from '@/domain/scoring/evaluation';
import { evaluationsOf } from '../calls/reviews';
import { findCalls } from '../calls/search-index';
import { searchPieces } from '../calls/search-text';
import { db } from '../database';
import { openJobsOf } from '../jobs/jobs';

/** What the desk shows of a call beside its own row; read for the rows that are shown, not for all. */
export interface RowDetails {
  /** Waiting, running and failed, oldest first. */
  jobs: readonly Job[];
  /** The scoring types on which a reviewer answered anything: their scores are no machine's proposal any more. */
  judged: readonly string[];
  /** A reviewer wrote a note. */
  noted: boolean;
}

const isNoted = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** In the order of the ids. */
export async function readRowDetails(ids: readonly CallId[]): Promise<RowDetails[]> {
  const [jobs, evaluations] = await Promise.all([
    openJobsOf(ids),
    db.transaction('r', [db.reviews, db.evaluations], () => Promise.all(ids.map((id) => evaluationsOf(db, id)))),
  ]);
  return ids.map((_, at) => {
    const own = (evaluations[at] ?? []).filter(isBegun);
    const services = [...new Set(own.map(({ service }) => service))];
    const notes = own.flatMap(({ analysisNotes, evaluationNotes, sectionNotes = {}, edits }) => [
      ...[analysisNotes, evaluationNotes],
      ...Object.values(sectionNotes).flatMap(({ analysis, evaluation }) => [analysis, evaluation]),
      ...Object.values(edits).map((edit) => edit.notes),
    ]);
    return {
      jobs: jobs[at] ?? [],
      judged: services.filter((service) => latestAnswered(own.filter((one) => one.service === service)) !== undefined),
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
