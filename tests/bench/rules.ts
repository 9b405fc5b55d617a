import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, compareCall } from './rules/agreement';
import { looksLikeLabelledCall, readLabelledCall } from './rules/labelled-call';
import { lastLine, reportLines } from './rules/report';
import { measureSpeed } from './rules/speed';

/** `npm run bench:rules -- DIR [--verbose]`: how far the rules agree with a folder of labelled calls. */
class UsageError extends Error {}

function readFolder(folder: string): Comparison[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`Not a folder: ${folder}`);
  const comparisons: Comparison[] = [];
  let calls = 0;
  for (const name of readdirSync(folder).sort()) {
    const json = name.toLowerCase().endsWith('.json') ? readFileSync(join(folder, name), 'utf8') : null;
    if (json === null || !looksLikeLabelledCall(json)) {
      console.log(`skipped: ${name} (not a labelled call)`);
      continue;
    }
    try {
      const call = readLabelledCall(json);
      comparisons.push(...compareCall({ ...call, id: call.id || name }));
      calls++;
    } catch (error) {
      throw new UsageError(`Cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (calls === 0) throw new UsageError(`No labelled calls (*.json) in ${folder}`);
  console.log(`${calls} calls\n`);
  return comparisons;
}

try {
  const args = process.argv.slice(2);
  const verbose = args.includes('--verbose');
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) throw new UsageError('Usage: npm run bench:rules -- DIR [--verbose]');
  const comparisons = readFolder(folder);
  for (const line of reportLines(comparisons, verbose)) console.log(line);
  console.log(`\n2,000 turns judged in ${measureSpeed()} ms`);
  console.log(lastLine(comparisons));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
