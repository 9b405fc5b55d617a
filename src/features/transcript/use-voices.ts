import { useState } from 'react';
import { readVoices, type Voices } from '@/domain/voices';
import { readPreference, writePreference } from '@/storage/preferences';

/** The two voices, remembered on this device. */
export function useVoices(): [Voices, (patch: { [Role in keyof Voices]?: string }) => void] {
  const [voices, setVoices] = useState(() => readVoices(readPreference('voices')));
  const choose = (patch: { [Role in keyof Voices]?: string }) => {
    const next = readVoices({ ...voices, ...patch });
    setVoices(next);
    writePreference('voices', next);
  };
  return [voices, choose];
}
