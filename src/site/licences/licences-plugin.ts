import type { Plugin } from 'vite';
import { licenceText } from './licence-text.ts';
import { shippedPackages } from './shipped-packages.ts';

/** The package that a module or a file of a build comes from; null for the project's own. */
export function packageOf(path: string): string | null {
  const inside = path.replaceAll('\\', '/').split('node_modules/').at(-1);
  if (inside === undefined || inside === path) return null;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(inside)?.[0] ?? null;
}

/** Packages whose modules or files are in the bundle although no licence of theirs is told. */
export function untold(paths: Iterable<string>, told: ReadonlySet<string>): string[] {
  const names = [...paths].map(packageOf).filter((name) => name !== null);
  return [...new Set(names)].filter((name) => !told.has(name) && !name.startsWith('.vite'));
}

/** For every bundle of a build, workers and the service worker too: fails it where a package would ship without its licence. */
export function licencesTold(root: string): Plugin {
  return {
    name: 'callmark-licences-told',
    apply: 'build',
    generateBundle(_, bundle) {
      const told = new Set(shippedPackages(root).map(({ name }) => name));
      const paths = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
      );
      const missing = untold(paths, told);
      if (missing.length > 0) this.error(`No licence is told of ${missing.join(', ')}: is it in "dependencies"?`);
    },
  };
}

/** dist/licences.txt, in time for the service worker's list. */
export function licencesFile(root: string): Plugin {
  return {
    name: 'callmark-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceText(root) });
    },
  };
}
