const point = (radius: number, share: number): string => {
  const angle = Math.PI * (1 - share);
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle)).toFixed(2)}`;
};

/** SVG path along the upper half circle around 0,0; shares count from 0 (left) to 1 (right). */
export function arcPath(radius: number, from: number, to: number): string {
  return `M ${point(radius, from)} A ${radius} ${radius} 0 0 1 ${point(radius, to)}`;
}
