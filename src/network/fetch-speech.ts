import { readErrorMessage } from '@/domain/answers/error-body';
import { FailureError } from '@/domain/failure';
import { isMixedContent } from '@/domain/service-address';
import { withDeadline } from './deadline';
import { publicAddress } from './endpoints';
import { fetchWithin } from './redirects';
import { readChunks } from './send';
import { statusWord } from './status-words';
import { DEFAULT_TIMEOUTS } from './timeouts';

export interface SpeechOptions {
  fetch?: typeof fetch;
  online?: () => boolean;
  /** Milliseconds; synthesis without a graphics card takes minutes. */
  timeoutMs?: number;
}

/** Ten minutes of uncompressed speech; more is not one part of one turn. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Enough of a wrong answer to show what it is. */
const GLIMPSE = 2000;
/** JSON, an event stream, a data address, a page, or the first letters of a WAV, MP3, Ogg or FLAC file in base64. */
const TEXT_BEGINNING = /^\s*(?:[{[<"]|data:|event:|UklGR|SUQz|\/\/[uv]|T2dnU|ZkxhQ)/;

const beginning = (chunks: Uint8Array<ArrayBuffer>[]): string =>
  new TextDecoder().decode(chunks[0]?.subarray(0, GLIMPSE)).slice(0, GLIMPSE);

async function readAudio(response: Response): Promise<Blob> {
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (!response.ok) {
    const detail = readErrorMessage(beginning(await readChunks(response, 1)));
    const { status, statusText } = response;
    const failure = { kind: 'http', status, statusText: statusWord(status, statusText) } as const;
    throw new FailureError({ ...failure, ...(detail !== undefined && { detail }) });
  }
  // A stream of events may stay open for ever; its first piece is enough to know that it is no file.
  const textual = /^(?:text\/|application\/(?:\w+\+)?(?:json|xml|x-ndjson))/.test(type);
  const chunks = await readChunks(response, textual ? 1 : MOST_BYTES);
  const start = beginning(chunks);
  if (textual || chunks.length === 0 || TEXT_BEGINNING.test(start))
    throw new FailureError({ kind: 'unreadable-answer', raw: start, detail: type });
  return new Blob(chunks, { type: type.startsWith('audio/') ? type : '' });
}

/**
 * The audio behind an address of `speechAddresses`. An answer that is no audio file (events, JSON, base64) is an
 * `unreadable-answer`. Fetched rather than given to the audio element: streamed answers have no length and take no byte
 * ranges, which some browsers ask media for, and only what was fetched can be kept for a replay without a network.
 */
export async function fetchSpeech(address: string, signal: AbortSignal, options: SpeechOptions = {}): Promise<Blob> {
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init));
  const online = options.online ?? (() => typeof navigator === 'undefined' || navigator.onLine !== false);
  try {
    return await withDeadline(signal, options.timeoutMs ?? DEFAULT_TIMEOUTS.workMs, async (inner) =>
      readAudio(await fetchWithin(fetchNow, address, { signal: inner })),
    );
  } catch (error) {
    if (error instanceof FailureError) throw error;
    if (!online()) throw new FailureError({ kind: 'offline' });
    const page = typeof location === 'undefined' ? '' : location.protocol;
    const mixedContent = isMixedContent(address, page) && { mixedContent: true };
    throw new FailureError({ kind: 'unreachable', address: publicAddress(address), ...mixedContent });
  }
}
