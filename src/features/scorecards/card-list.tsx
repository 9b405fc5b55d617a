import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { BUILT_IN_SCORECARDS } from '@/domain/scorecards/built-in/built-in';
import { TRANSLATED_SCORECARDS } from '@/domain/scorecards/built-in/translated';
import { ownCopy } from '@/domain/scorecards/edit-shares';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { ScorecardRow } from '@/storage/database';
import { createScorecard, type ScorecardKey } from '@/storage/scorecards/scorecards';
import { Button } from '@/ui/button';
import { serviceLabel } from '@/ui/service-label';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import './card-list.css';
import { freshCard } from './fresh-card';
import { STATE_TONES } from './history-pane';
import { ImportButton } from './import-button';

const words = wording.scorecards;

const sizeOf = ({ sections }: Scorecard): string => {
  const questions = sections.reduce((count, section) => count + section.questions.length, 0);
  return `${words.sectionsCount(sections.length)} · ${words.questions(questions)}`;
};

export interface CardListProps {
  /** Versions of a card stand together, the newest first. */
  rows: readonly ScorecardRow[];
  onOpen: (key: ScorecardKey) => void;
  onDone: (said: string) => void;
  /** Runs what stores something, and says so where it fails. */
  storing: (work: () => Promise<void>) => void;
}

/** Every card there is: one's own with the state of each version, then the built-in ones. */
export function CardList({ rows, onOpen, onDone, storing }: CardListProps) {
  const cards = [...new Set(rows.map(({ id }) => id))].map((id) => rows.filter((row) => row.id === id));
  const create = (card: Scorecard) => storing(async () => onOpen(await createScorecard(card)));
  const copy = (card: Scorecard) => create(ownCopy(card, words.copyTitle(card.title)));
  return (
    <div className="card-list">
      <p className="muted">{words.intro}</p>
      <section className="panel" aria-label={words.own}>
        <div className="card-pane-head">
          <h3>{words.own}</h3>
          <span className="card-chips">
            <ImportButton onOpen={onOpen} onDone={onDone} storing={storing} />
            <Button icon={Plus} variant="primary" onClick={() => create(freshCard())}>
              {words.newEmpty}
            </Button>
          </span>
        </div>
        {cards.length === 0 && <p className="card-pane-text muted">{words.noOwn}</p>}
        <ul>
          {cards.map(([newest, ...older]) =>
            newest === undefined ? null : (
              <li key={newest.id} className="card-list-row">
                <button
                  type="button"
                  className="card-list-open"
                  aria-label={words.edit(newest.card.title || words.untitled)}
                  onClick={() => onOpen(newest)}
                >
                  <strong>{newest.card.title || words.untitled}</strong>
                  <span className="small muted">{sizeOf(newest.card)}</span>
                  <span className="card-chips">
                    {[newest, ...older].map(({ version, state }) => (
                      <StatusChip key={version} tone={STATE_TONES[state]}>
                        {words.versionOf(words.states[state], version)}
                      </StatusChip>
                    ))}
                  </span>
                </button>
                <Button
                  icon={Copy}
                  variant="quiet"
                  aria-label={words.copyOf(newest.card.title)}
                  onClick={() => copy(newest.card)}
                >
                  {words.copy}
                </Button>
              </li>
            ),
          )}
        </ul>
      </section>
      <section className="panel" aria-label={words.builtIn}>
        <div className="card-pane-head">
          <h3>{words.builtIn}</h3>
          <span className="small muted">{words.builtInHint}</span>
        </div>
        <ul>
          {BUILT_IN_SCORECARDS.map((card) => (
            <li key={card.id} className="card-list-row">
              <span className="card-list-open">
                <strong>{serviceLabel(card.id)}</strong>
                <span className="small muted">{sizeOf(card)}</span>
              </span>
              <span className="card-chips">
                <Button
                  icon={Copy}
                  variant="quiet"
                  aria-label={words.copyOf(serviceLabel(card.id))}
                  onClick={() => copy(card)}
                >
                  {words.copy}
                </Button>
                {TRANSLATED_SCORECARDS.filter(({ id, language }) => id === card.id && language !== card.language).map(
                  (translated) => (
                    <Button
                      key={translated.language}
                      icon={Copy}
                      variant="quiet"
                      aria-label={words.copyOfIn(serviceLabel(card.id), translated.language)}
                      onClick={() => copy(translated)}
                    >
                      {words.copyIn(translated.language)}
                    </Button>
                  ),
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
