import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSamples } from '@/audio/files/pcm-stream';
import { streamPeaks } from '@/audio/files/stream-peaks';
import { NO_DECODER } from '@/domain/failure';
import { type DecoderManner, webCodecsOf } from '../helpers/decoder-double';
import { fixture } from '../tools/fixtures/fixture';

const blobOf = (name: string) => new Blob([Uint8Array.from(fixture(name).buffer)]);

function decoder(manner: DecoderManner): void {
  for (const [name, double] of Object.entries(webCodecsOf(manner))) vi.stubGlobal(name, double);
}

/** Lets seconds pass until the work has settled; tells how many it took. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  work.then(settle, settle);
  let seconds = 0;
  while (!settled) {
    // The file is read in real time: it is given some before each second of the limit.
    for (let turn = 0; turn < 50 && !settled; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (settled) break;
    if (seconds > 60) throw new Error('never settles');
    vi.advanceTimersByTime(1000);
    seconds += 1;
  }
  return seconds;
}

beforeEach(() => {
  // The subject is a limit of ten seconds; reading files goes on in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that listens to a file in a worker. */
const LISTENERS: Record<string, (blob: Blob) => Promise<unknown>> = {
  'the waveform': (blob) => streamPeaks(blob, () => undefined),
  'the samples for engines': async (blob) => {
    for await (const _ of readSamples(blob));
  },
};

describe.each(Object.entries(LISTENERS))('%s, with a decoder that says yes', (_, listen) => {
  it.each(['call.m4a', 'call.flac', 'call.mp3'])('and then fails: %s is not blamed', async (name) => {
    decoder('fails');
    await expect(listen(blobOf(name))).rejects.toMatchObject({ failure: NO_DECODER });
  });

  it.each<DecoderManner>(['silent', 'no answer'])(
    'and then is %s: it is given up after ten seconds',
    async (manner) => {
      decoder(manner);
      const listening = listen(blobOf('call.m4a'));
      const failed = expect(listening).rejects.toMatchObject({ failure: NO_DECODER });
      expect(await secondsOf(listening)).toBe(10);
      await failed;
    },
  );

  it.each<DecoderManner>(['fails later', 'silent later'])(
    'and %s: half a call is not taken for the whole',
    async (manner) => {
      decoder(manner);
      const listening = listen(blobOf('call.m4a'));
      const failed = expect(listening).rejects.toMatchObject({ failure: NO_DECODER });
      await secondsOf(listening);
      await failed;
    },
  );

  it('and only does not say that it is done: the sound is there', async () => {
    decoder('never flushed');
    const listening = listen(blobOf('call.m4a'));
    await secondsOf(listening);
    await expect(listening).resolves.not.toThrow();
  });
});
