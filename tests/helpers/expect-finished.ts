import { expect } from 'vitest';
import type { CallmarkDatabase } from '@/storage/database';
import { SERVICE, spokenIn } from './queue-world';

/** The call has everything a transcribed and scored call has, made from its own words, each exactly once. */
export async function expectFinished(database: CallmarkDatabase, callId: string): Promise<void> {
  const [call, transcript, results, jobs, search] = await Promise.all([
    database.calls.get(callId),
    database.transcripts.get(callId),
    database.results.where('callId').equals(callId).toArray(),
    database.jobs.where('callId').equals(callId).toArray(),
    database.search.get(callId),
  ]);
  const text = spokenIn(callId);
  const typed = call?.source === 'typed';
  // A transcription stored twice would be the second revision.
  expect(transcript).toMatchObject({ text, revision: 1 });
  const kinds = results.map((result) => `${result.kind} ${result.service} ${result.revision}`).sort();
  expect(kinds).toEqual(['auto-note  1', `score ${SERVICE} 1`, 'summary  1']);
  for (const result of results) {
    if (result.kind === 'summary') expect(result.text).toBe(`summary of ${text}`);
    else expect(result.raw).toBe(`${result.kind === 'score' ? 'score' : 'note'} of ${text}`);
  }
  expect(call?.scores).toMatchObject([{ value: 3, max: 5 }]);
  if (!typed) expect(search?.words).toContain(callId.toLowerCase());
  const ended = jobs.map((job) => `${job.kind} ${job.state}`).sort();
  expect(ended).toEqual(['auto-note done', 'score done', 'summarise done', ...(typed ? [] : ['transcribe done'])]);
}
