import { isAnyTranscribing } from '@/storage/jobs/jobs';
import { useLiveTables } from './use-live-tables';

const TABLES = ['jobs'] as const;

/** Whether live text that this device makes has to wait: its model works for one at a time, and a call is being transcribed. */
export function useLiveTextWaits(onDevice: boolean): boolean {
  const transcribing = useLiveTables(TABLES, isAnyTranscribing) ?? false;
  return onDevice && transcribing;
}
