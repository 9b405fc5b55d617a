import { durableDb } from './database';
import { newId } from './new-id';

const MARKER = 'callmark.install';
let known: string | null = null;

function readMarker(): string | null {
  try {
    return localStorage.getItem(MARKER);
  } catch {
    return null;
  }
}

function writeMarker(id: string): void {
  try {
    localStorage.setItem(MARKER, id);
  } catch {
    // Without localStorage only this page's own memory notices.
  }
}

/**
 * 'lost': the browser or its user deleted what this app had stored, and Dexie has made an empty database in silence.
 * Call at start and when the page becomes visible again; each loss is reported once.
 */
export async function checkInstall(): Promise<'new' | 'same' | 'lost'> {
  const expected = known ?? readMarker();
  const id = await durableDb.transaction('rw', durableDb.settings, async () => {
    const row = await durableDb.settings.get('install');
    if (typeof row?.value === 'string') return row.value;
    const fresh = newId();
    await durableDb.settings.put({ key: 'install', value: fresh });
    return fresh;
  });
  known = id;
  writeMarker(id);
  if (expected === null) return 'new';
  return expected === id ? 'same' : 'lost';
}
