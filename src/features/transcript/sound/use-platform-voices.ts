import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { voicesOfLanguage } from '@/domain/transcript/platform-voices';

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

/** A platform that has told no voice by then has none. */
const LATE_MS = 1000;

export interface PlatformVoices {
  /** Voices of the language; [] when there are none. */
  voices: readonly SpeechSynthesisVoice[];
  /** False while voices may still come. */
  settled: boolean;
}

/** Voices the platform has for a language (code of §9). */
export function usePlatformVoices(language: string): PlatformVoices {
  const all = useSyncExternalStore(subscribe, read, () => NONE);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const voices = useMemo(() => voicesOfLanguage(all, language), [all, language]);
  return { voices, settled: late || all.length > 0 };
}
