import { openTrack, unwrapMp3 } from './media-input';
import type { Inspection } from './tasks';
import { readWavHeader, wavDuration } from './wav-header';

/** Length, channels and codec from the file's own structure. Rejects with `unreadable-file` when it holds no sound. */
export async function inspectAudio(blob: Blob): Promise<Inspection> {
  const header = await readWavHeader(blob);
  if (header !== null && header.coding !== 'mp3') {
    return { durationS: wavDuration(header), channels: header.channels, codec: `wav ${header.formatTag}` };
  }
  const { input, track } = await openTrack(await unwrapMp3(blob));
  try {
    const codec = await track.getCodec();
    // An MP3's own claim is missing or a guess; its frames are quickly counted.
    const claimed = codec === 'mp3' ? null : await track.getDurationFromMetadata();
    return {
      durationS: claimed ?? (await track.computeDuration()),
      channels: await track.getNumberOfChannels(),
      codec: codec ?? 'unknown',
    };
  } finally {
    input.dispose();
  }
}
