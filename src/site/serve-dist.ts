import { preview } from 'vite';
import { PROJECT_ROOT } from './build-app';

export interface RunningServer {
  /** Address without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves dist with the headers of vite.config.ts. Port 0 takes a free one; a taken port rejects. */
export async function serveDist(port: number): Promise<RunningServer> {
  const server = await preview({
    root: PROJECT_ROOT,
    logLevel: 'silent',
    preview: { port, strictPort: true, host: 'localhost', open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The server has no local address.');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
