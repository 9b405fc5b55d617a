import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NextVersionServer {
  url: string;
  /** From now on a newer service worker is served, as after a deployment. */
  deploy(): void;
  close(): Promise<void>;
}

/** The app as its server answers it, until a new version of its worker is deployed. */
export async function serveWithNextVersion(baseUrl: string): Promise<NextVersionServer> {
  let version = 1;
  const server = createServer((incoming, response) => {
    const upstream = ask(new URL(incoming.url ?? '/', baseUrl), { headers: { accept: '*/*' } }, (answer) => {
      const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
      const isWorker = incoming.url?.startsWith('/service-worker.js') === true;
      answer.pipe(response, { end: !isWorker });
      if (isWorker) answer.on('end', () => response.end(`\n// version ${version}\n`));
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
