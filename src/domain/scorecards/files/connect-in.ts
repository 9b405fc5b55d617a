import * as v from 'valibot';
import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from '../scorecard';
import { checkScorecard } from './check-scorecard';
import { foundText, pathText, type ReadResult } from './file-problem';
import { CONNECT_BEST, type Exchanged, type Loss } from './loss';
import { readJsonFile } from './own-json';

const refId = v.string();
const weightIn = v.optional(v.nullable(v.number()));
const optionIn = v.object({
  RefId: refId,
  Text: v.string(),
  Score: v.optional(v.nullable(v.number())),
  AutomaticFail: v.optional(v.nullable(v.boolean())),
  AutomaticFailConfiguration: v.optional(v.nullable(v.object({ TargetSection: v.optional(v.nullable(refId)) }))),
});
const conditionIn = v.object({
  Action: v.string(),
  Condition: v.object({
    Operands: v.array(
      v.object({
        Expression: v.optional(
          v.object({
            Source: v.object({ Type: v.string(), RefId: v.optional(refId) }),
            Values: v.array(v.object({ RefId: v.optional(refId) })),
            Comparator: v.string(),
          }),
        ),
      }),
    ),
  }),
});
const questionIn = v.object({
  Title: v.string(),
  Instructions: v.optional(v.nullable(v.string())),
  RefId: refId,
  NotApplicableEnabled: v.optional(v.nullable(v.boolean())),
  QuestionType: v.string(),
  QuestionTypeProperties: v.optional(
    v.nullable(
      v.object({
        SingleSelect: v.optional(
          v.nullable(v.object({ Options: v.array(optionIn), Automation: v.optional(v.unknown()) })),
        ),
      }),
    ),
  ),
  Enablement: v.optional(v.nullable(conditionIn)),
  Weight: weightIn,
});
const sectionIn = v.object({
  Title: v.string(),
  RefId: refId,
  Instructions: v.optional(v.nullable(v.string())),
  Items: v.optional(
    v.array(v.object({ Question: v.optional(v.nullable(questionIn)), Section: v.optional(v.nullable(v.unknown())) })),
    [],
  ),
  Weight: weightIn,
});
const formIn = v.object({
  Title: v.string(),
  Items: v.array(
    v.object({ Section: v.optional(v.nullable(sectionIn)), Question: v.optional(v.nullable(questionIn)) }),
  ),
  ScoringStrategy: v.optional(v.nullable(v.object({ Mode: v.optional(v.string()) }))),
});
type QuestionIn = v.InferOutput<typeof questionIn>;

/** A condition that this app has too: one question, one of its answers, then asked. Anything else is lost. */
function whenIn({ Enablement: given, Title }: QuestionIn, lost: Loss[]): ScorecardQuestion['when'] {
  if (!given) return undefined;
  const [operand, ...others] = given.Condition.Operands;
  const { Source, Values, Comparator } = operand?.Expression ?? {};
  const is = (Values ?? []).flatMap(({ RefId }) => RefId ?? []);
  const known = given.Action === 'ENABLE' && Comparator === 'IN' && others.length === 0 && is.length > 0;
  if (known && Source?.RefId !== undefined) return { question: Source.RefId, is };
  lost.push({ what: 'condition', of: Title });
  return undefined;
}

function questionFrom(
  given: QuestionIn,
  notApplicable: string,
  sectionId: string,
  lost: Loss[],
): ScorecardQuestion | null {
  const select = given.QuestionTypeProperties?.SingleSelect;
  if (given.QuestionType !== 'SINGLESELECT' || !select || select.Options.length === 0) {
    lost.push({ what: 'question-left-out', of: given.Title });
    return null;
  }
  if (select.Automation) lost.push({ what: 'automation', of: given.Title });
  const scored = select.Options.some(({ Score }) => typeof Score === 'number');
  const best = Math.max(...select.Options.map(({ Score }) => Score ?? 0));
  if (!scored || best <= 0) lost.push({ what: 'option-scores', of: given.Title });
  const options = select.Options.map((option): ScorecardOption => {
    const target = option.AutomaticFailConfiguration?.TargetSection;
    const fails = option.AutomaticFail ? (target === sectionId ? 'section' : 'call') : undefined;
    const value = Math.min(1, Math.max(0, (option.Score ?? 0) / CONNECT_BEST));
    return { id: option.RefId, label: option.Text, value, ...(fails && { fails }) };
  });
  const unused = [...'abc'].map((letter) => `na${letter}`).find((id) => options.every((one) => one.id !== id)) ?? 'na';
  if (given.NotApplicableEnabled) options.push({ id: unused, label: notApplicable, value: null });
  const when = whenIn(given, lost);
  return {
    id: given.RefId,
    text: given.Title,
    ...(given.Instructions && { guidance: given.Instructions }),
    weight: 1,
    options,
    ...(when && { when }),
  };
}

/** The scorecard of an evaluation form of Amazon Connect as a draft, what was lost on the way, or what is wrong with it. */
export function scorecardFromConnect(text: string, language: string): ReadResult<Exchanged<Scorecard>> {
  return readJsonFile(text, (json, lineOf) => {
    // As DescribeEvaluationForm answers, or the form itself.
    const inside = v.safeParse(v.object({ EvaluationForm: v.unknown() }), json);
    const form = inside.success ? inside.output.EvaluationForm : json;
    const read = v.safeParse(formIn, form);
    if (!read.success) {
      const path = (read.issues[0].path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
      const at = inside.success ? ['EvaluationForm', ...path] : path;
      const found = foundText(read.issues[0].input);
      const trouble = path.length <= 1 ? 'not-a-scorecard' : 'missing';
      return { ok: false, problems: [{ trouble, where: pathText(path), ...(found && { found }), ...lineOf(at) }] };
    }
    const lost: Loss[] = [];
    const { Title, Items, ScoringStrategy } = read.output;
    const loose = Items.flatMap(({ Question }) => Question ?? []);
    const given = Items.flatMap(({ Section: section }) => section ?? []);
    const own = loose.length > 0 ? [{ Title, RefId: 'form', Items: loose.map((Question) => ({ Question })) }] : [];
    const byQuestion = ScoringStrategy?.Mode !== 'SECTION_ONLY';
    const notApplicable = /^vi\b/i.test(language) ? 'Không phát sinh' : 'Not applicable';
    const sections = [...given, ...own].flatMap((section): Section[] => {
      if ('Instructions' in section && section.Instructions)
        lost.push({ what: 'guidance-of-section', of: section.Title });
      if (section.Items.some((item) => 'Section' in item && item.Section))
        lost.push({ what: 'inner-section', of: section.Title });
      const read = section.Items.flatMap(({ Question: one }) => {
        const question = one && questionFrom(one, notApplicable, section.RefId, lost);
        const weight = byQuestion && one?.Weight && one.Weight > 0 ? one.Weight : 1;
        return question ? [{ ...question, weight }] : [];
      });
      const sum = read.reduce((all, { weight }) => all + weight, 0);
      const ownWeight = 'Weight' in section && section.Weight && section.Weight > 0 ? section.Weight : 1;
      const weight = byQuestion && read.length > 0 ? sum : ownWeight;
      return read.length === 0 ? [] : [{ id: section.RefId, title: section.Title, weight, questions: read }];
    });
    const draft = {
      ...{ id: 'imported', version: 1, title: Title, language, state: 'draft' },
      ...{ scale: { max: 100, bands: [] }, sections },
    };
    const checked = checkScorecard(draft);
    return checked.ok ? { ok: true, value: { value: checked.value, lost } } : checked;
  });
}
