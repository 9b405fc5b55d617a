import { atom } from 'jotai';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import type { DeskSort } from '@/domain/desk/desk-sort';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { callsOpenAtom, deskAtom } from './session';

/** What the desk shows, and how; kept while the page lives, so that coming back to it is coming back to the same list. */
export const deskFilterAtom = atom<DeskFilter>({});
export const deskSortAtom = atom<DeskSort>({ by: 'date', descending: true });

/** Opens the desk with this filter. */
export const showInDeskAtom = atom(null, (_get, set, filter: DeskFilter) => {
  set(deskFilterAtom, filter);
  set(callsOpenAtom, false);
  set(deskAtom, 'calls');
});

/** From now on this is what Calls opens, on this device. */
export const preferCallsViewAtom = atom(null, (_get, set, view: 'drawer' | 'full') => {
  writePreference('callsView', view);
  set(deskAtom, view === 'full' ? 'calls' : 'closed');
  set(callsOpenAtom, view === 'drawer');
});

/** What the Calls button does: opens the view that was chosen last, or closes whichever is open. */
export const toggleCallsAtom = atom(null, (get, set) => {
  if (get(deskAtom) !== 'closed') return set(deskAtom, 'closed');
  if (get(callsOpenAtom)) return set(callsOpenAtom, false);
  if (readPreference('callsView') === 'full') return set(deskAtom, 'calls');
  set(callsOpenAtom, true);
});
