import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface NextVersionServer {
  url: string;
  /** From now on a newer service worker is served, as after a deployment. */
  deploy(): void;
  close(): Promise<void>;
}

/** As after a build with other sound in its samples. */
const nextWorker = (script: string, version: number): string =>
  `${script.replace(/("revision":"\w+)(","url":"samples\/[^"]+\.mp3")/g, `$1v${version}$2`)}\n// version ${version}\n`;

/** The app as its server answers it, until a new version of its worker is deployed. */
export async function serveWithNextVersion(baseUrl: string): Promise<NextVersionServer> {
  let version = 1;
  const server = createServer((incoming, response) => {
    const upstream = ask(new URL(incoming.url ?? '/', baseUrl), { headers: { accept: '*/*' } }, (answer) => {
      const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
      if (incoming.url?.startsWith('/service-worker.js') !== true) return void answer.pipe(response);
      text(answer).then(
        (script) => response.end(nextWorker(script, version)),
        () => response.destroy(),
      );
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version++;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
