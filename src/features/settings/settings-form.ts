import { readPattern } from '@/domain/file-name-facts';
import { type HeaderProblem, nameProblem, valueProblem } from '@/domain/header-text';
import { type AddressProblem, readAddress } from '@/domain/service-address';
import type { Secrets, ServiceAddresses, Settings } from '@/domain/settings';
import type { SettingsPatch } from '@/storage/browser/settings';

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
  'fileNames',
  'vocabulary',
  'notifyWhenScored',
  'mp3Encode',
  'voiceProcessing',
  'keepSoundDays',
  'keepCallDays',
] as const satisfies readonly (keyof Settings)[];

/** Where models come from: no service, so nothing is tested. */
const MODEL_FIELDS = ['models', 'modelHub'] as const satisfies readonly (keyof Settings)[];
type ModelField = (typeof MODEL_FIELDS)[number];

export type AddressName = (typeof ADDRESS_FIELDS)[number] | ModelField;

export function isModelField(field: AddressName): field is ModelField {
  return field === 'models' || field === 'modelHub';
}

/** What the dialog edits: the settings in force, as they are typed. */
export type SettingsForm = Pick<Settings, 'services' | 'secrets' | ModelField | (typeof PLAIN_FIELDS)[number]>;

/** A section of Settings that shows and changes a part of the form. */
export interface SectionProps {
  form: SettingsForm;
  onChange: (form: SettingsForm) => void;
}

/** The part of the settings in force that the dialog edits. */
export function formFrom(settings: Settings): SettingsForm {
  const { services, secrets, models, modelHub, languageParameter, generateFormat, generateModel } = settings;
  const {
    policy,
    agentChannel,
    fileNames,
    vocabulary,
    notifyWhenScored,
    mp3Encode,
    voiceProcessing,
    keepSoundDays,
    keepCallDays,
  } = settings;
  return {
    services,
    secrets,
    models,
    modelHub,
    languageParameter,
    generateFormat,
    generateModel,
    policy,
    agentChannel,
    fileNames,
    vocabulary,
    notifyWhenScored,
    mp3Encode,
    voiceProcessing,
    keepSoundDays,
    keepCallDays,
  };
}

/** Whether saving `form` would change anything; blanks around a value do not. */
export function isChanged(form: SettingsForm, before: SettingsForm): boolean {
  return JSON.stringify(tidy(form)) !== JSON.stringify(tidy(before));
}

const changed = (one: unknown, two: unknown) => JSON.stringify(one) !== JSON.stringify(two);

/** The fields of `typed` that differ from `before`, laid over `now`: what another tab has saved meanwhile stays. */
export function laidOver(typed: SettingsForm, before: SettingsForm, now: SettingsForm): SettingsForm {
  const own = <Part extends object>(part: Part, from: Part) =>
    Object.fromEntries(
      Object.entries(part).filter(([field, value]) => changed(value, from[field as keyof Part])),
    ) as Partial<Part>;
  return {
    ...now,
    ...own(typed, before),
    services: { ...now.services, ...own(typed.services, before.services) },
    secrets: { ...now.secrets, ...own(typed.secrets, before.secrets) },
  };
}

/** The settings as they would be in force with what is typed; for trying an address before it is saved. */
export function settingsAsTyped(form: SettingsForm, site: Settings): Settings {
  return { ...site, ...tidy(form) };
}

/** The header that carries a key or token to this service and makes its requests preflighted; '' = none. */
export function keyHeader({ secrets }: SettingsForm, service: keyof ServiceAddresses): string {
  if (service === 'interactions') return 'x-api-token, content-type';
  if (service === 'automation') return secrets.automationHeader.trim().toLowerCase();
  return secrets.apiKey.trim() !== '' && (service === 'speech' || service === 'summary') ? 'authorization' : '';
}

function tidy(form: SettingsForm): SettingsForm {
  const services = { ...form.services };
  for (const field of ADDRESS_FIELDS) services[field] = usable(services[field]);
  const secrets = {
    apiKey: form.secrets.apiKey.trim(),
    interactionsToken: form.secrets.interactionsToken.trim(),
    automationHeader: form.secrets.automationHeader.trim(),
    automationValue: form.secrets.automationValue.trim(),
  };
  return {
    ...form,
    services,
    secrets,
    models: usable(form.models),
    modelHub: usable(form.modelHub),
    fileNames: form.fileNames.trim(),
  };
}

/** The address typed in a field. */
export function addressIn(form: SettingsForm, field: AddressName): string {
  return isModelField(field) ? form[field] : form.services[field];
}

/** The form with another address in a field. */
export function withAddress(form: SettingsForm, field: AddressName, address: string): SettingsForm {
  return isModelField(field)
    ? { ...form, [field]: address }
    : { ...form, services: { ...form.services, [field]: address } };
}

/** Every changed address that can't be used, by field. What stood there before holds nothing up. */
export function formProblems(form: SettingsForm, before: SettingsForm): Partial<Record<AddressName, AddressProblem>> {
  const problems: Partial<Record<AddressName, AddressProblem>> = {};
  for (const field of [...ADDRESS_FIELDS, ...MODEL_FIELDS]) {
    const typed = addressIn(form, field);
    const read = readAddress(typed);
    if (typed !== addressIn(before, field) && 'problem' in read) problems[field] = read.problem;
  }
  return problems;
}

/** Every key, token or header that could not be sent, by field. */
export function secretProblems({ secrets }: SettingsForm): Partial<Record<keyof Secrets, HeaderProblem>> {
  const { apiKey, interactionsToken, automationHeader: name, automationValue: value } = secrets;
  const [hasName, hasValue] = [name.trim() !== '', value.trim() !== ''];
  const found = {
    apiKey: valueProblem(apiKey),
    interactionsToken: valueProblem(interactionsToken),
    automationHeader: hasValue && !hasName ? 'no-name' : nameProblem(name),
    automationValue: hasName && !hasValue ? 'no-value' : valueProblem(value),
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Whether everything typed can be used. */
export function mayBeSaved(form: SettingsForm, before: SettingsForm): boolean {
  const { fileNames } = tidy(form);
  const named = fileNames === '' || fileNames === before.fileNames || 'pattern' in readPattern(fileNames);
  return named && Object.keys({ ...formProblems(form, before), ...secretProblems(form) }).length === 0;
}

function usable(typed: string): string {
  const read = readAddress(typed);
  return 'address' in read ? read.address : typed.trim();
}

/**
 * What this device keeps of the form: only what differs from config.json, so that everything else goes on following it.
 * An address that was emptied differs too: it takes the work back to this device.
 */
export function toDeviceSettings(typed: SettingsForm, site: Settings): SettingsPatch {
  const form = tidy(typed);
  const services: Partial<ServiceAddresses> = {};
  for (const field of ADDRESS_FIELDS) {
    if (form.services[field] !== site.services[field]) services[field] = form.services[field];
  }
  const plain = Object.fromEntries(
    [...PLAIN_FIELDS, ...MODEL_FIELDS]
      .filter((field) => form[field] !== site[field])
      .map((field) => [field, form[field]]),
  );
  return {
    ...plain,
    ...(Object.keys(services).length > 0 && { services }),
    ...(Object.values(form.secrets).some((secret) => secret !== '') && { secrets: form.secrets }),
  };
}
