import { createChannelLikeness } from './channel-likeness';

/** More opposite than this is one voice on two channels, one of them with its poles swapped. */
const OPPOSITE = -0.9;

/** The channels of one block as one; opposite ones would cancel each other out, so one of them is turned over. */
export function mixDown([left = new Float32Array(0), right]: readonly Float32Array<ArrayBuffer>[]) {
  if (right === undefined) return left;
  const likeness = createChannelLikeness();
  likeness.add(left, right);
  const sign = likeness.value() < OPPOSITE ? -1 : 1;
  return left.map((sample, at) => (sample + sign * (right[at] ?? 0)) / 2);
}
