import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, PROJECT_ROOT } from '@/site/build-app';
import { installFromDebian } from '@/site/install-from-debian';
import { freePorts } from '../free-ports';

export interface Nginx {
  /** https, without a trailing slash. The build lies at its root and once more in the folder /callmark/. */
  url: string;
  /** Where plain http is answered. */
  plainUrl: string;
  /** SHA-256 of the certificate's key, as browsers name one that they are to trust. */
  keyHash: string;
  stop(): Promise<void>;
}

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

function installed(name: string): string | undefined {
  return PLACES.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The project's own file, with what it marks for a deployer to change, and nothing else, changed. */
function filledIn(values: Record<string, string>): string {
  let text = readFileSync(join(PROJECT_ROOT, 'src/site/deploy/nginx.conf'), 'utf8');
  for (const [marked, value] of Object.entries(values)) {
    if (text.split(marked).length !== 2) throw new Error(`nginx.conf does not have ${marked} once`);
    text = text.replace(marked, value);
  }
  return text;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** The build behind Debian's nginx with a certificate of its own. null = there is no nginx to be had here; it is said. */
export async function startNginx(): Promise<Nginx | null> {
  if (installed('nginx') === undefined || installed('openssl') === undefined) {
    installFromDebian('The test of the server files needs nginx and openssl', ['nginx-light', 'openssl']);
  }
  const [nginx, openssl] = [installed('nginx'), installed('openssl')];
  if (nginx === undefined || openssl === undefined) {
    console.warn('NOT TESTED: the nginx file. There is no nginx or no openssl on this machine; install both.');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'callmark-nginx-'));
  const at = (name: string) => join(folder, name);
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', at('key.pem')];
  const request = ['req', '-x509', ...key, '-out', at('certificate.pem'), '-days', '2', ...subject];
  execFileSync(openssl, request, { stdio: 'ignore' });

  mkdirSync(at('www'));
  for (const name of readdirSync(DIST)) symlinkSync(join(DIST, name), join(at('www'), name));
  symlinkSync(DIST, join(at('www'), 'callmark'));

  const [port = 0, plainPort = 0] = await freePorts(2);
  const site = filledIn({
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    '/etc/ssl/callmark/fullchain.pem': at('certificate.pem'),
    '/etc/ssl/callmark/privkey.pem': at('key.pem'),
    '/srv/callmark;': `${at('www')};`,
  });
  writeFileSync(at('callmark.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('nginx.conf'),
    [
      'daemon off;',
      'worker_processes 1;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${at('pid')};`,
      'events {}',
      'http {',
      'access_log off;',
      'include /etc/nginx/mime.types;',
      ...temporary.map((name) => `${name}_temp_path ${at(name)};`),
      `include ${at('callmark.conf')};`,
      '}',
    ].join('\n'),
  );
  const server = spawn(nginx, ['-p', folder, '-c', at('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (piece) => {
    said += String(piece);
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { publicKey } = new X509Certificate(readFileSync(at('certificate.pem')));
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    keyHash: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
