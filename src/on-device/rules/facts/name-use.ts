import { groupBy } from '@/domain/group-by';
import type { CallView, Match } from '../call-view';
import type { SpeechWords } from '../speech-words';

/** A reply of so many words that only puts a name right, and so many letters that two names share. */
const SHORT_REPLY = 5;
const LIKE = 3;
/** "That's" after "it's all" is no name. */
const CONTRACTION = /['’](?:s|re|m|ve|ll|d|t)$/iu;

/** What names are found in. */
export interface NameView extends Pick<CallView, 'turns' | 'of'> {
  lexicon: { speech: SpeechWords };
}

/** Names that the customer gave: words of them, lower case, and the turn; loosely after "it's" in small letters too. */
function statedNames(view: CallView, loosely = false): Map<string, number> {
  const names = new Map<string, number>();
  const { answer, answersLarge, asksName, full, notNames, own, stated } = view.lexicon.speech.names;
  const add = (words: string, capitalsOnly: boolean, turn: number) => {
    for (const word of words.split(/[\s,.]+/)) {
      if (
        word === '' ||
        CONTRACTION.test(word) ||
        notNames.test(word) ||
        (capitalsOnly && !/^\p{Lu}\p{Ll}/u.test(word))
      )
        break;
      if (word.length > 1 && !names.has(word.toLowerCase())) names.set(word.toLowerCase(), turn);
    }
  };
  for (const index of view.of('customer')) {
    const text = view.turns[index]?.text ?? '';
    const capitals = /\p{Lu}/u.test(text);
    for (const match of full === null ? [] : text.matchAll(full)) add(match[1] ?? '', true, index);
    // Written small, "it's alright" has the form of a name: then the word for it must be there.
    for (const match of text.matchAll(stated))
      if (capitals || loosely || asksName.test(match[0])) add(match[1] ?? '', capitals, index);
    const before = view.turns[index - 1];
    // Who tells their own name asks for none.
    const asked = own === null ? before?.text : before?.text.replace(own, '');
    if (before?.speaker === 'agent' && asksName.test(asked ?? '')) {
      const given = answer.exec(text)?.[1] ?? '';
      const large = answersLarge && (capitals || !loosely);
      if (!large || /\p{Lu}/u.test(given)) add(given, large || capitals, index);
    }
  }
  return names;
}

/** Where the agent calls the customer by name; null where that can't be found. */
export function findNameUse(view: CallView): Match | null {
  const { shortest, title } = view.lexicon.speech.names;
  const own = ownNames(view);
  const isUsable = (name: string) => !own.has(name) && name.length >= shortest;
  const names = [...statedNames(view).keys()].filter(isUsable);
  const stated =
    names.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}.@])${title}(?:${names.join('|')})(?![\\p{L}@]|[.]\\p{L}|['’]s| at )`, 'iu');
  const loose = groupBy(statedNames(view, true), ([, turn]) => turn);
  /** Among the agent's first words again: "oh callie", "dạ chị tú". */
  const echoed = (turn: number, text: string) => {
    const given = [turn - 2, turn - 1].flatMap((at) => loose.get(at) ?? []);
    const just = given.map(([name]) => name).filter(isUsable);
    if (just.length === 0) return null;
    return new RegExp(`(?<=^(?:[\\p{L}'’]+,? ){1,4})${title}(?:${just.join('|')})(?!\\p{L})`, 'u').exec(text);
  };
  for (const turn of view.of('agent')) {
    const text = view.turns[turn]?.text ?? '';
    const match = nameIn(text, view, own) ?? stated?.exec(text) ?? calledShort(text, names) ?? echoed(turn, text);
    if (match && !misnames(view, turn, match[0])) return { turn, at: match.index, text: match[0] };
  }
  return null;
}

/** A word written large and set off, as one calls somebody: "…, Kev?" */
const SET_OFF = /(?<=, )\p{Lu}\p{Ll}{2,}(?=[,.?!]|$)|(?<=(?:^|[.?!] ))\p{Lu}\p{Ll}{2,}(?=, )/gu;

/** By a short form of a name that was given, or by the name whose short form was. */
function calledShort(text: string, names: readonly string[]): RegExpExecArray | undefined {
  if (names.length === 0) return undefined;
  return [...text.matchAll(SET_OFF)].find((match) => {
    const called = match[0].toLowerCase();
    // "Kev", "Sammy", "Robbie": the end of a pet name goes.
    const forms = [called, called.replace(/(\p{L})\1?(?:y|ie|s|o)$/u, '$1')].filter(({ length }) => length >= LIKE);
    return names.some((name) => called.startsWith(name) || forms.some((form) => name.startsWith(form)));
  });
}

/** "Is that Mr Hendry?" – "Henderson": the customer puts the name right, with one that begins alike or after a no; or it only reads back the name that was just given. */
function misnames(view: CallView, turn: number, called: string): boolean {
  const [given = '', text = ''] = [turn - 1, turn].map((at) => view.turns[at]?.text.toLowerCase());
  if (text.startsWith(`${called.toLowerCase()} `) && given.includes(text.split(' ').slice(0, 2).join(' '))) return true;
  const reply = view.turns[turn + 1];
  const [said, name] = [words(reply?.text.toLowerCase()), called.toLowerCase().split(/\s+/).at(-1) ?? ''];
  if (reply?.speaker !== 'customer') return false;
  // "Is that Ms Lan?" – "What Lan? I'm Loan."
  const { kin, yes } = view.lexicon.claims.guards;
  const isOther = ({ 0: all, 1: stated = '', index }: RegExpExecArray) =>
    /^\p{Lu}/u.test(stated) &&
    !(/^(?:for|under|that)/iu.test(all) || kin.test(reply.text.slice(0, index))) &&
    !words(stated.toLowerCase()).includes(name);
  const others = [...reply.text.matchAll(view.lexicon.speech.names.stated)].filter(isOther);
  if (said.includes(name) && others.length > 0 && !yes.test(reply.text)) return true;
  if (said.length > SHORT_REPLY) return false;
  // "No, there's no Abbott here."
  if (said.includes(name)) return view.lexicon.claims.guards.no.test(reply.text);
  const begun = [name, words(text.split(called.toLowerCase())[1])[0] ?? name].map((one) => one.slice(0, LIKE));
  const alike = said.some((word) => word.length > LIKE && begun.includes(word.slice(0, LIKE)) && !text.includes(word));
  // "Anything else, Kevin?" – "No, thanks" is about the rest.
  const answers = view.inTurn('askMore', turn).length > 0 || view.inTurn('thanks', turn + 1).length > 0;
  return alike || (!answers && view.lexicon.claims.guards.no.test(reply.text));
}

/** Turn by which the customer has given their name. */
export function nameStatedAt(view: CallView): number | undefined {
  const turns = [...statedNames(view).values()];
  return turns.length === 0 ? undefined : Math.max(...turns);
}

/** The customer gave that name. */
export function isStatedName(view: CallView, { text }: Match): boolean {
  return statedNames(view).has(text.split(/\s+/).at(-1)?.toLowerCase() ?? '');
}

/** Names that the agent gives as their own in the first turns, in small letters. */
export function ownNames(view: NameView): Set<string> {
  const { own } = view.lexicon.speech.names;
  const text = view
    .of('agent')
    .slice(0, 3)
    .map((turn) => view.turns[turn]?.text ?? '')
    .join(' ');
  const found = own === null ? [] : [...text.matchAll(own)];
  return new Set(found.map((match) => (match[1] ?? match[2] ?? '').toLowerCase()));
}

function nameIn(text: string, { lexicon }: CallView, own: ReadonlySet<string>): RegExpExecArray | null {
  const { called, notNames } = lexicon.speech.names;
  for (const pattern of called)
    for (const match of text.matchAll(pattern)) {
      const name = match.slice(1).find((group) => group !== undefined);
      if (name === undefined || !(notNames.test(name) || own.has(name.toLowerCase()))) return match;
    }
  return null;
}

/** The words of a name. */
export const words = (text: string | undefined): string[] => text?.split(/[\s,.]+/).filter((word) => word !== '') ?? [];
