import type { Failure } from './failure';

/**
 * Between page and service worker: what a first visit does without, the word to store it now, and the question whether it
 * is stored, answered on the port that comes with it (D346).
 */
export const LATER_CACHE = 'callmark-later';
export const STORE_LATER = 'store-later';
export const HAS_LATER = 'has-later';

/** Of the Network Information API, which not every browser has. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether bytes that nobody asked for may be fetched: not where they are counted. Unknown counts as yes. */
export const isUnmetered = ({ saveData, type }: Connection = {}): boolean => saveData !== true && type !== 'cellular';

/** Why a worker did not start: its code had not come before the network went, for which the platform has no words; or a fault. */
export const workerFailure = (message: string, name: string, online: boolean | undefined): Failure =>
  message === '' && online === false
    ? { kind: 'offline', notStored: true }
    : { kind: 'internal', detail: message || name };
