import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '@/site/install-from-debian';

/** What the engines beside Chromium run on. null = not to be had here; it was said. */
export interface Machine {
  /** Program, and the address of the server that it plays sound on. */
  firefox: { program: string; sound: string } | null;
  /** Its driver, and the name of the screen that its windows are on. */
  webkit: { program: string; display: string } | null;
}

const FIREFOX = ['firefox-esr', 'pulseaudio'];
const WEBKIT = [
  ...['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'xvfb'],
  ...['base', 'good', 'bad'].map((plugins) => `gstreamer1.0-plugins-${plugins}`),
  'gstreamer1.0-libav',
];

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}

/** Whether these packages are there, after an attempt to install what is missing; said loudly where they are not. */
function isThere(engine: string, packages: readonly string[]): boolean {
  const missing = () => packages.filter((name) => !isInstalled(name));
  const found = missing();
  try {
    if (found.length > 0) installFromDebian(`The journeys in ${engine} need more than there is`, found);
  } catch {
    // What is still missing is said below.
  }
  const left = missing();
  if (left.length > 0) {
    console.warn(`\n!!! NOT TESTED: ${engine.toUpperCase()}. This machine lacks Debian's ${left.join(', ')}.\n`);
  }
  return left.length === 0;
}

const until = async (what: string, done: () => string | null): Promise<string> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = done();
    if (found !== null) return found;
  }
  throw new Error(`${what} did not start.`);
};

/** A screen that nobody sees, on the first free number. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stdio[3]?.on('data', (piece) => {
    said += String(piece);
  });
  const number = await until('Xvfb', () => /^(\d+)\n/.exec(said)?.[1] ?? null);
  return { server, display: `:${number}` };
}

/** A loudspeaker that nobody hears, in real time. */
async function startSound(folder: string): Promise<{ server: ChildProcess; sound: string }> {
  const socket = join(folder, 'sound');
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    'module-null-sink sink_name=null rate=48000',
  ];
  const options = ['-n', '--daemonize=no', '--exit-idle-time=-1', '--realtime=no', '--use-pid-file=no'];
  const server = spawn('pulseaudio', [...options, ...modules.flatMap((module) => ['-L', module])], {
    stdio: 'ignore',
    env: { ...process.env, XDG_RUNTIME_DIR: folder, HOME: folder },
  });
  const sound = await until('PulseAudio', () => {
    try {
      accessSync(socket, constants.W_OK);
      return `unix:${socket}`;
    } catch {
      return null;
    }
  });
  return { server, sound };
}

/** Installs what is missing where that is possible, and starts screen and sound. */
export async function prepareMachine(): Promise<Machine & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'callmark-engines-'));
  const servers: ChildProcess[] = [];
  const machine: Machine = { firefox: null, webkit: null };
  if (isThere('Firefox', FIREFOX)) {
    const { server, sound } = await startSound(folder);
    servers.push(server);
    machine.firefox = { program: '/usr/bin/firefox-esr', sound };
  }
  if (isThere('WebKit', WEBKIT)) {
    const { server, display } = await startScreen();
    servers.push(server);
    machine.webkit = { program: '/usr/bin/WebKitWebDriver', display };
  }
  return {
    ...machine,
    stop: async () => {
      const ends = servers.map((server) => new Promise((resolve) => server.once('exit', resolve)));
      for (const server of servers) server.kill('SIGTERM');
      await Promise.all(ends);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
