import { type DraftProblem, draftProblems, unfitParts } from '@/domain/scorecards/edit-checks';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { wording } from '@/ui/wording';
import { problemLine } from './file-words';

const words = wording.scorecards;

/** A reason why a draft can't be published, in words, and its place. */
export interface PublishProblem extends Pick<DraftProblem, 'number' | 'sectionId' | 'questionId'> {
  text: string;
}

/** All of them; what only a file would stumble over comes when nothing else is wrong. */
export function publishProblems(card: Scorecard): PublishProblem[] {
  const own = draftProblems(card);
  if (own.length > 0) return own.map(({ problem, ...place }) => ({ ...place, text: words.problems[problem] }));
  return unfitParts(card).map(({ problem, ...place }) => ({ ...place, text: problemLine(problem) }));
}

interface ProblemsProps {
  problems: readonly PublishProblem[];
  onShow: (problem: PublishProblem) => void;
}

/** What stands in the way of publishing; each line leads to its place. */
export function Problems({ problems, onShow }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="card-notice card-notice-danger" role="alert">
      <strong>{words.problemsTitle}</strong>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.number} ${problem.text}`}>
            <button type="button" className="card-problem" onClick={() => onShow(problem)}>
              {words.problemAt(problem.number, problem.text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
