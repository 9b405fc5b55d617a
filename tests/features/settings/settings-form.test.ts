import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, type Settings } from '@/domain/settings';
import { formProblems, toDeviceSettings, withAddress } from '@/features/settings/settings-form';

const SITE: Settings = {
  ...DEFAULT_CONFIG,
  services: { ...DEFAULT_CONFIG.services, speech: 'https://speech.example', automation: 'https://n8n.example' },
  secrets: { apiKey: '', interactionsToken: '' },
  notifyWhenScored: false,
  mp3Encode: false,
  voiceProcessing: false,
};

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
    const form = { ...SITE, secrets: { apiKey: ' key\n', interactionsToken: '' } };
    expect(toDeviceSettings(form, SITE)).toEqual({ secrets: { apiKey: 'key', interactionsToken: '' } });
  });
});

describe('formProblems', () => {
  it('names each field that can not be used', () => {
    const form = withAddress(withAddress(SITE, 'speech', 'ftp://x'), 'models', 'https://a@b');
    expect(formProblems(form)).toEqual({ speech: 'not-http', models: 'credentials' });
    expect(formProblems(SITE)).toEqual({});
  });
});
