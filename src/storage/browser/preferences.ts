import type { AppLock, LockTries } from '@/domain/app-lock';
import type { InterfaceLanguage } from '@/domain/interface-language';
import type { PedalKeys } from '@/domain/player-keys';
import type { SealRecord } from '../seal/seal-record';

/** Small choices of this browser that may be lost without harm; localStorage, so pages only. */
export interface Preferences {
  /** The chosen microphone (§3 "Stored locally"). */
  selectedMicDevice: { deviceId: string; label: string };
  voices: { agentVoice: string; customerVoice: string };
  /** What a turn plays where there is both: its seconds of the recording, or a voice reading it. */
  turnSound: 'recording' | 'synthetic';
  /** Keys of the player that were assigned here, as `readPedalKeys` reads them. */
  playerKeys: PedalKeys;
  /** Whether speech models work on the graphics processor that goes by this name. */
  gpuHears: { gpu: string; hears: boolean };
  /** What the Calls button opens. */
  callsView: 'drawer' | 'full';
  /** What was chosen here, and what config.json chooses for a browser in which nothing was (`ui/words/in-language.ts`). */
  interfaceLanguage: InterfaceLanguage;
  siteLanguage: InterfaceLanguage | '';
  /** When it was chosen here, milliseconds since the epoch: a later choice may be kept elsewhere (`kept-language.ts`). */
  interfaceLanguageAt: number;
  /** The lock of the screen: see `app-lock.ts`. */
  appLock: AppLock | null;
  /** null = none since the last right one. */
  appLockTries: LockTries | null;
  appLockTold: { locked: boolean; id: string };
  appLockUsedAt: number;
  /** What is known of the key that rows are sealed with: see `seal-record.ts`. */
  seal: SealRecord | { mode: 'lost'; keyId: string } | { mode: 'off' };
  /** How calls were exported last: words of the dialog's own, checked where they are read. */
  exportChoice: { format: string; transcript: string; sheets: string; mask: boolean; names: boolean };
}

/** The stored value, or undefined where there is none, it can't be read, or this browser keeps nothing (§8: logged only). */
export function readPreference<K extends keyof Preferences>(key: K): Preferences[K] | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Preferences[K]);
  } catch (error) {
    console.warn(`Preference ${key} could not be read: ${String(error)}`);
    return undefined;
  }
}

export function writePreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Preference ${key} could not be kept: ${String(error)}`);
  }
}
