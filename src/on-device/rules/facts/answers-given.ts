import type { CallView, Match } from '../call-view';
import { sentencesOf } from './sentences';

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
