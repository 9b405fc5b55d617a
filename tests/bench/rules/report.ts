import { agreementOf, type Comparison, share } from './agreement';

const NAMES: Record<Comparison['group'], string> = {
  customer_service: 'customer service (met / not met / not applicable)',
  csat: 'CSAT within 1',
  sales: 'sales band',
  key_information: 'key information recall',
  category: 'category (not part of the last line)',
};

function line(name: string, comparisons: readonly Comparison[]): string {
  const agreed = comparisons.filter(({ agrees }) => agrees).length;
  const figure = comparisons.length === 0 ? '   –' : share(comparisons).toFixed(2);
  return `${name.padEnd(52)} ${String(agreed).padStart(4)} of ${String(comparisons.length).padStart(4)}   ${figure}`;
}

/** The table of agreement per label and overall; with `verbose` every disagreement. */
export function reportLines(comparisons: readonly Comparison[], verbose: boolean): string[] {
  const lines: string[] = [];
  for (const group of Object.keys(NAMES) as Comparison['group'][]) {
    const ofGroup = comparisons.filter((one) => one.group === group);
    lines.push(line(NAMES[group].toUpperCase(), ofGroup));
    const items = [...new Set(ofGroup.map(({ item }) => item))];
    if (items.length > 1)
      lines.push(
        ...items.map((item) =>
          line(
            `  ${item}`,
            ofGroup.filter((one) => one.item === item),
          ),
        ),
      );
  }
  if (verbose) {
    for (const { call, item, expected, actual, agrees } of comparisons)
      if (!agrees) lines.push(`  ${call}: ${item} expected ${expected}, rules say ${actual || 'nothing'}`);
  }
  return lines;
}

export function lastLine(comparisons: readonly Comparison[]): string {
  return JSON.stringify(agreementOf(comparisons));
}
