/** How alike two channels are, block by block. */
export interface ChannelLikeness {
  add(left: Float32Array, right: Float32Array): void;
  /** Correlation so far: 1 = copies, whatever their loudness, -1 = copies with swapped poles; NaN where one is silent. */
  value(): number;
}

export function createChannelLikeness(): ChannelLikeness {
  let [leftPower, rightPower, product] = [0, 0, 0];
  return {
    add(left, right) {
      for (let at = 0; at < left.length; at++) {
        const [one, two] = [left[at] ?? 0, right[at] ?? 0];
        leftPower += one * one;
        rightPower += two * two;
        product += one * two;
      }
    },
    value: () => product / Math.sqrt(leftPower * rightPower),
  };
}
