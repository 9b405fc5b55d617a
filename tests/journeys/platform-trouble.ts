import type { Page } from 'playwright-core';

/** What a platform does to a page that records, done to it from outside. */
export interface PlatformTrouble {
  /** Locks of the screen that the page holds now, and all it ever asked for. */
  wakeLocks(): Promise<{ held: number; asked: number }>;
  /** Another tab, or the screen switched off: the browser takes its lock back and tells the page. */
  hide(): Promise<void>;
  show(): Promise<void>;
  /** A call takes the microphone, which sends silence from now on; and gives it back. */
  mute(): Promise<void>;
  unmute(): Promise<void>;
  /** The microphone sends nothing more, and nobody says so. */
  stall(): Promise<void>;
  /** The plug is pulled, and no other microphone is there. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  /** There is one again, and nobody says so. */
  plugInSilently(): Promise<void>;
}

interface Trouble {
  locks: WakeLockSentinel[];
  /** What the page opened, newest last. */
  microphones: MediaStreamTrack[];
  /** What the recorder listens to: a track that is cloned has its own life. */
  clones: MediaStreamTrack[];
  visibility: DocumentVisibilityState;
  unplugged: boolean;
}

declare global {
  interface Window {
    trouble: Trouble;
  }
}

/** Before the page is opened. Events are the platform's own, told to the page's real tracks, locks and document. */
export async function preparePlatform(page: Page): Promise<PlatformTrouble> {
  await page.addInitScript(watchPlatform);
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate(async (visibility) => {
      window.trouble.visibility = visibility;
      if (visibility === 'hidden') await Promise.all(window.trouble.locks.map((lock) => lock.release()));
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const setMuted = (muted: boolean) =>
    page.evaluate((mute) => {
      const { microphones, clones } = window.trouble;
      for (const clone of clones) clone.enabled = !mute;
      microphones.at(-1)?.dispatchEvent(new Event(mute ? 'mute' : 'unmute'));
    }, muted);
  return {
    wakeLocks: () =>
      page.evaluate(() => {
        const { locks } = window.trouble;
        return { held: locks.filter(({ released }) => !released).length, asked: locks.length };
      }),
    hide: () => setVisibility('hidden'),
    show: () => setVisibility('visible'),
    mute: () => setMuted(true),
    unmute: () => setMuted(false),
    stall: () => page.evaluate(() => window.trouble.clones.at(-1)?.stop()),
    unplug: () =>
      page.evaluate(() => {
        window.trouble.unplugged = true;
        const track = window.trouble.microphones.at(-1);
        window.trouble.clones.at(-1)?.stop();
        track?.stop();
        track?.dispatchEvent(new Event('ended'));
      }),
    plugInSilently: () =>
      page.evaluate(() => {
        window.trouble.unplugged = false;
      }),
    plugIn: () =>
      page.evaluate(() => {
        window.trouble.unplugged = false;
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
      }),
  };
}

function watchPlatform(): void {
  const trouble: Trouble = { locks: [], microphones: [], clones: [], visibility: 'visible', unplugged: false };
  window.trouble = trouble;
  Object.defineProperty(document, 'visibilityState', { get: () => trouble.visibility });
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = async function (this: WakeLock, type) {
    const lock = await request.call(this, type);
    trouble.locks.push(lock);
    return lock;
  };
  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = async function (this: MediaDevices, constraints) {
    if (trouble.unplugged) throw new DOMException('Requested device not found', 'NotFoundError');
    const stream = await getUserMedia.call(this, constraints);
    trouble.microphones.push(...stream.getAudioTracks());
    return stream;
  };
  const { clone } = MediaStreamTrack.prototype;
  MediaStreamTrack.prototype.clone = function (this: MediaStreamTrack) {
    const made = clone.call(this);
    trouble.clones.push(made);
    return made;
  };
}
