/** Ends of the names of files that the app takes, by the types that systems know them by. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp3': '.mp3',
  'audio/wav': '.wav',
  'audio/x-wav': '.wav',
  'audio/wave': '.wav',
  'audio/vnd.wave': '.wav',
  'audio/mp4': '.m4a',
  'audio/m4a': '.m4a',
  'audio/x-m4a': '.m4a',
  'audio/flac': '.flac',
  'audio/x-flac': '.flac',
  'text/vtt': '.vtt',
  'application/x-subrip': '.srt',
  'application/x-callmark': '.callmark',
};

/** For `file_handlers` of the manifest: the system offers the app for these. */
export const OPENED_FILES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(EXTENSIONS).map(([type, extension]) => [type, [extension]]),
);

/** Names of the fields in which the system hands over what is shared. */
export const SHARE_FIELDS = { files: 'files', title: 'title', text: 'text', url: 'url' } as const;

/** For `share_target` of the manifest; phones don't know .callmark and call it a stream of octets. */
export const SHARED_FILES: readonly string[] = [
  ...Object.keys(EXTENSIONS),
  'application/octet-stream',
  ...new Set(Object.values(EXTENSIONS)),
];

const LONGEST_NAME = 200;

/** The name of a file somebody shared, untrusted. Phones hand sound over with a number for a name: its type names it then. */
export function sharedName(name: string, type: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .slice(-LONGEST_NAME);
  const ending = EXTENSIONS[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  const known = Object.values(EXTENSIONS).some((extension) => plain.toLowerCase().endsWith(extension));
  return ending === undefined || known ? plain : `${plain}${ending}`;
}
