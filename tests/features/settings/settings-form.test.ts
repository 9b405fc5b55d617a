import { describe, expect, it } from 'vitest';
import { NO_SECRETS } from '@/domain/settings';
import {
  formProblems,
  mayBeSaved,
  secretProblems,
  toDeviceSettings,
  withAddress,
} from '@/features/settings/settings-form';
import { settings } from '../../helpers/settings';

const SITE = settings({ services: { speech: 'https://speech.example', automation: 'https://n8n.example' } });

describe('toDeviceSettings', () => {
  it('keeps nothing when the form says what config.json says', () => {
    expect(toDeviceSettings(SITE, SITE)).toEqual({});
    expect(toDeviceSettings(withAddress(SITE, 'speech', ' https://speech.example/ '), SITE)).toEqual({});
  });

  it('keeps only what differs', () => {
    const form = { ...withAddress(SITE, 'summary', 'http://10.0.0.2:8000/'), policy: 'device-first' as const };
    expect(toDeviceSettings(form, SITE)).toEqual({
      services: { summary: 'http://10.0.0.2:8000' },
      policy: 'device-first',
    });
  });

  it('keeps an emptied address: the work comes back to this device', () => {
    expect(toDeviceSettings(withAddress(SITE, 'speech', ''), SITE)).toEqual({ services: { speech: '' } });
  });

  it('keeps secrets without the blanks a paste brings', () => {
    const form = { ...SITE, secrets: { ...NO_SECRETS, apiKey: ' key\n' } };
    expect(toDeviceSettings(form, SITE)).toEqual({ secrets: { ...NO_SECRETS, apiKey: 'key' } });
  });
});

describe('the pattern of file names', () => {
  it('is kept without blanks around it, and only where it can be read', () => {
    const typed = (fileNames: string) => ({ ...SITE, fileNames });
    expect(toDeviceSettings(typed(' {date}_{agent} '), SITE)).toEqual({ fileNames: '{date}_{agent}' });
    expect(mayBeSaved(typed('{date}_{agent}'), SITE)).toBe(true);
    expect(mayBeSaved(typed('{date}_{name}'), SITE)).toBe(false);
    expect(mayBeSaved(typed(''), typed('{date}'))).toBe(true);
  });
});

describe('formProblems', () => {
  it('names each field that can not be used', () => {
    const form = withAddress(withAddress(SITE, 'speech', 'ftp://x'), 'models', 'https://a@b');
    expect(formProblems(form, SITE)).toEqual({ speech: 'not-http', models: 'credentials' });
    expect(formProblems(SITE, SITE)).toEqual({});
  });

  it('lets pass what stood there before it was opened', () => {
    const before = { ...SITE, models: 'models.example' };
    expect(formProblems({ ...before, policy: 'device-only' }, before)).toEqual({});
    expect(formProblems({ ...before, models: 'other.example' }, before)).toEqual({ models: 'not-http' });
  });
});

describe('secretProblems', () => {
  it.each([
    ['a word from another alphabet', 'khóa-ệ'],
    ['a line break in the middle', 'sk-one\ntwo'],
    ['a zero-width space', 'sk-one\u200b'],
    ['a typographic dash', 'sk–one'],
    ['a soft hyphen', 'sk\u00adone'],
  ])('refuses a key with %s: it can not stand in a header', (_what, apiKey) => {
    expect(secretProblems({ ...SITE, secrets: { ...NO_SECRETS, apiKey } })).toEqual({ apiKey: 'characters' });
    const automation = { automationHeader: 'X-Key', automationValue: apiKey };
    const form = { ...SITE, secrets: { ...NO_SECRETS, ...automation, interactionsToken: apiKey } };
    expect(secretProblems(form)).toEqual({ interactionsToken: 'characters', automationValue: 'characters' });
    expect(mayBeSaved(form, SITE)).toBe(false);
  });

  it.each([
    ['', '', undefined, undefined],
    ['X-Api-Key', 'secret value', undefined, undefined],
    ['Authorization', 'Basic bWU6c2VjcmV0', undefined, undefined],
    ['', 'secret', 'no-name', undefined],
    ['X-Api-Key', ' ', undefined, 'no-value'],
    ['X Api Key', 'secret', 'name', undefined],
    ['X-Api-Key:', 'secret', 'name', undefined],
    ['Cookie', 'a=b', 'reserved', undefined],
    ['Content-Type', 'text/plain', 'reserved', undefined],
  ])('the header %j with the value %j: %s, %s', (automationHeader, automationValue, name, value) => {
    const form = { ...SITE, secrets: { ...NO_SECRETS, automationHeader, automationValue } };
    expect(secretProblems(form)).toEqual({
      ...(name && { automationHeader: name }),
      ...(value && { automationValue: value }),
    });
  });

  it('takes what a server may have given out', () => {
    const secrets = { ...NO_SECRETS, apiKey: ' sk-proj_A1.~+/=é\n', interactionsToken: '0000-11' };
    expect(secretProblems({ ...SITE, secrets })).toEqual({});
  });
});
