import type { PlaybackEvents } from './turn-player';

/** Sentences of a text; Chromium's online voices fall silent in utterances longer than a few seconds. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Reads a text aloud with a voice of the platform, sentence by sentence. Returns what stops it. */
export function speak(
  { text, voice }: { text: string; voice: SpeechSynthesisVoice },
  events: PlaybackEvents,
): () => void {
  const synthesis = window.speechSynthesis;
  const queue = sentences(text);
  let cancelled = false;

  const next = () => {
    const sentence = queue.shift();
    if (cancelled) return;
    if (sentence === undefined) return events.ended();
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('start', () => events.playing());
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', () => {
      if (!cancelled) events.failed();
    });
    synthesis.speak(utterance);
  };
  // What an earlier page or tab left in the queue would be read first.
  synthesis.cancel();
  next();

  return () => {
    cancelled = true;
    synthesis.cancel();
  };
}

/** Voices of a language (code of §9), the platform's own before those that need the network; [] when there are none. */
export function voicesOf(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  if (language === '') return [];
  const own = voices.filter((voice) => voice.lang.toLowerCase().replace('_', '-').split('-', 1)[0] === language);
  return own.sort((a, b) => Number(b.localService) - Number(a.localService));
}
