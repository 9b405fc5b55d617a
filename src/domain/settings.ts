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
  policy: 'service-first' | 'device-first' | 'device-only';
  agentChannel: 'left' | 'right';
  respelling: Record<string, string>;
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
  policy: 'service-first',
  agentChannel: 'left',
  respelling: {},
};
