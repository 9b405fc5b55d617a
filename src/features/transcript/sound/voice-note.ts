import { languageCode, specifiedName } from '@/domain/languages';
import type { PlatformVoice } from '@/domain/transcript/platform-voices';
import type { Turn } from '@/domain/transcript/transcript';
import { publicAddress } from '@/network/endpoints';
import { languageTitle } from '@/ui/language-titles';
import { wording } from '@/ui/wording';
import { hasSound } from './turn-sound';
import type { Sounds } from './use-sound-sources';

const words = wording.voices;

const nameOf = ({ name, localService }: PlatformVoice): string => (localService ? name : words.needsNetwork(name));

/** Who reads aloud by its real name, or why nobody does; '' where nothing is read. */
export function voiceNote(turns: readonly Turn[], { sources, language, settled, service }: Sounds): string {
  const { load, synthesis, prefer } = sources;
  const recorded = load !== null && turns.every(({ start }) => start !== undefined);
  if (recorded && (prefer === 'recording' || synthesis === null)) return '';
  if (service !== '') return words.readByService(publicAddress(service));
  if (synthesis?.by === 'platform') {
    const { agent, customer } = synthesis.cast;
    if (agent.voice === customer.voice) return words.readByOne(nameOf(agent.voice));
    return words.readByTwo(nameOf(agent.voice), nameOf(customer.voice));
  }
  if (!settled || turns.every((turn) => hasSound(turn, sources))) return '';
  if (language === '') return words.noLanguage;
  const known = languageCode(language);
  return words.noVoice(known ? languageTitle(known, specifiedName(known)) : language);
}
