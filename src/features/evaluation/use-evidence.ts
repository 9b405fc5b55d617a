import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { type Evaluation, type EvidenceTurn, editOf } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { Question } from '@/domain/scoring/score-card';
import { langOf, spokenLanguage } from '@/domain/transcript/spoken-language';
import { formatTimeRange, type TimeRange } from '@/domain/transcript/time-range';
import type { Turn } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { chosenTurnAtom, showPlaceAtom } from '@/state/session';
import { getCall } from '@/storage/calls/calls';
import { transcriptIfOpen } from '@/storage/calls/transcripts';
import type { EvidenceTurnsProps } from './evidence-turns';

const NO_TURNS: readonly Turn[] = [];

function evidenceOf({ text, start, end }: Turn, turn: number): EvidenceTurn {
  return { turn, quote: text, fromTo: start === undefined ? 'None' : formatTimeRange({ start, end: end ?? start }) };
}

/** The turn in which a range of the recording begins; -1 where the transcript has no such time. */
function turnAt(turns: readonly Turn[], { start }: TimeRange): number {
  return turns.findLastIndex((turn) => turn.start !== undefined && turn.start <= start + 1);
}

export interface Evidence {
  /** The `lang` of what is said in the call. */
  lang: string | undefined;
  givenOf: (question: Question) => Omit<EvidenceTurnsProps, 'question' | 'segment' | 'onShow'>;
  /** Absent where no transcript stands beside the dialog. */
  show: ((place: { turn: number; quote: string }) => void) | undefined;
  showRange: (range: TimeRange) => void;
}

/** The transcript as evidence: its turns given to questions, and shown where it stands `beside`. */
export function useEvidence(
  callId: CallId,
  evaluation: Evaluation,
  beside: boolean,
  onChange: (change: EvaluationChange) => void,
): Evidence {
  const transcript = useLiveQuery(() => transcriptIfOpen(callId), [callId]);
  const call = useLiveQuery(() => getCall(callId), [callId]);
  const lang = useMemo(() => langOf('', spokenLanguage(call, transcript)), [call, transcript]);
  const turns = useMemo(() => (transcript === undefined ? NO_TURNS : parseTranscript(transcript.text)), [transcript]);
  /** The question that a turn is being chosen for. */
  const [choosing, setChoosing] = useState<string | null>(null);
  const setChosenTurn = useSetAtom(chosenTurnAtom);
  const showPlace = useSetAtom(showPlaceAtom);

  const given = (id: string) => editOf(evaluation, id)?.evidence ?? [];
  const add = (questionId: string, index: number) => {
    const turn = turns[index];
    if (turn === undefined) return;
    const before = given(questionId).filter((one) => one.turn !== index || one.quote !== turn.text);
    onChange({ kind: 'evidence', questionId, evidence: [...before, evidenceOf(turn, index)] });
  };

  const show = useCallback(
    (place: { turn: number; quote: string }) => showPlace({ ...place, callId }),
    [showPlace, callId],
  );
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    if (choosing === null || !beside) return;
    const choose = (turn: number) => {
      latest.current(choosing, turn);
      setChoosing(null);
    };
    setChosenTurn({ callId, choose });
    return () => setChosenTurn(null);
  }, [choosing, beside, callId, setChosenTurn]);

  return {
    lang,
    givenOf: ({ id }) => ({
      evidence: given(id),
      turns,
      choosing: choosing === id,
      onChoosing: (now) => setChoosing(now ? id : null),
      onAdd: (turn) => add(id, turn),
      onRemove: (gone) =>
        onChange({ kind: 'evidence', questionId: id, evidence: given(id).filter((one) => one !== gone) }),
    }),
    show: beside ? show : undefined,
    showRange: (range) => {
      const turn = turnAt(turns, range);
      const quote = turns[turn]?.text;
      if (beside && quote !== undefined) show({ turn, quote });
    },
  };
}
