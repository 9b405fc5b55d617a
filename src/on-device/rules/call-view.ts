import { remembered, rememberedFor } from '@/domain/remembered';
import type { Speaker, Turn } from '@/domain/transcript/transcript';
import type { CueName } from './cue-name';
import { groupByTurn } from './group-by-turn';
import type { Lexicon, Phrases } from './lexicon';
import { foundIn, type PhrasePattern, phrasePattern } from './phrase-pattern';

export const wordCount = (text: string): number => text.split(/\s+/).length;

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
const NEGATABLE: ReadonlySet<CueName> = new Set(['distress', 'annoyed', 'abuse', 'insult', 'escalate', 'churn']);
const MATCHES_A_TURN = 20;

const patternsOf = rememberedFor((phrases: Phrases) =>
  rememberedFor(({ slots }: Lexicon) => phrasePattern(phrases, slots)),
);

function negatedBefore(text: string, at: number, negation: PhrasePattern): boolean {
  const before =
    text
      .slice(Math.max(0, at - 24), at)
      .split(/[.,!?;]/)
      .at(-1) ?? '';
  const words = before.trim().split(/\s+/).slice(-2).join(' ');
  return words !== '' && (negation.find(words) !== null || /n['’]t$/i.test(words));
}

/** Whether a turn has one of the cues. */
export const isSaid = ({ inTurn }: Pick<CallView, 'inTurn'>, cues: readonly CueName[], turn: number): boolean =>
  cues.some((cue) => inTurn(cue, turn).length > 0);

/** Lower case with every letter at its place; the few texts whose length changes (İ) stay as they are. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Turns must be in NFC, as parseTranscript gives them. */
export function createCallView(turns: readonly Turn[], lexicon: Lexicon): CallView {
  const places: Record<Speaker, number[]> = { agent: [], customer: [] };
  turns.forEach((turn, index) => {
    places[turn.speaker].push(index);
  });
  const { elders } = lexicon.speech;
  const spoken = (speaker: Speaker, pattern: RegExp) =>
    turns.filter((turn) => turn.speaker === speaker && pattern.test(turn.text)).length;
  const isElder =
    elders !== undefined &&
    // Where the speakers are mixed up it looks the same: only who takes the call is the agent.
    patternsOf(lexicon.phrases.takeCall)(lexicon).find(foldCase(turns[places.agent[0] ?? -1]?.text ?? '')) !== null &&
    spoken('agent', elders.younger) > spoken('agent', elders.elder) &&
    spoken('customer', elders.elder) > spoken('customer', elders.younger);
  const folded = turns.map(({ text }) => {
    const lower = foldCase(text);
    return isElder ? lower.replace(elders.words, (word) => elders.instead[word] ?? word) : lower;
  });
  const negation = patternsOf(lexicon.phrases.negation)(lexicon);

  function search(phrases: Phrases, where: readonly number[], negatable: boolean): Match[] {
    const pattern = patternsOf(phrases)(lexicon);
    return where.flatMap((turn) => {
      const text = folded[turn] ?? '';
      const matches: Match[] = [];
      for (const said of foundIn(text, pattern)) {
        if (said.text !== '' && (!negatable || !negatedBefore(text, said.at, negation)))
          matches.push({ turn, at: said.at, text: said.text });
        if (matches.length >= MATCHES_A_TURN) break;
      }
      return matches;
    });
  }

  const foundOf = (speaker: Speaker) => {
    const find = remembered((cue: CueName) => search(lexicon.phrases[cue], places[speaker], NEGATABLE.has(cue)));
    return { find, byTurn: remembered((cue: CueName) => groupByTurn(find(cue))) };
  };
  const found = { agent: foundOf('agent'), customer: foundOf('customer') };
  return {
    lexicon,
    turns,
    of: (speaker) => places[speaker],
    find: (cue, speaker) => found[speaker].find(cue),
    findPhrases: (phrases, speaker) => search(phrases, places[speaker], false),
    inTurn(cue, turn) {
      const speaker = turns[turn]?.speaker;
      return (speaker && found[speaker].byTurn(cue).get(turn)) ?? [];
    },
  };
}

/** What is settled or planned before three fifths of a call is seldom the last of it; of a short one the last eight turns are late. */
export const isLate = ({ turns }: Pick<CallView, 'turns'>, turn: number): boolean =>
  turn >= Math.min((turns.length * 3) / 5, turns.length - 8);
