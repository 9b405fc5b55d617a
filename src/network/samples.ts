import { type Failure, FailureError } from '@/domain/failure';
import { languageCode } from '@/domain/languages';
import { withDeadline } from './deadline';
import { fetchWithin } from './redirects';

/** A built-in sample call (D19). Addresses are relative to the folder of the list. */
export interface Sample {
  id: string;
  name: string;
  kind: 'text' | 'audio';
  language: string;
  /** The scorecard it was written for. */
  service: string;
  /** The transcript itself, or the name of a .txt file with it. */
  text?: string;
  audio?: string;
  captions?: string;
}

/** Beside the page, wherever on its server that lies. */
const FOLDER = 'samples/';
const TIMEOUT_MS = 60_000;

type Fetch = typeof fetch;

function readSample(value: unknown): Sample | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Record<string, unknown>;
  const text = (key: string) => (typeof row[key] === 'string' ? row[key] : '');
  const optional = (key: 'text' | 'audio' | 'captions') => (text(key) ? { [key]: text(key) } : {});
  // §4: a name with Text or Auto in it is a text, any other name is sound.
  const byName = /Text|Auto/.test(text('name')) ? 'text' : 'audio';
  const kind = row['kind'] === 'audio' || row['kind'] === 'text' ? row['kind'] : byName;
  if (!text('id') || !text('name') || !text(kind)) return null;
  return {
    id: text('id'),
    name: text('name'),
    kind,
    // Only what every part of the app knows: the platform throws at what is no language tag.
    language: languageCode(text('language')),
    service: text('service'),
    ...optional('text'),
    ...optional('audio'),
    ...optional('captions'),
  };
}

async function get<T>(name: string, signal: AbortSignal, read: (answer: Response) => Promise<T>, fetchNow: Fetch) {
  const address = name.startsWith('/') ? name : FOLDER + name;
  try {
    return await withDeadline(signal, TIMEOUT_MS, async (inner) => {
      const answer = await fetchWithin(fetchNow, address, { signal: inner });
      const { ok, status, statusText } = answer;
      if (!ok) throw new FailureError({ kind: 'http', status, statusText });
      return await read(answer);
    });
  } catch (error) {
    if (error instanceof FailureError) throw error;
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
    const failure: Failure = offline ? { kind: 'offline', notStored: true } : { kind: 'unreachable', address };
    throw new FailureError(failure);
  }
}

/** The built-in samples; entries that can't be used are left out. Rejects with a FailureError. */
export async function listSamples(signal: AbortSignal, fetchNow: Fetch = fetch): Promise<Sample[]> {
  const raw = await get('samples.json', signal, (answer) => answer.text(), fetchNow);
  try {
    const rows: unknown = JSON.parse(raw);
    if (Array.isArray(rows)) return rows.map(readSample).filter((sample) => sample !== null);
  } catch {
    // Reported like any other shape below.
  }
  throw new FailureError({ kind: 'unreadable-answer', raw: raw.slice(0, 1000) });
}

/** The transcript of a text sample. */
export async function sampleText(sample: Sample, signal: AbortSignal, fetchNow: Fetch = fetch): Promise<string> {
  const text = sample.text ?? '';
  return /^[\w./-]+\.txt$/.test(text) ? get(text, signal, (answer) => answer.text(), fetchNow) : text;
}

function baseName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The sound of an audio sample, and the captions that travel with it. */
export async function sampleAudio(
  sample: Sample,
  signal: AbortSignal,
  fetchNow: Fetch = fetch,
): Promise<{ audio: Blob; captions?: { name: string; text: string } }> {
  const [audio, text] = await Promise.all([
    get(sample.audio ?? '', signal, (answer) => answer.blob(), fetchNow),
    sample.captions ? get(sample.captions, signal, (answer) => answer.text(), fetchNow) : undefined,
  ]);
  return {
    audio,
    ...(sample.captions && text !== undefined && { captions: { name: baseName(sample.captions), text } }),
  };
}
