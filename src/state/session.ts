import { atom } from 'jotai';
import type { Call, CallId } from '@/domain/call';
import type { Claim } from '@/domain/claim';
import { type LaunchOptions, parseLaunchOptions } from '@/domain/query-parameters';
import { SALES_SERVICE } from '@/domain/scoring/scorecard-kind';
import type { ConfigProblem } from '@/domain/site-config';

export type Tab = 'scoring' | 'speaker' | 'real-speak';

/** A part of Settings that can be opened by itself. */
export type SettingsPart = 'speech';

/** At most one dialog is open, and never without its subject. */
export type OpenDialog =
  | { name: 'none' }
  | { name: 'settings'; section?: SettingsPart }
  | { name: 'microphone' }
  | { name: 'scorecards' }
  | { name: 'device-check' }
  | { name: 'hand-over' }
  | { name: 'waste-bin' }
  /** At the section of this card; '' = at the first question. */
  /** Calls, or everything, as one .callmark file. */
  | { name: 'callmark-export'; ids: readonly CallId[] | 'all' }
  /** null: it is chosen in the dialog. */
  | { name: 'callmark-import'; file: File | null }
  | { name: 'added-calls' }
  /** `callIds`: those that a new session is made of. */
  /** None: sessions that there are, for calibration. */
  | { name: 'facts' | 'export' | 'calibration'; callIds: readonly CallId[] }
  | { name: 'evaluation'; callId: CallId; service: string; cardId: string };

/** What may vanish with the page (architecture: Dexie holds what must survive, Jotai what may vanish). */
export const tabAtom = atom<Tab>('scoring');
export const openDialogAtom = atom<OpenDialog>({ name: 'none' });
/** The administrator's part of Settings was opened with its PIN. */
export const administratorAtom = atom(false);
export const callsOpenAtom = atom(false);
/** The list of keys lies over whatever is open, which stays open. */
export const shortcutsOpenAtom = atom(false);
/** What stands in the place of the tabs: the desk of all calls, their reports, or nothing. */
export const deskAtom = atom<'closed' | 'calls' | 'reports'>('closed');
/** The call on screen; null = an empty screen. */
export const currentCallIdAtom = atom<CallId | null>(null);
export const transcriptModeAtom = atom<'view' | 'edit'>('view');
type ShownPlace = Pick<Claim, 'turn' | 'quote'> & { callId: CallId };

/** The sentence whose place the transcript shows; a new object each time it is asked for. */
export const shownClaimAtom = atom<{
  claim: Pick<Claim, 'turn' | 'quote'>;
  callId: CallId | null;
  /** Something else plays it. */
  silent?: true;
} | null>(null);
/** Shows a place of a call without a sound. */
export const showPlaceAtom = atom(null, (_get, set, { callId, ...claim }: ShownPlace) => {
  set(transcriptModeAtom, 'view');
  set(shownClaimAtom, { claim, callId, silent: true });
});
/** While a turn is being chosen as evidence: where the choice goes, by its place from 0. */
export const chosenTurnAtom = atom<{ callId: CallId; choose: (turn: number) => void } | null>(null);
export const showClaimAtom = atom(null, (get, set, claim: Claim) => {
  set(transcriptModeAtom, 'view');
  set(shownClaimAtom, { claim, callId: get(currentCallIdAtom) });
});
/** The choice in the tool bar: what the next call and the next scoring use. */
export const serviceAtom = atom<string>(SALES_SERVICE);
export const languageAtom = atom('');
/** True while the conversation list was cleared from the screen for this call; the stored call is untouched. */
export const conversationClearedAtom = atom(false);
/**
 * What was chosen last and is on its way to the screen (a sample, files): true once it is there, false where it did not come;
 * it never rejects. Null = nothing.
 */
export const arrivingAtom = atom<Promise<boolean> | null>(null);
/** Puts a stored call on screen as it is, with its own choices in the tool bar: its score is found under its own type. */
export const showCallAtom = atom(null, (_get, set, call: Pick<Call, 'id' | 'service' | 'language'>) => {
  set(currentCallIdAtom, call.id);
  set(deskAtom, 'closed');
  set(serviceAtom, call.service);
  set(languageAtom, call.language);
  set(conversationClearedAtom, false);
  set(transcriptModeAtom, 'view');
});
/** Something that must not be interrupted by an update is under way (recording, unsaved input). */
export const unsavedWorkAtom = atom(false);
/** True while the microphone records: locks the language and the scoring type. */
export const recordingAtom = atom(false);
/** Recording, or input that is not stored yet: nothing may reload the page now. */
export const mustNotReloadAtom = atom((get) => get(recordingAtom) || get(unsavedWorkAtom));
/** Begins a recording, for controls outside the tool bar; null where the tool bar isn't there or one is running. */
export const startRecordingAtom = atom<{ start: () => void } | null>(null);

/** What was passed over in config.json at this start; shown in Settings and on the console. */
export const configProblemsAtom = atom<readonly ConfigProblem[]>([]);

/** What the address of the page asked for (§2), set once at start. */
export const launchOptionsAtom = atom<LaunchOptions>(parseLaunchOptions(''));
