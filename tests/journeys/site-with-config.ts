import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** Address without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** The built app as a deployer serves it, with a config.json of its own: `config` is the text of that file. */
export async function siteWithConfig(appUrl: string, config: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/config.json')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(config);
      return;
    }
    // A kept connection that the server closes in this very moment: once more.
    const ask = () => fetch(`${appUrl}${path}`);
    const answer = await ask().catch(ask);
    // What fetch has unpacked is not what these two describe.
    const headers = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.statusCode = answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
