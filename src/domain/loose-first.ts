import { remembered } from './remembered';

/**
 * WebKit does not compile an expression that looks back and takes ten times as long for it; the others compile it. Only
 * there an error says its line.
 */
const COMPILES_LOOKING_BACK = !Object.hasOwn(new Error(), 'line');

/** Looks back, or forbids what comes; with two levels of groups in it. */
const LOOK = /\(\?<?[!=](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** No letter of the class before the whole. */
const EDGE = /^\(\?<!(\\p\{L\}|\[[^[\]]*\])\)/;

/** Finds at least what the expression finds, there or one letter before. What forbids to look back would find less then. */
function looser(source: string): string {
  const edge = EDGE.exec(source)?.[1];
  const before = edge === undefined ? '' : `(?:^|${edge.startsWith('[') ? edge.replace('[', '[^') : '\\P{L}'})`;
  return before + source.replace(EDGE, '').replace(LOOK, (look) => (look.includes('(?<') ? '' : look));
}

/** Letters and marks of the two languages, whose cases are the same with and without `u`: no ſ, no ẞ, nothing of two parts. */
const RANGES = [
  '\0\u017e',
  '\u0180\u024f',
  '\u0300\u036f',
  '\u1e00\u1e9a',
  '\u1e9c\u1e9d',
  '\u1e9f\u1eff',
  '\u2000\u206f',
  '\u20a0\u20bf',
];
const OTHER = new RegExp(`[^${RANGES.map(([from, to]) => `${from}-${to}`).join('')}]`);
const LETTERS = RANGES.map((range) => {
  const [from, to] = [range.charCodeAt(0), range.charCodeAt(1)];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');
}).join('');

/** Those of them that have a property: "\p{Lu}". */
const having = remembered((property: string) =>
  [...LETTERS.matchAll(new RegExp(`${property}+`, 'gu'))].map(([run]) => `${run.at(0)}-${run.at(-1)}`).join(''),
);

/** Means the same in a text of those letters, without `u`: WebKit reads such an expression twice as quickly. */
function withoutUnicode(source: string): string {
  return source.replace(/\[(?:[^\]\\]|\\.)*\]|\\[pP]\{\w+\}/g, (part) => {
    if (part.startsWith('[')) return part.replace(/\\p\{\w+\}/g, having);
    return `[${part.startsWith('\\P') ? '^' : ''}${having(part.replace('P', 'p'))}]`;
  });
}

/** Many expressions are asked of one text, one after the other. */
let asked = { text: '', isPlain: true };

function isPlain(text: string): boolean {
  if (asked.text !== text) asked = { text, isPlain: !OTHER.test(text) };
  return asked.isPlain;
}

/** Asks where a looser expression finds something, and only there the one that looks back. */
class LooseFirst extends RegExp {
  readonly #loose: RegExp;
  readonly #plain: RegExp;
  readonly #exact: RegExp;

  constructor({ source, flags }: RegExp) {
    super(source, flags);
    const once = flags.replace('g', '');
    this.#loose = new RegExp(looser(source), `${once}g`);
    this.#plain = new RegExp(withoutUnicode(looser(source)), `${once.replace('u', '')}g`);
    this.#exact = new RegExp(source, `${once}y`);
  }

  #find(text: string, from: number): RegExpExecArray | null {
    const loose = isPlain(text) ? this.#plain : this.#loose;
    loose.lastIndex = Math.max(0, from - 2);
    for (let may = loose.exec(text); may !== null; may = loose.exec(text)) {
      const next = may.index + ((text.codePointAt(may.index) ?? 0) > 0xffff ? 2 : 1);
      for (const at of [may.index, next]) {
        this.#exact.lastIndex = at;
        const found = at < from ? null : this.#exact.exec(text);
        if (found !== null) return found;
      }
      loose.lastIndex = next;
    }
    return null;
  }

  /** What the other methods are made of. */
  override exec(text: string): RegExpExecArray | null {
    const found = this.#find(text, this.global ? this.lastIndex : 0);
    if (this.global) this.lastIndex = found === null ? 0 : this.#exact.lastIndex;
    return found;
  }

  override *[Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    for (let found = this.#find(text, 0); found !== null; ) {
      yield found;
      found = this.#find(text, found.index + Math.max(1, found[0].length));
    }
    return undefined;
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#find(text, 0) === null ? [text] : new RegExp(this.source, this.flags)[Symbol.split](text, limit);
  }
}

/**
 * The same expression, quick in WebKit too. One that begins with what must stand before stays: without that, "AA AA AA …" is
 * read to its end from every word. `compiles`: for tests.
 */
export const quick = (pattern: RegExp, compiles = COMPILES_LOOKING_BACK): RegExp =>
  compiles || !pattern.source.includes('(?<') || pattern.source.startsWith('(?<=') ? pattern : new LooseFirst(pattern);

/** Every expression in it quick. */
export function quickWords<T>(words: T, compiles = COMPILES_LOOKING_BACK): T {
  const each = (one: unknown): unknown => {
    if (one instanceof RegExp) return quick(one, compiles);
    if (Array.isArray(one)) return one.map(each);
    return Object.prototype.toString.call(one) === '[object Object]'
      ? Object.fromEntries(Object.entries(one as object).map(([key, value]) => [key, each(value)]))
      : one;
  };
  return compiles ? words : (each(words) as T);
}
