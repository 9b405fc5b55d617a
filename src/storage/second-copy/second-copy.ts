import type { CallId } from '@/domain/call';
import { missingCalls, readFact, readTally, writeFact } from '../browser/kept-facts';
import type { CallmarkDatabase } from '../database';
import { readSealFact, type SealRecord } from '../seal/seal-record';
import { callsByShard, compareShard, compareSlices, type Restored } from './compare';
import type { CopyFolder } from './copy-folder';
import { CopyStore, SHARDS, shardOf } from './copy-store';
import type { Copying } from './copying';
import type { RowLine } from './lines';
import { SliceFiles } from './slice-files';
import { removeSound, soundsHere } from './sound-files';
import { markCopied, takeChanges } from './take-changes';
import { markHead, putAwayPrivate } from './write-copy';

const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

/** What has to be compared before anything new is copied, and the last batch that the database knows to be copied. */
interface Doubt {
  shards: readonly number[];
  /** Null: a database that was never copied to here. What it has is right. */
  batch: number | null;
}

/** The second copy of what a human made and of all sound: kept up with the database, and read back where that falls short. */
export class SecondCopy {
  readonly #copying: Copying;
  /** Looked at one after the other when there is nothing else to do. */
  #toLookAt = ALL_SHARDS;
  #recordingsCompared = false;

  private constructor(copying: Copying) {
    this.#copying = copying;
  }

  static async open(
    database: CallmarkDatabase,
    folder: CopyFolder,
    hasRoom: Copying['hasRoom'] = async () => true,
  ): Promise<SecondCopy> {
    const store = await CopyStore.open(folder);
    const copying = { database, folder, store, slices: new SliceFiles(folder), hasRoom };
    const copy = new SecondCopy(copying);
    // What the last browser had no time left for.
    await putAwayPrivate(copying, store.pending);
    return copy;
  }

  /** Everything there is was copied once. */
  get whole(): boolean {
    return this.#copying.store.head?.whole === true;
  }

  /**
   * Brings the database up to the copy where it lost something, and says what came back; then the copy up to the
   * database's latest changes.
   */
  async keepUp(): Promise<Restored | null> {
    let restored = await this.#compareRecordings();
    // Before the changes: what it speaks of is among them.
    const record = await readSealFact(this.#copying.database);
    do {
      const doubt = await this.#doubt();
      if (doubt !== null) {
        const { calls, silent, settings } = await this.#compare(doubt.shards, doubt.batch);
        restored = { calls: new Set([...(restored?.calls ?? []), ...calls]), silent, settings };
        await this.#settle();
      }
    } while ((await takeChanges(this.#copying)) !== 'nothing');
    await this.#putAwayClear(record);
    return restored;
  }

  /** Parts of what lies here that were not looked at yet. */
  get toLookAt(): number {
    return this.#toLookAt.length;
  }

  lookAgain(): void {
    this.#toLookAt = ALL_SHARDS;
  }

  /** Looks at one more part, after `keepUp`: what no change log speaks of is found too. */
  async lookOn(): Promise<Restored> {
    const [shard = 0, ...others] = this.#toLookAt;
    this.#toLookAt = others;
    const { database, store } = this.#copying;
    const batch = store.head?.batch ?? 0;
    const restored = await this.#compare([shard], null);
    if (this.#toLookAt.length === 0) await this.#sweep();
    if (this.#toLookAt.length === 0 && !this.whole) await markHead(this.#copying, { whole: true });
    await markCopied(database, store, batch);
    return restored;
  }

  /** Lets go of the copied sound, for the calls themselves need the room. */
  async makeRoom(): Promise<void> {
    const { folder, slices } = this.#copying;
    for (const call of await soundsHere(folder)) await removeSound(folder, call);
    for (const recording of await slices.here()) await slices.remove(recording);
  }

  close(): void {
    this.#copying.slices.closeAll();
    this.#copying.store.close();
  }

  /** Every row was sealed: the journal and the shards still hold what they were before. Where not, rows in the clear may come. */
  async #putAwayClear(record: SealRecord | undefined): Promise<void> {
    const { store } = this.#copying;
    const by = record?.mode === 'sealed' ? record.keyId : '';
    if ((store.head?.sealedBy ?? '') === by) return;
    if (by !== '') await store.putAway(new Set(store.pending.map(({ call }) => shardOf(call))));
    await markHead(this.#copying, { sealedBy: by });
  }

  async #doubt(): Promise<Doubt | null> {
    const { database, store } = this.#copying;
    // A new copy knows nothing to bring back.
    if (store.head === undefined) await this.#settle();
    const { head } = store;
    const [copied, tally] = await Promise.all([readFact(database, 'copied'), readTally(database)]);
    if (head === undefined || copied?.id !== head.id) return { shards: ALL_SHARDS, batch: null };
    const { batch } = copied;
    if (missingCalls(head, tally) > 0) return { shards: ALL_SHARDS, batch };
    if (batch === head.batch) return null;
    if (batch > head.batch) {
      // The copy itself lost its end: all of it is looked at once more.
      this.lookAgain();
      await this.#settle(batch);
      return null;
    }
    // Died between the copy and its mark in the database, or the database fell back by so little.
    const last = store.pending.filter((line) => line.batch === head.batch);
    if (batch === head.batch - 1) return { shards: [...new Set(last.map(({ call }) => shardOf(call)))], batch };
    return { shards: ALL_SHARDS, batch };
  }

  /** Once a start, before anybody finishes what a dying browser left: slices are no batch that could be behind. */
  async #compareRecordings(): Promise<Restored | null> {
    if (this.#recordingsCompared) return null;
    const calls = new Set<CallId>();
    for (const recording of await this.#copying.database.recordings.toCollection().primaryKeys()) {
      if (await compareSlices(this.#copying, recording)) calls.add(recording);
    }
    this.#recordingsCompared = true;
    return calls.size === 0 ? null : { calls, silent: new Set(), settings: false };
  }

  async #compare(shards: readonly number[], batch: number | null): Promise<Restored> {
    const restored = { calls: new Set<CallId>(), silent: new Set<CallId>(), settings: false };
    const isBehind = (line: RowLine) => batch !== null && line.batch > batch;
    const here = await callsByShard(this.#copying);
    for (const shard of shards) await compareShard(this.#copying, { isBehind, restored }, shard, here.get(shard) ?? []);
    return restored;
  }

  /** From here on the database and the copy go together: what is missing on both sides stays missing. */
  async #settle(after = 0): Promise<void> {
    const { database, store } = this.#copying;
    await markHead(this.#copying, { after });
    if (store.head !== undefined) await writeFact(database, 'copied', { id: store.head.id, batch: store.head.batch });
  }

  /** Files that no line speaks of: a browser died between a deletion and its file's. */
  async #sweep(): Promise<void> {
    const { folder, slices, store } = this.#copying;
    const hasLine = async (call: CallId, wanted: RowLine['table']) =>
      (await store.lines(shardOf(call))).some((line) => line.call === call && line.table === wanted);
    for (const call of await soundsHere(folder)) if (!(await hasLine(call, 'audio'))) await removeSound(folder, call);
    for (const recording of await slices.here()) {
      if (!(await hasLine(recording, 'recordings'))) await slices.remove(recording);
    }
  }
}
