import { docxParts } from '@/domain/exports/docx';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { distinctNames } from '@/domain/exports/file-name';
import { answerTable, callTable, tableCsv } from '@/domain/exports/tables';
import { canBeCaptions, toSrt, toTxt, toVtt } from '@/domain/exports/transcript-files';
import { wording } from '@/ui/wording';
import { xlsxAside } from './xlsx-aside';
import { type ZipEntry, zipFile } from './zip-file';

const words = wording.exporting;
const { facts } = words.sheet;

/** One file of an export, and what has to be said of it. */
export interface ExportFile {
  name: string;
  blob: Blob;
  notices: readonly string[];
}

export type TranscriptFormat = 'txt' | 'vtt' | 'srt' | 'docx';

const TYPES: Record<TranscriptFormat, string> = {
  txt: 'text/plain;charset=utf-8',
  vtt: 'text/vtt;charset=utf-8',
  srt: 'application/x-subrip;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const ZIP = 'application/zip';

/** "Callmark tables 2026-11-22" */
function dated(name: string): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${name} ${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A file of one call has its title, one of several the day. */
const nameOf = (calls: readonly ExportedCall[], several: string, extension: string): string => {
  const [only, ...others] = calls;
  const title = only !== undefined && others.length === 0 ? only.title : dated(several);
  return distinctNames([title], extension)[0] ?? '';
};

export async function makeCsv(calls: readonly ExportedCall[], signal: AbortSignal): Promise<ExportFile> {
  const entries: ZipEntry[] = [
    { name: 'calls.csv', text: tableCsv(callTable(calls, words.tables)) },
    { name: 'answers.csv', text: tableCsv(answerTable(calls, words.tables)) },
  ];
  const name = nameOf(calls, words.fileNames.csv, 'zip');
  return { name, blob: await zipFile(entries, ZIP, signal), notices: [] };
}

export async function makeSpreadsheet(calls: readonly ExportedCall[], signal: AbortSignal): Promise<ExportFile> {
  const blob = await xlsxAside(calls, signal);
  return { name: nameOf(calls, words.fileNames.spreadsheet, 'xlsx'), blob, notices: [] };
}

interface TranscriptFile {
  title: string;
  format: TranscriptFormat;
  content: string | Uint8Array<ArrayBuffer>;
}

async function transcriptFile(
  call: ExportedCall,
  format: TranscriptFormat,
  signal: AbortSignal,
): Promise<TranscriptFile> {
  const { title, turns } = call;
  if (format === 'docx') {
    const entries = Object.entries(docxParts(call, facts)).map(([name, text]): ZipEntry => ({ name, text }));
    const blob = await zipFile(entries, TYPES.docx, signal);
    return { title, format, content: new Uint8Array(await blob.arrayBuffer()) };
  }
  if (format === 'txt' || !canBeCaptions(turns)) return { title, format: 'txt', content: toTxt(call, facts) };
  return { title, format, content: format === 'vtt' ? toVtt(turns, facts) : toSrt(turns, facts) };
}

/** null = none of the calls has a transcript. */
export async function makeTranscripts(
  calls: readonly ExportedCall[],
  format: TranscriptFormat,
  signal: AbortSignal,
): Promise<ExportFile | null> {
  const spoken = calls.filter(({ turns }) => turns.length > 0);
  const files: TranscriptFile[] = [];
  for (const call of spoken) files.push(await transcriptFile(call, format, signal));
  const silent = calls.length - spoken.length;
  const asText = files.filter((file) => file.format !== format).length;
  const notices = [...(silent > 0 ? [words.noTranscript(silent)] : []), ...(asText > 0 ? [words.noTimes(asText)] : [])];
  const [only, ...others] = files;
  if (only === undefined) return null;
  if (others.length === 0) {
    const [name = ''] = distinctNames([only.title], only.format);
    return { name, blob: new Blob([only.content], { type: TYPES[only.format] }), notices };
  }
  const entries = (['txt', 'vtt', 'srt', 'docx'] as const).flatMap((one) => {
    const same = files.filter((file) => file.format === one);
    const names = distinctNames(
      same.map(({ title }) => title),
      one,
    );
    return same.map(({ content }, at): ZipEntry => ({ name: names[at] ?? '', text: content }));
  });
  const blob = await zipFile(entries, ZIP, signal);
  return { name: nameOf(spoken, words.fileNames.transcripts, 'zip'), blob, notices };
}
