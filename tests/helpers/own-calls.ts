import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledCall, readLabelledCall } from '../bench/rules/labelled-call';

/** The project's own labelled calls: those that the rules were tuned on, or those kept aside. */
export function ownCalls(set: 'tuning' | 'held-out'): LabelledCall[] {
  const folder = join(import.meta.dirname, '../on-device/calls', set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readLabelledCall(readFileSync(join(folder, name), 'utf8')));
}
