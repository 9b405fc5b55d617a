import { answerWith } from '@/audio/worker-protocol';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { callsXlsx, type SheetWords } from './xlsx';

export interface XlsxTask {
  calls: readonly ExportedCall[];
  words: SheetWords;
}

self.onmessage = ({ data }: MessageEvent<XlsxTask>) =>
  answerWith<Blob>(
    (message) => self.postMessage(message),
    () => callsXlsx(data.calls, data.words),
  );
