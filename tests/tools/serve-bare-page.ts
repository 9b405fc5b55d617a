import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { PROJECT_ROOT } from '@/site/build-app';
import { SECURITY_HEADERS } from '@/site/security-headers';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/**
 * A folder with an index.html and perhaps a worker.ts (served as /service-worker.js), built as the app is and served under its
 * Content-Security-Policy: parts of the app for tests and benchmarks, without a door in the app. `files` are served under
 * /files/, `headers` go with everything.
 */
export async function serveBarePage(
  folder: string,
  files: Record<string, Buffer> = {},
  headers: Record<string, string> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-page-'));
  const worker = join(folder, 'worker.ts');
  const common = {
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: { '@': join(PROJECT_ROOT, 'src') },
      conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] as string[],
    },
    worker: { format: 'es' },
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const;
  await build({
    ...common,
    root: folder,
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  if (existsSync(worker)) {
    const lib = { entry: worker, formats: ['iife' as const], name: 'worker', fileName: () => 'service-worker.js' };
    await build({ ...common, root: folder, build: { outDir, emptyOutDir: false, target: 'es2022', lib } });
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...headers })) response.setHeader(name, value);
    try {
      const file = path.startsWith('/files/') ? files[path.slice(7)] : undefined;
      const body = file ?? readFileSync(join(outDir, path === '/' ? 'index.html' : path));
      response.setHeader('Content-Type', TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
