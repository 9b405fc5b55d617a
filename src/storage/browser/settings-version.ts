import Dexie, { type ObservabilitySet, RangeSet } from 'dexie';
import { db } from '../database';

/** What getSettings reads; drafts and what is only kept beside them do not count. */
const LAYERS = ['device', 'site'];
let version = 0;
let watching = false;

function mutated(parts: ObservabilitySet): void {
  const changed = parts[`idb://${db.name}/settings/`];
  const ranges = changed === undefined ? [] : [...new RangeSet().add(changed)];
  const hit = ranges.some(({ from, to }) => LAYERS.some((key) => String(from) <= key && key <= String(to)));
  // 'all': the page was restored and may have missed anything.
  if (hit || 'all' in parts) version++;
}

/** A number that is another one after any tab changed the settings in force. Watches from the first call on. */
export function settingsVersion(): number {
  if (!watching) Dexie.on('storagemutated', mutated);
  watching = true;
  return version;
}
