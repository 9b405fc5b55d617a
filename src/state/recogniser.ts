import { atom } from 'jotai';
import type { OpenLiveRecogniser } from '@/domain/live/live-recogniser';

/** How a recording gets live text from the speech model of this device; the app says so at its start. */
export const liveRecogniserAtom = atom<{ load: () => Promise<OpenLiveRecogniser> } | null>(null);
