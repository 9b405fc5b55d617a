import type { TurnSound } from '@/audio/turn-player';
import type { Turn } from '@/domain/transcript';

/** Where turns can sound from. */
export interface SoundSources {
  /** The stored audio; null when the call has none that this browser plays. */
  load: (() => Promise<Blob | undefined>) | null;
  voices: readonly SpeechSynthesisVoice[];
}

/** What the play button of a turn plays: its seconds of the audio, else a voice of its language; null = no button. */
export function turnSound(turns: readonly Turn[], index: number, { load, voices }: SoundSources): TurnSound | null {
  const turn = turns[index];
  if (turn === undefined) return null;
  const { start, end, speaker, text } = turn;
  if (load !== null && start !== undefined) {
    const next = turns[index + 1]?.start;
    const stop = end !== undefined && end > start ? end : next !== undefined && next > start ? next : undefined;
    return { kind: 'clip', load, start, ...(stop !== undefined && { end: stop }) };
  }
  const voice = (speaker === 'customer' ? voices[1] : undefined) ?? voices[0];
  return voice === undefined ? null : { kind: 'speech', text, voice };
}
