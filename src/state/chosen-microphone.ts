import { readPreference, writePreference } from '@/storage/browser/preferences';

export interface ChosenMicrophone {
  deviceId: string;
  /** Finds the device again after the browser has given it another id. */
  deviceLabel: string;
}

/** The microphone chosen on this device (§3 selectedMicDevice); null = the system's own choice. */
export function chosenMicrophone(): ChosenMicrophone | null {
  const value: unknown = readPreference('selectedMicDevice');
  if (typeof value !== 'object' || value === null) return null;
  const { deviceId, label } = value as { deviceId?: unknown; label?: unknown };
  if (typeof deviceId !== 'string' || deviceId === '') return null;
  return { deviceId, deviceLabel: typeof label === 'string' ? label : '' };
}

export function chooseMicrophone({ deviceId, deviceLabel }: ChosenMicrophone): void {
  writePreference('selectedMicDevice', { deviceId, label: deviceLabel });
}
