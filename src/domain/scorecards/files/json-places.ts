/** JSON as it was read, and where in the text each value of it stands. */
export type PlacedJson =
  | { ok: true; value: unknown; placeOf: (path: readonly (string | number)[]) => number }
  /** `at`: the first letter that can't stand there. */
  | { ok: false; at: number };

const DEEPEST = 40;
const BLANK = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"/y;

class Unreadable extends Error {
  readonly at: number;

  constructor(at: number) {
    super();
    this.at = at;
  }
}

const keyOf = (path: readonly (string | number)[]): string => JSON.stringify(path);

/**
 * Reads JSON once, from front to back, and remembers the place of every value: what JSON.parse says of a mistake has no
 * place in some browsers, and what is wrong with a value that could be read has none in any.
 */
export function readJsonWithPlaces(text: string): PlacedJson {
  const places = new Map<string, number>();
  let at = text.startsWith('\ufeff') ? 1 : 0;

  const skip = () => {
    BLANK.lastIndex = at;
    BLANK.test(text);
    at = BLANK.lastIndex;
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new Unreadable(at);
    at = pattern.lastIndex;
    return found;
  };
  const takeString = (): string => {
    const from = at;
    try {
      return String(JSON.parse(take(STRING)));
    } catch {
      throw new Unreadable(from);
    }
  };
  const expect = (letter: string) => {
    skip();
    if (text[at] !== letter) throw new Unreadable(at);
    at += 1;
  };
  const isNext = (letter: string): boolean => {
    skip();
    return text[at] === letter;
  };

  function list(path: (string | number)[], close: string, one: (index: number) => void): void {
    at += 1;
    if (path.length > DEEPEST) throw new Unreadable(at);
    for (let index = 0; index > 0 || !isNext(close); index++) {
      one(index);
      if (!isNext(',')) break;
      at += 1;
    }
    expect(close);
  }

  function value(path: (string | number)[]): unknown {
    skip();
    places.set(keyOf(path), at);
    if (text[at] === '"') return takeString();
    if (text[at] === '[') {
      const items: unknown[] = [];
      list(path, ']', (index) => items.push(value([...path, index])));
      return items;
    }
    if (text[at] === '{') {
      const fields: [string, unknown][] = [];
      list(path, '}', () => {
        skip();
        const key = takeString();
        expect(':');
        fields.push([key, value([...path, key])]);
      });
      return Object.fromEntries(fields);
    }
    return JSON.parse(take(WORD));
  }

  try {
    const whole = value([]);
    skip();
    if (at < text.length) throw new Unreadable(at);
    return { ok: true, value: whole, placeOf: (path) => placeOf(places, path) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, at: error.at };
    throw error;
  }
}

/** The place of a value, or of the nearest one around it where it isn't there. */
function placeOf(places: ReadonlyMap<string, number>, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const place = places.get(keyOf(path.slice(0, length)));
    if (place !== undefined) return place;
  }
  return places.get(keyOf([])) ?? 0;
}

/** Line and column, both from 1, of a letter of a text. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
