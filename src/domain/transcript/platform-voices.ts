import type { Speaker } from './transcript';
import type { Voice, Voices } from './voices';

/** What of a SpeechSynthesisVoice decides who speaks with it. */
export interface PlatformVoice {
  name: string;
  /** "vi-VN", and "vi_VN" on Android. */
  lang: string;
  /** False: every sentence is sent to the maker of the voice. */
  localService: boolean;
}

/** How one speaker sounds. */
export interface CastVoice<V extends PlatformVoice> {
  voice: V;
  /** 1 = as the voice is. Some voices ignore it, so the rate differs too. */
  pitch: number;
  rate: number;
}

type Sex = 'female' | 'male';

/** The eight voices of §2 by sex, in the order in which the platform's voices are given to them. */
const WANTED: Record<Sex, readonly Voice[]> = {
  female: ['Nữ miền Nam', 'Nữ 3', 'Nữ Lan', 'Huế 1'],
  male: ['Nam 2', 'Nam 1', 'Nam 3', 'Huế 2'],
};

/** Platforms don't tell the sex of a voice; these are the names and ids of those met most. */
const FEMALE = /female|hoaimy|linh|-x-vi[cdf]|tiếng việt [123]|zira|jenny|aria|samantha|karen|moira|susan|hazel/iu;
const MALE =
  /male|namminh|microsoft an(?!\p{L})|-x-(?:vie|gft)|tiếng việt [45]|david|mark|guy|george|daniel|alex|fred/iu;

function sexOf({ name }: PlatformVoice): Sex | null {
  if (FEMALE.test(name)) return 'female';
  return MALE.test(name) ? 'male' : null;
}

/** Voices of a language (code of §9); those of this device alone where it has any, so that nothing said leaves it. */
export function voicesOfLanguage<V extends PlatformVoice>(voices: readonly V[], language: string): V[] {
  if (language === '') return [];
  const own = voices.filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-', 1)[0] === language);
  const here = own.filter(({ localService }) => localService);
  return here.length > 0 ? here : own;
}

function choose<V extends PlatformVoice>(voices: readonly V[], wanted: Voice, taken: V | undefined) {
  const sex: Sex = WANTED.female.includes(wanted) ? 'female' : 'male';
  const same = voices.filter((voice) => sexOf(voice) === sex);
  const fitting = same.length > 0 ? same : voices.filter((voice) => sexOf(voice) === null);
  const free = (list: readonly V[]) => list.filter((voice) => voice !== taken);
  const pool = [free(fitting), free(voices), voices].find((list) => list.length > 0) ?? [];
  const voice = pool[WANTED[sex].indexOf(wanted) % pool.length];
  if (voice === undefined) return null;
  // A voice of the other sex, or one whose sex nobody knows, is moved towards the one asked for.
  const fits = sexOf(voice) === sex;
  return { voice, pitch: fits ? 1 : sex === 'female' ? 1.2 : 0.8, rate: 1 };
}

/**
 * The voices of a platform for agent and customer, as near to the chosen ones as it has; two different ones where there
 * are two, else one voice at two pitches. Null without any voice.
 */
export function castVoices<V extends PlatformVoice>(
  voices: readonly V[],
  { agentVoice, customerVoice }: Voices,
): Record<Speaker, CastVoice<V>> | null {
  const agent = choose(voices, agentVoice, undefined);
  const customer = choose(voices, customerVoice, agent?.voice);
  if (agent === null || customer === null) return null;
  if (agent.voice !== customer.voice || agent.pitch !== customer.pitch) return { agent, customer };
  return { agent: { ...agent, pitch: 1.15 }, customer: { ...customer, pitch: 0.85, rate: 0.95 } };
}
