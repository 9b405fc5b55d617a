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
import { cardColumns, toldOn, type Width } from './card-columns';
import { ClaimList } from './claim-list';
import { cardScore } from './score-words';
import './criterion-card.css';

const words = wording.results;

/** The reviewer touched one of the card's own questions. */
function isEdited({ questions }: ScoreCard): boolean {
  return questions.some((question) => question.edited);
}

/** Numbers that are none of their scale, where nobody has answered instead; of several questions each is named. */
function Outside({ card: { questions } }: { card: ScoreCard }) {
  return questions.map(({ id, question, outside, answer }) =>
    outside === '' || answer !== null ? null : (
      <p key={id} className="results-card-text">
        {questions.length === 1 ? outside : `${question} ${outside}`}
      </p>
    ),
  );
}

/** What each question rests on. */
function CardNotes({ card }: { card: ScoreCard }) {
  const told = toldOn(card);
  if (told.length === 0) return null;
  return (
    <div className="results-card-notes">
      {told.map(({ question, claims }) =>
        claims ? (
          <ClaimList key={question.id} claims={claims} />
        ) : (
          <p key={question.id} className="results-card-text" lang={langOf(question.notes)}>
            {question.notes}
          </p>
        ),
      )}
    </div>
  );
}

interface CriterionCardProps {
  card: ScoreCard;
  /** Its width where there are two columns, and where there are three. */
  ofTwo: Width | undefined;
  ofThree: Width | undefined;
  /** Whose edits are in force. */
  people: People;
  onDetails: () => void;
}

/** One criterion (§2): score, five-band meter, level, what it rests on, and the way into its details. */
function CriterionCard({ card, ofTwo, ofThree, people, onDetails }: CriterionCardProps) {
  const name = reviewerBy(people, people.current)?.name;
  const score = cardScore(card);
  const max = decimal(card.maxPoint);
  const spoken =
    score === null ? words.noScore : [words.points(score, max), card.addNoteTitle].filter(Boolean).join(', ');
  return (
    <li className="panel results-card" data-of-two={ofTwo} data-of-three={ofThree}>
      <div className="results-card-top">
        <div className="results-card-head">
          <h3>{card.title}</h3>
          <IconButton icon={Info} label={words.details(card.title)} variant="quiet" onClick={onDetails} />
        </div>
        <div className="results-card-rating">
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
          <Outside card={card} />
          {card.addNoteDesc !== '' && (
            <p className="results-card-level">
              <Ruler size={14} aria-hidden="true" />
              {words.scale(card.addNoteDesc)}
            </p>
          )}
        </div>
      </div>
      <CardNotes card={card} />
    </li>
  );
}

interface CriterionGridProps extends Pick<CriterionCardProps, 'people'> {
  cards: readonly ScoreCard[];
  onDetails: (cardId: string) => void;
}

/** The criteria in the order of the scorecard, in one, two or three columns. */
export function CriterionGrid({ cards, people, onDetails }: CriterionGridProps) {
  const ofTwo = cardColumns(cards, 2);
  const ofThree = cardColumns(cards, 3);
  return (
    <ul className="results-grid" aria-label={words.criteria}>
      {cards.map((card, place) => (
        <CriterionCard
          key={card.id}
          card={card}
          ofTwo={ofTwo[place]}
          ofThree={ofThree[place]}
          people={people}
          onDetails={() => onDetails(card.id)}
        />
      ))}
    </ul>
  );
}
