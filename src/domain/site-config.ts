import { isRecord } from './answers/json-value';
import type { Failure } from './failure';
import { readPattern } from './file-name-facts';
import { INTERFACE_LANGUAGES } from './interface-language';
import { readAddress } from './service-address';
import { DEFAULT_CONFIG, type SiteConfig } from './settings';
import { isPinHash } from './settings-pin';

/** Why nothing of config.json could be read: `place` is that of the first letter that can't stand in JSON. */
export type ConfigUnread =
  | { kind: 'not-json'; place?: { line: number; column: number } }
  | { kind: 'page' }
  | { kind: 'refused'; failure: Failure };

/** Something in config.json that was passed over. `path` is the key as written there, e.g. "services.speech". */
export type ConfigProblem =
  | ConfigUnread
  | { kind: 'unknown-key'; path: string }
  | { kind: 'wrong-type'; path: string; expected: string };

export interface ReadConfig {
  config: SiteConfig;
  problems: ConfigProblem[];
}

type Check = { expected: string; accepts: (value: unknown) => boolean };

const text: Check = { expected: 'text', accepts: (value) => typeof value === 'string' };
/** What can't be used would be asked for ever, or, without its scheme, of this app's own server. */
const address: Check = {
  expected:
    'an address with https://, http:// or / in front and a possible server and port, without password, query, blanks or backslashes',
  accepts: (value) => typeof value === 'string' && 'address' in readAddress(value),
};
const flag: Check = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };
/** Less would cut off what works today; beyond a day a request is as good as dead. */
const workTime: Check = {
  expected: 'a number of seconds from 180 to 86400',
  accepts: (value) => typeof value === 'number' && value >= 180 && value <= 86_400,
};
/** Ten years at most: what is longer is for ever, which 0 says. */
const keptDays: Check = {
  expected: 'a whole number of days from 0 to 3650',
  accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 3650,
};
const namePattern: Check = {
  expected: 'a pattern of fields such as {date}_{time}_{agent}, or empty',
  accepts: (value) => typeof value === 'string' && (value === '' || 'pattern' in readPattern(value)),
};
const pinHash: Check = {
  expected: 'what npm run pin has printed, or empty',
  accepts: (value) => typeof value === 'string' && (value === '' || isPinHash(value)),
};
const oneOf = (...choices: string[]): Check => ({
  expected: choices.filter((choice) => choice !== '').join(' | '),
  accepts: (value) => typeof value === 'string' && choices.includes(value),
});

const CHECKS = {
  speechMode: text,
  languageParameter: oneOf('name', 'code'),
  generateFormat: oneOf('raw', 'ollama'),
  generateModel: text,
  requestId: flag,
  workTimeoutS: workTime,
  customModel: text,
  models: address,
  modelHub: address,
  policy: oneOf('service-first', 'device-first', 'device-only'),
  agentChannel: oneOf('left', 'right'),
  vocabulary: text,
  keepSoundDays: keptDays,
  keepCallDays: keptDays,
  fileNames: namePattern,
  settingsPin: pinHash,
  interfaceLanguage: oneOf(...INTERFACE_LANGUAGES, ''),
} satisfies Record<Exclude<keyof SiteConfig, 'services' | 'respelling' | 'team'>, Check>;

export function isUnreadConfig(problem: ConfigProblem): problem is ConfigUnread {
  return problem.kind !== 'unknown-key' && problem.kind !== 'wrong-type';
}

/**
 * config.json (D38), already parsed. Every key is optional; an unknown key and a value of the wrong type are
 * reported and passed over, so that one slip never takes the rest of the configuration with it.
 */
export function readSiteConfig(json: unknown): ReadConfig {
  if (!isRecord(json)) return { config: DEFAULT_CONFIG, problems: [{ kind: 'not-json' }] };
  const problems: ConfigProblem[] = [];
  const texts = (path: string, value: unknown, check: Check, known?: readonly string[]): Record<string, string> => {
    if (!isRecord(value)) {
      problems.push({ kind: 'wrong-type', path, expected: 'object' });
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => {
        const [key, item] = entry;
        const isKnown = known?.includes(key) ?? true;
        if (!isKnown) problems.push({ kind: 'unknown-key', path: `${path}.${key}` });
        else if (!check.accepts(item)) {
          const { expected } = typeof item === 'string' ? check : text;
          problems.push({ kind: 'wrong-type', path: `${path}.${key}`, expected });
        }
        return isKnown && check.accepts(item);
      }),
    );
  };

  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    if (key === 'services') {
      found[key] = { ...DEFAULT_CONFIG.services, ...texts(key, value, address, Object.keys(DEFAULT_CONFIG.services)) };
    } else if (key === 'team') {
      const given = texts(key, value, text, Object.keys(DEFAULT_CONFIG.team));
      const isRight = address.accepts(given['address'] ?? '');
      if (!isRight) problems.push({ kind: 'wrong-type', path: 'team.address', expected: address.expected });
      found[key] = { ...DEFAULT_CONFIG.team, ...given, ...(!isRight && { address: '' }) };
    } else if (key === 'respelling') {
      found[key] = texts(key, value, text);
    } else if (!Object.hasOwn(CHECKS, key)) {
      problems.push({ kind: 'unknown-key', path: key });
    } else {
      const { expected, accepts } = CHECKS[key as keyof typeof CHECKS];
      if (accepts(value)) found[key] = value;
      else problems.push({ kind: 'wrong-type', path: key, expected });
    }
  }
  return { config: { ...DEFAULT_CONFIG, ...found }, problems };
}
