/** Every line of Node that the README names. */
export const NODE_VERSIONS = ['20', '22', '24', '26'] as const;

/** What is asked for: `24 tests/network` is all of Node 24 in that folder, nothing is everything. */
export interface Wanted {
  versions: string[];
  /** Given on to vitest; types are left out where only some files are asked for. */
  files: string[];
}

export function readWanted(args: readonly string[]): Wanted {
  const versions = args.filter((arg) => /^\d+$/.test(arg));
  return {
    versions: versions.length > 0 ? versions : [...NODE_VERSIONS],
    files: args.filter((arg) => !/^\d+$/.test(arg)),
  };
}

export interface NodeTools {
  /** Gets that version, wherever it is kept; its program's full version and the folder it stands in. Throws when there is none. */
  get(version: string): { folder: string; full: string };
  /** Runs the tests with the program in `folder`; true when all of them pass. */
  passes(folder: string): boolean;
  say(line: string): void;
}

/** Runs the tests under each version. What can't be had fails like a test: a version nobody tried is not one that works. */
export function runUnderNodes(versions: readonly string[], { get, passes, say }: NodeTools): boolean {
  const results = versions.map((version) => {
    try {
      const { folder, full } = get(version);
      if (full.split('.')[0] !== `v${version}`) throw new Error(`asked for ${version}, got ${full}`);
      say(`\n== Node ${full}`);
      return { version: full, passed: passes(folder), word: '' };
    } catch (error) {
      return { version, passed: false, word: `NOT TRIED: ${error instanceof Error ? error.message : String(error)}` };
    }
  });
  say('');
  for (const { version, passed, word } of results) say(`Node ${version}: ${word || (passed ? 'passed' : 'FAILED')}`);
  return results.every(({ passed }) => passed);
}
