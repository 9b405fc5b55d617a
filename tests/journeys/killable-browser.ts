import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { BROWSER_ARGS, NO_ADDRESS_BAR } from './browser-args';

/**
 * A browser of the test's own that can be killed like a tablet that loses power over it, and started again on the same
 * profile. Playwright's launch would tidy up on the way out; here nothing is tidied.
 */
export class KillableBrowser {
  readonly profile = mkdtempSync(join(tmpdir(), 'callmark-profile-'));
  readonly #path: string;
  readonly #noDefaults: boolean;
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;
  #port = '';

  /** `noDefaults`: pages are what their windows make of them, hidden too; elsewhere each is told that it is looked at. */
  constructor(path: string, { noDefaults = false } = {}) {
    this.#path = path;
    this.#noDefaults = noDefaults;
  }

  /** Starts on the kept profile and returns its one context. */
  async start(extraArgs: readonly string[] = []): Promise<BrowserContext> {
    const portFile = join(this.profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    this.#process = spawn(
      this.#path,
      [
        '--headless',
        ...BROWSER_ARGS,
        NO_ADDRESS_BAR,
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        ...extraArgs,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    );
    this.#port = await portFrom(this.profile, portFile);
    return this.connect();
  }

  /** Takes hold of the running browser again, after `disconnect`. */
  async connect(): Promise<BrowserContext> {
    const how = { isLocal: true, noDefaults: this.#noDefaults };
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${this.#port}`, how);
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error('The browser has no default context.');
    return context;
  }

  /** Lets go of it: its pages go on, and nothing of them is observed or emulated any more. */
  async disconnect(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }

  /** Its debugger listens there. */
  get port(): string {
    return this.#port;
  }

  /** Of the browser process; undefined where none runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** SIGKILL to the whole process group: browser, renderers, network and storage services at once. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
    this.#process = undefined;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function portFrom(folder: string, file: string): Promise<string> {
  const read = (): string | undefined =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] || undefined : undefined;
  return new Promise((resolve) => {
    const watcher = watch(folder, look);
    function look(): void {
      const port = read();
      if (port === undefined) return;
      watcher.close();
      resolve(port);
    }
    look();
  });
}
