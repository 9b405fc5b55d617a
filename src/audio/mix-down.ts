/** More opposite than this is one voice on two channels, one of them with its poles swapped. */
const OPPOSITE = -0.9;

function areOpposite(left: Float32Array, right: Float32Array): boolean {
  let [leftPower, rightPower, product] = [0, 0, 0];
  for (let at = 0; at < left.length; at++) {
    const [one, two] = [left[at] ?? 0, right[at] ?? 0];
    leftPower += one * one;
    rightPower += two * two;
    product += one * two;
  }
  return product < OPPOSITE * Math.sqrt(leftPower * rightPower);
}

/** The channels of one block as one; opposite ones would cancel each other out, so one of them is turned over. */
export function mixDown([left = new Float32Array(0), right]: readonly Float32Array<ArrayBuffer>[]) {
  if (right === undefined) return left;
  const sign = areOpposite(left, right) ? -1 : 1;
  return left.map((sample, at) => (sample + sign * (right[at] ?? 0)) / 2);
}
