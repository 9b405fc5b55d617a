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

/** Asks where a looser expression finds something, and only there the one that looks back. */
class LooseFirst extends RegExp {
  readonly #loose: RegExp;
  readonly #exact: RegExp;

  constructor({ source, flags }: RegExp) {
    super(source, flags);
    const plain = flags.replace('g', '');
    this.#loose = new RegExp(looser(source), `${plain}g`);
    this.#exact = new RegExp(source, `${plain}y`);
  }

  #find(text: string, from: number): RegExpExecArray | null {
    this.#loose.lastIndex = Math.max(0, from - 2);
    for (let may = this.#loose.exec(text); may !== null; may = this.#loose.exec(text)) {
      const next = may.index + ((text.codePointAt(may.index) ?? 0) > 0xffff ? 2 : 1);
      for (const at of [may.index, next]) {
        this.#exact.lastIndex = at;
        const found = at < from ? null : this.#exact.exec(text);
        if (found !== null) return found;
      }
      this.#loose.lastIndex = next;
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
