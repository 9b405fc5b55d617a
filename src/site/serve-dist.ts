import { preview } from 'vite';
import { PROJECT_ROOT } from './build-app';

export interface RunningServer {
  /** Address without a trailing slash, for this machine. */
  url: string;
  /** Addresses for other machines, without a trailing slash; none where it listens to this machine alone. */
  network: string[];
  close(): Promise<void>;
}

/** Serves dist with the headers of vite.config.ts. Port 0 takes a free one; a taken port or an unknown host rejects. */
export async function serveDist(port: number, host = 'localhost'): Promise<RunningServer> {
  const server = await preview({
    root: PROJECT_ROOT,
    logLevel: 'silent',
    // Any name: what is served is public, and a deployer's name for this machine is not known here.
    preview: { port, strictPort: true, host, open: false, allowedHosts: true },
  });
  const bare = (url: string) => url.replace(/\/$/, '');
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const [url] = [...local, ...network];
  if (url === undefined) throw new Error('The server has no address.');
  return { url: bare(url), network: network.map(bare), close: () => server.close() };
}
