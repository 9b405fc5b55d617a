/** Small choices of this browser that may be lost without harm; localStorage, so pages only. */
export interface Preferences {
  /** The chosen microphone (§3 "Stored locally"). */
  selectedMicDevice: { deviceId: string; label: string };
  voices: { agentVoice: string; customerVoice: string };
  /** What a turn plays where there is both: its seconds of the recording, or a voice reading it. */
  turnSound: 'recording' | 'synthetic';
  /** Whether speech models work on the graphics processor that goes by this name. */
  gpuHears: { gpu: string; hears: boolean };
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
