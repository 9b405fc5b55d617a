import type { InterfaceLanguage } from './interface-language';

/** The six service addresses of D38; '' = that capability runs on the device. */
export interface ServiceAddresses {
  automation: string;
  speech: string;
  summary: string;
  generate: string;
  interactions: string;
  speechSynthesis: string;
}

/** config.json (D38), with every default filled in. */
export interface SiteConfig {
  services: ServiceAddresses;
  speechMode: string;
  languageParameter: 'name' | 'code';
  generateFormat: 'raw' | 'ollama';
  generateModel: string;
  requestId: boolean;
  /** Seconds that a service may work before a request is given up, beside the time that the bytes take. */
  workTimeoutS: number;
  customModel: string;
  models: string;
  /** The hub that speech models may be fetched from; '' = none (D272). */
  modelHub: string;
  policy: 'service-first' | 'device-first' | 'device-only';
  agentChannel: 'left' | 'right';
  respelling: Record<string, string>;
  /** Names and products as the site writes them, with commas between them (D289). */
  vocabulary: string;
  /** Days after a call was done that its sound is kept, and that the call is; 0 = until somebody deletes it (D293). */
  keepSoundDays: number;
  keepCallDays: number;
  /** How names of files tell the facts of their calls (D315); '' = they tell nothing. */
  fileNames: string;
  /** Address and name of the archive that a team shares; '' = none. Who signs in there is typed on each device. */
  team: { address: string; name: string };
  /** The hash of the PIN that opens the administrator's part of Settings (settings-pin.ts); '' = it is open. */
  settingsPin: string;
  /** Of the interface, where nobody has chosen one in the browser; '' = the site leaves it open. */
  interfaceLanguage: InterfaceLanguage | '';
}

/** Typed in Settings, kept on this device only; never in an export, a log or the bundle (D4). */
export interface Secrets {
  apiKey: string;
  interactionsToken: string;
  /** Name and value of the header by which the automation service knows this device (n8n: Header Auth); both or none. */
  automationHeader: string;
  automationValue: string;
}

export const NO_SECRETS: Secrets = { apiKey: '', interactionsToken: '', automationHeader: '', automationValue: '' };

/** What the device knows: built-in defaults, then config.json, then the Settings dialog. */
export interface Settings extends SiteConfig {
  secrets: Secrets;
  notifyWhenScored: boolean;
  /** Recordings are kept as MP3 of 96 kbit/s instead of WAV (§3, §9). */
  mp3Encode: boolean;
  /** Echo cancellation, noise suppression and gain control of the browser while recording. */
  voiceProcessing: boolean;
}

export const DEFAULT_CONFIG: SiteConfig = {
  services: { automation: '', speech: '', summary: '', generate: '', interactions: '', speechSynthesis: '' },
  speechMode: 'transcriptions',
  languageParameter: 'name',
  generateFormat: 'raw',
  generateModel: '',
  requestId: true,
  workTimeoutS: 180,
  customModel: '',
  models: '',
  modelHub: '',
  policy: 'service-first',
  agentChannel: 'left',
  respelling: {},
  vocabulary: '',
  keepSoundDays: 0,
  keepCallDays: 0,
  fileNames: '',
  team: { address: '', name: '' },
  settingsPin: '',
  interfaceLanguage: '',
};
