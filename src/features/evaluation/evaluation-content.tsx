import { useEffect, useMemo, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { People } from '@/domain/reviewer';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import { asksOf } from '@/domain/scoring/question-asks';
import type { CardSet, Question } from '@/domain/scoring/score-card';
import { formatTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import type { Verdict } from '@/domain/verdicts';
import { wording } from '@/ui/wording';
import { EvaluationSection, type EvidenceOf } from './evaluation-section';
import { NoteAreas } from './note-areas';
import { CALL_NOTES, SectionBar } from './section-bar';
import { sectionsOf } from './sections';
import { SegmentBar } from './segment-bar';
import type { SegmentControl } from './segment-button';
import { useCallAudio } from './use-call-audio';
import { useEvidence } from './use-evidence';
import { usePlayerKeys } from './use-player-keys';
import { useSegmentPlayer } from './use-segment-player';
import { WhoJudges } from './who-judges';

const words = wording.evaluation.sections;

interface EvaluationContentProps {
  callId: CallId;
  /** With the own edits in force, and as the machine left it. */
  cardSet: CardSet;
  machine: CardSet;
  /** The card it was opened from. */
  cardId: string;
  evaluation: Evaluation;
  people: People;
  /** Everybody's, the own one with them. */
  verdicts: readonly Verdict[];
  /** The transcript is in sight. */
  beside: boolean;
  onChange: (change: EvaluationChange) => void;
}

/** Puts a section right below what stays in sight above it. */
function standAt(inside: HTMLElement | null, section: string): void {
  const body = inside?.parentElement;
  const place = inside?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
  if (inside === null || body === null || body === undefined || !place) return;
  place.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  // With who judges and the totals above it.
  if (place.previousElementSibling?.matches('fieldset') !== true) {
    body.scrollTop = 0;
    return;
  }
  const pinned = [...inside.querySelectorAll<HTMLElement>('.evaluation-top, .evaluation-jump')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map(({ offsetHeight }) => offsetHeight);
  body.scrollTop += place.getBoundingClientRect().top - body.getBoundingClientRect().top - Math.max(0, ...pinned);
}

/** The recording, all questions of the call in sections, and the notes of the call. */
export function EvaluationContent(props: EvaluationContentProps) {
  const { callId, cardSet, machine, cardId, evaluation, people, verdicts, beside, onChange } = props;
  const inside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { audio, skipWaveform } = useCallAudio(callId);
  const { player, state } = useSegmentPlayer(audio, container);
  /** What the playing segment belongs to, in words. */
  const [chosen, setChosen] = useState<string | null>(null);
  const evidence = useEvidence(callId, evaluation, beside, onChange);
  usePlayerKeys(inside, player);
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
      </div>
    </div>
  );
}
