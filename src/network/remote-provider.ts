import type { Provider } from '@/domain/provider';
import type { Settings } from '@/domain/settings';
import { requestAutoNote, requestScore } from './automation';
import { createServiceContext, type NetworkOptions } from './service-context';
import { transcribeByInteraction } from './speech-interactions';
import { uploadForTranscription } from './speech-to-text';
import { requestSummary } from './summaries';

/**
 * What the configured services can do (decision 3): a capability without an address is not offered, and nothing is when
 * the work is to stay on this device. The alternative speech service transcribes where it is configured (decision H).
 */
export function createRemoteProvider(settings: Settings, options: NetworkOptions = {}): Provider {
  if (settings.policy === 'device-only') return {};
  const context = createServiceContext(settings, options);
  const { interactions, transcription, summarize, generate, webhook } = context.endpoints;
  const transcribe = interactions ? transcribeByInteraction : transcription ? uploadForTranscription : undefined;
  return {
    ...(transcribe && {
      transcribe: (signal, input, progress) => transcribe(context, signal, input, progress),
    }),
    ...((summarize || generate) && {
      summarise: (signal, input, progress) => {
        progress({ phase: 'working' });
        return requestSummary(context, signal, input);
      },
    }),
    ...(webhook('/') && {
      score: (signal, input, progress) => {
        progress({ phase: 'working' });
        return requestScore(context, signal, input);
      },
      autoNote: (signal, input, progress) => {
        progress({ phase: 'working' });
        return requestAutoNote(context, signal, input);
      },
    }),
  };
}
