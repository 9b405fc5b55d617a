import type { Speaker, Turn } from '@/domain/transcript/transcript';
import type { CueName } from './cue-name';
import { groupByTurn } from './group-by-turn';
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
  /** Matches in one turn, in order. */
  inTurn(cue: CueName, turn: number): readonly Match[];
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

/** Lower case with every letter at its place; the few texts whose length changes (İ) stay as they are. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Turns must be in NFC, as parseTranscript gives them. */
export function createCallView(turns: readonly Turn[], lexicon: Lexicon): CallView {
  const places: Record<Speaker, number[]> = { agent: [], customer: [] };
  turns.forEach((turn, index) => {
    places[turn.speaker].push(index);
  });
  const folded = turns.map(({ text }) => foldCase(text));
  const negation = patternOf(lexicon.phrases.negation, lexicon);
  const found = new Map<string, readonly Match[]>();
  const byTurn = new Map<string, Map<number, Match[]>>();

  function search(phrases: Phrases, where: readonly number[], negatable: boolean): Match[] {
    const pattern = patternOf(phrases, lexicon);
    return where.flatMap((turn) => {
      const text = folded[turn] ?? '';
      const matches: Match[] = [];
      // exec and not matchAll, which would copy the expression for every turn.
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match && matches.length < MATCHES_A_TURN; match = pattern.exec(text)) {
        if (match[0] === '') pattern.lastIndex++;
        else if (!negatable || !negatedBefore(text, match.index, negation))
          matches.push({ turn, at: match.index, text: match[0] });
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
      if (!speaker) return [];
      const key = `${speaker} ${cue}`;
      const grouped = byTurn.get(key) ?? groupByTurn(view.find(cue, speaker));
      byTurn.set(key, grouped);
      return grouped.get(turn) ?? [];
    },
  };
  return view;
}
