import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvaluation, questionsOfCards } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { emptyEvaluation } from '@/domain/scoring/evaluation-edit';
import { CSAT_ITEMS, CUSTOMER_SERVICE_ITEMS, SALES_ITEMS, type ScoreAnswer } from '@/domain/scoring/score-answer';
import type { CardSet } from '@/domain/scoring/score-card';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { readCall } from '@/on-device/rules/read-call';
import { scoreByRules } from '@/on-device/rules/rules-provider';
import words from '../../fixtures/scorecard-words.json' with { type: 'json' };
import { formerScores } from '../../helpers/former-scores';
import { ownCalls } from '../../helpers/own-calls';
import { csatAnswer, customerServiceAnswer, salesAnswer, scoredItem } from '../../helpers/score-answers';

const communication = (score: number) => ({
  ...{ chaohoi_goiten: score, baochomay_chuyenmay: score },
  ...{ camon_xinloi: score, ketthuc_cuocgoi: score },
});

const KINDS = ['customer-service', 'csat', 'se'] as const;

function scoresOf(set: CardSet) {
  const { overall } = set;
  return {
    ...{ total: overall.score, band: overall.band, label: overall.addNoteTitle },
    ...{ judged: overall.judged, asked: overall.asked },
    cards: Object.fromEntries(set.cards.map(({ id, score, band, maxPoint: max }) => [id, { score, band, max }])),
    questions: Object.fromEntries(
      questionsOfCards(set).map(({ id, points, answer, score, answers }) => [
        id,
        { points, answer, score, options: answers.map(({ value }) => value) },
      ]),
    ),
  };
}

function expectFormer(answer: ScoreAnswer, edits: Record<string, { answer: string; at: number }>): void {
  const evaluation = { ...emptyEvaluation('call', '', 1), edits };
  const now = scoresOf(applyEvaluation(buildCards(answer), evaluation));
  const then = formerScores(answer, evaluation);
  const near = ({ score, ...rest }: { score: number | null }) => ({
    ...rest,
    score: score === null ? null : Number(score.toPrecision(9)),
  });
  const rounded = (scores: typeof then) => ({
    ...scores,
    questions: Object.fromEntries(Object.entries(scores.questions).map(([id, one]) => [id, near(one)])),
  });
  expect(rounded(now)).toEqual(rounded(then));
}

describe('the three scorecards of the specification', () => {
  // The least numbers there are halve to others than they add up to: no service sends them.
  const double = fc.double({ min: -2, max: 6, noNaN: true }).map(Math.fround);
  const value = fc.option(fc.oneof(double, fc.integer({ min: -1, max: 101 }), fc.constant(0.5)), { nil: null });
  const item = fc.tuple(value, fc.boolean()).map(([score, na]) => scoredItem(na ? null : score, na ? NA : {}));
  const items = (ids: readonly string[]) => fc.record(Object.fromEntries(ids.map((id) => [id, item])));
  const answers = fc.oneof(
    items(CUSTOMER_SERVICE_ITEMS).map((given) => customerServiceAnswer(null, given)),
    fc.record(Object.fromEntries(CSAT_ITEMS.map((id) => [id, value]))).map((given) => csatAnswer(null, given)),
    fc.record(Object.fromEntries(SALES_ITEMS.map((id) => [id, value]))).map((given) => salesAnswer(null, given)),
  );
  const id = fc.constantFrom(...CUSTOMER_SERVICE_ITEMS, ...CSAT_ITEMS, ...SALES_ITEMS);
  const said = fc.constantFrom('0', '1', '2', '3', '4', '5', 'partly', 'not-applicable', '9', '-3', 'yes', '');
  const edits = fc.dictionary(id, fc.record({ answer: said, at: fc.constant(1) }), { noNullPrototype: true });
  const NA = { notApplicable: true };

  it('keep totals, bands, grades, points and options, whatever machine and reviewer say', () => {
    fc.assert(
      fc.property(answers, edits, (answer, given) => expectFormer(answer, given)),
      { numRuns: 500 },
    );
  });

  it('keep them for every labelled call', () => {
    const calls = [...ownCalls('tuning'), ...ownCalls('held-out')];
    expect(calls.length).toBeGreaterThan(20);
    for (const { transcript, language } of calls) {
      const facts = readCall(parseTranscript(transcript), language);
      for (const kind of KINDS) {
        const answer = scoreByRules(facts, kind);
        expectFormer(answer, {});
        expectFormer(answer, { timhieunhucau: { answer: '0', at: 1 }, employee_mood: { answer: '2', at: 1 } });
        expectFormer(answer, { ask_for_sale: { answer: '4', at: 1 }, kienthuc: { answer: '1', at: 1 } });
      }
    }
  });

  it('keep every word: titles, questions, options, levels and chips', () => {
    const sets = [0, 1, 2, 3, 4, 5].flatMap((level) =>
      [
        // Communication never whole, as it was written down; above half a point it would be points of a question (D660). No level is 0 (D661).
        customerServiceAnswer(level / 5, communication(Math.min(level / 5, 0.4))),
        csatAnswer(Math.max(1, level)),
        salesAnswer(level * 20),
      ].map((answer) => buildCards(answer)),
    );
    const lines = sets.flatMap(({ overall, cards }) => [
      `${overall.title} of ${overall.max}`,
      ...cards.flatMap(({ id, title, maxPoint, addNoteTitle, addNoteDesc, levelRanges, objData }) => [
        `${id}: ${title} of ${maxPoint}: ${addNoteTitle}: ${addNoteDesc}`,
        ...levelRanges.map(({ min, max, text }) => `${id}: ${min}-${max} ${text}`),
        `${id}: ${objData.title} of ${objData.maxPoint}`,
        ...objData.questions.map(
          ({ id: name, question, answers: offered }) =>
            `${name}: ${question} ${offered.map(({ title: option, value: key }) => `${key}=${option}`).join(' | ')}`,
        ),
      ]),
    ]);
    // In the order of the conversation now, in the dialog as on the cards.
    expect([...new Set(lines)].sort()).toEqual([...words].sort());
  });
});
