import { sniffFile } from '@/audio/files/sniff';
import type { LoadPart } from '@/audio/playing/parts-playback';
import type { CallId } from '@/domain/call';
import type { Settings } from '@/domain/settings';
import type { Speaker } from '@/domain/transcript/transcript';
import type { Voices } from '@/domain/transcript/voices';
import { fetchSpeech } from '@/network/fetch-speech';
import { speechAddresses } from '@/network/text-to-speech';
import { keepSpeech, keptSpeech } from '@/storage/calls/speech-cache';

export interface SpeechOrder {
  callId: CallId;
  settings: Settings;
  voices: Voices;
  /** §2 nfe. */
  steps: number;
}

async function loadPart({ callId, settings }: SpeechOrder, address: string, signal: AbortSignal): Promise<Blob> {
  const kept = await keptSpeech(callId, address);
  if (kept !== undefined) return kept;
  const audio = await fetchSpeech(address, signal, { timeoutMs: settings.workTimeoutS * 1000 });
  // What no browser can play is asked for again, not kept.
  if ((await sniffFile(audio)) !== null) void keepSpeech(callId, address, audio);
  return audio;
}

/** How the configured service reads a text: kept audio where there is some, so that a replay needs no network. */
export function serviceSpeech(order: SpeechOrder) {
  const { settings, voices, steps } = order;
  const names: Record<Speaker, string> = { agent: voices.agentVoice, customer: voices.customerVoice };
  return (speaker: Speaker, text: string): readonly LoadPart[] =>
    speechAddresses(settings, { text, voice: names[speaker], steps }).map(
      (address): LoadPart =>
        (signal) =>
          loadPart(order, address, signal),
    );
}
