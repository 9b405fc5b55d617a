import type { LaunchOptions } from '@/domain/query-parameters';
import type { AudioCallInput } from '@/storage/calls/calls';

/** What a new call takes from the tool bar and from the address of the page (§2), fixed when it is stored. */
export function callChoices(
  language: string,
  service: string,
  { model, autoDiarize }: LaunchOptions,
): Pick<AudioCallInput, 'language' | 'service' | 'model' | 'autoDiarize'> {
  return { language, service, model, autoDiarize };
}
