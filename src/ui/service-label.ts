import { wording } from './wording';

/** The name of a scoring type in the list; one that is not in it stands for itself (§2 `service`). */
export function serviceLabel(service: string): string {
  return wording.capture.services.find((option) => option.value === service)?.label ?? service;
}
