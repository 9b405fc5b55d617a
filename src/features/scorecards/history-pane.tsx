import { useLiveQuery } from 'dexie-react-hooks';
import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { ScorecardRow } from '@/storage/database';
import { usesOf } from '@/storage/scorecards/scorecard-life';
import type { ScorecardKey } from '@/storage/scorecards/scorecards';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { type ChipTone, StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { CompareDialog } from './compare-dialog';

const words = wording.scorecards;
export const STATE_TONES: Record<Scorecard['state'], ChipTone> = { draft: 'warn', published: 'ok', retired: 'neutral' };

export interface HistoryPaneProps {
  /** The card as it is shown. */
  card: Scorecard;
  /** The newest first. */
  versions: readonly ScorecardRow[];
  now: number;
  onOpen: (key: ScorecardKey) => void;
}

/** Every version of the card; who made it, when, and how many calls were judged by it. */
export function HistoryPane({ card, versions, now, onOpen }: HistoryPaneProps) {
  const [comparing, setComparing] = useState(false);
  const uses = useLiveQuery(() => usesOf(card.id), [card.id]);
  const before = versions.find(({ version }) => version < card.version);
  const facts = ({ card: { author, publishedAt }, updatedAt, version }: ScorecardRow) => {
    const used = uses?.get(version) ?? 0;
    const at = formatMoment(publishedAt ?? updatedAt, now);
    return [author, at, used > 0 ? words.calls(used) : ''].filter(Boolean).join(' · ');
  };
  return (
    <section className="panel card-history" aria-label={words.history}>
      <div className="card-pane-head">
        <h3>{words.history}</h3>
      </div>
      <ul>
        {versions.map((row) => (
          <li key={row.version}>
            <button
              type="button"
              className="card-version"
              aria-current={row.version === card.version ? 'true' : undefined}
              onClick={() => onOpen(row)}
            >
              <span>
                <strong>{words.version(row.version)}</strong>
                <span className="small muted">{facts(row)}</span>
              </span>
              <StatusChip tone={STATE_TONES[row.state]}>{words.states[row.state]}</StatusChip>
            </button>
          </li>
        ))}
      </ul>
      {before !== undefined && (
        <Button icon={GitCompare} variant="quiet" className="card-compare-open" onClick={() => setComparing(true)}>
          {words.compare(before.version)}
        </Button>
      )}
      {comparing && before !== undefined && (
        <CompareDialog before={before.card} after={card} onClose={() => setComparing(false)} />
      )}
    </section>
  );
}
