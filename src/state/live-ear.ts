import { atom } from 'jotai';
import type { OpenLiveEar } from '@/domain/live/live-ear';

/** How a recording gets live text from the speech model of this device; the app says so at its start. */
export const liveEarAtom = atom<{ load: () => Promise<OpenLiveEar> } | null>(null);
