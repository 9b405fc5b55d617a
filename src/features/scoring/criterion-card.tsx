import Info from 'lucide-react/icons/info';
import type { ScoreCard } from '@/domain/scoring/score-card';
import { IconButton } from '@/ui/icon-button';
import { Meter } from '@/ui/meter';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { cardScore } from './score-words';

const words = wording.results;

/** The card of a question of its own was touched by the reviewer; on a shared set only the card's own question counts. */
function isEdited({ id, type, objData }: ScoreCard): boolean {
  return objData.questions.some((question) => question.edited && (type === 'other' || question.id === id));
}

/** One criterion (§2): score, five-band meter, level, what it rests on, and the way into its details. */
export function CriterionCard({ card, onDetails }: { card: ScoreCard; onDetails: () => void }) {
  const score = cardScore(card);
  const max = String(card.maxPoint);
  const spoken =
    score === null ? words.noScore : [words.points(score, max), card.addNoteTitle].filter(Boolean).join(', ');
  return (
    <li className="panel results-card">
      <div className="results-card-head">
        <h3>{card.title}</h3>
        <IconButton icon={Info} label={words.details(card.title)} variant="quiet" onClick={onDetails} />
      </div>
      {score === null ? (
        <p className="results-card-score results-card-none">{words.noScore}</p>
      ) : (
        <p className="results-card-score">
          <strong style={{ color: card.textColor }}>{score}</strong>
          <span>{words.pointsAfter(max)}</span>
        </p>
      )}
      <Meter
        name={card.title}
        value={card.score}
        max={card.maxPoint}
        valueText={spoken}
        offset={card.leftOffset}
        ranges={card.ranges}
      />
      {(card.addNoteTitle !== '' || isEdited(card)) && (
        <p className="results-card-chips">
          {card.addNoteTitle !== '' && (
            <StatusChip tone={card.band === null ? 'neutral' : `band-${card.band}`}>{card.addNoteTitle}</StatusChip>
          )}
          {isEdited(card) && <StatusChip tone="info">{words.edited}</StatusChip>}
        </p>
      )}
      {card.addNoteDesc !== '' && <p className="results-card-level">{card.addNoteDesc}</p>}
      {card.description !== '' && <p className="results-card-text">{card.description}</p>}
    </li>
  );
}
