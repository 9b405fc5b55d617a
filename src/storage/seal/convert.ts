import { openLeftDrafts } from '../browser/browser-draft';
import type { SealProgress } from '../browser/kept-facts';
import { storing } from '../browser/storage-failure';
import type { CallmarkDatabase } from '../database';
import { Conversion, isFull } from './conversion';
import { tellProgress } from './progress';
import { writeSealRecord } from './seal-places';
import { changingRecord, isSealingAnywhere, readSealFact, type SealRecord } from './seal-record';
import { SEALED_TABLES } from './sealed-tables';
import type { Sealer } from './seals';

const SAY_EVERY_MS = 500;
/** Until every window has heard of the change, however busy. */
const OTHERS_HEAR_MS = 1000;
/** A window that is awake lets go within as many of them. */
const MOST_HEARINGS = 3;
/** Until somebody may have made room, or closed the window that is waited for. */
const AGAIN_MS = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function goOn(database: CallmarkDatabase, sealer: Sealer, record: SealRecord, againMs: number): Promise<void> {
  const seals = record.mode === 'sealing';
  const names = Object.keys(SEALED_TABLES);
  const counts = await Promise.all(names.map((name) => database.table(name).count()));
  const of = counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (more: Pick<SealProgress, 'stands'> = {}) => {
    saidAt = performance.now();
    tellProgress(database, { done: Math.min(done, of), of, ...more });
  };
  const conversion = new Conversion(database, sealer, seals, () => {
    done += 1;
    if (performance.now() - saidAt >= SAY_EVERY_MS) say();
  });
  const isMeant = async () => (await readSealFact(database))?.revision === record.revision;
  say();
  let waited = 0;
  // Until one look finds nothing that began when every window had heard: one may have written in the form it knew.
  for (let isLast = false; !isLast; ) {
    const others = !seals && (await isSealingAnywhere());
    try {
      const converted = await conversion.look(names);
      if (!(await isMeant())) return;
      isLast = converted === 0 && !others;
      const isAsleep = converted === 0 && others && ++waited > MOST_HEARINGS;
      if (isAsleep) say({ stands: 'window' });
      if (!isLast) await pause(isAsleep ? againMs : OTHERS_HEAR_MS);
      const { left } = conversion;
      // What nothing but another key opens is no better at the next start, and must not have everybody asked for this one (D560).
      if (!isLast || left > (seals ? 0 : conversion.shut)) continue;
      if (!seals) openLeftDrafts();
      await changingRecord(async () => {
        const next: SealRecord = { ...record, mode: seals ? 'sealed' : 'off', revision: record.revision + 1, left };
        if (await isMeant()) await storing(() => writeSealRecord(database, next));
      });
      return;
    } catch (error) {
      if (!isFull(error)) throw error;
      isLast = false;
      say({ stands: 'no-room' });
      await pause(againMs);
      if (!(await isMeant())) return;
    }
  }
  say({ stands: { left: conversion.left } });
  throw conversion.failure;
}

const LOCK = 'callmark-seal-converting';

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

/**
 * Brings every row into the form that the record says, from wherever an earlier page was ended. One page at a time; ends when
 * there is nothing left to do, or when the record says something else by then.
 */
export function convert(database: CallmarkDatabase, sealer: Sealer, againMs = AGAIN_MS): Promise<void> {
  return oneAtATime(async () => {
    for (;;) {
      const record = await readSealFact(database);
      if (record?.mode !== 'sealing' && record?.mode !== 'opening') return;
      // Turned off and on again elsewhere: a row sealed with the key of before could be opened by nobody.
      if (record.keyId !== sealer.keyId) return;
      await goOn(database, sealer, record, againMs);
      tellProgress(database, undefined);
    }
  });
}

/** What was left as it was turned off, tried once more with this key. Gives how many rows are still left. */
export function openLeft(database: CallmarkDatabase, sealer: Sealer): Promise<number> {
  return oneAtATime(async () => {
    const record = await readSealFact(database);
    if (record?.mode !== 'off') return 0;
    const conversion = new Conversion(database, sealer, false, () => undefined);
    await conversion.look(Object.keys(SEALED_TABLES));
    await changingRecord(async () => {
      const { left } = conversion;
      const now = await readSealFact(database);
      const next = { ...record, revision: record.revision + 1, left };
      if (now?.revision === record.revision) await storing(() => writeSealRecord(database, next));
    });
    return conversion.left;
  });
}
