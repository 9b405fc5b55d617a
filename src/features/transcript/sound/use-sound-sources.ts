import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Settings } from '@/domain/settings';
import { castVoices } from '@/domain/transcript/platform-voices';
import { spokenLanguage } from '@/domain/transcript/spoken-language';
import { recordedSound } from '@/recording/recorded-sound';
import { launchOptionsAtom } from '@/state/session';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { getSettings } from '@/storage/browser/settings';
import type { CallOnScreen } from '../use-transcript';
import { serviceSpeech } from './service-speech';
import type { SoundSources, Synthesis } from './turn-sound';
import { type PlatformVoices, usePlatformVoices } from './use-platform-voices';
import { useVoices } from './use-voices';

export interface Sounds {
  sources: SoundSources;
  choose: (prefer: SoundSources['prefer']) => void;
  /** Code of §9 of what is spoken, '' where it is not known. */
  language: string;
  /** False while it is not known yet whether there is a voice. */
  settled: boolean;
  /** The address of the service that speaks; '' = the platform does. */
  service: string;
}

/** The same object until something in it changes: whatever else is written beside it must not silence the call. */
function useSettings(): Settings | undefined {
  const text = useLiveQuery(async () => JSON.stringify(await getSettings()));
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Settings)), [text]);
}

/** What may speak, in the order of the site's policy (D3, D38): never a service on a device-only site. */
function platformSpeaks({ voices }: PlatformVoices, policy: string | undefined): boolean {
  return policy === 'device-only' || (policy === 'device-first' && voices.length > 0);
}

/** Everything the call on screen can sound from, with the reviewer's choice between recording and voices. */
export function useSoundSources({ callId, call, transcript }: CallOnScreen): Sounds {
  const language = spokenLanguage(call, transcript);
  const settings = useSettings();
  const { nfe: steps } = useAtomValue(launchOptionsAtom);
  const [voices] = useVoices();
  const platform = usePlatformVoices(language);
  const [prefer, setPrefer] = useState<SoundSources['prefer']>(() =>
    readPreference('turnSound') === 'synthetic' ? 'synthetic' : 'recording',
  );
  const service = platformSpeaks(platform, settings?.policy) ? '' : (settings?.services.speechSynthesis ?? '').trim();

  const byService = useMemo((): Synthesis | null => {
    if (callId === null || settings === undefined || service === '') return null;
    return { by: 'service', parts: serviceSpeech({ callId, settings, voices, steps }) };
  }, [callId, settings, service, voices, steps]);
  const byPlatform = useMemo((): Synthesis | null => {
    const cast = castVoices(platform.voices, voices);
    return cast && { by: 'platform', cast };
  }, [platform.voices, voices]);
  // Nothing is read before it is known who may read: a turn that has begun would be silenced.
  const synthesis = settings === undefined ? null : (byService ?? byPlatform);

  const playable = call?.audio !== undefined && call.audio.playable !== false;
  const load = useMemo(() => (callId === null || !playable ? null : recordedSound(callId)), [callId, playable]);

  const endS = call?.audio?.durationS;
  const sources = useMemo(
    (): SoundSources => ({ load, ...(endS !== undefined && { endS }), synthesis, prefer }),
    [load, endS, synthesis, prefer],
  );
  const choose = (next: SoundSources['prefer']) => {
    setPrefer(next);
    writePreference('turnSound', next);
  };
  const settled = settings !== undefined && (service !== '' || platform.settled);
  return { sources, choose, language, settled, service };
}
