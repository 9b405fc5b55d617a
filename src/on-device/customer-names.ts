import type { Speaker, Turn } from '@/domain/transcript/transcript';
import { type NameView, ownNames, words } from './rules/facts/name-use';
import { enSpeech } from './rules/languages/en/speech';
import { viSpeech } from './rules/languages/vi/speech';

/** Names that the agent calls the customer by, and those the customer gives with a capital letter. */
function namesOfCustomer(view: NameView): string[] {
  const { called, notNames, stated } = view.lexicon.speech.names;
  const own = ownNames(view);
  const textsOf = (speaker: Speaker) => view.of(speaker).map((turn) => view.turns[turn]?.text ?? '');
  const isName = (word: string) => word.length > 1 && !notNames.test(word) && !own.has(word.toLowerCase());
  // "Mr Adeyinka": the pattern without a group has the title in it.
  const byAgent = textsOf('agent').flatMap((text) =>
    called.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) =>
        words(match.slice(1).find((group) => group !== undefined) ?? match[0].replace(/^\p{L}+\.? /u, '')),
      ),
    ),
  );
  const given = textsOf('customer').flatMap((text) =>
    [...text.matchAll(stated)].flatMap((match) => {
      const said = words(match[1]);
      const end = said.findIndex((word) => !/^\p{Lu}\p{Ll}/u.test(word) || notNames.test(word));
      return end < 0 ? said : said.slice(0, end);
    }),
  );
  return [...byAgent, ...given].filter(isName);
}

/** Names of the customer as far as the rules recognise any, word by word, each once; whichever the language. */
export function customerNames(turns: readonly Turn[]): string[] {
  const of = (speaker: Speaker) => turns.flatMap((turn, at) => (turn.speaker === speaker ? [at] : []));
  const found = [viSpeech, enSpeech].flatMap((speech) => namesOfCustomer({ turns, of, lexicon: { speech } }));
  return [...new Set(found)];
}
