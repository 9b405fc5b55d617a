import { type Manifest, reviewerOfDevice } from '@/domain/callmark-file/manifest';
import { DEVICE_REVIEWER, NOBODY_NAMED, type People, type Reviewer, type ReviewerId } from '@/domain/reviewer';
import type { CallmarkDatabase } from '../database';
import { newId } from '../new-id';
import { readPeople } from '../people';

/** This installation's own name; see checkInstall. */
const INSTALL = 'install';
/** Installations whose backup became this one: their nameless reviewer is the one of this device. */
const FORMER = 'former-devices';

/** The name of this installation, made where the app has not started yet. */
export async function ownDevice(database: CallmarkDatabase): Promise<string> {
  const known = (await database.settings.get(INSTALL))?.value;
  if (typeof known === 'string') return known;
  const fresh = newId();
  await database.settings.put({ key: INSTALL, value: fresh });
  return fresh;
}

async function formerDevices(database: CallmarkDatabase): Promise<string[]> {
  const value = (await database.settings.get(FORMER))?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

/** Nothing was ever judged here and nobody was named: a backup may go on here where its device ended. */
async function isUntouched(database: CallmarkDatabase): Promise<boolean> {
  const [calls, reviews, people] = await Promise.all([
    database.calls.count(),
    database.reviews.count(),
    readPeople(database),
  ]);
  return calls === 0 && reviews === 0 && people.known.length === 0 && people.current === DEVICE_REVIEWER;
}

/** What the ids of a file's reviewers are here. */
export interface ReviewersHere {
  /** The file is a backup, and this device goes on with it. */
  goesOn: boolean;
  /** This device made the file itself. */
  fromHere: boolean;
  named(id: ReviewerId): ReviewerId;
}

/**
 * Everybody is known by their id but the nameless reviewer, whom every device calls the same: that of another device has
 * another id here, unless this device goes on with that one's backup (D332).
 */
export async function reviewersHere(database: CallmarkDatabase, { device, backup }: Manifest): Promise<ReviewersHere> {
  const [own, former] = [await ownDevice(database), await formerDevices(database)];
  const goesOn = backup !== undefined && device !== own && !former.includes(device) && (await isUntouched(database));
  const mine = new Set([own, ...former, ...(goesOn ? [device] : [])].map(reviewerOfDevice));
  const named = (id: ReviewerId) => {
    const everywhere = id === DEVICE_REVIEWER ? reviewerOfDevice(device) : id;
    return mine.has(everywhere) ? DEVICE_REVIEWER : everywhere;
  };
  return { goesOn, fromHere: device === own, named };
}

function withNames(people: People, given: readonly Reviewer[]): People {
  const known = new Set(people.known.map(({ id }) => id));
  const added = given.filter(({ id }) => !known.has(id));
  return added.length === 0 ? people : { ...people, known: [...people.known, ...added] };
}

/** Adds the names that are not known here; in the caller's transaction, with `settings`. */
export async function takePeople(
  database: CallmarkDatabase,
  { reviewers, device, backup }: Manifest,
  { goesOn, named }: ReviewersHere,
): Promise<void> {
  const given = reviewers.map((reviewer) => ({ ...reviewer, id: named(reviewer.id) }));
  const before = await readPeople(database);
  const next = withNames(before, given);
  if (goesOn) {
    const current = named(backup?.current ?? DEVICE_REVIEWER);
    const asked = next.known.some(({ id }) => id === current) || backup?.asked === true;
    await database.settings.put({ key: FORMER, value: [...(await formerDevices(database)), device] });
    await database.settings.put({ key: 'people', value: { ...NOBODY_NAMED, ...next, current, asked } });
  } else if (next !== before) await database.settings.put({ key: 'people', value: next });
}
