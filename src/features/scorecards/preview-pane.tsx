import { useLiveQuery } from 'dexie-react-hooks';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ear from 'lucide-react/icons/ear';
import { useState } from 'react';
import type { CallId } from '@/domain/call';
import { claimText } from '@/domain/claim';
import { draftRemarks } from '@/domain/scorecards/edit-checks';
import { numbered } from '@/domain/scorecards/edit-conditions';
import { type Givens, type Outcome, outcomeOf, type QuestionOutcome } from '@/domain/scorecards/formula';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { roundTo } from '@/domain/scoring/rounding';
import { listCalls } from '@/storage/calls/calls';
import { SelectField } from '@/ui/select-field';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import './preview.css';
import { decimal } from '@/ui/format';
import { plainNumber } from './numbers';
import { type FoundEvidence, useEvidence } from './use-evidence';

const words = wording.scorecards;
/** The latest calls are the ones that are tried. */
const MOST_CALLS = 50;

/** Two decimals at most: what is shown adds up nowhere else. */
const points = (value: number): string => decimal(roundTo(value, 2));

function Total({ card, outcome }: { card: Scorecard; outcome: Outcome }) {
  const { scale } = card;
  const { total, judged, asked, failedBy } = outcome;
  const label = total === null ? '' : (scale.bands.find(({ from }) => total >= from)?.label ?? '');
  const number = numbered(card).find(({ question }) => question.id === failedBy?.question.id)?.number;
  return (
    <div className="card-total" role="status">
      <p>
        {total === null ? (
          <span className="muted">{words.noTotal}</span>
        ) : (
          <>
            <strong className="card-total-value">{points(total)}</strong>
            <span className="muted">{words.points(plainNumber(scale.max))}</span>
          </>
        )}
      </p>
      <p className="card-total-side small muted">
        {label !== '' && <StatusChip tone={failedBy === null ? 'info' : 'danger'}>{label}</StatusChip>}
        <span>{words.judged(judged, asked)}</span>
      </p>
      {number !== undefined && <p className="card-total-failed small">{words.failedBy(number)}</p>}
    </div>
  );
}

function SectionPoints({ outcome }: { outcome: Outcome }) {
  return (
    <ul className="card-points">
      {outcome.sections.map(({ section, points: own, max, judged, asked }) => (
        <li key={section.id}>
          <span className="card-points-name">
            {section.title} {judged < asked && <span className="small muted">{words.judgedShort(judged, asked)}</span>}
          </span>
          <span className="card-points-bar" aria-hidden="true">
            <span style={{ width: `${own === null || max === 0 ? 0 : (own / max) * 100}%` }} />
          </span>
          <span>
            <strong>{own === null ? words.nothing : points(own)}</strong>
            <span className="muted">{words.points(points(max))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function EvidenceText({
  evidence,
  found,
  callId,
}: {
  evidence: string | undefined;
  found: FoundEvidence;
  callId: CallId | null;
}) {
  if (evidence === undefined) return <span className="small muted">{words.byHand}</span>;
  if (callId === null || found === 'unread') return null;
  if (found === 'searching') return <span className="small muted">{words.searching}</span>;
  const [claim] = found.get(evidence) ?? [];
  if (claim === undefined) return <span className="small muted">{words.noPlaces}</span>;
  return (
    <span className="small">
      {claim.fromTo !== 'None' && <span className="card-time">{claim.fromTo.split('-')[0]}</span>}{' '}
      {claim.kind === 'present' ? <q>{claim.quote}</q> : claimText(claim)}
    </span>
  );
}

interface TriedProps {
  outcome: QuestionOutcome;
  number: string;
  current: boolean;
  found: FoundEvidence;
  callId: CallId | null;
  onTry: (option: string) => void;
}

function TriedQuestion({ outcome, number, current, found, callId, onTry }: TriedProps) {
  const { question, option, visible } = outcome;
  return (
    <li className={current ? 'card-tried card-tried-current' : 'card-tried'}>
      <span className="card-tried-text">
        <strong>{number}</strong>
        {visible ? (
          <EvidenceText evidence={question.evidence} found={found} callId={callId} />
        ) : (
          <span className="small muted">{words.hiddenNow}</span>
        )}
      </span>
      {visible && (
        <SelectField
          hideLabel
          label={words.tryAnswerOf(number)}
          value={option?.id ?? ''}
          options={[
            { value: '', label: words.notJudged },
            ...question.options.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={onTry}
        />
      )}
    </li>
  );
}

function Remarks({ card }: { card: Scorecard }) {
  const { leftToReviewer, fails } = draftRemarks(card);
  return (
    <ul className="card-remarks">
      {leftToReviewer.length > 0 && (
        <li className="card-remark">
          <Ear size={18} aria-hidden="true" /> {words.leftToReviewer(leftToReviewer.join(', '))}
        </li>
      )}
      {fails.map(({ number, label, fails: what }) => (
        <li key={`${number} ${label}`} className="card-remark card-remark-fatal">
          <CircleAlert size={18} aria-hidden="true" />
          {what === 'call' ? words.failsCall(label, number) : words.failsSectionAt(label, number)}
        </li>
      ))}
    </ul>
  );
}

export interface PreviewPaneProps {
  card: Scorecard;
  /** The section whose questions can be tried, and the question that is open. */
  sectionAt: number;
  open: string | undefined;
}

/** What the card comes to on a stored call: answers are tried here and kept nowhere. */
export function PreviewPane({ card, sectionAt, open }: PreviewPaneProps) {
  const [chosen, setChosen] = useState<CallId | '' | undefined>(undefined);
  const [givens, setGivens] = useState<Givens>({});
  const calls = useLiveQuery(() => listCalls({ search: '', limit: MOST_CALLS, offset: 0 }), []);
  const readable = (calls?.calls ?? []).filter((call) => (call.words ?? 0) > 0);
  const callId = (chosen === undefined ? readable[0]?.id : chosen) || null;
  const named = numbered(card).flatMap(({ question }) => question.evidence ?? []);
  const found = useEvidence(callId, [...new Set(named)]);
  const outcome = outcomeOf(card, givens);
  const section = outcome.sections[sectionAt];
  const answer = (id: string, option: string) =>
    setGivens((now) => ({ ...now, [id]: option === '' ? undefined : { option } }));
  return (
    <section className="panel card-preview" aria-label={words.preview}>
      <div className="card-pane-head">
        <h3>{words.preview}</h3>
      </div>
      <div className="card-preview-body">
        <SelectField
          hideLabel
          label={words.previewCall}
          value={callId ?? ''}
          options={[
            { value: '', label: words.noCall },
            ...readable.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={setChosen}
        />
        <Total card={card} outcome={outcome} />
        <SectionPoints outcome={outcome} />
        {callId !== null && found === 'unread' && <p className="small muted">{words.rulesCannotRead}</p>}
        {section !== undefined && (
          <>
            <p className="card-try-head small muted">
              <span>{section.section.title}</span>
              <span>{words.tryAnswer}</span>
            </p>
            <ol className="card-tries">
              {section.questions.map((one, at) => (
                <TriedQuestion
                  key={one.question.id}
                  outcome={one}
                  number={`${sectionAt + 1}.${at + 1}`}
                  current={one.question.id === open}
                  found={found}
                  callId={callId}
                  onTry={(option) => answer(one.question.id, option)}
                />
              ))}
            </ol>
          </>
        )}
        <Remarks card={card} />
      </div>
    </section>
  );
}
