import { isRecord } from '@/domain/answers/json-value';
import type { CallmarkDatabase } from '../database';
import type { SealedRow } from './row-seal';
import { type Sealer, seals } from './seals';

/** What this device knows of its key (D466): enough to open what is sealed with the passphrase, nothing without. */
export interface SealRecord {
  format: 1;
  /** 'sealing' and 'opening': rows are being converted, both forms are there. 'off': none is sealed any more. */
  mode: 'sealing' | 'sealed' | 'opening' | 'off';
  keyId: string;
  /** Grows with every change: the latest word counts, wherever it is found. */
  revision: number;
  /** The key, wrapped by one from the passphrase; in hex. */
  passphrase: { salt: string; rounds: number; iv: string; wrapped: string };
  /** Turned off: rows that could not be opened, and lie as they did (D560). */
  left?: number;
}

/** Rows are sealed, and nothing here knows of their key any more. */
export interface LostKey {
  mode: 'lost';
  /** One of those rows, as it lies. */
  lies: SealedRow;
}

const MODES: readonly unknown[] = ['sealing', 'sealed', 'opening', 'off'];
const HEX = /^([0-9a-f]{2})+$/;

/** Whole, or it would take the place of one that is, by its revision. */
export function isSealRecord(value: unknown): value is SealRecord {
  if (!isRecord(value) || value['format'] !== 1 || typeof value['keyId'] !== 'string') return false;
  const { mode, revision, passphrase } = value;
  if (!MODES.includes(mode) || !Number.isSafeInteger(revision) || !isRecord(passphrase)) return false;
  const { rounds, salt, iv, wrapped } = passphrase;
  return Number.isSafeInteger(rounds) && [salt, iv, wrapped].every((hex) => typeof hex === 'string' && HEX.test(hex));
}

/** Whether rows may be sealed. */
export const isSealOn = (record: SealRecord | undefined): record is SealRecord =>
  record !== undefined && record.mode !== 'off';

/** Whether what is written now is sealed. */
export const writesSealed = ({ mode }: SealRecord): boolean => mode === 'sealing' || mode === 'sealed';

/** Held by every page that seals what it writes: as long as one does, it is not said that nothing is sealed any more. */
const SEALING_LOCK = 'callmark-sealing';
/** What was sealed before the page heard of it may only just be on its way. */
const HOLD_ON_MS = 1000;

const locks = () => globalThis.navigator?.locks as LockManager | null | undefined;
const letGo = new WeakMap<object, () => void>();

/** From now on what is written here is sealed, or not. */
export function setSealing(sealer: Partial<Sealer>, seals: boolean): void {
  sealer.seals = seals;
  const end = letGo.get(sealer);
  if (!seals) {
    if (end) setTimeout(end, HOLD_ON_MS);
    letGo.delete(sealer);
  } else if (end === undefined) {
    const held = new Promise<void>((resolve) => {
      letGo.set(sealer, resolve);
    });
    locks()
      ?.request(SEALING_LOCK, { mode: 'shared' }, () => held)
      .catch(() => undefined);
  }
}

const RECORD_LOCK = 'callmark-seal-record';

/** Reads and writes of the record, one after the other in all windows and workers: none takes back what another has just written. */
export function changingRecord<T>(work: () => Promise<T>): Promise<T> {
  return locks()?.request(RECORD_LOCK, work) ?? work();
}

/** Whether a page may still seal what it writes. */
export async function isSealingAnywhere(): Promise<boolean> {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  return [...held, ...pending].some(({ name }) => name === SEALING_LOCK);
}

/**
 * The record says something else by now, in this window or another: what is written follows it. False: this page has no key, or
 * another one, and has to begin anew. With a key that was given up meanwhile nothing must be sealed.
 */
export function followRecord(record: SealRecord): boolean {
  const { sealer } = seals;
  if (sealer === undefined) return false;
  const isSame = sealer.keyId === record.keyId;
  setSealing(sealer, isSame && writesSealed(record));
  return isSame;
}

/** Rows that came from elsewhere, or may have, are gone through once more. */
export const throughAgain = (record: SealRecord): SealRecord => ({
  ...record,
  mode: writesSealed(record) ? 'sealing' : 'opening',
  revision: record.revision + 1,
});

/** Of the database itself. */
export async function readSealFact(database: CallmarkDatabase): Promise<SealRecord | undefined> {
  const value: unknown = (await database.keptFacts.get('seal'))?.value;
  return isSealRecord(value) ? value : undefined;
}
