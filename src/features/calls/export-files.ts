import { AUDIO_TYPES } from '@/domain/audio-types';
import type { Call } from '@/domain/call';
import { fileName } from '@/domain/exports/file-name';
import { exportCall } from '@/jobs/export-call';
import { getAudio } from '@/storage/calls/audio';

export interface ExportFile {
  name: string;
  blob: Blob;
}

function extensionOf(name: string, mime: string): string {
  const known = Object.entries(AUDIO_TYPES).find(([, type]) => type === mime)?.[0];
  return known ?? /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}

/** What Export saves of a call: everything known about it as JSON, and its sound as it was stored. */
export async function exportFiles(call: Call): Promise<ExportFile[]> {
  const name = fileName(call.title);
  const [json, audio] = await Promise.all([exportCall(call.id), getAudio(call.id)]);
  const files = [{ name: `${name}.json`, blob: json }];
  if (audio) files.push({ name: `${name}.${extensionOf(audio.name, audio.mime)}`, blob: audio.blob });
  return files;
}
