import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from '../scorecard';
import { CONNECT_BEST, type Exchanged, type Loss } from './loss';

const TITLE = 128;
const GUIDANCE = 1_024;
const REF = /^[a-zA-Z0-9._-]{1,40}$/;

/** Ids as Connect allows them; one that it doesn't gets another, the same wherever it is named. */
function refsOf(ids: readonly string[], prefix: string): Map<string, string> {
  const taken = new Set(ids.filter((id) => REF.test(id)));
  let count = 0;
  const fresh = (): string => {
    count += 1;
    const ref = `${prefix}${count}`;
    return taken.has(ref) ? fresh() : ref;
  };
  return new Map(ids.map((id) => [id, REF.test(id) ? id : fresh()]));
}

/** Weights as percentages that add up to 100. */
const percent = (weight: number, all: number): number => Math.round((weight / all) * 10_000) / 100;

function cut(text: string, most: number, lost: Loss[]): string {
  if (text.length <= most) return text;
  lost.push({ what: 'text-cut', of: text.slice(0, 40) });
  return text.slice(0, most);
}

/** The form as Amazon Connect's CreateEvaluationForm takes it, and what it has no place for. */
export function scorecardToConnect(card: Scorecard): Exchanged<string> {
  const lost: Loss[] = [];
  const { scale, sections } = card;
  if (scale.bands.length > 0) lost.push({ what: 'grades', of: card.title });
  if (scale.max !== 100) lost.push({ what: 'scale', of: card.title });
  if (card.path !== undefined) lost.push({ what: 'path', of: card.title });
  const questions = sections.flatMap((section) => section.questions);
  const sectionRefs = refsOf(
    sections.map(({ id }) => id),
    'section',
  );
  const refs = refsOf(
    questions.map(({ id }) => id),
    'question',
  );
  const optionRefs = new Map(
    questions.map(
      ({ id, options }) =>
        [
          id,
          refsOf(
            options.map((option) => option.id),
            'option',
          ),
        ] as const,
    ),
  );
  const all = sections.reduce((sum, { weight }) => sum + weight, 0);

  const optionOf = (section: Section, { id, text }: ScorecardQuestion, option: ScorecardOption & { value: number }) => {
    const score = Math.round(option.value * CONNECT_BEST);
    if (Math.abs(score / CONNECT_BEST - option.value) > 1e-9)
      lost.push({ what: 'value-rounded', of: `${text}: ${option.label}` });
    if (option.reasons !== undefined) lost.push({ what: 'reasons', of: `${text}: ${option.label}` });
    const target = option.fails === 'section' && { TargetSection: sectionRefs.get(section.id) };
    return {
      RefId: optionRefs.get(id)?.get(option.id),
      Text: cut(option.label, TITLE, lost),
      Score: score,
      ...(option.fails !== undefined && { AutomaticFail: true }),
      ...(target && { AutomaticFailConfiguration: target }),
    };
  };
  const enablement = ({ when }: ScorecardQuestion) =>
    when && {
      Enablement: {
        Condition: {
          Operands: [
            {
              Expression: {
                Source: { Type: 'QUESTION_REF_ID', RefId: refs.get(when.question) },
                Values: when.is.map((id) => ({ Type: 'OPTION_REF_ID', RefId: optionRefs.get(when.question)?.get(id) })),
                Comparator: 'IN',
              },
            },
          ],
        },
        Action: 'ENABLE',
        DefaultAction: 'DISABLE',
      },
    };
  const questionOf = (section: Section, question: ScorecardQuestion) => {
    const { id, text, guidance, options } = question;
    const valued = options.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]));
    const without = options.length - valued.length;
    if (without > 1) lost.push({ what: 'several-not-applicable', of: text });
    for (const what of ['comment', 'alias', 'evidence'] as const) {
      if (question[what] !== undefined) lost.push({ what, of: text });
    }
    const within = section.questions.reduce((sum, { weight }) => sum + weight, 0);
    return {
      Question: {
        Title: cut(text, TITLE, lost),
        ...(guidance !== undefined && { Instructions: cut(guidance, GUIDANCE, lost) }),
        RefId: refs.get(id),
        NotApplicableEnabled: without > 0,
        QuestionType: 'SINGLESELECT',
        QuestionTypeProperties: {
          SingleSelect: { Options: valued.map((one) => optionOf(section, question, one)), DisplayAs: 'RADIO' },
        },
        ...enablement(question),
        Weight: percent(section.weight * question.weight, all * within),
      },
    };
  };
  const form = {
    Title: cut(card.title, TITLE, lost),
    Items: sections.map((section) => ({
      Section: {
        Title: cut(section.title, TITLE, lost),
        RefId: sectionRefs.get(section.id),
        Items: section.questions.map((question) => questionOf(section, question)),
        Weight: percent(section.weight, all),
      },
    })),
    // A weight for every question says all that this format's sections say.
    ScoringStrategy: { Mode: 'QUESTION_ONLY', Status: 'ENABLED' },
  };
  return { value: `${JSON.stringify(form, null, 2)}\n`, lost };
}
