import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './install-from-debian';

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  switch (process.platform) {
    case 'darwin':
      return MAC_APPS.find(isExecutable);
    case 'win32': {
      const roots = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
      const paths = roots.flatMap((root) => (root === undefined ? [] : WINDOWS_PATHS.map((path) => join(root, path))));
      return paths.find(existsSync);
    }
    default: {
      const folders = (process.env['PATH'] ?? '').split(':');
      return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
    }
  }
}

/** Path of the browser that the journeys drive. Throws one clear sentence when there is none. */
export function findBrowser(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is set to ${chosen}, which can't be run.`);
    return chosen;
  }
  const installedNow = () => {
    installFromDebian('No Chrome, Chromium or Edge found', ['chromium']);
    return installed();
  };
  const found = installed() ?? installedNow();
  if (found === undefined) {
    throw new Error('The journeys need Chrome, Chromium or Edge: install one, or set CHROME_PATH to its program file.');
  }
  return found;
}
