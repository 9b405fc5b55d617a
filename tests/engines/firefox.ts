import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginBidi } from './bidi';
import { drivenTab } from './driven-tab';
import type { Engine } from './engine';
import { killGroup } from './kill-group';

const PREFERENCES = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // No pages of its own, no calls home.
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'services.settings.server': 'data:,#no-settings-here',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
};

function addressFrom({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (piece) => {
      said += String(piece);
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(`${address}/session`);
    });
    stderr?.once('close', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}

/** The distribution's Firefox, by WebDriver BiDi. Its microphone is a steady tone. */
export function firefox({ program, sound }: { program: string; sound: string }): Engine {
  const profile = mkdtempSync(join(tmpdir(), 'callmark-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  let browser: ChildProcess | undefined;
  return {
    async start() {
      browser = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        // Without anything to play sound on, it gives up every recording after a second and a half.
        env: { ...process.env, PULSE_SERVER: sound, MOZ_CRASHREPORTER_DISABLE: '1' },
      });
      const page = await beginBidi(await addressFrom(browser));
      await page.resize(1280, 860);
      return drivenTab(page);
    },
    kill: () => killGroup(browser),
    async dispose() {
      await killGroup(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
