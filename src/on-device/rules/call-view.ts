import type { Speaker, Turn } from '@/domain/transcript';
import type { CueName } from './cue-name';
import type { Lexicon, Phrases } from './lexicon';
import { phrasePattern } from './phrase-pattern';

/** Where in the call something was said. */
export interface Match {
  /** Place of the turn in the call. */
  turn: number;
  /** First letter of the match in the turn's text. */
  at: number;
  text: string;
}

/** A call as the judgements see it: its turns, and where each cue stands in them. */
export interface CallView {
  lexicon: Lexicon;
  turns: readonly Turn[];
  /** Places of the speaker's turns, in order. */
  of(speaker: Speaker): readonly number[];
  /** Every match of the cue in the speaker's turns, in order. */
  find(cue: CueName, speaker: Speaker): readonly Match[];
  /** The same for phrases that are no cue (categories, objections). */
  findPhrases(phrases: Phrases, speaker: Speaker): readonly Match[];
  /** First match in one turn. */
  inTurn(cue: CueName, turn: number): Match | null;
}

/** These say the opposite after a negation: "I'm not angry", "không bực". */
const NEGATABLE: ReadonlySet<CueName> = new Set([
  'distress',
  'annoyed',
  'abuse',
  'insult',
  'escalate',
  'churn',
  'churnHint',
]);
const MATCHES_A_TURN = 20;

const compiled = new WeakMap<Phrases, Map<string, RegExp>>();

function patternOf(phrases: Phrases, lexicon: Lexicon): RegExp {
  const byLanguage = compiled.get(phrases) ?? new Map<string, RegExp>();
  compiled.set(phrases, byLanguage);
  const known = byLanguage.get(lexicon.language);
  if (known) return known;
  const pattern = phrasePattern(phrases, lexicon.slots);
  byLanguage.set(lexicon.language, pattern);
  return pattern;
}

function negatedBefore(text: string, at: number, negation: RegExp): boolean {
  const before =
    text
      .slice(Math.max(0, at - 24), at)
      .split(/[.,!?;]/)
      .at(-1) ?? '';
  const words = before.trim().split(/\s+/).slice(-2).join(' ');
  return words !== '' && (words.search(negation) >= 0 || /n['’]t$/i.test(words));
}

/** Turns must be in NFC, as parseTranscript gives them. */
export function createCallView(turns: readonly Turn[], lexicon: Lexicon): CallView {
  const places: Record<Speaker, number[]> = { agent: [], customer: [] };
  turns.forEach((turn, index) => {
    places[turn.speaker].push(index);
  });
  const negation = patternOf(lexicon.phrases.negation, lexicon);
  const found = new Map<string, readonly Match[]>();

  function search(phrases: Phrases, where: readonly number[], negatable: boolean): Match[] {
    const pattern = patternOf(phrases, lexicon);
    return where.flatMap((turn) => {
      const text = turns[turn]?.text ?? '';
      const matches: Match[] = [];
      for (const match of text.matchAll(pattern)) {
        if (negatable && negatedBefore(text, match.index, negation)) continue;
        matches.push({ turn, at: match.index, text: match[0] });
        if (matches.length >= MATCHES_A_TURN) break;
      }
      return matches;
    });
  }

  const view: CallView = {
    lexicon,
    turns,
    of: (speaker) => places[speaker],
    find(cue, speaker) {
      const key = `${speaker} ${cue}`;
      const known = found.get(key) ?? search(lexicon.phrases[cue], places[speaker], NEGATABLE.has(cue));
      found.set(key, known);
      return known;
    },
    findPhrases: (phrases, speaker) => search(phrases, places[speaker], false),
    inTurn(cue, turn) {
      const speaker = turns[turn]?.speaker;
      return speaker ? (view.find(cue, speaker).find((match) => match.turn === turn) ?? null) : null;
    },
  };
  return view;
}
