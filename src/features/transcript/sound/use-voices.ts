import { atom, useAtom } from 'jotai';
import { readVoices, type Voices } from '@/domain/transcript/voices';
import { readPreference, writePreference } from '@/storage/browser/preferences';

const chosenAtom = atom<Voices | null>(null);
const voicesAtom = atom(
  (get) => get(chosenAtom) ?? readVoices(readPreference('voices')),
  (_get, set, voices: Voices) => {
    set(chosenAtom, voices);
    writePreference('voices', voices);
  },
);

/** The two voices, remembered on this device. */
export function useVoices(): [Voices, (patch: { [Role in keyof Voices]?: string }) => void] {
  const [voices, setVoices] = useAtom(voicesAtom);
  return [voices, (patch) => setVoices(readVoices({ ...voices, ...patch }))];
}
