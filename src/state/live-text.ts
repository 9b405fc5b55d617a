import { atom } from 'jotai';
import type { CallId } from '@/domain/call';
import type { OpenLiveRecogniser } from '@/domain/live/live-recogniser';
import type { LiveSession } from '@/domain/live/live-session';

export interface LiveText {
  session: LiveSession;
  /** False where neither a speech service nor this device may make live text. */
  hasEngine: boolean;
  /** The speech model of this device makes it. */
  onDevice?: boolean;
  /** Once the recording is a stored call. */
  callId: CallId | null;
}

/** What the newest recording of the Scoring tab was heard to say; null before the first. */
export const liveTextAtom = atom<LiveText | null>(null);

/** The same while it is not a call yet. */
export const unstoredLiveTextAtom = atom((get) => {
  const live = get(liveTextAtom);
  return live?.callId === null ? live : null;
});

/** How a recording gets live text from the speech model of this device; the app says so at its start. */
export const liveRecogniserAtom = atom<{ load: () => Promise<OpenLiveRecogniser> } | null>(null);
