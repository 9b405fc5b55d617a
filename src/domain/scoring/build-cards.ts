import { type Given, outcomeOf } from '../scorecards/formula';
import type { Scorecard } from '../scorecards/scorecard';
import { machineQuestions, questionsOtherwise, scorecardOf } from './machine-questions';
import { overallCard } from './overall-card';
import type { ScoreAnswer } from './score-answer';
import type { CardSet, MachineSaid, Question } from './score-card';
import { sectionCards } from './section-cards';

/** What questions say, each with its points as a part of its full ones. */
export function givensOf(
  questions: readonly Question[],
  saidIn: (question: Question) => { answer: string | null; score: number | null },
): Record<string, Given> {
  const said = questions.flatMap((question): [string, Given][] => {
    const { answer, score } = saidIn(question);
    if (answer === null) return [];
    return [[question.id, { option: answer, ...(score !== null && { value: score / question.originPoint }) }]];
  });
  return Object.fromEntries(said);
}

/** Puts cards and overall card together from questions; everything a card shows follows from these. */
export function assembleCards(scorecard: Scorecard, given: readonly Question[], said: MachineSaid): CardSet {
  const inForce = outcomeOf(
    scorecard,
    givensOf(given, (question) => question),
  );
  const byMachine = givensOf(given, ({ machineAnswer: answer, machineScore: score }) => ({ answer, score }));
  const { questions, cards } = sectionCards(inForce, { card: scorecard, questions: given });
  const overall = overallCard(scorecard, questions, said, { inForce, machine: outcomeOf(scorecard, byMachine) });
  return { scorecard, overall, cards, questions, said };
}

function saidIn(answer: ScoreAnswer): MachineSaid {
  const sales = answer.kind === 'se' ? answer : undefined;
  const other = questionsOtherwise(answer);
  return {
    description: answer.overview,
    addNoteDesc: sales?.guideToBuy ?? '',
    total: answer.kind === 'se' ? null : answer.total,
    otherwise:
      other &&
      outcomeOf(
        scorecardOf(answer),
        givensOf(other, (question) => question),
      ).total,
    decision: sales?.decision ?? null,
    unfit: sales?.unfit === true,
  };
}

/** The cards of a machine's answer, untouched (§4, §9; D25-D29). */
export function buildCards(answer: ScoreAnswer): CardSet {
  return assembleCards(scorecardOf(answer), machineQuestions(answer), saidIn(answer));
}
