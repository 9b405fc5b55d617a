import { useState } from 'react';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import type { TranscriptFormat } from './formats';

/** What is chosen in the dialog; the next time it opens with the same. */
export interface ExportChoice {
  format: (typeof FORMATS)[number];
  transcript: TranscriptFormat;
  sheets: 'call' | 'agent';
  mask: boolean;
  names: boolean;
}

export const FORMATS = ['callmark', 'csv', 'spreadsheet', 'transcripts', 'printable'] as const;
export const TRANSCRIPT_FORMATS = ['txt', 'vtt', 'srt', 'docx'] as const satisfies readonly TranscriptFormat[];

/** The last choice as far as it is still one: what stands in the browser's store anybody may have written. */
function readChoice(): ExportChoice {
  const kept: Partial<Record<string, unknown>> = readPreference('exportChoice') ?? {};
  return {
    format: FORMATS.find((id) => id === kept['format']) ?? 'callmark',
    transcript: TRANSCRIPT_FORMATS.find((id) => id === kept['transcript']) ?? 'txt',
    sheets: kept['sheets'] === 'agent' ? 'agent' : 'call',
    mask: kept['mask'] === true,
    names: kept['names'] === true,
  };
}

/** The choice, and changing it. */
export function useChoice(): [ExportChoice, (change: Partial<ExportChoice>) => void] {
  const [choice, setChoice] = useState(readChoice);
  const change = (changed: Partial<ExportChoice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    writePreference('exportChoice', next);
  };
  return [choice, change];
}
