import { FailureError } from '@/domain/failure';

/** For a big file on a slow tablet; nobody waits longer for a call to be stored. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Asks the browser itself whether it plays a blob: `canPlayType` says "" to files that do play and "maybe" to files that
 * do not. null = it does not. The duration may be Infinity (recorded WebM), a guess (MP3 of varying rate), or NaN where
 * the browser says neither yes nor no in time (iPads that save power load nothing before a tap): then it may well play.
 */
export function loadMetadata(blob: Blob, signal: AbortSignal): Promise<{ durationS: number } | null> {
  return new Promise((resolve, reject) => {
    const audio = document.createElement('audio');
    const url = URL.createObjectURL(blob);
    const timer = setTimeout(() => answer({ durationS: Number.NaN }), ANSWER_WITHIN_MS);
    const end = () => {
      clearTimeout(timer);
      audio.onloadedmetadata = null;
      audio.onerror = null;
      signal.removeEventListener('abort', cancel);
      audio.removeAttribute('src');
      audio.load();
      URL.revokeObjectURL(url);
    };
    const cancel = () => {
      end();
      reject(new FailureError({ kind: 'cancelled' }));
    };
    const answer = (found: { durationS: number } | null) => {
      end();
      resolve(found);
    };
    audio.onloadedmetadata = () => answer({ durationS: audio.duration });
    audio.onerror = () => answer(null);
    if (signal.aborted) {
      cancel();
      return;
    }
    signal.addEventListener('abort', cancel);
    audio.preload = 'metadata';
    audio.src = url;
  });
}
