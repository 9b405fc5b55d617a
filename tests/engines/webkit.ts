import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../tools/free-ports';
import { drivenTab } from './driven-tab';
import type { Engine } from './engine';
import { killGroup } from './kill-group';
import { beginWebDriver } from './webdriver';

/** For MP3 the engine would take GStreamer's decoder for layer 1, and fail. */
const NOT_THESE_DECODERS = ['avdec_mp1float', 'avdec_mp2float', 'avdec_mp1', 'avdec_mp2'].map((name) => `${name}:NONE`);

/** The distribution's WebKitGTK, by W3C WebDriver. It mocks its microphone. */
export function webkit({ program, display }: { program: string; display: string }): Engine {
  const profile = mkdtempSync(join(tmpdir(), 'callmark-webkit-'));
  const log = join(profile, 'log');
  let driver: ChildProcess | undefined;
  return {
    async start() {
      const [port] = await freePorts(1);
      const output = openSync(log, 'w');
      driver = spawn(program, [`--port=${port}`], {
        detached: true,
        stdio: ['ignore', output, output],
        env: {
          ...process.env,
          DISPLAY: display,
          LIBGL_ALWAYS_SOFTWARE: '1',
          GST_PLUGIN_FEATURE_RANK: NOT_THESE_DECODERS.join(','),
          CALLMARK_PROFILE: profile,
          CALLMARK_SIZE: '1280x860',
        },
      });
      closeSync(output);
      const binary = join(import.meta.dirname, 'webkit-browser.py');
      const page = await beginWebDriver(
        `http://127.0.0.1:${port}`,
        { 'webkitgtk:browserOptions': { binary, args: [] } },
        () => readFileSync(log, 'utf8').match(/^CONSOLE (?:JS|SECURITY) ERROR.*$/gm) ?? [],
      );
      return drivenTab(page);
    },
    kill: () => killGroup(driver),
    async dispose() {
      await killGroup(driver);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
