import Bot from 'lucide-react/icons/bot';
import UserCheck from 'lucide-react/icons/user-check';
import type { Call } from '@/domain/call';
import { answeredLabel } from '@/ui/service-label';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { scoreWords } from '../call-status-words';

const words = wording.desk;

/** A chip for every card the call was scored on; a machine's proposal and a reviewer's judgement have their own signs. */
export function ScoreChips({ call, judged }: { call: Call; judged: readonly string[] }) {
  const { scores = [] } = call;
  if (scores.length === 0) return <StatusChip>{words.notJudged}</StatusChip>;
  return (
    <ul className="desk-scores">
      {scores.map((score) => {
        const byPeople = score.byHand === true || judged.includes(score.service);
        const { text, tone } = scoreWords(score);
        const Maker = byPeople ? UserCheck : Bot;
        const isAnswered = score.value !== null && score.fitting === undefined;
        return (
          <li key={score.service}>
            <span className="desk-score-card">{answeredLabel(score)}</span>
            <span className={byPeople ? 'desk-score desk-score-judged' : 'desk-score'}>
              <StatusChip tone={tone}>
                {isAnswered && (
                  <>
                    <Maker size={14} aria-hidden="true" />
                    <span className="visually-hidden">{byPeople ? words.byReviewer : words.byMachine}: </span>
                  </>
                )}
                {score.value === null && score.fitting === undefined ? words.notJudged : text}
              </StatusChip>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
