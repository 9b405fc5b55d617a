import { type CallView, isSaid, type Match } from '../call-view';
import type { KeyFact } from '../key-information/key-information';
import { type Sentence, sentencesOf } from './sentences';

/** Questions asked longer ago are not being repeated, they are new. */
const MEMORY = 40;
const MIN_SHARED = 3;
const MIN_SHARE = 0.5;

const contentWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The customer's questions that had to be asked again, in words close to the first time. */
function repeatedQuestions(view: CallView): Match[] {
  const asked: { words: Set<string>; turn: number }[] = [];
  const repeated: Match[] = [];
  for (const turn of view.of('customer')) {
    for (const sentence of sentencesOf(view.turns[turn]?.text ?? '', view.lexicon)) {
      if (!sentence.question) continue;
      const words = contentWords(sentence.text);
      const again = asked.some((before) => {
        if (before.turn === turn) return false;
        const shared = [...words].filter((word) => before.words.has(word)).length;
        return shared >= MIN_SHARED && shared / Math.max(words.size, before.words.size) >= MIN_SHARE;
      });
      if (again) repeated.push({ turn, at: sentence.at, text: sentence.text });
      asked.push({ words, turn });
      if (asked.length > MEMORY) asked.shift();
    }
  }
  return repeated;
}

/** Places where the customer says or shows that the question was not answered. */
export function findUnanswered(view: CallView): Match[] {
  const [first, second] = view.of('customer');
  const said = view.find('notAnswered', 'customer').filter(({ turn }) => turn !== first && turn !== second);
  return [...said, ...repeatedQuestions(view)].sort((a, b) => a.turn - b.turn);
}

/** The customer's questions after which the agent's next turn names no figure, nor looks for one, nor asks back. */
export function findUnmet(view: CallView, key: readonly KeyFact[]) {
  const { asksFigure } = view.lexicon.speech;
  const named = figureTurns(view, key);
  const sentences = (turn: number) => sentencesOf(view.turns[turn]?.text ?? '', view.lexicon);
  const isMet = (turn: number): boolean =>
    named.has(turn) ||
    isSaid(view, ['askHold', 'transfer', 'askIdentity'], turn) ||
    sentences(turn).some(({ question }) => question);
  const unmet = view.of('customer').filter((turn) => view.turns[turn + 1]?.speaker === 'agent' && !isMet(turn + 1));
  const last = (turn: number, asks: (sentence: Sentence) => boolean): Match[] => {
    const asked = sentences(turn).findLast(asks);
    return asked ? [{ turn, at: asked.at, text: asked.text }] : [];
  };
  return {
    withoutFigure: unmet.flatMap((turn) => last(turn, ({ text }) => asksFigure.test(text))),
    evaded: unmet
      .filter((turn) => isSaid(view, ['evade', 'unsure', 'vagueTime'], turn + 1))
      .flatMap((turn) => last(turn, ({ question }) => question)),
  };
}

/** Turns in which a figure is said, or a day that needs none. */
function figureTurns({ turns, lexicon }: CallView, key: readonly KeyFact[]): ReadonlySet<number> {
  const { someTime } = lexicon.speech;
  const { digits, negation, weak } = lexicon.numberWords;
  const isNumber = (word: string) => digits.has(word) && word !== negation && !weak.has(word);
  const figures = key.filter(({ kind }) => kind !== 'product' && kind !== 'address').map(({ turn }) => turn);
  const told = [...turns.keys()].filter((turn) => {
    const text = turns[turn]?.text.toLowerCase() ?? '';
    return someTime.test(text) || text.split(/[^\p{L}]+/u).some(isNumber);
  });
  return new Set([...figures, ...told]);
}
