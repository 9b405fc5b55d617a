import type { Provenance } from '@/domain/provenance';
import type { Provider } from '@/domain/provider';
import type { Settings } from '@/domain/settings';
import { askAutoNote, askScore } from './automation';
import { publicAddress } from './endpoints';
import { createServiceContext, type NetworkOptions } from './service-context';
import { transcribeByInteraction } from './speech-interactions';
import { uploadForTranscription } from './speech-to-text';
import { requestSummary } from './summaries';

/** Addresses that have done their work for this device, kept wherever it remembers. */
export interface WorkedAddresses {
  has(address: string): boolean;
  add(address: string): void;
}

/**
 * What the configured services can do (D3): a capability without an address is not offered, and nothing is when
 * the work is to stay on this device. The alternative speech service transcribes where it is configured (D38).
 */
export function createRemoteProvider(
  settings: Settings,
  { worked, ...options }: NetworkOptions & { worked?: WorkedAddresses } = {},
): Provider {
  if (settings.policy === 'device-only') return {};
  const workedBefore = (address: string) => worked?.has(publicAddress(address)) === true;
  const context = createServiceContext(settings, { workedBefore, ...options });
  const remembering = async <Made extends { madeBy: Provenance }>(work: Promise<Made>): Promise<Made> => {
    const made = await work;
    worked?.add(made.madeBy.name);
    return made;
  };
  const { interactions, transcription, summarize, generate, webhook } = context.endpoints;
  const transcribe = interactions ? transcribeByInteraction : transcription ? uploadForTranscription : undefined;
  return {
    ...(transcribe && {
      transcribe: (signal, input, progress) => remembering(transcribe(context, signal, input, progress)),
    }),
    ...((summarize || generate) && {
      summarise: (signal, input, progress) => remembering(requestSummary(context, signal, input, progress)),
    }),
    ...(webhook('/') && {
      score: (signal, input, progress) => remembering(askScore(context, signal, input, progress)),
      autoNote: (signal, input, progress) => remembering(askAutoNote(context, signal, input, progress)),
    }),
  };
}
