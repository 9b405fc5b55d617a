import { type AddressProblem, readAddress } from '@/domain/service-address';
import type { ServiceAddresses, Settings } from '@/domain/settings';
import type { SettingsPatch } from '@/storage/settings';

export const ADDRESS_FIELDS = [
  'automation',
  'speech',
  'summary',
  'generate',
  'interactions',
  'speechSynthesis',
] as const satisfies readonly (keyof ServiceAddresses)[];

const PLAIN_FIELDS = [
  'languageParameter',
  'generateFormat',
  'generateModel',
  'policy',
  'agentChannel',
  'notifyWhenScored',
] as const satisfies readonly (keyof Settings)[];

export type AddressField = (typeof ADDRESS_FIELDS)[number] | 'models';

/** What the dialog edits: the settings in force, as they are typed. */
export type SettingsForm = Pick<Settings, 'services' | 'secrets' | 'models' | (typeof PLAIN_FIELDS)[number]>;

/** The address typed in a field. */
export function addressIn(form: SettingsForm, field: AddressField): string {
  return field === 'models' ? form.models : form.services[field];
}

/** The form with another address in a field. */
export function withAddress(form: SettingsForm, field: AddressField, address: string): SettingsForm {
  return field === 'models'
    ? { ...form, models: address }
    : { ...form, services: { ...form.services, [field]: address } };
}

/** Every address that can't be used, by field; {} = the form may be saved. */
export function formProblems(form: SettingsForm): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  for (const field of [...ADDRESS_FIELDS, 'models'] as const) {
    const read = readAddress(addressIn(form, field));
    if ('problem' in read) problems[field] = read.problem;
  }
  return problems;
}

function usable(typed: string): string {
  const read = readAddress(typed);
  return 'address' in read ? read.address : typed.trim();
}

/**
 * What this device keeps of the form: only what differs from config.json, so that everything else goes on following it.
 * An address that was emptied differs too: it takes the work back to this device.
 */
export function toDeviceSettings(form: SettingsForm, site: Settings): SettingsPatch {
  const services: Partial<ServiceAddresses> = {};
  for (const field of ADDRESS_FIELDS) {
    const address = usable(form.services[field]);
    if (address !== site.services[field]) services[field] = address;
  }
  const models = usable(form.models);
  const plain = Object.fromEntries(
    PLAIN_FIELDS.filter((field) => form[field] !== site[field]).map((field) => [field, form[field]]),
  );
  const apiKey = form.secrets.apiKey.trim();
  const interactionsToken = form.secrets.interactionsToken.trim();
  return {
    ...plain,
    ...(models !== site.models && { models }),
    ...(Object.keys(services).length > 0 && { services }),
    ...((apiKey !== '' || interactionsToken !== '') && { secrets: { apiKey, interactionsToken } }),
  };
}
