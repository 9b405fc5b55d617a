import { describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import {
  autoStopIsOn,
  GENERIC_LIVE_SETTINGS,
  type LiveChoice,
  liveSettings,
  requireKey,
  transcribesLive,
  windowLimit,
} from '@/domain/live/live-settings';
import { DEFAULT_CONFIG, type Settings } from '@/domain/settings';
import { failureText } from '@/ui/failure-words';

type Device = Omit<Settings, 'secrets'>;
const choice: LiveChoice = {
  autoStopMs: 1000,
  language: 'vi',
  model: 'v3',
  selectedDevice: { deviceId: 'mic-1', deviceLabel: 'Headset' },
};
const site: Device = {
  ...DEFAULT_CONFIG,
  notifyWhenScored: false,
  mp3Encode: false,
  voiceProcessing: false,
  services: { ...DEFAULT_CONFIG.services, speech: 'https://speech.example' },
  customModel: 'ours',
};
const live = (changes: Partial<Device> = {}, chosen: Partial<LiveChoice> = {}) =>
  liveSettings({ ...site, ...changes }, { ...choice, ...chosen });

describe('the settings of a recording', () => {
  it('have the generic defaults of the recorder', () => {
    expect(GENERIC_LIVE_SETTINGS).toMatchObject({
      apiKey: '',
      autoStart: false,
      autoTranscribe: true,
      nonStop: false,
      removeSilence: false,
      streaming: false,
      timeSlice: 1000,
      stopTimeout: 1500,
      forceStop: 15_000,
      mode: 'transcriptions',
    });
  });

  it('are those of the live recorder in the page', () => {
    expect(live()).toMatchObject({
      streaming: true,
      timeSlice: 2000,
      forceStop: 6,
      stopTimeout: 1000,
      nonStop: false,
      selectedDevice: { deviceId: 'mic-1' },
      whisper: {
        url: 'https://speech.example',
        model: 'large-v3',
        language: 'vi',
        mp3Encode: true,
        textTimestamps: false,
        useEcho: false,
        addConfig: { vad_filter: 'True', vad_threshold: '0.5' },
      },
    });
  });

  it('ask for the model of the address, or the deployer’s own', () => {
    expect(live({}, { model: 'other' }).whisper.model).toBe('ours');
    expect(live({ customModel: '' }, { model: 'other' }).whisper.model).toBe('large-v3-turbo');
    expect(live({ speechMode: 'translations' }).mode).toBe('translations');
    expect(live({ voiceProcessing: true }).whisper.useEcho).toBe(true);
  });

  it.each([
    [1000, false],
    [1001, true],
    [2000, true],
    [30_000, true],
  ])('auto-stop %i ms: nonStop is %s', (autoStopMs, on) => {
    expect(autoStopIsOn(autoStopMs)).toBe(on);
    expect(live({}, { autoStopMs })).toMatchObject({ nonStop: on, stopTimeout: autoStopMs });
  });

  it.each([
    [6, 2000, 6],
    [15_000, 1000, 30],
    [15_000, 2000, 15],
    [6, 10_000, 3],
    [0, 2000, 1],
    [6, 60_000, 1],
  ])('forceStop %i of %i ms slices is a window of %i', (forceStop, timeSlice, slices) => {
    expect(windowLimit({ forceStop, timeSlice })).toBe(slices);
  });

  it('live text needs streaming, autoTranscribe and a speech service', () => {
    expect(transcribesLive(live())).toBe(true);
    expect(transcribesLive(live({ services: DEFAULT_CONFIG.services }))).toBe(false);
    expect(transcribesLive(live({ policy: 'device-only' }))).toBe(false);
    expect(transcribesLive({ ...live(), streaming: false })).toBe(false);
    expect(transcribesLive({ ...live(), autoTranscribe: false })).toBe(false);
  });

  const service = site.services;
  it.each([
    ['service-first', service, true, { onDevice: false, live: true }],
    ['service-first', DEFAULT_CONFIG.services, true, { onDevice: true, live: true }],
    ['device-first', service, true, { onDevice: true, live: true }],
    ['device-first', service, false, { onDevice: false, live: true }],
    ['device-only', service, true, { onDevice: true, live: true }],
    ['device-only', service, false, { onDevice: false, live: false }],
  ] as const)('live text where %s, by service and model', (policy, services, hasModel, expected) => {
    const settings = live({ policy, services }, { hasModel });
    expect({ onDevice: settings.onDevice, live: transcribesLive(settings) }).toEqual(expected);
  });

  it('need a key or a callback, and the page passes a key', () => {
    const failing = () => requireKey(GENERIC_LIVE_SETTINGS);
    expect(failing).toThrow(FailureError);
    try {
      failing();
    } catch (error) {
      const words = error instanceof FailureError ? failureText(error.failure).happened : '';
      expect(words).toBe('apiKey is required if onTranscribe is not provided');
    }
    expect(() => requireKey({ apiKey: '', onTranscribe: async () => null })).not.toThrow();
    expect(() => requireKey(live())).not.toThrow();
  });
});
