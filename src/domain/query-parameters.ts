import { SALES_SERVICE, SUMMARY_SERVICE } from './scoring/scorecard-kind';

/** What the address of the page asks for (§2 "Query parameters"). Read once at start; untrusted. */
export interface LaunchOptions {
  /** Scoring type to preselect, by its stored value; absent when the address names none. */
  service?: string;
  model: 'v3' | 'other';
  autoDiarize: boolean;
  /** Number of speech-synthesis steps. */
  nfe: number;
}

const DEFAULT_NFE = 20;
const NFE_BOUNDS = { min: 1, max: 200 };
const LONGEST_SERVICE = 80;

const SERVICE_ALIASES: Readonly<Record<string, string>> = {
  csat: SUMMARY_SERVICE,
  se: SALES_SERVICE,
};

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** First value of each name, as URLSearchParams.get gives it (the domain is compiled without the DOM's types). */
function readPairs(search: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&', 200)) {
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    if (name !== '' && !pairs.has(name)) pairs.set(name, at < 0 ? '' : decode(part.slice(at + 1)));
  }
  return pairs;
}

function readService(value: string | undefined): string | undefined {
  const name = value
    ?.replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, LONGEST_SERVICE);
  if (!name) return undefined;
  return Object.hasOwn(SERVICE_ALIASES, name) ? SERVICE_ALIASES[name] : name;
}

function readSteps(value: string | undefined): number {
  const text = value?.trim() ?? '';
  if (!/^[+-]?\d{1,9}$/.test(text)) return DEFAULT_NFE;
  return Math.min(NFE_BOUNDS.max, Math.max(NFE_BOUNDS.min, Number(text)));
}

/** `search` is location.search. `use_trained` is accepted and ignored (D23). */
export function parseLaunchOptions(search: string): LaunchOptions {
  const pairs = readPairs(search);
  const service = readService(pairs.get('service'));
  return {
    ...(service !== undefined && { service }),
    model: pairs.get('model') === 'v3' ? 'v3' : 'other',
    autoDiarize: pairs.get('auto_diarize') !== 'False',
    nfe: readSteps(pairs.get('nfe')),
  };
}

/** Speech model to ask for: a deployer's own model stands for every choice other than v3 (D23). */
export function speechModel(model: LaunchOptions['model'], customModel: string): string {
  if (model === 'v3') return 'large-v3';
  return customModel || 'large-v3-turbo';
}
