import { type SealProgress, writeFact } from '../browser/kept-facts';
import type { CallmarkDatabase } from '../database';

let told: SealProgress | undefined;
const heard = new Set<() => void>();

/** Of the conversion that this page works at; undefined where another one does, or none. */
export const progressHere = (): SealProgress | undefined => told;

/** Calls back at every change of it; gives the function that ends that. */
export function watchProgress(listener: () => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

/** Where the disk is full the database may not take it for the other windows: those here hear of it all the same. */
export function tellProgress(database: CallmarkDatabase, progress: SealProgress | undefined): void {
  told = progress;
  for (const listener of heard) listener();
  if (progress !== undefined) writeFact(database, 'seal-progress', progress).catch(() => undefined);
}
