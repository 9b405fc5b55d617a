/** Captions are some kilobytes of text, a day of them a few megabytes; more than this is something else under that name. */
const LIMIT_BYTES = 5 * 1024 * 1024;

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return isLegacy(text) ? new TextDecoder('windows-1258').decode(bytes) : text;
}

/** Most of what is not plain English is no UTF-8: saved by an old editor, whose Vietnamese has Western letters in it too. */
function isLegacy(text: string): boolean {
  let balance = 0;
  // Counted in place: a list of all letters of a large file costs ten times the memory of the file.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) balance++;
    else if (code >= 0x80 && code < 0xfffd) balance--;
  }
  return balance > 0;
}

/**
 * A .vtt or .srt as text; null when there is not one cue in it, and when the file on the disk was changed or removed since
 * it was chosen: its audio is taken all the same.
 */
export async function readCaptions(file: File): Promise<{ name: string; text: string } | null> {
  if (file.size > LIMIT_BYTES) return null;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
  const text = decode(bytes);
  // Both formats put this arrow between the times of a cue.
  return text.includes('-->') ? { name: file.name, text } : null;
}
