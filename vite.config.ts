import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defaultClientConditions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';
import { OPENED_FILES, SHARE_FIELDS, SHARED_FILES } from './src/domain/shared-files.ts';
import { startLink } from './src/domain/start-link.ts';
import { chunkTogether } from './src/site/chunks-together.ts';
import { licencesFile, licencesTold } from './src/site/licences/licences-plugin.ts';
import { readBuild } from './src/site/read-build.ts';
import { cacheControl, META_POLICY, SECURITY_HEADERS } from './src/site/security-headers.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package's entry is an ES5 build: bigger and slower than its modern one, for browsers that can't run this app. */
const modernDexie: Plugin = {
  name: 'callmark-modern-dexie',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^dexie$/, replacement: here('./node_modules/dexie/dist/modern/dexie.mjs') }] },
  }),
};

/** The policy inside the built page; the development server needs inline scripts of its own. */
const policyInPage: Plugin = {
  name: 'callmark-policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** `npm start` answers as a deployer's server should. */
const previewHeaders: Plugin = {
  name: 'callmark-preview-headers',
  configurePreviewServer(server) {
    const dist = resolve(server.config.root, server.config.build.outDir);
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      const caching = cacheControl(path, existsSync(join(dist, path)));
      const headers = { ...SECURITY_HEADERS, 'Cache-Control': caching };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      next();
    });
  },
};

/** The PWA plugin still asks for one file by the bundler's former name for it, and that prints a warning. */
const workerInOneFile: Plugin = {
  name: 'callmark-worker-in-one-file',
  outputOptions({ inlineDynamicImports: _, ...options }) {
    return { ...options, codeSplitting: false };
  },
};

/** The writer of spreadsheets packs a large one in workers made of text, which the Content-Security-Policy refuses. */
const packInPlace: Plugin = {
  name: 'callmark-pack-in-place',
  apply: 'build',
  transform: (_code, id) =>
    id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')
      ? `import { zipSync } from 'fflate';\nexport default async (files) => zipSync(files).buffer;\n`
      : undefined,
};

/** What Vitest keeps of a file goes by its text and this configuration, not by the commit that the build is named after. */
const noBuildKept: Plugin = {
  name: 'callmark-no-build-kept',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('CALLMARK_BUILD') ? false : undefined,
    );
  },
};

/** What a start runs through nearly all of (D646). Not the screen: most of it waits for a call. */
const COMPILED_EARLY = ['react', 'libraries', 'start', 'database', 'work'];

/**
 * Chromium compiles these while they arrive, beside the page, instead of each function in it when it is first called. It looks
 * at the first line, which the build has to leave alone.
 */
const compiledOnTheWay: Plugin = {
  name: 'callmark-compiled-on-the-way',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !COMPILED_EARLY.includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** The service worker imports this worker's file as a script (sw/rules.ts): what it names must not meet what that one names. */
const rulesInAFunction: Plugin = {
  name: 'callmark-rules-in-a-function',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== 'rules.worker') continue;
        file.code = `(()=>{'use strict';${file.code}\n})();\n`;
      }
    },
  },
};

/** Servers that don't know .mjs send it as something that browsers refuse to run. */
const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some((name) => name.endsWith('.mjs')) ? 'static/js/[name]-[hash].js' : 'static/[ext]/[name]-[hash][extname]';

/** From Node 25 on it has a localStorage of its own that holds nothing, which the page of a test would get. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/**
 * Test files that take longer than three and a half seconds on two cores, the longest first (D231). `npm run test:quick` leaves them
 * out; `npm test` starts with them, so that no core waits at the end for one long file.
 */
export const SLOW_FILES: readonly string[] = [
  'tests/jobs/crashes.test.ts',
  'tests/jobs/contexts.test.ts',
  'tests/jobs/team/team-sync.test.ts',
  'tests/network/team/team-archive.test.ts',
  'tests/on-device/rules/bench-rules.test.ts',
  'tests/domain/growth.test.ts',
  'tests/on-device/rules/rules-provider.test.ts',
  'tests/storage/seal/convert.test.ts',
  'tests/domain/transcript/highlight.test.ts',
  'tests/tools/team/setup-team.test.ts',
  'tests/features/settings/connection-test.test.tsx',
  'tests/domain/transcript/spam.test.ts',
  'tests/features/evaluation/evaluation-dialog.test.tsx',
  'tests/features/evaluation/two-windows.test.tsx',
  'tests/on-device/speakers/separate-blocks.test.ts',
  'tests/features/settings/settings-dialog.test.tsx',
  'tests/features/transcript/transcript-panel.test.tsx',
  'tests/storage/seal/two-windows.test.ts',
  'tests/app/unseal.test.tsx',
  'tests/tools/models/get-model.test.ts',
  'tests/jobs/team/push-if-free.test.ts',
  'tests/tools/deploy/serve.test.ts',
  'tests/audio/files/pcm-stream.test.ts',
  'tests/models/model-queue.test.ts',
  'tests/models/hub-download.test.ts',
  'tests/jobs/team/removals.test.ts',
  'tests/domain/answers/answers.test.ts',
  'tests/domain/answers/transcription-answer.test.ts',
  'tests/domain/transcript/transcript-text.test.ts',
  'tests/features/capture/capture-bar.test.tsx',
  'tests/jobs/live-session-peer.test.ts',
  'tests/on-device/rules/claims.test.ts',
  'tests/jobs/team/team-said.test.ts',
  'tests/jobs/team/team-assignments.test.ts',
  'tests/features/scorecards/scorecards-dialog.test.tsx',
  'tests/domain/loose-first.test.ts',
  'tests/domain/scorecards/former-scores.test.ts',
  'tests/jobs/team/team-shared.test.ts',
  'tests/audio/recording/resampler.test.ts',
  'tests/features/transcript/two-windows.test.tsx',
  'tests/on-device/whisper/cut-pieces.test.ts',
  'tests/storage/callmark-file/bad-files.test.ts',
  'tests/storage/second-copy/second-copy.test.ts',
  'tests/jobs/team/shared-tablet.test.ts',
  'tests/features/calls/desk/assignments.test.tsx',
  'tests/features/team/team-parts.test.tsx',
  'tests/features/calls/calls-drawer.test.tsx',
  'tests/features/transcript/repairs.test.tsx',
  'tests/features/transcript/text/full-device.test.tsx',
  'tests/features/scoring/results-panel.test.tsx',
  'tests/fire/durability.fire.ts',
  'tests/fire/late-answers.fire.ts',
  'tests/fire/outages.fire.ts',
  'tests/fire/reconnect.fire.ts',
  'tests/fire/chaos.fire.ts',
  'tests/engines/webkit.engine.ts',
  'tests/engines/firefox.engine.ts',
  'tests/engines/chromium.engine.ts',
];

/**
 * Files of a project come one after the other, since two projects share no process. Slow files have one of their own and
 * come first; the last project is the one of the shortest files, so no core waits for a long one at the end.
 */
class SlowFilesFirst implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { BaseSequencer } = await import('vitest/node');
    const sorted = await new BaseSequencer(this.#vitest).sort(files);
    const projects = ['unit alone', 'component alone', 'component anew', 'component', 'unit anew', 'unit'];
    const slow = SLOW_FILES.map((file) => here(file));
    // With `--sequence.seed=7` in an order of that number's own: what a file leaves to the next one shows in another.
    const { seed } = this.#vitest.config.sequence;
    const shuffled = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE();
    const place = ({ moduleId }: TestSpecification) =>
      seed !== undefined ? shuffled(moduleId) : slow.includes(moduleId) ? slow.indexOf(moduleId) : slow.length;
    return sorted.sort(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) || place(one) - place(other),
    );
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { BaseSequencer } = await import('vitest/node');
    return new BaseSequencer(this.#vitest).shard(files);
  }
}

/**
 * Test files that put other modules in the place of real ones or look at what a module does the first time: where files share
 * a process they have all of the app's modules loaded anew (D615). All others may share what one of them has loaded (D380).
 */
export const ANEW_FILES: readonly string[] = [
  'tests/app/unseal.test.tsx',
  'tests/app/open-database.test.tsx',
  'tests/app/unseal-lost.test.tsx',
  'tests/app/unseal-once.test.tsx',
  'tests/audio/with-sound.test.ts',
  'tests/audio/recording/sound-source.test.ts',
  'tests/audio/recording/capture.test.tsx',
  'tests/audio/playing/segment-player.test.tsx',
  'tests/features/transcript/sound/service-speech.test.ts',
  'tests/features/transcript/tell-apart.test.tsx',
  'tests/features/evaluation/evaluation-dialog.test.tsx',
  'tests/features/evaluation/two-windows.test.tsx',
  'tests/storage/callmark-file/two-devices.test.ts',
  'tests/features/real-speak/real-speak-panel.test.tsx',
  'tests/features/capture/record-press.test.tsx',
  'tests/features/capture/recording-shown.test.tsx',
  'tests/features/capture/recording-warnings.test.tsx',
  'tests/features/capture/capture-bar.test.tsx',
  'tests/features/capture/from-outside.test.tsx',
  'tests/jobs/team/push-if-free.test.ts',
  'tests/storage/live-tables.test.ts',
  'tests/features/microphone/microphone-dialog.test.tsx',
  'tests/recording/keep-recording.test.tsx',
  'tests/recording/recover-recordings.test.ts',
  'tests/domain/scorecards/built-in.test.ts',
  'tests/ui/format.test.ts',
  'tests/ui/in-language.test.ts',
  'tests/storage/browser/browser-draft.test.tsx',
  'tests/storage/browser/install.test.ts',
  'tests/storage/browser/renew-log.test.ts',
  'tests/on-device/speakers/separate-speakers.test.ts',
  'tests/on-device/whisper/whisper-provider.test.ts',
];

/**
 * Test files that share no process: they take it that there is no database, have another environment than their project's, which
 * would end the process that the files around them share, or leave running what never ends: a second copy brought back what
 * the files after it had deleted.
 */
export const ALONE_FILES: readonly string[] = [
  'tests/app/kept-language.test.ts',
  'tests/features/capture/keep-opened.test.ts',
  'tests/storage/second-copy/copy-loop.test.ts',
];

const quick = process.env['TEST_QUICK'] === '1';
/** Whether files share a process a core. TEST_SHARED=1 has the whole of `npm run test:unit` do so, to look for what falls by it. */
const shared = quick || process.env['TEST_SHARED'] === '1';

/** Unit or component tests. */
function inNode(
  name: 'unit' | 'component',
  environment: 'node' | 'happy-dom',
  setupFiles: readonly string[] = [],
): TestProjectInlineConfiguration[] {
  const ending = name === 'unit' ? '.test.ts' : '.test.tsx';
  const files = { name, include: [`tests/**/*${ending}`], exclude: ['tests/journeys/**'] };
  const how = {
    environment,
    setupFiles: ['tests/helpers/patience.ts', ...setupFiles],
    // Some unit tests ask for a page too.
    execArgv: withoutNodesStorage,
    // By default one core stays free, and a machine of two takes twice the time.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // In CI, and only there, one that falls is run once more before it counts, and the report names it, as the journeys have
    // it: nobody looks at a machine that stood still for a moment (D415). `npm test` at a desk and `test:slow` forgive nothing.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
  };
  const slow = SLOW_FILES.filter((file) => file.endsWith(ending));
  const alone = ALONE_FILES.filter((file) => file.endsWith(ending));
  const anew = ANEW_FILES.filter((file) => file.endsWith(ending) && !slow.includes(file));
  const whereShared = (...files: string[]) => (shared ? files : []);
  const projects: NonNullable<TestProjectInlineConfiguration['test']>[] = [
    {
      ...how,
      ...files,
      exclude: [...files.exclude, ...slow, ...alone, ...anew],
      isolate: !shared,
      setupFiles: [...how.setupFiles, ...whereShared('tests/helpers/leave-as-found.ts')],
    },
    {
      ...how,
      name: `${name} anew`,
      include: anew,
      isolate: !shared,
      setupFiles: [
        ...whereShared('tests/helpers/load-anew.ts'),
        ...how.setupFiles,
        ...whereShared('tests/helpers/leave-as-found.ts'),
      ],
    },
    // What a slow file measures would be other files' work too, and starting is the least of what it costs.
    { ...how, name: `${name} alone`, include: quick ? alone : [...slow, ...alone] },
  ];
  return projects.filter(({ include }) => include?.length !== 0).map((test) => ({ extends: true, test }));
}

/** What carries the product, in three engines (D242). */
const inThreeEngines: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'engines',
    environment: 'node',
    include: ['tests/engines/*.engine.ts'],
    globalSetup: ['tests/engines/global-setup.ts'],
    // After all others: two engines at a time, each with nothing but its own sound beside it.
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    testTimeout: 900_000,
    // As the journeys; engines other than Chromium take longer for much.
    retry: 1,
    expect: { poll: { timeout: 300_000, interval: 50 } },
    hookTimeout: 300_000,
  },
};

export default defineConfig({
  resolve: {
    alias: { '@': here('./src') },
    // Without it the bundle carries an inference runtime of 27 MB that nothing asks for.
    conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions],
  },
  // No history fallback: a missing model, sample or config.json must answer 404, never index.html.
  appType: 'mpa',
  // All addresses go by the page: the same build runs at the root of a server and in any folder of it (D382).
  base: './',
  define: { CALLMARK_BUILD: JSON.stringify(readBuild(here('.'))) },
  plugins: [
    react(),
    modernDexie,
    packInPlace,
    noBuildKept,
    policyInPage,
    previewHeaders,
    compiledOnTheWay,
    licencesTold(here('.')),
    licencesFile(here('.')),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        // Not config.json: a deployer changes it without a build. The last one read is kept in the database.
        globPatterns: ['**/*.{js,css,html,woff2,wasm}', 'samples/*', 'licences.txt'],
        // The inference runtime comes with the first speech model, not with the app.
        globIgnores: ['static/*/ort-*'],
        // Their names change with their content: what the page has just fetched is not fetched again.
        dontCacheBustURLsMatching: /^static\//,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        buildPlugins: { vite: [workerInOneFile, licencesTold(here('.'))] },
      },
      devOptions: { enabled: false },
      manifest: {
        // Where the app lies; for the id too, which goes by the start where it is not named.
        start_url: '.',
        scope: '.',
        name: 'Callmark',
        short_name: 'Callmark',
        description: 'Ghi âm, chép lời và chấm điểm cuộc gọi, kể cả khi không có mạng.',
        lang: 'vi',
        display: 'standalone',
        background_color: '#f4f6f9',
        theme_color: '#0f4c81',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        // No launch_handler: a page that is only brought to the front would never get what is shared by POST.
        share_target: {
          action: '.',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: SHARE_FIELDS.title,
            text: SHARE_FIELDS.text,
            url: SHARE_FIELDS.url,
            files: [{ name: SHARE_FIELDS.files, accept: [...SHARED_FILES] }],
          },
        },
        file_handlers: [{ action: '.', accept: OPENED_FILES }],
        shortcuts: [
          { name: 'Record', url: startLink('record') },
          { name: 'Calls', url: startLink('calls') },
        ],
      },
    }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A worklet or wasm turned into a data: URL would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What waits for the words of a language would count as doing something, and all of it stay in the first load.
      treeshake: { moduleSideEffects: [{ test: /\/src\/ui\/words\//, sideEffects: false }] },
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        // A shared piece is named after all that share it, at length.
        chunkFileNames: ({ name }) => `static/js/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        assetFileNames,
        // Every file costs a visitor a request and the worker's installation one more (D230, D345): what every visit needs is
        // four files, and small pieces that several screens share go together.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Read in a task of its own, it leaves the next one short (D418).
            {
              name: 'react',
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/react-first\.ts$/,
              tags: ['$initial'],
              priority: 4,
            },
            { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: chunkTogether(), debugName: 'together', priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000, priority: 0 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [packInPlace, rulesInAFunction, licencesTold(here('.'))],
    rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js', assetFileNames } },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // A file that did not change is compiled once for all projects and later runs (D570). Not in the runs that decide.
    experimental: { fsModuleCache: quick, fsModuleCachePath: here('./node_modules/.cache/vitest-modules') },
    projects: [
      ...inNode('unit', 'node'),
      ...inNode('component', 'happy-dom', [
        'tests/helpers/slow-storage.ts',
        'tests/helpers/setup-component.ts',
        'tests/helpers/slow-hands.ts',
      ]),
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.journey.ts'],
          globalSetup: ['tests/journeys/global-setup.ts'],
          // Two browsers at a time: most of their time they wait for sound that plays in real time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Patience costs nothing where all is well, and a machine several times slower is no defect (D550).
          testTimeout: 480_000,
          // Real sound in real time: a machine that stalls for a second is not a defect. A second failure is one.
          retry: 1,
          expect: { poll: { timeout: 180_000, interval: 50 } },
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fire',
          environment: 'node',
          include: ['tests/fire/**/*.fire.ts'],
          // Minutes, and not yet seen green ten times in a row on a busy machine: `npm run test:fire` alone has it (D242).
          exclude: process.env['FIRE_SIZE'] === undefined ? ['tests/fire/team.fire.ts'] : [],
          globalSetup: ['tests/journeys/global-setup.ts'],
          // After the journeys where both are asked for. Tests that look for a loss allow no second try: what is lost is lost.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          retry: 1,
          testTimeout: 1_200_000,
          expect: { poll: { timeout: 300_000, interval: 50 } },
          hookTimeout: 300_000,
        },
      },
      inThreeEngines,
    ],
  },
});
