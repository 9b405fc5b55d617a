import { CALLMARK_EXTENSION } from '@/domain/callmark-file/file-name';

/** What sorting looks at; a File has it. */
export interface NamedFile {
  name: string;
  size: number;
}

export type Refusal =
  | { name: string; why: 'extension' | 'empty' | 'captions-unmatched' }
  /** The audio that they belong to has other captions already. */
  | { name: string; why: 'captions-taken'; audio: string; captions: string };

export interface SortedFiles<F extends NamedFile> {
  /** Each becomes a call of its own. */
  calls: { audio: F; captions?: F }[];
  /** A caption file that came without any audio: meant for the call on screen. */
  loose: F | undefined;
  refused: Refusal[];
}

const AUDIO_EXTENSIONS = ['mp3', 'wav', 'm4a', 'flac'];
const CAPTION_EXTENSIONS = ['vtt', 'srt'];

/** For the accept attribute of the file input (§5 and the captions of D7). */
export const ACCEPTED = [
  ...[...AUDIO_EXTENSIONS, ...CAPTION_EXTENSIONS].map((extension) => `.${extension}`),
  CALLMARK_EXTENSION,
].join(',');

function splitName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

export const isSound = (name: string): boolean => AUDIO_EXTENSIONS.includes(splitName(name).extension);
export const isCaptions = (name: string): boolean => CAPTION_EXTENSIONS.includes(splitName(name).extension);

/** "Call.mp3" belongs to "call.vtt", "call.mp3.vtt" and "call.vi.vtt". Names written on a Mac come decomposed. */
export function sameCall(captionName: string, audioName: string): boolean {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  const caption = fold(splitName(captionName).base);
  const audio = fold(splitName(audioName).base);
  return caption === audio || caption === fold(audioName) || caption.replace(/\.[a-z]{2,3}(-[a-z]{2})?$/, '') === audio;
}

/** Which files become calls, which captions go with which audio, and which are refused (§5, D16). */
export function sortFiles<F extends NamedFile>(files: readonly F[]): SortedFiles<F> {
  const refused: SortedFiles<F>['refused'] = [];
  const calls: SortedFiles<F>['calls'] = [];
  const captions: F[] = [];
  for (const file of files) {
    const isAudio = isSound(file.name);
    if (!isAudio && !isCaptions(file.name)) refused.push({ name: file.name, why: 'extension' });
    else if (file.size === 0) refused.push({ name: file.name, why: 'empty' });
    else if (isAudio) calls.push({ audio: file });
    else captions.push(file);
  }

  const unmatched: F[] = [];
  for (const caption of captions) {
    const call = calls.find((one) => one.captions === undefined && sameCall(caption.name, one.audio.name));
    if (call) call.captions = caption;
    else unmatched.push(caption);
  }
  const [only] = calls;
  if (calls.length === 1 && only && only.captions === undefined) {
    const next = unmatched.shift();
    if (next) only.captions = next;
  }
  const loose = calls.length === 0 && refused.length === 0 && unmatched.length === 1 ? unmatched.shift() : undefined;
  for (const { name } of unmatched) {
    const owner = calls.find(({ audio }) => sameCall(name, audio.name));
    refused.push(
      owner?.captions === undefined
        ? { name, why: 'captions-unmatched' }
        : { name, why: 'captions-taken', audio: owner.audio.name, captions: owner.captions.name },
    );
  }
  return { calls, loose, refused };
}

/** Title of a call that comes from a file: its name without the extension, which the list shows by its icon. */
export function titleOfFile(name: string): string {
  const { base } = splitName(name);
  return base.trim() === '' ? name : base.trim();
}
