import { fileURLToPath } from 'node:url';

/**
 * Lazy parts that go into one chunk, with what they import: every file costs a visitor a request, and the service worker's
 * installation one more and an entry of its cache (D345). The first group that holds a module has it.
 */
const TOGETHER: readonly { name: string; parts: readonly string[] }[] = [
  {
    // Read in a task of its own, before what imports it.
    name: 'database',
    parts: ['src/app/open-database.ts'],
  },
  {
    // On the screen of every visit.
    name: 'screen',
    parts: [
      'src/app/scoring-screen.tsx',
      'src/features/review/call-bar.tsx',
      'src/features/scoring/results-panel.tsx',
      'src/features/transcript/turns/turns-view.tsx',
    ],
  },
  {
    // At work behind it.
    name: 'work',
    parts: [
      'src/app/behind-screen.ts',
      'src/app/page-speech.ts',
      'src/features/capture/from-outside.ts',
      'src/network/remote-provider.ts',
      'src/on-device/rules/page-rules-provider.ts',
      'src/on-device/whisper/keep-runtime.ts',
      'src/recording/recover-recordings.ts',
      'src/recording/start-take.ts',
    ],
  },
  {
    // Too small for a file of their own.
    name: 'parts',
    parts: [
      'src/features/callmark-file/write-dialog.tsx',
      'src/features/calls/calls-drawer.tsx',
      'src/features/capture/added-calls/added-calls-dialog.tsx',
      'src/features/facts/facts-dialog.tsx',
      'src/features/microphone/microphone-dialog.tsx',
      'src/features/people/hand-over-dialog.tsx',
      'src/features/review/shortcuts-dialog.tsx',
      'src/features/transcript/missing-model.tsx',
      'src/features/transcript/player/player-bar.tsx',
      'src/features/transcript/repairs/told-apart.ts',
      'src/features/transcript/repairs/transcribe-again.tsx',
      'src/features/waste-bin/waste-bin-dialog.tsx',
    ],
  },
];

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const path = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

function withImports(id: string, modules: Modules, found: Set<string>): void {
  if (found.has(id)) return;
  const info = modules.getModuleInfo(id);
  if (info === null) return;
  found.add(id);
  for (const imported of info.importedIds) withImports(imported, modules, found);
}

/** The chunk a module goes into by TOGETHER; null = wherever the bundler puts it. */
export function chunkTogether(): (id: string, modules: Modules) => string | null {
  let groups: { name: string; modules: Set<string> }[] | undefined;
  return (id, modules) => {
    groups ??= TOGETHER.map(({ name, parts }) => {
      const found = new Set<string>();
      for (const part of parts) {
        // Moved or renamed: it would silently be a file of its own again.
        if (modules.getModuleInfo(path(part)) === null) throw new Error(`${part} is not part of the app.`);
        withImports(path(part), modules, found);
      }
      return { name, modules: found };
    });
    return groups.find((group) => group.modules.has(id))?.name ?? null;
  };
}
