import { describe, expect, it } from 'vitest';
import { isTrueStereo } from '@/on-device/speakers/channel-levels';
import { separateBlocks } from '@/on-device/speakers/separate-blocks';
import { compose } from '../../tools/speakers/compose';
import { mixed, noisy, scaled, telephone } from '../../tools/speakers/conditions';
import { channelErrors, confusion } from '../../tools/speakers/measure';
import { blocksOf } from '../../tools/speakers/separate';
import { type SyntheticVoice, sayTurns } from '../../tools/speakers/synthetic-voice';

const LOW: SyntheticVoice = { hertz: 110, formants: 1 };
const HIGH: SyntheticVoice = { hertz: 210, formants: 1.18 };

const call = compose(sayTurns([HIGH, LOW], 12));
const separate = (...channels: Float32Array[]) => separateBlocks(() => blocksOf(channels), { agentChannel: 'left' });
const [agent, customer] = call.voices;
const silence = new Float32Array(agent.length);

describe('two channels', () => {
  it.each<[string, Float32Array, Float32Array]>([
    ['clean', agent, customer],
    [
      'with each voice leaking into the other channel',
      mixed(agent, scaled(customer, -12)),
      mixed(customer, scaled(agent, -12)),
    ],
    ['with one much quieter', agent, scaled(customer, -15)],
    ['by telephone', telephone(agent), telephone(customer)],
    ['in noise', noisy(agent, 20, 1), noisy(customer, 20, 2)],
  ])('%s are told apart to a few frames', async (_, left, right) => {
    const { method, certain, spans } = await separate(left, right);
    expect([method, certain]).toEqual(['channels', true]);
    const errors = channelErrors(call, spans);
    expect(errors.missed).toBeLessThan(0.08);
    expect(errors.false).toBeLessThan(0.03);
  });

  it('with the agent on the right change places', async () => {
    const { spans } = await separateBlocks(() => blocksOf([customer, agent]), { agentChannel: 'right' });
    expect(channelErrors(call, spans).missed).toBeLessThan(0.08);
  });

  it.each<[string, Float32Array[], boolean]>([
    ['two voices are', [agent, customer], true],
    ['copies of one channel are not', [mixed(agent, customer), scaled(mixed(agent, customer), -6)], false],
    ['a channel and its opposite are not', [mixed(agent, customer), mixed(agent, customer).map((s) => -s)], false],
    ['a silent channel beside a full one is not', [mixed(agent, customer), silence], false],
    ['one channel is not', [agent], false],
    ['nothing at all is not', [silence, silence], false],
  ])('true stereo: %s', async (_, channels, stereo) => {
    expect(await isTrueStereo(blocksOf(channels))).toBe(stereo);
  });
});

describe('one channel', () => {
  const mono = mixed(agent, customer);
  /** -51 dB: louder than a channel that nobody is connected to. */
  const lineNoise = noisy(new Float32Array(mono.length).fill(0.002), 0, 7);

  it.each<[string, Float32Array[]]>([
    ['clean', [mono]],
    ['in noise', [noisy(mono, 15)]],
    ['beside its opposite', [mono, mono.map((sample) => -sample)]],
    ['by telephone', [telephone(mono)]],
    ['on both channels of a file', [mono, mono]],
    ['beside a channel that carries the noise of its line only', [mono, lineNoise]],
    ['beside a channel into which they leak', [mixed(scaled(mono, -40), lineNoise), mono]],
  ])('two clear voices %s are told apart', async (_, channels) => {
    const { method, certain, confidence, spans } = await separate(...channels);
    expect([method, certain]).toEqual(['voices', true]);
    expect(confidence).toBeGreaterThan(2);
    expect(confusion(call, spans)).toBeLessThan(0.03);
    expect(spans[0]?.speaker).toBe(0);
  });

  it.each([1, 2, 3])('one voice is never made two (%i)', async (seed) => {
    const alone = compose(sayTurns([LOW, LOW], 12, seed));
    const found = await separate(mixed(...alone.voices));
    expect(found).toMatchObject({ method: 'voices', certain: false, spans: [] });
    expect(found.confidence).toBeLessThan(2);
  });

  it.each<[string, Float32Array]>([
    ['silence', silence],
    ['noise', noisy(new Float32Array(160_000).fill(0.001), -20)],
    ['a second of speech', mono.slice(0, 16_000)],
    ['nothing', new Float32Array(0)],
  ])('%s has no two speakers', async (_, sound) => {
    expect(await separate(sound)).toMatchObject({ certain: false, spans: [] });
  });

  it('gives the same answer every time', async () => {
    expect(await separate(mono)).toEqual(await separate(mono));
  });

  it('tells how far it is, twice through a file of two equal channels', async () => {
    const seen: number[] = [];
    const reader = async function* (onShare: (share: number) => void) {
      yield* blocksOf([mono, mono]);
      onShare(1);
    };
    await separateBlocks(reader, { agentChannel: 'left', onProgress: (share) => seen.push(share) });
    expect(seen).toEqual([0.5, 1]);
  });
});
