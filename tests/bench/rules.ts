import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareCall } from './rules/agreement';
import { countStatements } from './rules/evidence';
import { type LabelledCall, looksLikeLabelledCall, readLabelledCall } from './rules/labelled-call';
import { isNoise, type Noise, withNoise } from './rules/noise';
import { lastLine, reportLines } from './rules/report';
import { measureSpeed } from './rules/speed';

/**
 * `npm run bench:rules -- [DIR] [--verbose] [--noise recognition | no-diacritics]`: how far the rules agree with a folder
 * of labelled calls, without DIR with the project's own.
 */
class UsageError extends Error {}

const USAGE = 'Usage: npm run bench:rules -- [DIR] [--verbose] [--noise recognition | no-diacritics]';
const OWN_CALLS = join(import.meta.dirname, '../on-device/calls');
/** What chance drops differs from seed to seed. */
const SEEDS = [1, 2, 3, 4, 5] as const;

interface Wish {
  folder: string;
  verbose: boolean;
  noise: Noise | null;
}

function readArguments(args: readonly string[]): Wish {
  const wish: Wish = { folder: OWN_CALLS, verbose: false, noise: null };
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const next = args[at + 1] ?? '';
    if (arg === '--verbose') wish.verbose = true;
    else if (arg === '--noise' && isNoise(next)) {
      wish.noise = next;
      at++;
    } else if (arg.startsWith('--')) throw new UsageError(USAGE);
    else wish.folder = arg;
  }
  return wish;
}

function readFolder(folder: string): LabelledCall[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`Not a folder: ${folder}`);
  const calls: LabelledCall[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => statSync(join(folder, file)).isFile()).sort()) {
    const json = name.toLowerCase().endsWith('.json') ? readFileSync(join(folder, name), 'utf8') : null;
    if (json === null || !looksLikeLabelledCall(json)) {
      console.log(`skipped: ${name} (not a labelled call)`);
      continue;
    }
    try {
      const call = readLabelledCall(json);
      calls.push({ ...call, id: call.id || basename(name) });
    } catch (error) {
      throw new UsageError(`Cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (calls.length === 0) throw new UsageError(`No labelled calls (*.json) in ${folder}`);
  return calls;
}

/** The calls of each round to be judged: once as they are, or with noise; only what chance decides is done five times. */
function roundsOf(calls: readonly LabelledCall[], noise: Noise | null): (readonly LabelledCall[])[] {
  if (noise === null) return [calls];
  const touched = noise === 'recognition' ? calls : calls.filter(({ language }) => language === 'vi');
  if (touched.length === 0) throw new UsageError('No Vietnamese calls: nothing has diacritics to lose.');
  const seeds = noise === 'recognition' ? SEEDS : SEEDS.slice(0, 1);
  return seeds.map((seed) => touched.map((call, place) => withNoise(call, noise, seed * 1000 + place)));
}

try {
  const { folder, verbose, noise } = readArguments(process.argv.slice(2));
  const rounds = roundsOf(readFolder(folder), noise);
  const times = rounds.length > 1 ? `, ${rounds.length} times` : '';
  console.log(`${rounds[0]?.length} calls${noise === null ? '' : ` with noise: ${noise}`}${times}\n`);
  const compared = rounds.map((calls) => calls.flatMap(compareCall));
  for (const line of reportLines(compared.flat(), verbose)) console.log(line);
  console.log(`\n2,000 turns judged in ${measureSpeed()} ms`);
  console.log(lastLine(compared, countStatements(rounds.flat())));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
