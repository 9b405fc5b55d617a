export type ReviewerId = string;

/** Somebody who judges calls on this device. */
export interface Reviewer {
  id: ReviewerId;
  name: string;
  /** As their own house counts them. */
  staffId?: string;
}

/** Whoever judged here before anybody said a name. */
export const DEVICE_REVIEWER: ReviewerId = 'device';

/** Begins the id of everybody who judges on other devices of the team; after it stands the name they sign in with. */
export const ELSEWHERE = 'team:';

/** Between the name that a shared tablet signs in with and its reviewer, in the name that this one has in the team. */
export const ON_TABLET = '~';

/** Somebody who judges on other devices of the team: never on this one. */
export const isElsewhere = (id: ReviewerId): boolean => id.startsWith(ELSEWHERE);

/** The name that they, or the tablet they share, sign in with. */
export const signInName = (id: ReviewerId): string => id.slice(ELSEWHERE.length).split(ON_TABLET, 1).join();

/** Who judges on this device. */
export interface People {
  current: ReviewerId;
  /** When the current one began, milliseconds since the epoch; 0 = before anybody was asked. */
  since: number;
  /** The name was asked for once, and given or not. */
  asked: boolean;
  known: readonly Reviewer[];
}

export const NOBODY_NAMED: People = { current: DEVICE_REVIEWER, since: 0, asked: false, known: [] };

/** A name as it was typed. */
export interface GivenName {
  name: string;
  staffId: string;
}

const MOST_LETTERS = 80;
/** A name as it is kept: spaces as one, no longer than names are. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS).trim();
/** Two names of which this is the same are one. */
export const foldedName = (text: string): string => tidyName(text).toLocaleLowerCase();

function reviewerOf(id: ReviewerId, { name, staffId }: GivenName): Reviewer {
  const number = tidyName(staffId);
  return { id, name: tidyName(name), ...(number !== '' && { staffId: number }) };
}

/** Undefined where nobody gave this reviewer a name. */
export function reviewerBy(people: People, id: ReviewerId): Reviewer | undefined {
  return people.known.find((one) => one.id === id);
}

/** The name that was given, if any; two of the same name are told apart by their numbers, or the names they sign in with. */
export function reviewerName(people: People, id: ReviewerId): string | undefined {
  const own = reviewerBy(people, id);
  const alone = people.known.filter(({ name }) => name === own?.name).length < 2;
  const number = own?.staffId ?? (isElsewhere(id) ? signInName(id) : undefined);
  return alone || own === undefined || number === undefined ? own?.name : `${own.name} (${number})`;
}

/** The same name with the same number is the same person; whoever is known from the team writes as themselves, elsewhere. */
function knownAs(people: People, given: GivenName): Reviewer | undefined {
  const same = (one: Reviewer) =>
    !isElsewhere(one.id) &&
    foldedName(one.name) === foldedName(given.name) &&
    foldedName(one.staffId ?? '') === foldedName(given.staffId);
  return people.known.find(same);
}

/** Another person judges from now on; `freshId` is theirs where they are new here. */
export function handedOver(people: People, given: GivenName, freshId: ReviewerId, at: number): People {
  const before = knownAs(people, given);
  const next = before ?? reviewerOf(freshId, given);
  const known = before === undefined ? [...people.known, next] : people.known;
  return { current: next.id, since: at, asked: true, known };
}

/**
 * The name of whoever judges now. One that had a name has another from now on; the first name of all is that of the
 * device's reviewer where the evaluations made so far are theirs (`mine`), else of somebody new.
 */
export function named(people: People, given: GivenName, mine: boolean, freshId: ReviewerId, at: number): People {
  const isNamed = reviewerBy(people, people.current) !== undefined;
  if (!isNamed && !mine) return handedOver(people, given, freshId, at);
  const own = reviewerOf(people.current, given);
  return { ...people, asked: true, known: [...people.known.filter(({ id }) => id !== own.id), own] };
}
