import { DEFAULT_CONFIG, NO_SECRETS, type Settings, type SiteConfig } from '@/domain/settings';

type Told<Whole extends { services: object }> = Partial<Omit<Whole, 'services' | 'secrets'>> & {
  services?: Partial<Whole['services']>;
};

/** A config.json that says this much; everything else as it comes. */
export function siteConfig({ services, ...rest }: Told<SiteConfig> = {}): SiteConfig {
  return { ...DEFAULT_CONFIG, ...rest, services: { ...DEFAULT_CONFIG.services, ...services } };
}

/** What a device knows that was told this much; everything else as it comes: no service, no secret, nothing chosen. */
export function settings({
  secrets,
  notifyWhenScored = false,
  mp3Encode = false,
  voiceProcessing = false,
  ...config
}: Told<Settings> & { secrets?: Partial<Settings['secrets']> } = {}): Settings {
  return {
    ...siteConfig(config),
    secrets: { ...NO_SECRETS, ...secrets },
    notifyWhenScored,
    mp3Encode,
    voiceProcessing,
  };
}
