import type { CallView, Match } from '../call-view';

const VI_TITLE = '(?:anh|chị|cô|chú|bác|ông|bà|dì|cậu|mợ|thím|thầy|o|mệ|ôn|Anh|Chị|Cô|Chú|Bác|Ông|Bà|Dì|Cậu|Thầy|O)';
const VI_CAPITAL = new RegExp(
  `(?<!\\p{L})${VI_TITLE} (\\p{Lu}\\p{Ll}*(?: \\p{Lu}\\p{Ll}*){0,3})(?! (?:bên|ở|kỹ thuật|giao|bộ phận))`,
  'gu',
);
const VI_LOWER = new RegExp(
  `(?<!\\p{L})(?:có phải(?: là)?(?: số(?: của)?)? ${VI_TITLE} (\\p{L}+) (?:không|hông|đang|phải|đó)|${VI_TITLE} (\\p{L}+) ơi|(?:chào|gặp) ${VI_TITLE} (\\p{L}+))(?!\\p{L})`,
  'giu',
);
const VI_STATED = /(?<!\p{L})(?:tên(?: là)?|tên đầy đủ(?: là)?|họ tên(?: là)?|là)\s+((?:\p{L}+[ ,]*){1,6})/giu;
const VI_STOP =
  /^(?:số|mã|đơn|thuê|điện|ở|nha|nhé|nghen|ạ|em|con|cháu|anh|chị|cô|chú|bác|tôi|mình|không|một|hai|ba|bốn|sáu|bảy|tám|chín|gì|cái|của|cho|thì|mà|rồi|đây|này|có|đang|được|là|tên|khách|người|chủ|đó|vậy|thế|sinh|ngày|bên|nào|đã|vui|khỏe|nghen|hen|hí|luôn|trước|sau|gọi|ơi|phải|đúng)$/iu;

const EN_TITLED = /(?<!\p{L})(?:mr|mrs|ms|miss|dr|mister)\.? (?!please|right)\p{L}{2,}/giu;
const EN_ASKED =
  /(?<!\p{L})(?:[Ii]s (?:this|that)|[Aa]m I (?:speaking|talking) (?:to|with)|[Ss]peak(?:ing)? (?:to|with)|[Ll]ooking for|[Hh]i|[Hh]ello|[Hh]ey),? (\p{Lu}\p{L}+)(?= \p{Lu}\p{L}+\?|[,.?!]| (?:this|it|I|how|my|please|there))/gu;
const EN_STATED =
  /(?<!\p{L})(?:my name(?:['’]?s| is)|it['’]?s|this is|i['’]?m|i am|name['’]?s|the name is|under|that['’]?s|for)\s+((?:\p{L}[\p{L}'’-]+[ ,.]*){1,3})/giu;
/** First and last name, set off by a comma or at the end. */
const EN_FULL = /(?<=^|[.,] )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,.]|$)/gu;
const EN_NOT_NAMES =
  /^(?:the|a|an|not|just|about|my|your|it|is|was|that|there|here|sorry|calling|been|going|still|so|very|really|and|but|on|in|at|with|for|i|you|we|they|he|she|no|yes|yeah|well|hi|hello|good|all|ready|looking|trying|having|happy|fine|okay|ok|because|what|why|how|ridiculous|everything|right|great|perfect|this|these|those|account|number|me|him|her|them|us|speaking|afraid|sure|glad|from|one|two|three|four|five|six|seven|eight|nine|zero|double|wrong|working|only|too|also|to|of|our|or|if|when|up|out|now|please|thanks|thank|oh|gone|done|dead|broken|late|supposed|in|at|by|first|last|never|always|being|getting|waiting|who|where|which|any|some|more|much|like|it's|i'm|hours|days|weeks|months|years|morning|afternoon|evening)$/iu;

const ASKS_NAME = /(?<!\p{L})(?:tên|quý danh|xưng hô|names?|surname|who am i|speaking with)(?!\p{L})/iu;

/** Names that the customer gave: words of them, lower case. */
function statedNames(view: CallView): Set<string> {
  const names = new Set<string>();
  const vi = view.lexicon.language === 'vi';
  const add = (words: string, capitalsOnly: boolean) => {
    for (const word of words.split(/[\s,.]+/)) {
      const stop = vi ? VI_STOP.test(word) : EN_NOT_NAMES.test(word);
      if (word === '' || stop || (capitalsOnly && !/^\p{Lu}/u.test(word))) break;
      if (word.length > 1) names.add(word.toLowerCase());
    }
  };
  for (const index of view.of('customer')) {
    const text = view.turns[index]?.text ?? '';
    const capitals = /\p{Lu}/u.test(text);
    for (const match of vi ? [] : text.matchAll(EN_FULL)) add(match[1] ?? '', true);
    for (const match of text.matchAll(vi ? VI_STATED : EN_STATED)) add(match[1] ?? '', capitals);
    if (index > 0 && view.turns[index - 1]?.speaker === 'agent' && ASKS_NAME.test(view.turns[index - 1]?.text ?? '')) {
      const answer =
        /^(?:(?:dạ|vâng|ừ|à|ờ|yes|yeah|sure|oh|okay|um|uh),? )*(?:(?:anh|chị|cô|chú|bác|tôi|em|tui) )?((?:\p{L}[\p{L}'’-]*[ ,.]*){1,4})/iu.exec(
          text,
        );
      if (answer && (vi ? /\p{Lu}/u.test(answer[1] ?? '') : true)) add(answer[1] ?? '', vi || capitals);
    }
  }
  return names;
}

/** Where the agent calls the customer by name; null where that can't be found. */
export function findNameUse(view: CallView): Match | null {
  const names = statedNames(view);
  const vi = view.lexicon.language === 'vi';
  const own = vi ? new Set<string>() : ownNames(view);
  const stated = statedPattern(
    [...names].filter((name) => !own.has(name) && (vi || name.length > 2)),
    vi,
  );
  for (const turn of view.of('agent')) {
    const text = view.turns[turn]?.text ?? '';
    const match = vi ? viNameIn(text, stated) : enNameIn(text, own, stated);
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

/** The names that the customer gave, as an agent says them; null without any. */
function statedPattern(names: readonly string[], vi: boolean): RegExp | null {
  if (names.length === 0) return null;
  const title = vi ? `(?:${VI_TITLE}|em|bạn|mình) ` : '';
  return new RegExp(`(?<!\\p{L})${title}(?:${names.join('|')})(?!\\p{L})`, 'iu');
}

function viNameIn(text: string, stated: RegExp | null): RegExpExecArray | null {
  for (const match of text.matchAll(VI_CAPITAL)) return match;
  for (const match of text.matchAll(VI_LOWER)) {
    if (!VI_STOP.test(match[1] ?? match[2] ?? match[3] ?? '')) return match;
  }
  return stated?.exec(text) ?? null;
}

function ownNames(view: CallView): Set<string> {
  const text = view
    .of('agent')
    .slice(0, 3)
    .map((turn) => view.turns[turn]?.text ?? '')
    .join(' ');
  const own = [
    ...text.matchAll(
      /(?:my name(?:['’]s| is)|this is|i['’]m|it['’]s|you['’]re (?:through|speaking) (?:to|with)|with) (\p{L}{1,40})|(?<!\p{L})(\p{L}{1,40}) (?:speaking|here)/giu,
    ),
  ];
  return new Set(own.map((match) => (match[1] ?? match[2] ?? '').toLowerCase()));
}

function enNameIn(text: string, own: ReadonlySet<string>, stated: RegExp | null): RegExpExecArray | null {
  const titled = [...text.matchAll(EN_TITLED)][0];
  if (titled) return titled;
  for (const match of text.matchAll(EN_ASKED)) {
    const name = (match[1] ?? '').toLowerCase();
    if (!own.has(name) && !EN_NOT_NAMES.test(name)) return match;
  }
  return stated?.exec(text) ?? null;
}
