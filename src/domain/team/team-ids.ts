/**
 * What the id of each kind of document is made of, in its order (D360). `author` is the name that its writer signs in
 * with: the archive lets nobody else write it, so no two people ever change the same document.
 */
const PARTS = {
  call: ['call'],
  part: ['call', 'number'],
  text: ['call', 'author'],
  result: ['call', 'result', 'service', 'maker', 'author'],
  eval: ['call', 'scorecard', 'author'],
  facts: ['call', 'author'],
  dispute: ['call', 'scorecard', 'author'],
  note: ['call', 'author', 'own'],
  calibration: ['own'],
  sheet: ['calibration', 'author'],
  remark: ['calibration', 'author', 'own'],
  scorecard: ['scorecard', 'version', 'author'],
  person: ['author'],
  assignment: ['own'],
} as const;

export type TeamKind = keyof typeof PARTS;
type PartsOf<Kind extends TeamKind> = Record<(typeof PARTS)[Kind][number], string>;

export type TeamId = { [Kind in TeamKind]: { kind: Kind } & PartsOf<Kind> }[TeamKind];

export const TEAM_KINDS = Object.keys(PARTS) as TeamKind[];

/** "eval:<call>:<scorecard>:<author>"; what stands between the colons is encoded as in an address. */
export function teamId<Kind extends TeamKind>(kind: Kind, parts: PartsOf<Kind>): string {
  const given: Record<string, string> = parts;
  return [kind, ...PARTS[kind].map((name) => encodeURIComponent(given[name] ?? ''))].join(':');
}

/** The id of a part of a call's sound, from 0. */
export function partId(call: string, number: number): string {
  return teamId('part', { call, number: String(number).padStart(3, '0') });
}

/** How many parts an id of a kind has after the kind, and which of them, from 0, is its author; -1 = the id names none. */
export function idShape(kind: TeamKind): { parts: number; author: number } {
  const names: readonly string[] = PARTS[kind];
  return { parts: names.length, author: names.indexOf('author') };
}

/** What an id says, or null where it is none of ours. */
export function readTeamId(id: string): TeamId | null {
  const [kind = '', ...given] = id.split(':');
  const names = TEAM_KINDS.find((one) => one === kind);
  if (names === undefined || given.length !== PARTS[names].length || given.includes('')) return null;
  try {
    const parts = PARTS[names].map((name, at) => [name, decodeURIComponent(given[at] ?? '')]);
    return { kind: names, ...Object.fromEntries(parts) } as TeamId;
  } catch {
    return null;
  }
}
