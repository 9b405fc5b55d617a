import { BufferTarget, EncodedAudioPacketSource, EncodedPacketSink, Mp4OutputFormat, Output } from 'mediabunny';
import { openTrack } from './media-input';

/** The same MP3 frames in an MP4, whose table of frames makes every seek exact. Nothing is decoded. */
export async function remuxMp3(blob: Blob, onProgress: (share: number) => void): Promise<Blob> {
  const { input, track } = await openTrack(blob);
  try {
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat(), target });
    const frames = new EncodedAudioPacketSource('mp3');
    output.addAudioTrack(frames);
    await output.start();
    const config = await track.getDecoderConfig();
    const meta = config === null ? {} : { decoderConfig: config };
    let bytes = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await frames.add(packet, meta);
      bytes += packet.byteLength;
      onProgress(Math.min(1, bytes / blob.size));
    }
    await output.finalize();
    return new Blob(target.buffer === null ? [] : [target.buffer], { type: 'audio/mp4' });
  } finally {
    input.dispose();
  }
}
