import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { PROJECT_ROOT } from '../build-app';
import { SECURITY_HEADERS } from '../security-headers';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/**
 * The audio engine on a bare page of its own, built as the app is and served under the app's Content-Security-Policy, so
 * that it can be measured without opening a door in the app. `files` are served under /files/.
 */
export async function serveAudioPage(
  files: Record<string, Buffer>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'audio-page-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    resolve: { alias: { '@': join(PROJECT_ROOT, 'src') } },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
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
