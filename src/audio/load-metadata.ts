import { FailureError } from '@/domain/failure';

/**
 * Asks the browser itself whether it plays a blob: `canPlayType` says "" to files that do play and "maybe" to files that
 * do not. null = it does not. The duration may be Infinity (recorded WebM) or a guess (MP3 of varying rate).
 */
export function loadMetadata(blob: Blob, signal: AbortSignal): Promise<{ durationS: number } | null> {
  return new Promise((resolve, reject) => {
    const audio = document.createElement('audio');
    const url = URL.createObjectURL(blob);
    const end = () => {
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
    audio.onloadedmetadata = () => {
      const durationS = audio.duration;
      end();
      resolve({ durationS });
    };
    audio.onerror = () => {
      end();
      resolve(null);
    };
    if (signal.aborted) {
      cancel();
      return;
    }
    signal.addEventListener('abort', cancel);
    audio.preload = 'metadata';
    audio.src = url;
  });
}
