import Info from 'lucide-react/icons/info';
import Ruler from 'lucide-react/icons/ruler';
import { type People, reviewerBy } from '@/domain/reviewer';
import type { ScoreCard } from '@/domain/scoring/score-card';
import { langOf } from '@/domain/transcript/spoken-language';
import { decimal } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { Meter } from '@/ui/meter';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { ClaimList } from './claim-list';
import { cardScore } from './score-words';

const words = wording.results;

/** The reviewer touched one of the card's own questions. */
function isEdited({ questions }: ScoreCard): boolean {
  return questions.some((question) => question.edited);
}

/** What the machine claims, sentence by sentence; a reviewer's own note stands in place of it. */
function CardNotes({ card: { questions } }: { card: ScoreCard }) {
  return questions.map(({ id: question, notes, machineNotes, claims }) => {
    if (notes === machineNotes && claims.length > 0) return <ClaimList key={question} claims={claims} />;
    return notes === '' ? null : (
      <p key={question} className="results-card-text" lang={langOf(notes)}>
        {notes}
      </p>
    );
  });
}

interface CriterionCardProps {
  card: ScoreCard;
  /** Whose edits are in force. */
  people: People;
  onDetails: () => void;
}

/** One criterion (§2): score, five-band meter, level, what it rests on, and the way into its details. */
export function CriterionCard({ card, people, onDetails }: CriterionCardProps) {
  const name = reviewerBy(people, people.current)?.name;
  const score = cardScore(card);
  const max = decimal(card.maxPoint);
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
          {isEdited(card) && (
            <StatusChip tone="info">{name === undefined ? words.edited : words.editedBy(name)}</StatusChip>
          )}
        </p>
      )}
      {card.failed !== '' && <p className="results-card-text">{card.failed}</p>}
      {card.addNoteDesc !== '' && (
        <p className="results-card-level">
          <Ruler size={14} aria-hidden="true" />
          {words.scale(card.addNoteDesc)}
        </p>
      )}
      <CardNotes card={card} />
    </li>
  );
}
