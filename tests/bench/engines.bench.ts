import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { chromium } from '../engines/chromium';
import type { Engine } from '../engines/engine';
import { firefox } from '../engines/firefox';
import { prepareMachine } from '../engines/machine';
import { webkit } from '../engines/webkit';

/** Runs in pages: what the app asks an engine for, and whether it says that it has it. No names inside, for the compiler. */
const featuresHere = async () => ({
  version: navigator.userAgent.replace(/^.*?(?=(?:HeadlessChrome|Chrome|Version|Firefox)\/)/, ''),
  'service worker': 'serviceWorker' in navigator,
  'goes on while closed (Background Sync)': 'SyncManager' in window,
  'a notice (Notification)': 'Notification' in window,
  'a count on the icon (setAppBadge)': 'setAppBadge' in navigator,
  'installing offered by the page': 'onbeforeinstallprompt' in window,
  'private file system (second copy)': typeof navigator.storage?.getDirectory === 'function',
  'asked to keep storage (persist)': typeof navigator.storage?.persist === 'function',
  'room told (estimate)': typeof navigator.storage?.estimate === 'function',
  'locks, BroadcastChannel': 'locks' in navigator && 'BroadcastChannel' in window,
  microphone: typeof navigator.mediaDevices?.getUserMedia === 'function',
  'sound in a worker (MediaStreamTrackProcessor)': 'MediaStreamTrackProcessor' in window,
  AudioWorklet: 'AudioWorklet' in window,
  'screen kept on (wakeLock)': 'wakeLock' in navigator,
  'media keys (mediaSession)': 'mediaSession' in navigator,
  'AudioDecoder says: MP3, AAC, FLAC':
    'AudioDecoder' in window
      ? (
          await Promise.all(
            ['mp3', 'mp4a.40.2', 'flac'].map((codec) =>
              AudioDecoder.isConfigSupported({
                codec,
                sampleRate: 48_000,
                numberOfChannels: 2,
                ...(codec === 'flac' && { description: new Uint8Array(42) }),
              }).then(
                ({ supported }) => (supported ? 'yes' : 'no'),
                () => 'no',
              ),
            ),
          )
        ).join(', ')
      : false,
  'voices of the platform': 'speechSynthesis' in window,
  'graphics processor (WebGPU)': 'gpu' in navigator,
  'threads (SharedArrayBuffer, isolated)': crossOriginIsolated,
  'folder chosen (webkitdirectory)': 'webkitdirectory' in HTMLInputElement.prototype,
  'file written by choice (showSaveFilePicker)': 'showSaveFilePicker' in window,
  'files handed over (launchQueue)': 'launchQueue' in window,
  'heights by content (field-sizing)': CSS.supports('field-sizing', 'content'),
  'Trusted Types': 'trustedTypes' in window,
});

/** What each engine of tests/engines has of what the app asks for: the table of docs/browsers.md. */
export async function bench(): Promise<void> {
  buildApp();
  const [server, machine] = [await serveDist(0), await prepareMachine()];
  const { firefox: foundFirefox, webkit: foundWebkit } = machine;
  const engines: Record<string, Engine | null> = {
    Chromium: chromium(findBrowser()),
    Firefox: foundFirefox && firefox(foundFirefox),
    WebKit: foundWebkit && webkit(foundWebkit),
  };
  const rows: Record<string, Record<string, unknown>> = {};
  for (const [name, engine] of Object.entries(engines)) {
    if (engine === null) continue;
    const tab = await engine.start();
    await tab.open(server.url);
    for (const [feature, has] of Object.entries(await tab.evaluate(featuresHere))) {
      rows[feature] = { ...rows[feature], [name]: typeof has === 'boolean' ? (has ? 'yes' : 'no') : has };
    }
    await engine.dispose();
  }
  console.table(rows);
  await Promise.all([server.close(), machine.stop()]);
}
