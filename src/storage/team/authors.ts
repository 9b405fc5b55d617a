import { isElsewhere, signInName, tidyName } from '@/domain/reviewer';
import type { TeamDocumentOf } from '@/domain/team/team-document';
import type { CallmarkDatabase } from '../database';
import { readPeople } from '../people';
import type { Membership } from './membership';
import { PEOPLE } from './note-pushes';
import { reviewerHere } from './who-writes';

/** Names for those whose work comes from the archive; part of the caller's transaction, with `settings`. */
export async function nameAuthors(database: CallmarkDatabase, membership: Membership, authors: readonly string[]) {
  const people = await readPeople(database);
  const known = new Set(people.known.map(({ id }) => id));
  const fresh = [...new Set(authors)].flatMap((author) => {
    const id = reviewerHere(membership, author);
    return isElsewhere(id) && !known.has(id) ? [{ id, name: tidyName(signInName(id)) }] : [];
  });
  if (fresh.length === 0) return;
  await database.settings.put({ key: PEOPLE, value: { ...people, known: [...people.known, ...fresh] } });
}

/** What an author is called, as they say themselves; part of the caller's transaction, with `settings`. */
export async function nameAuthor(
  database: CallmarkDatabase,
  membership: Membership,
  { by, name, staffId }: TeamDocumentOf<'person'>,
) {
  const people = await readPeople(database);
  const id = reviewerHere(membership, by);
  const own = { id, name: tidyName(name), ...(staffId !== undefined && { staffId: tidyName(staffId) }) };
  const known = [...people.known.filter((one) => one.id !== id), own];
  await database.settings.put({ key: PEOPLE, value: { ...people, known } });
}
