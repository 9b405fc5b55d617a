import { useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/evaluation';
import type { EvaluationChange } from '@/domain/evaluation-edit';
import type { CardSet, Question, ScoreCard } from '@/domain/scoring/score-card';
import { formatTimeRange, type TimeRange } from '@/domain/time-range';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { EvaluationTable } from './evaluation-table';
import type { SegmentControl } from './notes-cell';
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

interface ChosenSegment {
  questionId: string;
  caption: string;
}

/** The recording, the table of questions and the two note areas. */
export function EvaluationContent({ callId, cardSet, card, evaluation, onChange }: EvaluationContentProps) {
  const inside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { audio, skipWaveform } = useCallAudio(callId);
  const { player, state } = useSegmentPlayer(audio, container);
  const [chosen, setChosen] = useState<ChosenSegment | null>(null);
  usePlayerKeys(inside, player);

  const play = (question: Question, range: TimeRange) => {
    const subject = cardSet.cards.find((one) => one.id === question.id)?.title ?? question.question;
    setChosen({
      questionId: question.id,
      caption: `${formatTimeRange(range).replace('-', ' – ')} · ${subject}`,
    });
    player?.play(range.start, range.end);
  };
  const segment = (question: Question, range: TimeRange): SegmentControl => {
    if (audio.phase === 'none' || audio.phase === 'unplayable' || state.phase === 'error') return { phase: 'none' };
    if (player === null || audio.phase !== 'ready') return { phase: 'waiting' };
    if (range.start >= audio.sound.durationS) return { phase: 'none' };
    const playing = state.phase === 'playing' && chosen?.questionId === question.id;
    return { phase: playing ? 'playing' : 'stopped', onPlay: () => play(question, range), onPause: player.pause };
  };

  return (
    <div ref={inside} className="evaluation">
      <SegmentBar
        audio={audio}
        player={player}
        state={state}
        container={container}
        caption={chosen?.caption ?? null}
        onSkipWaveform={skipWaveform}
      />
      <div className="evaluation-body">
        <EvaluationTable questions={card.objData.questions} segment={segment} onChange={onChange} />
        <div className="evaluation-areas">
          <TextArea
            label={wording.evaluation.analysisNotes}
            rows={2}
            value={evaluation.analysisNotes}
            onChange={(text) => onChange({ kind: 'analysis-notes', text })}
          />
          <TextArea
            label={wording.evaluation.evaluationNotes}
            rows={2}
            value={evaluation.evaluationNotes}
            onChange={(text) => onChange({ kind: 'evaluation-notes', text })}
          />
        </div>
      </div>
    </div>
  );
}
