import { useEffect, useState } from 'react';
import type { CallId } from '@/domain/call';
import { itemKey, type PersonalItem } from '@/domain/masking/mask';
import { getPeople } from '@/storage/people';
import { forEachCall } from './for-each-call';
import { createNames, readPersonal } from './read-calls';

/** Something personal over all calls that leave. */
export interface FoundItem extends Pick<PersonalItem, 'kind' | 'words' | 'count'> {
  key: string;
  /** In how many calls. */
  calls: number;
}

export type PersonalSearch =
  | { state: 'off' }
  | { state: 'searching'; done: number }
  | { state: 'failed' }
  | { state: 'found'; items: readonly FoundItem[] };

function gather(found: readonly (readonly PersonalItem[])[]): FoundItem[] {
  const all = new Map<string, FoundItem>();
  for (const item of found.flat()) {
    const key = itemKey(item);
    const known = all.get(key) ?? { key, kind: item.kind, words: item.words, count: 0, calls: 0 };
    all.set(key, { ...known, count: known.count + item.count, calls: known.calls + 1 });
  }
  const kinds = ['card', 'account', 'id', 'phone', 'email', 'name'];
  return [...all.values()].sort((one, two) => kinds.indexOf(one.kind) - kinds.indexOf(two.kind));
}

const OFF: PersonalSearch = { state: 'off' };

/** What would be masked in these calls, looked for while `on`. */
export function usePersonal(ids: readonly CallId[], on: boolean, names: boolean): PersonalSearch {
  const key = `${on} ${names}`;
  const [search, setSearch] = useState<PersonalSearch & { key: string }>({ ...OFF, key });
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const say = (next: PersonalSearch) => {
      if (!stop.signal.aborted) setSearch({ ...next, key });
    };
    const look = async () => {
      const nameOf = createNames(await getPeople());
      const steps = { signal: stop.signal, onProgress: (done: number) => say({ state: 'searching', done }) };
      return gather(await forEachCall(ids, steps, (id) => readPersonal(id, nameOf, { names })));
    };
    look().then(
      (items) => say({ state: 'found', items }),
      () => say({ state: 'failed' }),
    );
    return () => stop.abort();
  }, [ids, on, names, key]);
  if (!on) return OFF;
  // What was found by the choice before is none of this one's.
  return search.key === key && search.state !== 'off' ? search : { state: 'searching', done: 0 };
}
