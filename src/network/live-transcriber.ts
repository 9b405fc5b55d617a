import type { WhisperConfig } from '@/domain/live/live-settings';
import type { Settings } from '@/domain/settings';
import { stripSpam } from '@/domain/transcript/spam';
import { createServiceContext, type NetworkOptions } from './service-context';
import { callRecorder } from './speech-to-text';

/** Text of a few seconds of sound, without made-up promotion (§5); '' where nobody spoke. Rejects with a FailureError. */
export type LiveTranscriber = (signal: AbortSignal, audio: Blob) => Promise<string>;

/** What is said later than this is no longer live; the recording is transcribed whole anyway. Milliseconds. */
const LIVE_WAIT_MS = 15_000;

/** §7 generic recorder call with one whisper configuration; `settings` bring the key and how a language is named. */
export function createLiveTranscriber(
  settings: Settings,
  whisper: WhisperConfig,
  mode: string,
  options: NetworkOptions = {},
): LiveTranscriber {
  const services = { ...settings.services, speech: whisper.url };
  const context = createServiceContext(
    { ...settings, services, speechMode: mode },
    { ...options, timeouts: { workMs: LIVE_WAIT_MS, ...options.timeouts } },
  );
  const { model, language, prompt, responseFormat, temperature, textTimestamps, addConfig } = whisper;
  return async (signal, audio) => {
    const answer = await callRecorder(context, signal, {
      audio,
      fileName: whisper.mp3Encode ? 'speech.mp3' : 'speech.wav',
      model,
      language,
      textTimestamps,
      extras: addConfig,
      ...(prompt !== undefined && { prompt }),
      ...(responseFormat !== undefined && { responseFormat }),
      ...(temperature !== undefined && { temperature }),
    });
    return stripSpam(answer.text, language).text.trim();
  };
}
