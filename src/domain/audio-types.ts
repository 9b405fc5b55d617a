/** MIME types of sound by the name a file of it ends in, or that its container is known by. */
export const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
  aac: 'audio/aac',
  adts: 'audio/aac',
  aiff: 'audio/aiff',
  amr: 'audio/amr',
} as const;

/** The MIME type of a file: what the browser says, else what the name says (phones share .m4a without one). */
export function mimeOf(file: Blob, fileName: string): string {
  const said = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (said !== '' && said !== 'application/octet-stream') return said;
  const types: Readonly<Record<string, string>> = AUDIO_TYPES;
  return types[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
