import { type Agreement, agreementOf, type Comparison, share } from './agreement';

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

/** What the rules said something to, of what has a label: agreement may also come from saying nothing. */
function judgedLine(comparisons: readonly Comparison[]): string {
  const asked = comparisons.filter(
    ({ group }) => group === 'customer_service' || group === 'csat' || group === 'sales',
  );
  const judged = asked.filter(({ actual }) => actual !== 'not_judged');
  return `judged ${judged.length} of ${asked.length} labels`;
}

/** The table of agreement per label and overall; with `verbose` every disagreement. */
export function reportLines(comparisons: readonly Comparison[], verbose: boolean): string[] {
  const lines: string[] = [judgedLine(comparisons)];
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

/** The mean of each figure over the rounds that have it. */
function meanOf(rounds: readonly Agreement[]): Record<string, number | null> {
  const names = Object.keys(rounds[0] ?? {}) as (keyof Agreement)[];
  return Object.fromEntries(
    names.map((name) => {
      const known = rounds.flatMap((figures) => figures[name] ?? []);
      const mean = known.reduce((sum, figure) => sum + figure, 0) / known.length;
      return [name, known.length === 0 ? null : Number(mean.toFixed(4))];
    }),
  );
}

/** The figures of all rounds (one, or one a seed) as one line of JSON; `counts` are figures of another kind. */
export function lastLine(rounds: readonly (readonly Comparison[])[], counts: Record<string, number> = {}): string {
  return JSON.stringify({ ...meanOf(rounds.map(agreementOf)), ...counts });
}
