import { useLiveQuery } from 'dexie-react-hooks';
import { type People, reviewerBy } from '@/domain/reviewer';
import { countUnsigned, getPeople } from '@/storage/people';

/** Who judges on this device, live; undefined while it is read. */
export function usePeople(): People | undefined {
  return useLiveQuery(() => getPeople());
}

/** How many evaluations a first name would have to own or leave to nobody; undefined while it is counted. */
export function useNamelessWork(people: People | undefined): number | undefined {
  const nameless = people !== undefined && reviewerBy(people, people.current) === undefined;
  return useLiveQuery(() => (nameless ? countUnsigned() : 0), [nameless]);
}
