import { useState } from 'react';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import type { PersonalSearch } from './use-personal';

const words = wording.exporting;
const STEP = 100;

interface FoundListProps {
  items: Extract<PersonalSearch, { state: 'found' }>['items'];
  kept: ReadonlySet<string>;
  onKeep: (key: string, keep: boolean) => void;
}

function FoundList({ items, kept, onKeep }: FoundListProps) {
  const [limit, setLimit] = useState(STEP);
  if (items.length === 0) return <p className="muted">{words.foundNone}</p>;
  const more = items.length - limit;
  return (
    <>
      <p>{words.found(items.length)}</p>
      <ScrollRegion className="export-found" label={words.found(items.length)}>
        <ul>
          {items.slice(0, limit).map(({ key, kind, words: said, count, calls }) => (
            <li key={key}>
              <label className="export-check">
                <input
                  type="checkbox"
                  checked={!kept.has(key)}
                  onChange={({ currentTarget }) => onKeep(key, !currentTarget.checked)}
                />
                <span>
                  <span className="export-kind">{words.kinds[kind]}</span> <b>{said}</b>{' '}
                  <span className="muted">{words.times(count, calls)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {more > 0 && <Button onClick={() => setLimit(limit + STEP)}>{words.moreFound(Math.min(more, STEP))}</Button>}
      </ScrollRegion>
    </>
  );
}

export interface MaskSectionProps {
  mask: boolean;
  names: boolean;
  onChange: (change: { mask?: boolean; names?: boolean }) => void;
  search: PersonalSearch;
  /** Calls that are looked through. */
  total: number;
  kept: ReadonlySet<string>;
  onKeep: (key: string, keep: boolean) => void;
}

/** The choice to mask, and first of all what that means: everything found, and what is not looked for. */
export function MaskSection({ mask, names, onChange, search, total, kept, onKeep }: MaskSectionProps) {
  return (
    <div className="export-mask">
      <label className="export-check">
        <input
          type="checkbox"
          checked={mask}
          onChange={({ currentTarget }) => onChange({ mask: currentTarget.checked })}
        />
        {words.mask}
      </label>
      {mask && (
        <>
          <label className="export-check">
            <input
              type="checkbox"
              checked={names}
              onChange={({ currentTarget }) => onChange({ names: currentTarget.checked })}
            />
            {words.maskNames}
          </label>
          <div role="status">
            {search.state === 'searching' && (
              <div className="export-progress">
                <ProgressBar label={words.searching} share={search.done / total} />
                <span>{words.searching}</span>
              </div>
            )}
            {search.state === 'failed' && <p className="field-error">{words.failed}</p>}
          </div>
          {search.state === 'found' && <FoundList items={search.items} kept={kept} onKeep={onKeep} />}
          <p className="field-hint">{words.limits}</p>
        </>
      )}
    </div>
  );
}
