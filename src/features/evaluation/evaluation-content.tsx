import { useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { CardSet, Question, ScoreCard } from '@/domain/scoring/score-card';
import { formatTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { EvaluationTable } from './evaluation-table';
import type { SegmentControl } from './notes-cell';
import { OtherTexts } from './other-texts';
import { SegmentBar } from './segment-bar';
import { useCallAudio } from './use-call-audio';
import { usePlayerKeys } from './use-player-keys';
import { useSegmentPlayer } from './use-segment-player';

interface EvaluationContentProps {
  callId: CallId;
  cardSet: CardSet;
  card: ScoreCard;
  evaluation: Evaluation;
  onChange: (change: EvaluationChange) => void;
}

const AREAS = [
  {
    kind: 'analysis-notes',
    label: wording.evaluation.analysisNotes,
    textOf: ({ analysisNotes }: Evaluation) => analysisNotes,
  },
  {
    kind: 'evaluation-notes',
    label: wording.evaluation.evaluationNotes,
    textOf: ({ evaluationNotes }: Evaluation) => evaluationNotes,
  },
] as const;

/** The recording, the table of questions and the two note areas. */
export function EvaluationContent({ callId, cardSet, card, evaluation, onChange }: EvaluationContentProps) {
  const inside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { audio, skipWaveform } = useCallAudio(callId);
  const { player, state } = useSegmentPlayer(audio, container);
  /** What the playing segment belongs to, in words. */
  const [chosen, setChosen] = useState<string | null>(null);
  usePlayerKeys(inside, player);

  const captionOf = (question: Question, range: TimeRange) => {
    const subject = cardSet.cards.find((one) => one.id === question.id)?.title ?? question.question;
    return `${formatTimeRange(range).replace('-', ' – ')} · ${subject}`;
  };
  const play = (question: Question, range: TimeRange) => {
    setChosen(captionOf(question, range));
    player?.play(range.start, range.end);
  };
  const segment = (question: Question, range: TimeRange): SegmentControl => {
    if (audio.phase === 'none' || audio.phase === 'unplayable' || state.phase === 'error') return { phase: 'none' };
    if (player === null || audio.phase !== 'ready') return { phase: 'waiting' };
    if (range.start >= audio.sound.durationS) return { phase: 'none' };
    const playing = state.phase === 'playing' && chosen === captionOf(question, range);
    return { phase: playing ? 'playing' : 'stopped', onPlay: () => play(question, range), onPause: player.pause };
  };

  return (
    <div ref={inside} className="evaluation">
      <SegmentBar
        audio={audio}
        player={player}
        state={state}
        container={container}
        caption={chosen}
        onSkipWaveform={skipWaveform}
      />
      <div className="evaluation-body">
        <EvaluationTable
          questions={card.objData.questions}
          segment={segment}
          others={evaluation.others}
          onChange={onChange}
        />
        <div className="evaluation-areas">
          {AREAS.map(({ kind, label, textOf }) => (
            <div key={kind}>
              <TextArea
                label={label}
                rows={2}
                value={textOf(evaluation)}
                onChange={(text) => onChange({ kind, text })}
              />
              <OtherTexts
                label={label}
                texts={evaluation.others?.[kind]}
                onUse={(text) => {
                  onChange({ kind, text });
                  onChange({ kind: 'choose', field: kind });
                }}
                onKeep={() => onChange({ kind: 'choose', field: kind })}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
