import { readdir, readFile } from 'node:fs/promises';
import { sha256 } from './posted';
import { readCaptions, type ScriptLine } from './transcripts';

/** Transcripts of the audio files in a folder that have captions beside them, by the hash of the audio. */
export async function loadSampleScripts(folder: URL): Promise<Map<string, ScriptLine[]>> {
  const names = await readdir(folder).catch((): string[] => []);
  const scripts = new Map<string, ScriptLine[]>();
  for (const name of names.filter((file) => /\.(mp3|wav|m4a|flac)$/i.test(file))) {
    const captions = names.find((file) => file.replace(/\.(vtt|srt)$/i, '') === name.replace(/\.\w+$/, ''));
    if (captions === undefined) continue;
    const [audio, text] = await Promise.all([
      readFile(new URL(encodeURIComponent(name), folder)),
      readFile(new URL(encodeURIComponent(captions), folder), 'utf8'),
    ]);
    scripts.set(sha256(audio), readCaptions(text));
  }
  return scripts;
}
