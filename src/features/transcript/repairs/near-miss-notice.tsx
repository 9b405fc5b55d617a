import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Place } from '@/domain/transcript/find-words';
import { findNearMisses, type NearMiss, readVocabulary } from '@/domain/transcript/near-misses';
import type { Turn } from '@/domain/transcript/transcript';
import { getSettings } from '@/storage/browser/settings';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import './near-miss-notice.css';

const words = wording.repair.nearMisses;
/** One after the other is soon done; a page of them is passed over. */
const SHOWN = 3;
const NO_PLACES: ReadonlyMap<number, readonly Place[]> = new Map();

export interface NearMissesHere {
  misses: readonly NearMiss[];
  /** In the turns as they are drawn, from 1. */
  places: ReadonlyMap<number, readonly Place[]>;
  /** It is right as it is written, until the call is opened again. */
  leave: (miss: NearMiss) => void;
}

/** What these turns write otherwise than the vocabulary of the site. */
export function useNearMisses(turns: readonly Turn[]): NearMissesHere {
  const typed = useLiveQuery(async () => (await getSettings()).vocabulary) ?? '';
  const [left, setLeft] = useState<readonly string[]>([]);
  const looked = useDeferredValue(turns);
  const { misses, places } = useMemo(() => findNearMisses(looked, readVocabulary(typed), left), [looked, typed, left]);
  return {
    misses,
    places: looked === turns ? places : NO_PLACES,
    leave: ({ written }) => setLeft((before) => [...before, written]),
  };
}

export interface NearMissNoticeProps {
  found: NearMissesHere;
  /** Nothing can be changed just now. */
  busy: boolean;
  onShow: (turn: number) => void;
  onReplace: (miss: NearMiss) => void;
}

/** Offers to write names and products as the site does, everywhere at once. */
export function NearMissNotice({ found: { misses, leave }, busy, onShow, onReplace }: NearMissNoticeProps) {
  if (misses.length === 0) return null;
  const more = misses.length - SHOWN;
  return (
    <section className="near-misses" aria-label={words.heading}>
      <p>{words.heading}</p>
      <ul>
        {misses.slice(0, SHOWN).map((miss) => (
          <li key={`${miss.word} ${miss.written}`}>
            <Button variant="quiet" title={words.show} onClick={() => onShow(miss.turns[0] ?? 1)}>
              {words.pair(miss.written, miss.word, miss.turns.length)}
            </Button>
            <Button
              disabled={busy}
              aria-label={words.replaceAll(miss.written, miss.word)}
              onClick={() => onReplace(miss)}
            >
              {words.replace}
            </Button>
            <Button variant="quiet" aria-label={words.leaveAll(miss.written)} onClick={() => leave(miss)}>
              {words.leave}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.more(more)}</p>}
    </section>
  );
}
