import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { People } from '@/domain/reviewer';
import { questionsOfCards } from '@/domain/scoring/apply-evaluation';
import type { Evaluation, PinnedCard } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import { asksOf } from '@/domain/scoring/question-asks';
import type { CardSet, Question } from '@/domain/scoring/score-card';
import { formatTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import type { Verdict } from '@/domain/verdicts';
import { useCallAudio } from '@/player/use-call-audio';
import { useSegmentPlayer } from '@/player/use-segment-player';
import { putFocus } from '@/ui/put-focus';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import { Disputes } from './disputes';
import { EvaluationSection, type EvidenceOf } from './evaluation-section';
import { IsLocked } from './is-locked';
import { NoteAreas } from './note-areas';
import { CALL_NOTES, SectionBar } from './section-bar';
import { sectionsOf } from './sections';
import { SegmentBar } from './segment-bar';
import type { SegmentControl } from './segment-button';
import { useEvidence } from './use-evidence';
import { usePlayerKeys } from './use-player-keys';
import { focusQuestion, useQuestionKeys } from './use-question-keys';
import { WhoJudges } from './who-judges';

const words = wording.evaluation.sections;
/** As evaluation.css has it: a phone held sideways, a tablet at 200 %. */
const LOW = '(max-height: 599.98px)';

interface EvaluationContentProps {
  callId: CallId;
  /** With the own edits in force, and as the machine left it. */
  cardSet: CardSet;
  machine: CardSet;
  /** The card it was opened from; '' begins at the first question. */
  cardId: string;
  evaluation: Evaluation;
  people: People;
  /** Everybody's, the own one with them. */
  verdicts: readonly Verdict[];
  /** The transcript is in sight. */
  beside: boolean;
  /** The version in sight, of a card of one's own. */
  pinned: PinnedCard | undefined;
  onChange: (change: EvaluationChange) => void;
}

/** What moves when the questions are scrolled: the body of the dialog, or all of it while little room is left (D438). */
const scrollerOf = (element: HTMLElement): HTMLElement | null => {
  const around = element.parentElement;
  const scrolls = around === null || /auto|scroll/.test(getComputedStyle(around).overflowY);
  return scrolls ? around : scrollerOf(around);
};

/** Puts a section right below what stays in sight above it. */
function standAt(inside: HTMLElement | null, section: string): void {
  const place = inside?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
  if (inside === null || !place) return;
  putFocus(place.querySelector<HTMLElement>('h3'), { preventScroll: true });
  const body = scrollerOf(inside);
  if (body === null) return;
  // With who judges and the totals above it; on a low screen only where its first answer has room below them (D632).
  if (place.previousElementSibling?.matches('fieldset') !== true) {
    body.scrollTop = 0;
    const foot = inside.closest('dialog')?.querySelector('.modal-foot')?.getBoundingClientRect();
    const answer = place.querySelector('.answer')?.getBoundingClientRect();
    if (!matchMedia(LOW).matches || !foot || !answer || answer.bottom <= foot.top) return;
  }
  const pinned = [...inside.querySelectorAll<HTMLElement>('.evaluation-top, .evaluation-jump')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map(({ offsetHeight }) => offsetHeight);
  body.scrollTop += place.getBoundingClientRect().top - body.getBoundingClientRect().top - Math.max(0, ...pinned);
}

/** The recording, all questions of the call in sections, and the notes of the call. */
export function EvaluationContent(props: EvaluationContentProps) {
  const { callId, cardSet, machine, cardId, evaluation, people, verdicts, beside, pinned, onChange } = props;
  const inside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { audio, skipWaveform } = useCallAudio(callId);
  const { player, state } = useSegmentPlayer(audio, container);
  /** What the playing segment belongs to, in words. */
  const [chosen, setChosen] = useState<string | null>(null);
  const evidence = useEvidence(callId, evaluation, beside, onChange);
  usePlayerKeys(inside, player);
  const locked = useContext(IsLocked);
  const answer = (questionId: string, chosen: string) => onChange({ kind: 'answer', questionId, answer: chosen });
  useQuestionKeys(inside, { questions: cardSet.questions, onAnswer: locked ? undefined : answer });
  const sections = useMemo(() => sectionsOf(cardSet), [cardSet]);
  const others = verdicts.filter(({ reviewer }) => reviewer !== evaluation.reviewer);

  // The recording's bar comes later and pushes the sections down.
  const opening = audio.phase === 'opening';
  const stood = useRef('');
  useEffect(() => {
    if (opening || stood.current === cardId) return;
    stood.current = cardId;
    standAt(inside.current, cardId);
  }, [cardId, opening]);

  useEffect(() => {
    if (cardId === '') focusQuestion(inside.current?.querySelector('[data-question]'));
  }, [cardId]);

  const captionOf = (question: Question, range: TimeRange) => {
    const subject = cardSet.cards.find((one) => one.id === question.id)?.title ?? question.question;
    return `${formatTimeRange(range).replace('-', ' – ')} · ${subject}`;
  };
  const play = (question: Question, range: TimeRange) => {
    setChosen(captionOf(question, range));
    player?.play(range.start, range.end);
    evidence.showRange(range);
  };
  const segment = (question: Question, range: TimeRange): SegmentControl => {
    if (audio.phase === 'none' || audio.phase === 'unplayable' || state.phase === 'error') return { phase: 'none' };
    if (player === null || audio.phase !== 'ready') return { phase: 'waiting' };
    if (range.start >= audio.sound.durationS) return { phase: 'none' };
    const playing = state.phase === 'playing' && chosen === captionOf(question, range);
    return { phase: playing ? 'playing' : 'stopped', onPlay: () => play(question, range), onPause: player.pause };
  };
  const evidenceOf: EvidenceOf = (question) => ({
    segment: (range) => segment(question, range),
    given: evidence.givenOf(question),
    onShow: evidence.show,
  });

  return (
    <SpokenLanguage value={evidence.lang}>
      <div ref={inside} className="evaluation">
        <div className="evaluation-top">
          <SegmentBar
            audio={audio}
            player={player}
            state={state}
            container={container}
            caption={chosen}
            onSkipWaveform={skipWaveform}
          />
          <SectionBar sections={sections} onJump={(section) => standAt(inside.current, section)} />
        </div>
        <div className="evaluation-body">
          <WhoJudges people={people} machine={machine} verdicts={verdicts} />
          {sections.map((section, index) => (
            <EvaluationSection
              key={section.id}
              section={section}
              first={index === 0}
              evaluation={evaluation}
              people={people}
              others={others}
              evidenceOf={evidenceOf}
              asksOf={(question) => asksOf(cardSet.scorecard, evaluation, question)}
              onChange={onChange}
            />
          ))}
          <fieldset className="evaluation-section" aria-label={words.notes} data-section={CALL_NOTES}>
            <div className="evaluation-section-head">
              <h3 tabIndex={-1}>{words.notes}</h3>
            </div>
            <NoteAreas evaluation={evaluation} onChange={onChange} />
          </fieldset>
          <Disputes
            questions={questionsOfCards(cardSet)}
            evaluation={evaluation}
            people={people}
            scorecard={pinned}
            onChange={onChange}
          />
        </div>
      </div>
    </SpokenLanguage>
  );
}
