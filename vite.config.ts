import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defaultClientConditions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';
import { licencesFile, licencesTold } from './src/site/licences/licences-plugin.ts';
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

/** Servers that don't know .mjs send it as something that browsers refuse to run. */
const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some((name) => name.endsWith('.mjs')) ? 'static/js/[name]-[hash].js' : 'static/[ext]/[name]-[hash][extname]';

/** From Node 25 on it has a localStorage of its own that holds nothing, which the page of a test would get. */
const withoutNodesStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/**
 * Test files that take longer than five seconds on two cores, the longest first (D231). `npm run test:quick` leaves them
 * out; `npm test` starts with them, so that no core waits at the end for one long file.
 */
export const SLOW_FILES: readonly string[] = [
  'tests/jobs/crashes.test.ts',
  'tests/jobs/contexts.test.ts',
  'tests/on-device/rules/bench-rules.test.ts',
  'tests/domain/growth.test.ts',
  'tests/domain/transcript/highlight.test.ts',
  'tests/features/settings/connection-test.test.tsx',
  'tests/domain/transcript/spam.test.ts',
  'tests/features/evaluation/evaluation-dialog.test.tsx',
  'tests/on-device/speakers/separate-blocks.test.ts',
  'tests/features/settings/settings-dialog.test.tsx',
  'tests/features/transcript/transcript-panel.test.tsx',
  'tests/audio/files/pcm-stream.test.ts',
  'tests/models/model-queue.test.ts',
  'tests/domain/answers/answers.test.ts',
  'tests/domain/transcript/transcript-text.test.ts',
  'tests/features/capture/capture-bar.test.tsx',
  'tests/jobs/live-session-peer.test.ts',
  'tests/on-device/rules/claims.test.ts',
  'tests/audio/recording/resampler.test.ts',
  'tests/features/transcript/two-windows.test.tsx',
  'tests/on-device/whisper/cut-pieces.test.ts',
  'tests/fire/durability.fire.ts',
  'tests/fire/late-answers.fire.ts',
  'tests/fire/outages.fire.ts',
  'tests/fire/reconnect.fire.ts',
  'tests/fire/chaos.fire.ts',
];

class SlowFilesFirst implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { BaseSequencer } = await import('vitest/node');
    const sorted = await new BaseSequencer(this.#vitest).sort(files);
    const slow = SLOW_FILES.map((file) => here(file));
    const place = ({ moduleId }: TestSpecification) => (slow.includes(moduleId) ? slow.indexOf(moduleId) : slow.length);
    return sorted.sort((one, other) => place(one) - place(other));
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { BaseSequencer } = await import('vitest/node');
    return new BaseSequencer(this.#vitest).shard(files);
  }
}

/** `npm run test:quick` */
const leftOut = process.env['TEST_QUICK'] === '1' ? SLOW_FILES : [];

export default defineConfig({
  resolve: {
    alias: { '@': here('./src') },
    // Without it the bundle carries an inference runtime of 27 MB that nothing asks for.
    conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions],
  },
  // No history fallback: a missing model, sample or config.json must answer 404, never index.html.
  appType: 'mpa',
  plugins: [
    react(),
    modernDexie,
    policyInPage,
    previewHeaders,
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
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        buildPlugins: { vite: [workerInOneFile, licencesTold(here('.'))] },
      },
      devOptions: { enabled: false },
      manifest: {
        id: '/',
        name: 'Callmark',
        short_name: 'Callmark',
        description: 'Ghi âm, chép lời và chấm điểm cuộc gọi, kể cả khi không có mạng.',
        lang: 'vi',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f4f6f9',
        theme_color: '#0f4c81',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
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
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        // A shared piece is named after all that share it, at length.
        chunkFileNames: ({ name }) => `static/js/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        assetFileNames,
        // Every file costs a visitor a request and the worker's installation some 35 ms of processor time, one after the other
        // (D230): what every visit needs is two files, and small pieces that several screens share go together.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [licencesTold(here('.'))],
    rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js', assetFileNames } },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Some of them ask for a page.
          execArgv: withoutNodesStorage,
          // By default one core stays free, and a machine of two takes twice the time.
          maxWorkers: '100%',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', ...leftOut],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          maxWorkers: '100%',
          execArgv: withoutNodesStorage,
          include: ['tests/**/*.test.tsx'],
          exclude: [...leftOut],
          setupFiles: ['tests/helpers/slow-storage.ts', 'tests/helpers/setup-component.ts'],
          testTimeout: 60_000,
        },
      },
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
          testTimeout: 120_000,
          // Real sound in real time: a machine that stalls for a second is not a defect. A second failure is one.
          retry: 1,
          expect: { poll: { timeout: 15_000, interval: 50 } },
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fire',
          environment: 'node',
          include: ['tests/fire/**/*.fire.ts'],
          globalSetup: ['tests/journeys/global-setup.ts'],
          // After the journeys where both are asked for, and once: what is lost in one run is lost.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
