import type { CallView, Match } from '../call-view';

/** Names that the customer gave: words of them, lower case. */
function statedNames(view: CallView): Set<string> {
  const names = new Set<string>();
  const { answer, answersLarge, asksName, full, notNames, stated } = view.lexicon.speech.names;
  const add = (words: string, capitalsOnly: boolean) => {
    for (const word of words.split(/[\s,.]+/)) {
      if (word === '' || notNames.test(word) || (capitalsOnly && !/^\p{Lu}/u.test(word))) break;
      if (word.length > 1) names.add(word.toLowerCase());
    }
  };
  for (const index of view.of('customer')) {
    const text = view.turns[index]?.text ?? '';
    const capitals = /\p{Lu}/u.test(text);
    for (const match of full === null ? [] : text.matchAll(full)) add(match[1] ?? '', true);
    for (const match of text.matchAll(stated)) add(match[1] ?? '', capitals);
    const before = view.turns[index - 1];
    if (before?.speaker === 'agent' && asksName.test(before.text)) {
      const given = answer.exec(text)?.[1] ?? '';
      if (!answersLarge || /\p{Lu}/u.test(given)) add(given, answersLarge || capitals);
    }
  }
  return names;
}

/** Where the agent calls the customer by name; null where that can't be found. */
export function findNameUse(view: CallView): Match | null {
  const { shortest, title } = view.lexicon.speech.names;
  const own = ownNames(view);
  const names = [...statedNames(view)].filter((name) => !own.has(name) && name.length >= shortest);
  const stated =
    names.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}.@])${title}(?:${names.join('|')})(?![\\p{L}@]|['’]s| at )`, 'iu');
  for (const turn of view.of('agent')) {
    const match = nameIn(view.turns[turn]?.text ?? '', view, own) ?? stated?.exec(view.turns[turn]?.text ?? '');
    if (match) return { turn, at: match.index, text: match[0] };
  }
  return null;
}

/** The customer gave a name. */
export const namesStated = (view: CallView): boolean => statedNames(view).size > 0;

/** The customer gave that name. */
export function isStatedName(view: CallView, { text }: Match): boolean {
  return statedNames(view).has(text.split(/\s+/).at(-1)?.toLowerCase() ?? '');
}

function ownNames(view: CallView): Set<string> {
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
