import type { Seen, Told } from '../tools/team-page/page';

interface Made {
  key: string;
  sha256: string;
}

/** A thing that is written again and again, each time as the next version; `did`: what was promised last, null = nothing any more. */
interface Fact {
  tablet: string;
  did: number | null;
  /** Begun since: each may have got there or not. */
  open: number[];
  /** Versions that were begun, once for each time; and those of them that were promised and went down with no tablet. */
  begun: number[];
  kept: number[];
  /** Its tablet has what it promised: it was not wiped since. */
  isHere: boolean;
}

const times = (list: readonly number[] | undefined, version: number): number =>
  list?.filter((one) => one === version).length ?? 0;

/** What the tablets promised to keep, as their users heard it. */
export function createLedger() {
  const begun = new Set<string>();
  const made = new Map<string, Made>();
  const facts = new Map<string, Fact>();
  const ready = new Set<string>();
  /** Calls that were taken from everybody; false = begun, and may have been or not. */
  const removed = new Map<string, boolean>();
  const wentBack: string[] = [];
  let count = 0;

  function factOf(name: string, tablet: string): Fact {
    const fact = facts.get(name) ?? { tablet, did: null, open: [], begun: [], kept: [], isHere: false };
    facts.set(name, fact);
    return fact;
  }

  function show(name: string, { isHere, did, open }: Fact, version: number): void {
    if (isHere && did !== version && !open.includes(version))
      wentBack.push(`${name}: ${version} where it was made, after ${did} was promised`);
  }

  function begin(name: string, fact: Fact, version: number): void {
    show(name, fact, version - 1);
    fact.open.push(version);
    fact.begun.push(version);
  }

  function keep(fact: Fact, version: number): void {
    Object.assign(fact, { did: version, open: [], isHere: true });
    fact.kept.push(version);
  }

  /** Every entry of the log of what was promised, as often as it was made. */
  function logProblems({ id, key, log }: Seen): string[] {
    const noted = [...facts].filter(([name]) => name.startsWith(`${id} note `));
    return noted.flatMap(([name, fact]) => {
      const found = log[name] ?? [];
      const lost = fact.kept.filter((version) => times(found, version) < times(fact.kept, version));
      const more = found.filter((version) => times(found, version) > times(fact.begun, version));
      return [
        ...lost.map((version) => `${key} ${name}: ${version} is not in the log`),
        ...more.map((version) => `${key} ${name}: ${version} is in the log too often`),
      ];
    });
  }

  return {
    /** Promises so far. */
    count: () => count,
    /** Tablets that have made all their calls. */
    ready,
    /** Calls that were promised, by id. */
    calls: (): ReadonlyMap<string, Made> => made,
    facts: () => facts.size,
    /** Calls that somebody took from everybody, or began to. */
    removed: (): ReadonlyMap<string, boolean> => removed,
    /** Where a tablet showed its own user an older word than it had promised. */
    wentBack,

    told(tablet: string, told: Told): void {
      if (told.is !== 'shows') count += 1;
      switch (told.is) {
        case 'all made':
          ready.add(tablet);
          break;
        case 'begun':
          begun.add(told.key);
          break;
        case 'made':
          made.set(told.id, { key: told.key, sha256: told.sha256 });
          break;
        case 'removing':
        case 'removed':
          removed.set(told.id, told.is === 'removed');
          break;
        case 'shows':
          for (const [name, version] of Object.entries(told.facts)) {
            const fact = facts.get(name);
            if (fact !== undefined) show(name, fact, version);
          }
          break;
        case 'will':
          begin(told.fact, factOf(told.fact, tablet), told.version);
          break;
        case 'did':
          keep(factOf(told.fact, tablet), told.version);
      }
    },

    /** A tablet is gone with everything on it: of these calls the archive may not have had all. Gives the next free number. */
    lost(tablet: string, waiting: readonly string[]): number {
      for (const id of waiting) if (made.get(id)?.key.startsWith(`${tablet}-`)) made.delete(id);
      for (const id of waiting) if (removed.has(id)) removed.set(id, false);
      for (const [name, fact] of facts) {
        if (fact.tablet !== tablet) continue;
        fact.isHere = false;
        if (waiting.includes(name.split(' ')[0] ?? '')) Object.assign(fact, { did: null, kept: [] });
      }
      ready.delete(tablet);
      const numbers = [...begun].filter((key) => key.startsWith(`${tablet}-`)).map((key) => Number(key.split('-')[1]));
      return Math.max(-1, ...numbers) + 1;
    },

    /** What a tablet shows otherwise than it was promised anywhere. */
    problems(seen: readonly Seen[]): string[] {
      const byId = new Map(seen.map((one) => [one.id, one]));
      const keys = seen.map(({ key }) => key);
      const twice = keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key}: twice`);
      const stray = keys.filter((key) => !begun.has(key)).map((key) => `${key}: nobody made it`);
      const calls = [...made].flatMap(([id, { key, sha256 }]) => {
        const one = byId.get(id);
        if (one === undefined) return removed.has(id) ? [] : [`${key}: is not there`];
        if (removed.get(id)) return [`${key}: is there, and was taken from everybody`];
        const sound = one.archived === sha256 ? [] : [`${key}: sound ${one.archived} is archived`];
        return one.here === '' || one.here === sha256 ? sound : [...sound, `${key}: sound ${one.here} is here`];
      });
      const said = [...facts].flatMap(([name, { did, open }]) => {
        const one = byId.get(name.split(' ')[0] ?? '');
        if (did === null || one === undefined) return [];
        const found = one.facts[name];
        return found !== undefined && [did, ...open].includes(found)
          ? []
          : [`${one.key} ${name}: ${found} and not ${did}${open.map((version) => ` or ${version}`).join('')}`];
      });
      const judges = seen.flatMap(({ key, judges: names }) =>
        names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${key}: two evaluations of ${name}`),
      );
      return [...twice, ...stray, ...calls, ...said, ...judges, ...seen.flatMap(logProblems)];
    },
  };
}
