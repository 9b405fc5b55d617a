import { getAudio } from '@/storage/calls/audio';
import { createAudioCall, createTypedCall } from '@/storage/calls/create-call';
import { getEvaluations, saveChange } from '@/storage/calls/evaluations';
import { db } from '@/storage/database';

const SERVICE = 'Sale Effective';
const AUDIO_BYTES = 20_000;

/** A write the app promised to keep. */
export type Ack =
  | { kind: 'audio'; callId: string; seed: number }
  | { kind: 'typed'; callId: string; text: string }
  | { kind: 'answer'; callId: string; questionId: string; answer: string };

export interface Loss {
  what: string;
  id: string;
}

const bytesOf = (seed: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: AUDIO_BYTES }, (_, at) => (at * 31 + seed * 7 + (at >> 8)) & 255);

/** Calls with audio, typed calls and a reviewer's answers, one after the other, as fast as they are acknowledged. */
export async function writeForever(round: number, acknowledged: (ack: Ack) => void): Promise<void> {
  const said = { source: 'typed', language: '', service: SERVICE } as const;
  for (let n = round * 100_000; ; n++) {
    const file = new Blob([bytesOf(n)], { type: 'audio/wav' });
    const audio = { ...said, source: 'recording', file, fileName: `${n}.wav`, title: `${n}` } as const;
    acknowledged({ kind: 'audio', callId: await createAudioCall(audio), seed: n });
    const text = `Agent (A): lời số ${n}`;
    const callId = await createTypedCall({ ...said, text });
    acknowledged({ kind: 'typed', callId, text });
    const questionId = 'make_connection';
    const answer = String(n % 5);
    await saveChange(callId, SERVICE, { change: { kind: 'answer', questionId, answer }, known: null });
    acknowledged({ kind: 'answer', callId, questionId, answer });
  }
}

async function lossOf(ack: Ack): Promise<string | null> {
  const { callId } = ack;
  if ((await db.calls.get(callId)) === undefined) return `${ack.kind}: no call`;
  switch (ack.kind) {
    case 'typed': {
      const transcript = await db.transcripts.get(callId);
      return transcript?.text === ack.text ? null : 'typed: another text';
    }
    case 'answer': {
      const [evaluation] = (await getEvaluations(callId, SERVICE)).evaluations;
      return JSON.stringify(evaluation ?? '').includes(`"${ack.answer}"`) ? null : 'answer: not kept';
    }
    case 'audio': {
      const audio = await getAudio(callId);
      const stored = audio && new Uint8Array(await audio.blob.arrayBuffer());
      const expected = bytesOf(ack.seed);
      if (stored?.length !== expected.length) return `audio: ${stored?.length} bytes`;
      return stored.every((byte, at) => byte === expected[at]) ? null : 'audio: other bytes';
    }
  }
}

/** What was promised and is not there, and every call that was stored in part. */
export async function lossesOf(acks: Ack[]): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (const ack of acks) {
    const what = await lossOf(ack);
    if (what !== null) losses.push({ what, id: ack.callId });
  }
  const [calls, audio, transcripts, search, jobs] = await Promise.all([
    db.calls.toArray(),
    db.audio.toCollection().primaryKeys(),
    db.transcripts.toCollection().primaryKeys(),
    db.search.toCollection().primaryKeys(),
    db.jobs.toArray(),
  ]);
  const has = { audio: new Set(audio), transcript: new Set(transcripts), search: new Set(search) };
  const waiting = new Set(jobs.map(({ callId }) => callId));
  for (const { id, source } of calls) {
    const whole = source === 'typed' ? has.transcript.has(id) : has.audio.has(id) && waiting.has(id);
    if (!whole || !has.search.has(id)) losses.push({ what: 'torn', id });
  }
  const known = new Set(calls.map(({ id }) => id));
  for (const id of [...audio, ...transcripts, ...search, ...waiting]) {
    if (!known.has(id)) losses.push({ what: 'without its call', id });
  }
  return losses;
}
