import { foldedName } from '../reviewer';
import { hashOf } from '../text-hash';

/** Stands for the nth person while calls are masked: a character that is no letter of any language. */
const STAND_INS = 0xf0000;

type Kind = 'reviewer' | 'agent';

interface Person {
  kind: Kind;
  name: string;
  standIn: string;
  masked: boolean;
}

/** Shuffled, yet always in the same way: by their names, the first number would be the first of the alphabet. */
const inOrder = (one: Person, two: Person): number =>
  hashOf(one.name) - hashOf(two.name) || (one.name < two.name ? -1 : 1);

/**
 * Reviewers and agents of one masked export. Who is masked in one of the calls that they are in has a number in all (D657),
 * the same in whatever order the calls are read, and none that somebody is called (D677). `known`: names that may be met.
 */
export function createMaskedPeople(
  numbered: Readonly<Record<Kind, (nth: number) => string>>,
  known: readonly string[] = [],
) {
  const met = new Map<string, Person>();
  let shown: ReadonlyMap<string, string> | null = null;

  function numbersOf(kind: Kind, real: ReadonlySet<string>): [string, string][] {
    const masked = [...met.values()].filter((one) => one.kind === kind && one.masked);
    let nth = 0;
    return masked.sort(inOrder).map(({ standIn }) => {
      do nth += 1;
      while (real.has(foldedName(numbered[kind](nth))));
      return [standIn, numbered[kind](nth)];
    });
  }
  return {
    /** What stands for somebody in a call that `mask` masks, until all are read. */
    standFor(kind: Kind, name: string, mask: (text: string) => string): string {
      const key = `${kind} ${name}`;
      const standIn = String.fromCodePoint(STAND_INS + met.size);
      const person = met.get(key) ?? { kind, name, standIn, masked: false };
      person.masked ||= mask(name) !== name;
      met.set(key, person);
      shown = null;
      return person.standIn;
    },
    /** Name or number of each by what stands for them. */
    shown(): ReadonlyMap<string, string> {
      if (shown !== null) return shown;
      const all = [...met.values()];
      const real = new Set([...known, ...all.map(({ name }) => name)].map(foldedName));
      const names = all.map(({ standIn, name }): [string, string] => [standIn, name]);
      shown = new Map([...names, ...numbersOf('reviewer', real), ...numbersOf('agent', real)]);
      return shown;
    },
  };
}
