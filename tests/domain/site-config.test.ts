import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { readSiteConfig } from '@/domain/site-config';

const problemsOf = (json: unknown) => readSiteConfig(json).problems;

const DAYS = 'a whole number of days from 0 to 3650';
const ADDRESS =
  'an address with https://, http:// or / in front and a possible server and port, without password, query, blanks or backslashes';

describe('readSiteConfig', () => {
  it('takes every key of a full file', () => {
    const full = {
      services: {
        automation: 'https://a',
        speech: 'https://b',
        summary: 'https://c',
        generate: 'https://d',
        interactions: 'https://e',
        speechSynthesis: 'https://f',
      },
      speechMode: 'translations',
      languageParameter: 'code',
      generateFormat: 'ollama',
      generateModel: 'llama3.2',
      requestId: false,
      workTimeoutS: 1800,
      customModel: 'ours',
      models: '/models',
      modelHub: 'https://hub.example',
      vocabulary: 'Viettel, gói Tân Binh',
      policy: 'device-only',
      agentChannel: 'right',
      respelling: { Viettel: 'việt teo' },
      keepSoundDays: 30,
      keepCallDays: 0,
      fileNames: '{date}_{agent}',
      team: { address: 'https://archive', name: 'team-a' },
      interfaceLanguage: 'vi',
      settingsPin: `pbkdf2-sha256$600000$${'0a'.repeat(16)}$${'f0'.repeat(32)}`,
    };
    expect(readSiteConfig(full)).toEqual({ config: full, problems: [] });
  });

  it('fills what is left out with the defaults', () => {
    const { config, problems } = readSiteConfig({ services: { speech: 'https://b' } });
    expect(config).toEqual({ ...DEFAULT_CONFIG, services: { ...DEFAULT_CONFIG.services, speech: 'https://b' } });
    expect(problems).toEqual([]);
    expect(readSiteConfig({})).toEqual({ config: DEFAULT_CONFIG, problems: [] });
  });

  it.each([
    ['an unknown key', { speach: 'https://b' }, { kind: 'unknown-key', path: 'speach' }],
    ['an unknown service', { services: { speach: '' } }, { kind: 'unknown-key', path: 'services.speach' }],
    ['a number for text', { generateModel: 1 }, { kind: 'wrong-type', path: 'generateModel', expected: 'text' }],
    [
      'models without an address',
      { models: 'models.example' },
      { kind: 'wrong-type', path: 'models', expected: ADDRESS },
    ],
    [
      'a pattern of names with a field there is not',
      { fileNames: '{name}' },
      {
        kind: 'wrong-type',
        path: 'fileNames',
        expected: 'a pattern of fields such as {date}_{time}_{agent}, or empty',
      },
    ],
    [
      'a language of the interface that it does not speak',
      { interfaceLanguage: 'th' },
      { kind: 'wrong-type', path: 'interfaceLanguage', expected: 'vi | en | as-specified' },
    ],
    [
      'a PIN as it is typed',
      { settingsPin: '123456' },
      { kind: 'wrong-type', path: 'settingsPin', expected: 'what npm run pin has printed, or empty' },
    ],
    [
      'a team’s address with a password in it',
      { team: { address: 'https://lan:secret@archive' } },
      {
        kind: 'wrong-type',
        path: 'team.address',
        expected:
          'an address with https://, http:// or / in front and a possible server and port, without password, query, blanks or backslashes',
      },
    ],
    ['text for a switch', { requestId: 'yes' }, { kind: 'wrong-type', path: 'requestId', expected: 'true or false' }],
    ...[60, '600', 90_000].map((workTimeoutS): [string, unknown, unknown] => [
      `a time-out of ${JSON.stringify(workTimeoutS)}`,
      { workTimeoutS },
      { kind: 'wrong-type', path: 'workTimeoutS', expected: 'a number of seconds from 180 to 86400' },
    ]),
    [
      'null for a service',
      { services: { speech: null } },
      { kind: 'wrong-type', path: 'services.speech', expected: 'text' },
    ],
    ...['n8n.example/webhook', 'javascript:alert(1)', 'https://me:secret@n8n.example', 'https://n8n.example?key=1'].map(
      (address): [string, unknown, unknown] => [
        `the address ${address}`,
        { services: { automation: address } },
        {
          kind: 'wrong-type',
          path: 'services.automation',
          expected: ADDRESS,
        },
      ],
    ),
    ['a list for services', { services: [] }, { kind: 'wrong-type', path: 'services', expected: 'object' }],
    [
      'another policy',
      { policy: 'fast' },
      { kind: 'wrong-type', path: 'policy', expected: 'service-first | device-first | device-only' },
    ],
    [
      'a respelling of numbers',
      { respelling: { a: 1 } },
      { kind: 'wrong-type', path: 'respelling.a', expected: 'text' },
    ],
    ['too few days', { keepSoundDays: -1 }, { kind: 'wrong-type', path: 'keepSoundDays', expected: DAYS }],
    ['a part of a day', { keepCallDays: 1.5 }, { kind: 'wrong-type', path: 'keepCallDays', expected: DAYS }],
    ['days as text', { keepCallDays: '30' }, { kind: 'wrong-type', path: 'keepCallDays', expected: DAYS }],
    ['an inherited name', { constructor: 'x' }, { kind: 'unknown-key', path: 'constructor' }],
  ])('reports %s and keeps the default', (_name, json, problem) => {
    const { config, problems } = readSiteConfig(json);
    expect(problems).toEqual([problem]);
    expect(config).toEqual(DEFAULT_CONFIG);
  });

  it('lets one slip take nothing else with it', () => {
    const { config, problems } = readSiteConfig({
      policy: 7,
      agentChannel: 'right',
      services: { speech: 'https://b', summary: 2 },
    });
    expect(problems).toHaveLength(2);
    expect(config).toMatchObject({
      policy: 'service-first',
      agentChannel: 'right',
      services: { speech: 'https://b', summary: '' },
    });
  });

  it.each([[undefined], [null], ['text'], [[]], [3]])('calls %j no configuration', (json) => {
    expect(problemsOf(json)).toEqual([{ kind: 'not-json' }]);
  });

  it('always gives a complete configuration of the right types', () => {
    const shape = (config: object) =>
      Object.fromEntries(Object.entries(config).map(([key, value]) => [key, typeof value]));
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(shape(readSiteConfig(json).config)).toEqual(shape(DEFAULT_CONFIG));
      }),
    );
  });
});
