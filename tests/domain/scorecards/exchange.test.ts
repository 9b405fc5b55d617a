import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '@/domain/scorecards/built-in/built-in';
import { scorecardFromConnect } from '@/domain/scorecards/files/connect-in';
import { scorecardToConnect } from '@/domain/scorecards/files/connect-out';
import { scorecardFromCsv as readTable, scorecardToCsv } from '@/domain/scorecards/files/table';
import { outcomeOf } from '@/domain/scorecards/formula';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { growth, LINEAR } from '../../helpers/growth';
import { ownCard, says } from '../../helpers/own-card';

/** What a table keeps of a card: all but its version, and ids of sections and options. */
function told({ title, language, scale, sections, path }: Scorecard) {
  return {
    ...{ title, language, path, max: scale.max, bands: scale.bands },
    sections: sections.map((section) => ({
      ...{ title: section.title, weight: section.weight },
      questions: section.questions.map(({ options, when, ...question }) => ({
        ...question,
        options: options.map(({ id: _id, ...option }) => option),
        when: when && {
          question: when.question,
          labels: when.is.map(
            (id) =>
              sections
                .flatMap((one) => one.questions)
                .find((one) => one.id === when.question)
                ?.options.find((one) => one.id === id)?.label,
          ),
        },
      })),
    })),
  };
}

const scorecardFromCsv = (text: string) => readTable(text, 'File');

const whole = <Value>(read: { ok: true; value: Value } | { ok: false; problems: unknown }): Value => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('a table', () => {
  it.each([',', ';'] as const)('with %s comes back as it went', (delimiter) => {
    const text = scorecardToCsv(ownCard({ path: '/webhook/own' }), delimiter);
    expect(text.startsWith('\ufeffcard')).toBe(true);
    expect(told(whole(scorecardFromCsv(text)))).toEqual(told(ownCard({ path: '/webhook/own' })));
  });

  it('keeps any words: of cells, of spreadsheets, of this format', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.replace(/\p{C}/gu, '').trim());
    const label = fc.oneof(
      words,
      fc.constantFrom('a|b', 'a=b', 'a\\b', '"', "'=1+1", '=1+1', '-3', '@x', 'a;b', 'a,b', 'x !call'),
    );
    const right = label.filter((text) => text !== '');
    fc.assert(
      fc.property(right, right, fc.constantFrom(',' as const, ';' as const), (one, two, delimiter) => {
        const card = ownCard({ title: one });
        const [first] = card.sections;
        const [question] = first?.questions ?? [];
        if (first === undefined || question === undefined) throw new Error('no question');
        const options = [
          { id: 'o1', label: two, value: 1, reasons: [one] },
          { id: 'o2', label: `${two}.`, value: 0.25, fails: 'call' as const },
        ];
        first.title = one;
        Object.assign(question, { text: two, guidance: one, options });
        expect(told(whole(scorecardFromCsv(scorecardToCsv(card, delimiter))))).toEqual(told(card));
      }),
    );
  });

  it('writes nothing that a spreadsheet would calculate', () => {
    const text = scorecardToCsv(ownCard({ title: '=HYPERLINK("http://elsewhere.example")' }));
    expect(text).not.toMatch(/(?:^|[,;\n]"?)[=+\-@]/);
  });

  it('needs three columns, in any order and with any others', () => {
    const text =
      'Options;Question;Section;colour\nYes=100% | No=0;Greets?;Opening;red\nYes=1|No=0 !section|n/a=n/a;Thanks?;;';
    expect(told(whole(scorecardFromCsv(text.replace('Options', 'options'))))).toMatchObject({
      max: 10,
      sections: [{ title: 'Opening' }],
    });
  });

  it.each([
    ['question,section\nGreets?,Opening', 'missing', 1, 1],
    ['section,question,options\nOpening,"Greets?,Yes=1', 'not-csv', 2, 9],
    ['card,section,question,options\nA,Opening,Greets?,Yes=1|No=perhaps', 'unknown-word', 2, 19],
    [
      'card,section,question,options,weight\nA,"Open\ning",Greets?,Yes=1|No=0,2\n,,Thanks?,Yes=1,heavy',
      'not-number',
      4,
      17,
    ],
    ['card,section,question,options,only_if\nA,O,Greets?,Yes=1,q9 = Yes', 'bad-condition', 2, 19],
    ['card,section,question,options\nA,O,,Yes=1', 'missing', 2, 5],
    ['', 'missing', 1, 1],
  ])('tells where %j is wrong', (text, trouble, line, column) => {
    const read = scorecardFromCsv(text);
    expect(read.ok ? null : read.problems[0]).toMatchObject({ trouble, line, column });
  });

  it('of any size is read in a time that grows with it', async () => {
    const rows = 'O,"Greets ""her""?","Yes=1|No=0"\n'.repeat(20_000);
    const text = `section,question,options\n${rows}`;
    expect(await growth(text, scorecardFromCsv)).toBeLessThan(LINEAR);
  });
});

describe('an evaluation form of Amazon Connect', () => {
  it('gives the same totals in and out again, and says what was lost', () => {
    const { value, lost } = scorecardToConnect(ownCard({ path: '/webhook/own' }));
    const back = whole(scorecardFromConnect(value, 'vi'));
    expect(back.lost).toEqual([]);
    expect([...new Set(lost.map(({ what }) => what))].sort()).toEqual(
      ['alias', 'comment', 'evidence', 'grades', 'path', 'reasons', 'scale'].sort(),
    );
    for (const given of [
      { greets: 'yes', listens: 'half', solved: 'yes', private: 'yes' },
      { greets: 'no', listens: 'rude', solved: 'no', offered: 'yes', private: 'yes' },
      { greets: 'yes', listens: 'yes', solved: 'no', offered: 'no', private: 'no' },
    ]) {
      const before = outcomeOf(ownCard(), says(given)).total ?? -1;
      const after = outcomeOf(back.value, says(given)).total ?? -1;
      expect(after / 100).toBeCloseTo(before / 20, 3);
    }
    const [, help] = back.value.sections;
    expect(help?.questions[1]).toMatchObject({ when: { question: 'solved', is: ['no'] } });
    expect(help?.questions[1]?.options.at(-1)).toMatchObject({ value: null, label: 'Không phát sinh' });
  });

  it('has ids, lengths and scores as its schema wants them', () => {
    const card = ownCard();
    const [section] = card.sections;
    const [question] = section?.questions ?? [];
    Object.assign(question ?? {}, { id: 'Câu hỏi số một', text: 'x'.repeat(200) });
    question?.options.splice(1, 0, { id: 'ba', label: 'Một phần ba', value: 1 / 3 });
    const { value, lost } = scorecardToConnect(card);
    const form = JSON.parse(value) as { Items: { Section: { Items: { Question: Record<string, unknown> }[] } }[] };
    const questions = form.Items.flatMap(({ Section }) => Section.Items.map(({ Question }) => Question));
    for (const { RefId, Title } of questions) {
      expect(RefId).toMatch(/^[a-zA-Z0-9._-]{1,40}$/);
      expect(String(Title).length).toBeLessThanOrEqual(128);
    }
    expect(questions.reduce((sum, { Weight }) => sum + Number(Weight), 0)).toBeCloseTo(100, 0);
    expect(lost.map(({ what }) => what)).toEqual(expect.arrayContaining(['text-cut', 'value-rounded']));
    expect(JSON.stringify(form)).not.toContain('0.33');
  });

  it('says what it leaves out of a form that has more', () => {
    const question = (more: object) => ({ Question: { Title: 'Q', RefId: 'q', QuestionType: 'NUMERIC', ...more } });
    const select = {
      QuestionType: 'SINGLESELECT',
      RefId: 'r',
      Weight: 40,
      QuestionTypeProperties: {
        SingleSelect: {
          Automation: {},
          Options: [
            { RefId: 'a', Text: 'A', Score: 10 },
            { RefId: 'b', Text: 'B', Score: 5, AutomaticFail: true },
          ],
        },
      },
    };
    const condition = { Enablement: { Action: 'DISABLE', Condition: { Operands: [] } } };
    const form = {
      EvaluationForm: {
        Title: 'Form',
        Items: [
          {
            Section: {
              Title: 'S',
              RefId: 's',
              Instructions: 'Hear',
              Items: [question({}), question({ ...select, ...condition })],
            },
          },
        ],
      },
    };
    const { value, lost } = whole(scorecardFromConnect(JSON.stringify(form), 'en'));
    expect(lost.map(({ what }) => what)).toEqual([
      'guidance-of-section',
      'question-left-out',
      'automation',
      'condition',
    ]);
    expect(value.sections[0]?.questions[0]?.options).toEqual([
      { id: 'a', label: 'A', value: 1 },
      { id: 'b', label: 'B', value: 0.5, fails: 'call' },
    ]);
  });

  it.each([
    ['{"Items": []}', 'not-a-scorecard', 1, 1],
    ['{"Title": "F",\n "Items": [{"Section": {"Title": 3}}]}', 'missing', 2, 34],
    ['{"Title": "F", "Items": []}', 'too-few', 1, 1],
    ['nonsense', 'not-json', 1, 1],
  ])('tells where %j is wrong', (text, trouble, line, column) => {
    const read = scorecardFromConnect(text, 'en');
    expect(read.ok ? null : read.problems[0]).toMatchObject(
      trouble === 'too-few' ? { trouble } : { trouble, line, column },
    );
  });

  it('of the specification’s card keeps its weights', () => {
    const { value } = scorecardToConnect(BUILT_IN['customer-service']);
    const back = whole(scorecardFromConnect(value, 'vi')).value;
    expect(back.sections.map(({ weight }) => weight)).toEqual([20, 30, 10, 40]);
  });
});
