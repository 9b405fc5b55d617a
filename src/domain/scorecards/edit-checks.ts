import { numbered } from './edit-conditions';
import { checkScorecard } from './files/check-scorecard';
import type { FileProblem } from './files/file-problem';
import { isScored } from './formula';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from './scorecard';

/** Why a draft can't be published yet; with the number of the section ("2") or question ("2.1") it is about. */
export interface DraftProblem {
  problem:
    | 'no-title'
    | 'no-sections'
    | 'no-section-title'
    | 'no-questions'
    | 'no-text'
    | 'few-options'
    | 'no-label'
    | 'same-labels'
    | 'nothing-counts'
    | 'nothing-scored'
    | 'scale'
    | 'no-band-label';
  number: string;
  /** Which section or question to go to. */
  sectionId?: string;
  questionId?: string;
}

function questionProblems(question: ScorecardQuestion): DraftProblem['problem'][] {
  const { text, options } = question;
  const labels = options.map(({ label }) => label.trim().toLocaleLowerCase());
  const problems: DraftProblem['problem'][] = [];
  if (text.trim() === '') problems.push('no-text');
  if (options.length < 2) problems.push('few-options');
  if (labels.includes('')) problems.push('no-label');
  if (new Set(labels).size < labels.length) problems.push('same-labels');
  if (isScored(question) && !options.some(({ value }) => value !== null && value > 0)) problems.push('nothing-counts');
  return problems;
}

function scaleProblems({ scale }: Scorecard): DraftProblem['problem'][] {
  const { max, bands } = scale;
  const falling = bands.every(({ from }, at) => at === 0 || from < (bands[at - 1]?.from ?? 0));
  const right = max > 0 && falling && bands.at(-1)?.from === 0 && (bands[0]?.from ?? 0) < max;
  return [
    ...(right ? [] : (['scale'] as const)),
    ...(bands.some(({ label }) => label.trim() === '') ? (['no-band-label'] as const) : []),
  ];
}

/** Everything that stands in the way of publishing, in the order of the card. */
export function draftProblems(card: Scorecard): DraftProblem[] {
  const whole = (problem: DraftProblem['problem']): DraftProblem => ({ problem, number: '' });
  const all = numbered(card);
  return [
    ...(card.title.trim() === '' ? [whole('no-title')] : []),
    ...scaleProblems(card).map(whole),
    ...(card.sections.length === 0 ? [whole('no-sections')] : []),
    ...card.sections.flatMap((section, index): DraftProblem[] => {
      const number = `${index + 1}`;
      const own = (problem: DraftProblem['problem']): DraftProblem => ({ problem, number, sectionId: section.id });
      return [
        ...(section.title.trim() === '' ? [own('no-section-title')] : []),
        ...(section.questions.length === 0 ? [own('no-questions')] : []),
        ...all
          .filter((one) => one.section === index)
          .flatMap(({ question, number: at }) =>
            questionProblems(question).map((problem) => ({ ...own(problem), number: at, questionId: question.id })),
          ),
      ];
    }),
    ...(all.length > 0 && !all.some(({ question }) => isScored(question)) ? [whole('nothing-scored')] : []),
  ];
}

/** A part that a file of the card could not be read back with. */
export interface UnfitPart extends Pick<DraftProblem, 'number' | 'sectionId' | 'questionId'> {
  problem: FileProblem;
}

/** What would keep another device from taking the card in: lengths, bounds and numbers of parts (D283). */
export function unfitParts(card: Scorecard): UnfitPart[] {
  const read = checkScorecard(card);
  if (read.ok) return [];
  return read.problems.map((problem) => {
    const [whole = '', at = '', question] =
      /^sections › (\d+)(?: › questions › (\d+))?(?: › |$)/.exec(problem.where) ?? [];
    const section = card.sections[Number(at) - 1];
    if (section === undefined) return { problem, number: '' };
    const asked = question === undefined ? undefined : section.questions[Number(question) - 1];
    return {
      problem: { ...problem, where: problem.where.slice(whole.length) },
      number: asked === undefined ? at : `${at}.${question}`,
      sectionId: section.id,
      ...(asked && { questionId: asked.id }),
    };
  });
}

/** What a reviewer should know before the card is used, though nothing is wrong with it. */
export interface DraftRemarks {
  /** Numbers of questions that count and name no evidence. */
  leftToReviewer: string[];
  /** Answers that make the total 0, or everything of their section. */
  fails: { number: string; label: string; fails: NonNullable<ScorecardOption['fails']> }[];
}

export function draftRemarks(card: Scorecard): DraftRemarks {
  const all = numbered(card);
  return {
    leftToReviewer: all
      .filter(({ question }) => isScored(question) && question.evidence === undefined)
      .map(({ number }) => number),
    fails: all.flatMap(({ question, number }) =>
      question.options.flatMap(({ label, fails }) => (fails === undefined ? [] : [{ number, label, fails }])),
    ),
  };
}
