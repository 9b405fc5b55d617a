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

const endOf = (fileName: string): string => /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The MIME type of a file: what the browser says, else what the name says (phones share .m4a without one). */
export function mimeOf(file: Blob, fileName: string): string {
  const said = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (said !== '' && said !== 'application/octet-stream') return said;
  const types: Readonly<Record<string, string>> = AUDIO_TYPES;
  return types[endOf(fileName)] ?? 'application/octet-stream';
}

/** What a file of this type is called at its end. */
export function extensionOf(fileName: string, mime: string): string {
  const known = Object.entries(AUDIO_TYPES).find(([, type]) => type === mime);
  return known?.[0] ?? (endOf(fileName) || 'bin');
}
