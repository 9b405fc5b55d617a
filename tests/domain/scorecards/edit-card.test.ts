import { describe, expect, it } from 'vitest';
import {
  addOption,
  addQuestion,
  addSection,
  changeCard,
  changeOption,
  changeQuestion,
  changeSection,
  moveOption,
  moveQuestion,
  moveSection,
  removeOption,
  removeQuestion,
  removeSection,
  stepQuestion,
} from '@/domain/scorecards/edit-card';
import { draftProblems, draftRemarks } from '@/domain/scorecards/edit-checks';
import { compareCards, type SaidOfCards } from '@/domain/scorecards/edit-compare';
import { mendConditions, numbered, questionsBefore } from '@/domain/scorecards/edit-conditions';
import { beginHistory, recordEdit, redoEdit, undoEdit } from '@/domain/scorecards/edit-history';
import { ownCopy, sharesOf } from '@/domain/scorecards/edit-shares';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { draftCard, yesNo } from '../../helpers/draft-card';

const texts = (card: Scorecard) => numbered(card).map(({ number, question }) => `${number} ${question.text}`);

describe('edits of a draft', () => {
  it('change only what they name and leave the card before as it was', () => {
    const card = draftCard();
    const before = structuredClone(card);
    const after = [
      changeCard(card, { title: 'Khác', language: 'en' }),
      changeSection(card, 'open', { weight: 7 }),
      changeQuestion(card, 'greet', { guidance: 'Nghe đầu cuộc gọi', comment: 'on-fail', weight: 2.5 }),
      changeOption(card, 'greet', 'greet-no', { fails: 'call', reasons: ['Quên'] }),
      addOption(card, 'greet', { id: 'na', label: 'Không phát sinh', value: null }),
    ];
    expect(card).toEqual(before);
    expect(after[0]).toMatchObject({ title: 'Khác', language: 'en', id: card.id });
    expect(after[1]?.sections[0]).toMatchObject({ weight: 7, title: 'Mở đầu' });
    expect(after[2]?.sections[0]?.questions[0]).toMatchObject({ guidance: 'Nghe đầu cuộc gọi', weight: 2.5 });
    expect(after[3]?.sections[0]?.questions[0]?.options[1]).toMatchObject({ fails: 'call', reasons: ['Quên'] });
    expect(after[4]?.sections[0]?.questions[0]?.options.map(({ id }) => id)).toEqual(['greet-yes', 'greet-no', 'na']);
  });

  it('take a field away where it is set to undefined', () => {
    const card = changeQuestion(draftCard(), 'verify', { when: undefined, evidence: undefined });
    expect(card.sections[0]?.questions[2]).not.toHaveProperty('when');
    expect(card.sections[0]?.questions[2]).not.toHaveProperty('evidence');
  });

  it('add, remove and move sections, questions and options', () => {
    const card = draftCard();
    const section = { id: 'new', title: 'Kết thúc', weight: 1, questions: [yesNo('bye', 'Chào?')] };
    expect(addSection(card, section).sections.map(({ id }) => id)).toEqual(['open', 'solve', 'new']);
    expect(removeSection(card, 'open').sections.map(({ id }) => id)).toEqual(['solve']);
    expect(moveSection(card, 'solve', 0).sections.map(({ id }) => id)).toEqual(['solve', 'open']);
    expect(texts(addQuestion(card, 'open', yesNo('x', 'X?')))).toContain('1.4 X?');
    expect(texts(removeQuestion(card, 'greet'))[0]).toBe('1.1 Cần xác thực?');
    expect(texts(moveQuestion(card, 'greet', { section: 1, at: 0 }))).toEqual([
      '1.1 Cần xác thực?',
      '1.2 Đã xác thực?',
      '2.1 Chào hỏi?',
      '2.2 Giải quyết?',
    ]);
    expect(moveQuestion(card, 'greet', { section: 9, at: 0 })).toBe(card);
    const moved = moveOption(card, 'greet', 'greet-no', 0);
    expect(moved.sections[0]?.questions[0]?.options.map(({ id }) => id)).toEqual(['greet-no', 'greet-yes']);
    expect(removeOption(card, 'greet', 'greet-no').sections[0]?.questions[0]?.options).toHaveLength(1);
  });

  it('step a question over the border of its section, and no further than the card goes', () => {
    const card = draftCard();
    const over = stepQuestion(card, 'verify', 1);
    expect(texts(over)).toEqual(['1.1 Chào hỏi?', '1.2 Cần xác thực?', '2.1 Đã xác thực?', '2.2 Giải quyết?']);
    expect(stepQuestion(over, 'verify', -1)).toEqual(card);
    expect(stepQuestion(card, 'greet', -1)).toBe(card);
    expect(stepQuestion(card, 'solved', 1)).toBe(card);
  });
});

describe('conditions', () => {
  it('may ask only for what stands before', () => {
    const card = draftCard();
    expect(questionsBefore(card, 'verify').map(({ number }) => number)).toEqual(['1.1', '1.2']);
    expect(questionsBefore(card, 'greet')).toEqual([]);
    expect(mendConditions(card)).toEqual({ card, mended: [] });
  });

  it.each([
    ['removed', (card: Scorecard) => removeQuestion(card, 'needs'), { number: '1.2', because: 'gone' }],
    [
      'removed with its section',
      (card: Scorecard) =>
        removeSection(moveQuestion(moveSection(card, 'solve', 0), 'verify', { section: 0, at: 1 }), 'open'),
      { number: '1.2', because: 'gone' },
    ],
    [
      'moved behind',
      (card: Scorecard) => moveQuestion(card, 'needs', { section: 1, at: 0 }),
      { number: '1.2', because: 'later' },
    ],
    [
      'left without the answer',
      (card: Scorecard) => removeOption(card, 'needs', 'needs-yes'),
      { number: '1.3', because: 'no-answers' },
    ],
  ] as const)('are taken away, and told, where the question they ask for is %s', (_what, change, told) => {
    const { card, mended } = mendConditions(change(draftCard()));
    expect(mended).toEqual([told]);
    expect(numbered(card).find(({ question }) => question.id === 'verify')?.question.when).toBeUndefined();
  });

  it('keep the answers that are left', () => {
    const both = changeQuestion(draftCard(), 'verify', { when: { question: 'needs', is: ['needs-yes', 'needs-no'] } });
    const { card, mended } = mendConditions(removeOption(both, 'needs', 'needs-no'));
    expect(mended).toEqual([{ number: '1.3', because: 'fewer-answers' }]);
    expect(card.sections[0]?.questions[2]?.when).toEqual({ question: 'needs', is: ['needs-yes'] });
  });

  it('never ask for themselves', () => {
    const own = changeQuestion(draftCard(), 'greet', { when: { question: 'greet', is: ['greet-yes'] } });
    expect(mendConditions(own).mended).toEqual([{ number: '1.1', because: 'later' }]);
  });
});

describe('undo', () => {
  it('goes back step by step and forth again; typing in one field is one step', () => {
    const first = draftCard();
    const typed = ['K', 'Kh', 'Khá'].reduce(
      (history, title) => recordEdit(history, changeCard(history.present, { title }), 'title'),
      beginHistory(first),
    );
    const second = recordEdit(typed, removeSection(typed.present, 'solve'), null);
    expect(second.past).toHaveLength(2);
    const once = undoEdit(second);
    expect(once.present.title).toBe('Khá');
    expect(undoEdit(once).present).toBe(first);
    expect(redoEdit(redoEdit(undoEdit(once))).present).toBe(second.present);
    // Typed on after going back: another step, and what was ahead is gone.
    const other = recordEdit(once, changeCard(once.present, { title: 'Khác' }), 'title');
    expect(other.past).toHaveLength(2);
    expect(redoEdit(other)).toBe(other);
  });

  it('keeps a limited number of steps', () => {
    let history = beginHistory(draftCard());
    for (let step = 0; step < 500; step++) {
      history = recordEdit(history, changeSection(history.present, 'open', { weight: step + 1 }), null);
    }
    expect(history.past).toHaveLength(200);
  });
});

describe('shares', () => {
  it('add up to all of the total; what never counts has none', () => {
    const { questions, sections } = sharesOf(draftCard());
    expect(questions.get('needs')).toBeUndefined();
    // 1 of 4, though one of its three questions has no points: that takes none from the others.
    expect(sections.get('open')).toBeCloseTo(0.25);
    expect(questions.get('greet')).toBeCloseTo(0.125);
    expect([...questions.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect([...sections.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are nothing in a card without anything', () => {
    expect(sharesOf({ ...draftCard(), sections: [] }).questions.size).toBe(0);
  });

  it('of a copy leave out what does not arise', () => {
    const card = addOption(draftCard(), 'greet', { id: 'na', label: 'Không phát sinh', value: 1, notApplicable: true });
    const copy = ownCopy({ ...card, path: '/webhook/x' }, 'Bản sao');
    expect(copy).toMatchObject({ title: 'Bản sao' });
    expect(copy).not.toHaveProperty('path');
    expect(copy.sections[0]?.questions[0]?.options[2]).toEqual({ id: 'na', label: 'Không phát sinh', value: null });
  });
});

describe('what stands in the way of publishing', () => {
  it('is nothing in a whole card', () => {
    expect(draftProblems(draftCard())).toEqual([]);
  });

  it.each([
    ['no-title', '', (card: Scorecard) => changeCard(card, { title: ' ' })],
    ['no-sections', '', (card: Scorecard) => ({ ...card, sections: [] })],
    ['no-section-title', '2', (card: Scorecard) => changeSection(card, 'solve', { title: '' })],
    ['no-questions', '2', (card: Scorecard) => removeQuestion(card, 'solved')],
    ['no-text', '1.1', (card: Scorecard) => changeQuestion(card, 'greet', { text: '' })],
    ['few-options', '1.2', (card: Scorecard) => removeOption(card, 'needs', 'needs-no')],
    ['no-label', '1.1', (card: Scorecard) => changeOption(card, 'greet', 'greet-no', { label: '' })],
    ['same-labels', '1.1', (card: Scorecard) => changeOption(card, 'greet', 'greet-no', { label: 'CÓ' })],
    ['nothing-counts', '1.1', (card: Scorecard) => changeOption(card, 'greet', 'greet-yes', { value: 0 })],
    ['scale', '', (card: Scorecard) => changeCard(card, { scale: { max: 10, bands: [{ from: 1, label: 'Tốt' }] } })],
    [
      'no-band-label',
      '',
      (card: Scorecard) => changeCard(card, { scale: { max: 10, bands: [{ from: 0, label: '' }] } }),
    ],
  ] as const)('%s', (problem, number, change) => {
    expect(draftProblems(change(draftCard()))).toEqual([expect.objectContaining({ problem, number })]);
  });

  it('a card in which nothing counts', () => {
    const card = {
      ...draftCard(),
      sections: [{ id: 's', title: 'S', weight: 1, questions: [yesNo('a', 'A?', null)] }],
    };
    expect(draftProblems(card).map(({ problem }) => problem)).toEqual(['nothing-scored']);
  });

  it('remarks name what is left to the reviewer and what makes everything 0', () => {
    expect(draftRemarks(changeOption(draftCard(), 'verify', 'verify-no', { fails: 'call' }))).toEqual({
      leftToReviewer: ['1.1', '2.1'],
      fails: [{ number: '1.3', label: 'Không', fails: 'call' }],
    });
  });
});

describe('two versions beside each other', () => {
  const SAID: SaidOfCards = {
    number: (value) => String(value).replace('.', ','),
    language: (code) => `language ${code}`,
    notApplicable: 'not asked',
    fails: { section: 'fails its section', call: 'fails the call' },
    comments: { 'on-fail': 'when failed', always: 'always' },
  };

  it('differ in nothing where nothing was changed', () => {
    expect(compareCards(draftCard(), { ...draftCard(), version: 2 }, SAID)).toEqual([]);
  });

  it('say what was changed, with the words of both', () => {
    const card = draftCard();
    let after = changeOption(card, 'greet', 'greet-no', { value: 0.5 });
    after = changeQuestion(after, 'verify', { when: undefined });
    after = moveQuestion(after, 'greet', { section: 1, at: 0 });
    after = removeQuestion(after, 'needs');
    expect(compareCards(card, after, SAID)).toEqual([
      { number: '1.1', what: 'place', before: '1.3', after: '1.1' },
      { number: '1.1', what: 'condition', before: '1.2: Có', after: '' },
      { number: '2.1', what: 'place', before: '1.1', after: '2.1' },
      { number: '2.1', what: 'value', before: 'Không: 0', after: 'Không: 0,5' },
      { number: '2.2', what: 'place', before: '2.1', after: '2.2' },
      { number: '1.2', what: 'question', before: 'Cần xác thực?', after: '' },
    ]);
  });

  it('say in words what is kept as a number or a sign', () => {
    const card = draftCard();
    let after = changeOption(card, 'greet', 'greet-no', { value: null, fails: 'section' });
    after = changeQuestion(after, 'greet', { comment: 'on-fail', weight: 1.5 });
    expect(compareCards(card, { ...after, language: 'en' }, SAID).map(({ what, after: is }) => [what, is])).toEqual([
      ['language', 'language en'],
      ['weight', '1,5'],
      ['comment', 'when failed'],
      ['value', 'Không: not asked'],
      ['fails', 'Không: fails its section'],
    ]);
  });
});
