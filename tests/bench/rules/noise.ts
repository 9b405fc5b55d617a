import { parseTranscript } from '@/domain/transcript/transcript-text';
import { seededRandom } from '../../services/faults';
import type { LabelledCall } from './labelled-call';

/** What a labelled call can be made worse by. */
export type Noise = 'recognition' | 'no-diacritics';
export const isNoise = (name: string): name is Noise => name === 'recognition' || name === 'no-diacritics';

/** Share of the words that recognition drops or doubles, and of those it puts a filler before. */
const LOST = 0.05;
const FILLED = 0.03;
const FILLERS: Record<string, readonly string[]> = { vi: ['à', 'ờ', 'ừm'], en: ['uh', 'um', 'er'] };

/** Lower case without punctuation; what stands inside a number, a code or an address is part of it ("89.50", "PX-88213"). */
function unpunctuated(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[…—–"“”()[\]]/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[^\p{L}\p{N}\s$£€]+|[^\p{L}\p{N}\s%$£€]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');
}

function misheard(text: string, fillers: readonly string[], random: () => number): string {
  const words: string[] = [];
  for (const word of unpunctuated(text).split(' ')) {
    if (random() < FILLED) words.push(fillers[Math.floor(random() * fillers.length)] ?? '');
    if (random() >= LOST) words.push(word);
    else if (random() < 0.5) words.push(word, word);
  }
  return words.join(' ');
}

/** The call as speech recognition writes it: the labels tell only who speaks, and there are no [marks]. */
function recognised({ transcript, language }: LabelledCall, random: () => number): string {
  const fillers = FILLERS[language] ?? [];
  return parseTranscript(transcript)
    .map(({ speaker, text }) => ({ label: speaker === 'agent' ? 'SPEAKER_00' : 'SPEAKER_01', text }))
    .map(({ label, text }) => `${label}: ${misheard(text, fillers, random)}`)
    .join('\n');
}

/** The same call and labels with noise; key information is looked for as it would be written there. */
export function withNoise(call: LabelledCall, noise: Noise, seed: number): LabelledCall {
  const [transcript, write] =
    noise === 'recognition'
      ? [recognised(call, seededRandom(seed)), unpunctuated]
      : [withoutDiacritics(call.transcript), withoutDiacritics];
  const note = { ...call.labels.note, key_information: call.labels.note.key_information.map(write) };
  return { ...call, transcript, labels: { ...call.labels, note } };
}
