import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldOf, readPosted } from '../services/posted';

export interface HeardFile {
  name: string;
  mime: string;
  data: Buffer;
  /** Of a queued job; live text has none. */
  requestId: string | undefined;
}

export interface HearingServer {
  url: string;
  /** Every file that came, in order. */
  readonly files: readonly HeardFile[];
  close(): Promise<void>;
}

/** A speech service that keeps the very bytes it was sent, and answers with their number. */
export async function serveHearing(): Promise<HearingServer> {
  const files: HeardFile[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    const posted = await readPosted(request, () => undefined).catch(() => null);
    const requestId = posted ? fieldOf(posted, 'request_id') : undefined;
    for (const { name, mime, data } of posted?.files ?? []) files.push({ name, mime, data, requestId });
    response.end(JSON.stringify({ text: `File ${files.length}.` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
