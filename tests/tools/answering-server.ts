import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AnsweringServer {
  url: string;
  /** Requests so far, and the milliseconds from the first that came to the last that was answered. */
  count(): { posts: number; ms: number };
  reset(): void;
  /** Resolves when so many have been answered. */
  until(posts: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers every POST with the same body as soon as it has come, so that a benchmark measures the sender. Bodies are
 * counted and dropped.
 */
export async function serveAnswers(bodyFor: (path: string) => string): Promise<AnsweringServer> {
  let posts = 0;
  let firstAt = 0;
  let lastAt = 0;
  let waiter: { posts: number; resolve: () => void } | undefined;
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'POST' && firstAt === 0) firstAt = performance.now();
    request.resume().on('end', () => {
      if (request.method !== 'POST') {
        response.end('{}');
        return;
      }
      response.setHeader('Content-Type', 'application/json');
      response.end(bodyFor(request.url ?? '/'), () => {
        posts++;
        lastAt = performance.now();
        if (waiter !== undefined && posts >= waiter.posts) waiter.resolve();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => ({ posts, ms: lastAt - firstAt }),
    reset: () => {
      posts = 0;
      firstAt = 0;
      lastAt = 0;
    },
    until: (wanted) =>
      posts >= wanted
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiter = { posts: wanted, resolve };
          }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
