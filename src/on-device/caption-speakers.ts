import type { SpeechSegment } from '@/domain/answers/segment-reader';
import { ANY_ROLE_WORD } from '@/domain/transcript/role-words';
import type { Cue } from './caption-cues';
import { plainWords } from './caption-words';

const VOICE = /<v(?:\.[^\s>]{0,60})?[ \t]+([^>]{1,80})>/i;
const VOICES = /(?=<v(?:\.[^\s>]{0,60})?[ \t]+[^>]{1,80}>)/i;
const PREFIX = /^[[(]?([\p{L}][\p{L}\p{N} _.()-]{0,30}?)[\])]?[ \t]*[:：](?!\d)[ \t]*(?=\S)/u;
const BRACKETED = /^[[(]([\p{L}][\p{L}\p{N} _.-]{0,30})[\])][ \t]+(?=\S)/u;
const ROLE_WORD = new RegExp(String.raw`^(?:${ANY_ROLE_WORD}|speaker[ _-]?\d+|left|right|[ac])(?: \([ac]\))?$`, 'iu');
const DASH = /^[ \t]*[-–—][ \t]+/;

interface Piece {
  label?: string;
  dash: boolean;
  text: string;
}

interface OpenPiece extends Omit<Piece, 'text'> {
  words: string[];
}

function prefixOf(line: string): string | undefined {
  return (BRACKETED.exec(line) ?? PREFIX.exec(line))?.[1]?.trim();
}

/** A name before a colon is a speaker when it is a role, or when it stands there again and again. */
function knownLabels(cues: readonly Cue[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of cues.flatMap(({ lines }) => lines)) {
    const name = prefixOf(plainWords(line));
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const known = [...counts].filter(
    ([name, count]) => ROLE_WORD.test(name) || (count >= 2 && name.split(' ').length <= 4),
  );
  return new Set(known.map(([name]) => name));
}

/** One voice after the other within a caption: <v …> tags, labels and dashes each begin a new piece. */
function piecesOf(cue: Cue, known: ReadonlySet<string>): Piece[] {
  const pieces: OpenPiece[] = [];
  for (const part of cue.lines.flatMap((line) => line.split(VOICES))) {
    const voice = VOICE.exec(part)?.[1]?.trim();
    const dash = DASH.test(part);
    const words = plainWords(part.replace(DASH, ''));
    const name = voice ?? prefixOf(words);
    const labelled = name !== undefined && (voice !== undefined || known.has(name));
    const text =
      labelled && voice === undefined ? words.replace(BRACKETED.test(words) ? BRACKETED : PREFIX, '') : words;
    const last = pieces.at(-1);
    if (labelled || dash || !last) pieces.push({ ...(labelled && { label: name }), dash, words: [text] });
    else last.words.push(text);
  }
  return pieces
    .map(({ words, ...piece }): Piece => ({ ...piece, text: words.filter((word) => word !== '').join(' ') }))
    .filter(({ text }) => text !== '');
}

/** "position:10%" and "align:start" on one side, their opposites on the other: two people, left and right. */
function sideOf({ settings }: Cue): 'left' | 'right' | undefined {
  const position = /(?:^|\s)position:(\d{1,3})/.exec(settings)?.[1];
  if (position !== undefined && Number(position) !== 50) return Number(position) < 50 ? 'left' : 'right';
  const align = /(?:^|\s)align:(start|left|end|right)/.exec(settings)?.[1];
  if (align === undefined) return undefined;
  return align === 'start' || align === 'left' ? 'left' : 'right';
}

/** Captions as pieces of speech with the speaker the file names; a caption of several voices shares its time by words. */
export function readSpeakers(cues: readonly Cue[]): SpeechSegment[] {
  const known = knownLabels(cues);
  const sides = new Set(cues.map(sideOf));
  const sided = sides.has('left') && sides.has('right');
  return cues.flatMap((cue) => {
    const pieces = piecesOf(cue, known);
    const total = pieces.reduce((sum, { text }) => sum + text.length, 0);
    let at = cue.start;
    return pieces.map((piece, index): SpeechSegment => {
      const start = at;
      at += ((cue.end - cue.start) * piece.text.length) / Math.max(1, total);
      const end = index === pieces.length - 1 ? cue.end : at;
      const dashed = pieces.length > 1 && piece.dash ? `dash ${index % 2}` : undefined;
      const label = piece.label ?? (sided ? sideOf(cue) : dashed);
      return { ...(label !== undefined && { label }), start, end, text: piece.text };
    });
  });
}
