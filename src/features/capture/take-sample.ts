import { openAudio } from '@/audio/files/probe';
import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { type Sample, sampleAudio, sampleText } from '@/network/samples';
import { setAudioFacts } from '@/storage/calls/audio';
import { type AudioCallInput, createAudioCall, createTypedCall } from '@/storage/calls/create-call';

/**
 * A sample becomes a call of its own (D19): a text sample is its transcript; an audio sample is wrapped as
 * audio.wav and queued for transcription with the captions that travel with it. Rejects with a FailureError.
 */
export async function takeSample(
  sample: Sample,
  chosen: Pick<AudioCallInput, 'language' | 'service' | 'model' | 'autoDiarize'>,
  signal: AbortSignal,
): Promise<CallId> {
  const language = sample.language || chosen.language;
  const common = { title: sample.name, language, service: chosen.service, source: 'sample' as const };
  switch (sample.kind) {
    case 'text': {
      const text = await sampleText(sample, signal);
      if (text.trim() === '') throw new FailureError({ kind: 'missing-transcript' });
      return createTypedCall({ ...common, text });
    }
    case 'audio': {
      const { audio, captions } = await sampleAudio(sample, signal);
      const id = await createAudioCall({
        ...chosen,
        ...common,
        file: audio,
        fileName: 'audio.wav',
        ...(captions && { captions }),
      });
      // Its length is for the list only: nobody waits for it.
      openAudio(audio, signal)
        .then(({ durationS, playable, mime }) =>
          setAudioFacts(id, { durationS, playable, ...(mime !== '' && { mime }) }),
        )
        .catch(() => undefined);
      return id;
    }
  }
}
