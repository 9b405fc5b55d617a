import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { addSection, moveSection } from '@/domain/scorecards/edit-card';
import type { Shares } from '@/domain/scorecards/edit-shares';
import type { Scorecard, Section } from '@/domain/scorecards/scorecard';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import './sections.css';
import { DragHandle } from './drag-handle';
import { freshSection } from './fresh-card';
import { percent, plainNumber } from './numbers';
import type { EditCard } from './use-draft';
import { useReorder } from './use-reorder';

const words = wording.scorecards;

export interface SectionsPaneProps {
  card: Scorecard;
  shares: Shares;
  chosen: string | undefined;
  readOnly: boolean;
  edit: EditCard;
  onChoose: (id: string) => void;
  onMoved: (said: string) => void;
}

/** The sections' shares beside each other; the list below says the same in figures. */
function ShareBar({ card, shares, chosen }: Pick<SectionsPaneProps, 'card' | 'shares' | 'chosen'>) {
  return (
    <div className="card-share-bar" aria-hidden="true">
      {card.sections.map(({ id }) => {
        const share = shares.sections.get(id) ?? 0;
        return (
          <span key={id} className={id === chosen ? 'card-share-chosen' : ''} style={{ flexGrow: share * 100 }}>
            {share >= 0.08 ? Math.round(share * 100) : ''}
          </span>
        );
      })}
    </div>
  );
}

/** What the card is made of, with what each part is worth. */
export function SectionsPane({ card, shares, chosen, readOnly, edit, onChoose, onMoved }: SectionsPaneProps) {
  const { sections } = card;
  const indexOf = (id: string) => sections.findIndex((section) => section.id === id);
  const move = (id: string, to: number) => {
    if (to < 0 || to >= sections.length || to === indexOf(id)) return;
    edit((now) => moveSection(now, id, to));
    onMoved(words.movedTo(sections[indexOf(id)]?.title ?? '', String(to + 1)));
  };
  const reorder = useReorder(
    'section',
    (id, onto) => move(id, indexOf(onto)),
    (id, by) => move(id, indexOf(id) + by),
  );
  const add = () => {
    const section = freshSection(card.language);
    edit((now) => addSection(now, section));
    onChoose(section.id);
  };
  const sum = sections.reduce((total, { weight }) => total + weight, 0);
  const state = (id: string) => (reorder.over === id ? ' card-drop' : reorder.dragged === id ? ' card-dragged' : '');
  const item = (section: Section, index: number) => {
    const { id, title, weight, questions } = section;
    return (
      <li
        key={id}
        className={`card-section${id === chosen ? ' card-section-chosen' : ''}${state(id)}`}
        data-reorder={`section:${id}`}
      >
        {!readOnly && <DragHandle id={id} what={title || String(index + 1)} reorder={reorder} />}
        <button
          type="button"
          className="card-section-open"
          aria-current={id === chosen ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          <span className="card-section-name">
            <strong>{title || `${words.sectionTitle} ${index + 1}`}</strong>
            <span className="small muted">{words.questions(questions.length)}</span>
          </span>
          <span className="card-figure muted">
            <span className="visually-hidden">{words.weight} </span>
            {plainNumber(weight)}
          </span>
          <strong className="card-figure">
            <span className="visually-hidden">{words.share} </span>
            {percent(shares.sections.get(id) ?? 0)}
          </strong>
        </button>
      </li>
    );
  };
  return (
    <section className="panel card-sections" aria-label={words.sections}>
      <div className="card-pane-head">
        <h3>{words.sections}</h3>
        {!readOnly && <IconButton icon={Plus} variant="quiet" label={words.addSection} onClick={add} />}
      </div>
      {sections.length === 0 ? (
        <p className="card-pane-text muted">{words.noSections}</p>
      ) : (
        <>
          <ShareBar card={card} shares={shares} chosen={chosen} />
          <p className="card-share-note small muted">
            <span>{words.shareOfTotal}</span>
            {shares.questions.size > 0 && (
              <strong>
                <Check size={14} aria-hidden="true" /> {percent(1)}
              </strong>
            )}
          </p>
          <p className="card-columns small muted" aria-hidden="true">
            <span>{words.weight}</span>
            <span>{words.share}</span>
          </p>
          <ol className="card-section-list">{sections.map(item)}</ol>
          <p className="card-sum small muted">
            <span>{words.sumOfWeights}</span>
            <strong>{plainNumber(sum)}</strong>
          </p>
        </>
      )}
    </section>
  );
}
