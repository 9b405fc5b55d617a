import { STORAGE_LOW } from '@/domain/live/recording';
import { type CopyState, readFact, writeFact } from '../browser/kept-facts';
import { isQuotaError } from '../browser/storage-failure';
import type { CallmarkDatabase } from '../database';
import type { Restored } from './compare';
import type { CopyFolder } from './copy-folder';
import { SecondCopy } from './second-copy';

/** Copied sound may fill the device up to here; where it is fuller than STORAGE_LOW, copied sound goes. */
const ROOM_FOR_SOUND = 0.8;

/** Writes that come together are taken together. */
const GATHER_MS = 1000;
/** Looked at also where no word of a change came. */
const LONGEST_REST_MS = 10_000;
const AFTER_FAILURE_MS = 5000;
/** Looking through what lies here takes at most a fiftieth of the time. */
const RESTS_PER_LOOK = 49;
const LOOK_FOR_ROOM_MS = 10 * 60_000;

/** The name of its work among the browser's measures, for whoever wants to know what it costs. */
export const COPY_MEASURE = 'second-copy';
const MOST_MEASURES = 1000;

export interface CopyWorld {
  database: CallmarkDatabase;
  openFolder(): Promise<CopyFolder>;
  estimate(): Promise<StorageEstimate>;
  /** The copy and the database were compared, what was missing is back. */
  onChecked(): void;
  /** Calls back after every write of any context to a copied table. */
  onChange(listener: () => void): void;
}

/** Keeps the second copy as long as its worker lives. */
export class CopyLoop {
  readonly #world: CopyWorld;
  #copy: SecondCopy | undefined;
  #refused = false;
  #failures = 0;
  #lookAt = 0;
  /** Something was missing: the rest is looked through without a rest. */
  #hurry = false;
  #found: Restored = { calls: new Set(), silent: new Set(), settings: false };
  #checked = false;
  #told = false;
  #changed: () => void = () => undefined;

  constructor(world: CopyWorld) {
    this.#world = world;
    world.onChange(() => this.#changed());
  }

  async run(): Promise<never> {
    for (;;) {
      let restMs: number;
      try {
        restMs = await this.#step();
        this.#failures = 0;
      } catch (error) {
        restMs = await this.#failed(error);
      }
      if (restMs > 0) await this.#rest(restMs);
    }
  }

  /** One round of work; gives how long nothing has to be done. */
  async #step(): Promise<number> {
    const { database, openFolder } = this.#world;
    const start = performance.now();
    this.#copy ??= await SecondCopy.open(database, await openFolder(), (bytes) => this.#hasRoom(bytes));
    const copy = this.#copy;
    await this.#makeRoomWhenFull(copy);
    this.#note(await copy.keepUp());
    if (!this.#checked) this.#world.onChecked();
    this.#checked = true;
    if (copy.toLookAt > 0 && performance.now() >= this.#lookAt) await this.#lookOn(copy);
    // What the first look finds is told once, with all that the rest of it brings back in the next seconds.
    if ((!this.#told && !this.#hurry) || copy.toLookAt === 0) await this.#tell();
    await this.#sayState(copy);
    measure(start);
    if (copy.toLookAt > 0) return Math.max(0, this.#lookAt - performance.now());
    // Somebody may have made room meanwhile.
    if (this.#refused && performance.now() > this.#lookAt + LOOK_FOR_ROOM_MS) {
      this.#refused = false;
      copy.lookAgain();
    }
    return LONGEST_REST_MS;
  }

  async #lookOn(copy: SecondCopy): Promise<void> {
    const start = performance.now();
    const restored = await copy.lookOn();
    if (restored.calls.size > 0 || restored.settings) {
      this.#hurry = true;
      this.#note(restored);
    }
    const end = performance.now();
    this.#lookAt = this.#hurry || !copy.whole ? end : end + (end - start) * RESTS_PER_LOOK;
  }

  async #sayState(copy: SecondCopy): Promise<void> {
    if (this.#refused) await this.#say('no-room');
    else if (!copy.whole) await this.#say('copying');
    else if (copy.toLookAt === 0) await this.#say('whole');
  }

  #note(restored: Restored | null): void {
    if (restored === null) return;
    const { calls, silent, settings } = restored;
    for (const call of calls) this.#found.calls.add(call);
    for (const call of silent) this.#found.silent.add(call);
    this.#found.settings ||= settings;
  }

  /** At the start in any case: a page that found its database empty waits for it. */
  async #tell(): Promise<void> {
    const { calls, silent, settings } = this.#found;
    if (this.#told && calls.size === 0 && !settings) return;
    const report = { at: Date.now(), calls: calls.size, silent: silent.size, settings };
    await writeFact(this.#world.database, 'brought-back', report);
    this.#told = true;
    this.#hurry = false;
    this.#found = { calls: new Set(), silent: new Set(), settings: false };
  }

  async #hasRoom(bytes: number): Promise<boolean> {
    const { usage = 0, quota = 0 } = await this.#world.estimate();
    const fits = !this.#refused && (quota === 0 || usage + bytes <= quota * ROOM_FOR_SOUND);
    if (!fits) this.#refused = true;
    return fits;
  }

  async #makeRoomWhenFull(copy: SecondCopy): Promise<void> {
    const { usage = 0, quota = 0 } = await this.#world.estimate();
    if (quota === 0 || usage <= quota * STORAGE_LOW) return;
    this.#refused = true;
    await copy.makeRoom();
  }

  async #failed(error: unknown): Promise<number> {
    console.warn(`The second copy could not be kept up: ${String(error)}`);
    this.#failures++;
    const full = isQuotaError(error);
    try {
      if (full) {
        this.#refused = true;
        await this.#copy?.makeRoom();
      }
      // The first time another tab may just be letting go of it, or making room was all it took.
      if (this.#failures > 1) await this.#say('failing');
    } catch {
      // The next round may be luckier.
    }
    this.#copy?.close();
    this.#copy = undefined;
    this.#lookAt = 0;
    return Math.min(AFTER_FAILURE_MS * this.#failures, LONGEST_REST_MS * 6);
  }

  async #say(state: CopyState): Promise<void> {
    const { database } = this.#world;
    if ((await readFact(database, 'copy-state')) !== state) await writeFact(database, 'copy-state', state);
  }

  /** Until there is something to do: after a change a moment more, so that what belongs together comes together. */
  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      let timer = setTimeout(resolve, ms);
      this.#changed = () => {
        this.#changed = () => undefined;
        clearTimeout(timer);
        timer = setTimeout(resolve, Math.min(ms, GATHER_MS));
      };
    });
  }
}

function measure(start: number): void {
  if (performance.getEntriesByName(COPY_MEASURE).length >= MOST_MEASURES) performance.clearMeasures(COPY_MEASURE);
  performance.measure(COPY_MEASURE, { start });
}
