import { numbered } from './edit-conditions';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from './scorecard';

/** What a version changed; `before` and `after` are the words or figures of the card, '' where there is none. */
export interface CardDifference {
  /** '' for the card as a whole, "2" for a section, "2.1" for a question; as it is called now, or was where it is gone. */
  number: string;
  what:
    | 'title'
    | 'language'
    | 'scale'
    | 'section'
    | 'question'
    | 'section-title'
    | 'text'
    | 'weight'
    | 'place'
    | 'guidance'
    | 'condition'
    | 'comment'
    | 'evidence'
    | 'option'
    | 'value'
    | 'fails'
    | 'reasons'
    | 'label';
  before: string;
  after: string;
}

/** How what is no text of a card is said to people. */
export interface SaidOfCards {
  number: (value: number) => string;
  language: (code: string) => string;
  notApplicable: string;
  fails: Record<NonNullable<ScorecardOption['fails']>, string>;
  comments: Record<NonNullable<ScorecardQuestion['comment']>, string>;
}

const scaleText = ({ scale }: Scorecard, { number }: SaidOfCards): string =>
  [number(scale.max), ...scale.bands.map(({ from, label }) => `${number(from)} ${label}`)].join(' · ');
const valueText = ({ value }: ScorecardOption, say: SaidOfCards): string =>
  value === null ? say.notApplicable : say.number(value);
const failsText = ({ fails }: ScorecardOption, say: SaidOfCards): string =>
  fails === undefined ? '' : say.fails[fails];
const commentText = ({ comment }: ScorecardQuestion, say: SaidOfCards): string =>
  comment === undefined ? '' : say.comments[comment];

function conditionText(card: Scorecard, { when }: ScorecardQuestion): string {
  const asked = when && numbered(card).find(({ question }) => question.id === when.question);
  if (asked === undefined) return '';
  const answers = asked.question.options.filter(({ id }) => when?.is.includes(id)).map(({ label }) => label);
  return `${asked.number}: ${answers.join(', ')}`;
}

type Pairs = readonly (readonly [CardDifference['what'], string, string])[];

const differing = (number: string, pairs: Pairs): CardDifference[] =>
  pairs.flatMap(([what, before, after]) => (before === after ? [] : [{ number, what, before, after }]));

function optionDifferences(
  number: string,
  before: ScorecardQuestion,
  after: ScorecardQuestion,
  say: SaidOfCards,
): CardDifference[] {
  const known = new Map(before.options.map((option) => [option.id, option]));
  const left = new Set(after.options.map(({ id }) => id));
  return [
    ...after.options.flatMap((option) => {
      const old = known.get(option.id);
      if (old === undefined) return differing(number, [['option', '', option.label]]);
      const named = (text: string) => (text === '' ? '' : `${option.label}: ${text}`);
      return differing(number, [
        ['label', old.label, option.label],
        ['value', named(valueText(old, say)), named(valueText(option, say))],
        ['fails', named(failsText(old, say)), named(failsText(option, say))],
        ['reasons', named((old.reasons ?? []).join(', ')), named((option.reasons ?? []).join(', '))],
      ]);
    }),
    ...before.options
      .filter(({ id }) => !left.has(id))
      .flatMap(({ label }) => differing(number, [['option', label, '']])),
  ];
}

/** What differs between two versions of a card, in the order of the later one, then what is gone. */
export function compareCards(before: Scorecard, after: Scorecard, say: SaidOfCards): CardDifference[] {
  const oldSections = new Map(before.sections.map((section, index) => [section.id, { section, index }]));
  const old = new Map(numbered(before).map((one) => [one.question.id, one]));
  const now = numbered(after);
  const left = new Set(now.map(({ question }) => question.id));
  const sectionsLeft = new Set(after.sections.map(({ id }) => id));
  return [
    ...differing('', [
      ['title', before.title, after.title],
      ['language', say.language(before.language), say.language(after.language)],
      ['scale', scaleText(before, say), scaleText(after, say)],
    ]),
    ...after.sections.flatMap((section, index) => {
      const number = String(index + 1);
      const was = oldSections.get(section.id)?.section;
      if (was === undefined) return differing(number, [['section', '', section.title]]);
      return differing(number, [
        ['section-title', was.title, section.title],
        ['weight', say.number(was.weight), say.number(section.weight)],
      ]);
    }),
    ...now.flatMap(({ question, number }) => {
      const was = old.get(question.id);
      if (was === undefined) return differing(number, [['question', '', question.text]]);
      return [
        ...differing(number, [
          ['place', was.number, number],
          ['text', was.question.text, question.text],
          ['weight', say.number(was.question.weight), say.number(question.weight)],
          ['guidance', was.question.guidance ?? '', question.guidance ?? ''],
          ['condition', conditionText(before, was.question), conditionText(after, question)],
          ['comment', commentText(was.question, say), commentText(question, say)],
          ['evidence', was.question.evidence ?? '', question.evidence ?? ''],
        ]),
        ...optionDifferences(number, was.question, question, say),
      ];
    }),
    ...before.sections.flatMap(({ id, title }, index) =>
      sectionsLeft.has(id) ? [] : differing(String(index + 1), [['section', title, '']]),
    ),
    ...[...old.values()].flatMap(({ question, number }) =>
      left.has(question.id) ? [] : differing(number, [['question', question.text, '']]),
    ),
  ];
}
