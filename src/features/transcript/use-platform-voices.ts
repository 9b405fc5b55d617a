import { useMemo, useSyncExternalStore } from 'react';
import { voicesOf } from '@/audio/speech-playback';

const NONE: readonly SpeechSynthesisVoice[] = [];
let known: readonly SpeechSynthesisVoice[] = NONE;

function read(): readonly SpeechSynthesisVoice[] {
  const now = window.speechSynthesis?.getVoices() ?? [];
  // A new array each time would render for ever.
  if (now.length !== known.length || now.some((voice, index) => voice !== known[index])) known = now;
  return known;
}

/** Chromium has no voices until it says voiceschanged. */
function subscribe(listener: () => void): () => void {
  const synthesis = window.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

/** Voices the platform has for a language; [] when it has none. */
export function usePlatformVoices(language: string): readonly SpeechSynthesisVoice[] {
  const all = useSyncExternalStore(subscribe, read, () => NONE);
  return useMemo(() => voicesOf(all, language), [all, language]);
}
