import type { LaunchOptions } from '@/domain/query-parameters';
import type { AudioCallInput } from '@/storage/calls/create-call';

/** What a new call takes from the tool bar and from the address of the page (§2), fixed when it is stored. */
export function callChoices(
  language: string,
  service: string,
  { model, autoDiarize }: LaunchOptions,
): Pick<AudioCallInput, 'language' | 'service' | 'model' | 'autoDiarize'> {
  return { language, service, model, autoDiarize };
}

/** The two choices of the tool bar that a sample may change. */
export interface Choices {
  language: string;
  service: string;
}

/** What a sample put in force, and what stood there before it. */
export interface SampleChoices {
  put: Choices;
  before: Choices;
}

/** A second sample keeps what the reviewer had before the first. */
export function choicesOfSample(now: Choices, put: Choices, last: SampleChoices | null): SampleChoices {
  return { put, before: choicesAfterSample(now, last) };
}

/** For the reviewer's own next call: what only a sample had put there goes back, what was chosen since stays. */
export function choicesAfterSample(now: Choices, last: SampleChoices | null): Choices {
  if (last === null) return now;
  return {
    language: now.language === last.put.language ? last.before.language : now.language,
    service: now.service === last.put.service ? last.before.service : now.service,
  };
}
