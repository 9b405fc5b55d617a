import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAutoNote } from '@/domain/answers/auto-note-reader';

const EMPTY = {
  classification: { category: '', subCategory: '', campaign: '' },
  summary: { reason: '', agentActions: [], resolution: '', keyInformation: [] },
  hiddenExpectations: [],
  objections: [],
  saleSkills: { passiveRebuttal: { description: '', quotes: [] }, activeRebuttal: { description: '', quotes: [] } },
  nextBestAction: { outcomeStatus: '', followUpTiming: '', plannedAction: '' },
};

const ANSWER = {
  interaction_classification: { category: 'Sales', sub_category: 'Upsell', campaign: 'D120' },
  summary: {
    REASON: 'Mạng chậm',
    AGENT_ACTIONS: ['Xin lỗi', 'Tư vấn'],
    RESOLUTION: 'Đã xử lý',
    KEY_INFORMATION: ['D120'],
  },
  customer_hidden_expectations: ['Giá rẻ'],
  conversation_snapshot: {
    customer_objections: [{ objection: 'Đắt', quote: 'đắt quá em' }],
    agent_sale_skills: {
      passive_rebuttal: { description: 'Lắng nghe', quotes: ['em hiểu'] },
      active_rebuttal: { description: 'So sánh', quotes: ['so với gói cũ'] },
    },
  },
  next_best_action: { outcome_status: 'Hẹn gọi lại', follow_up_timing: '7 ngày', planned_action: 'Gọi lại' },
};

const NOTE = {
  classification: { category: 'Sales', subCategory: 'Upsell', campaign: 'D120' },
  summary: {
    reason: 'Mạng chậm',
    agentActions: ['Xin lỗi', 'Tư vấn'],
    resolution: 'Đã xử lý',
    keyInformation: ['D120'],
  },
  hiddenExpectations: ['Giá rẻ'],
  objections: [{ objection: 'Đắt', quote: 'đắt quá em' }],
  saleSkills: {
    passiveRebuttal: { description: 'Lắng nghe', quotes: ['em hiểu'] },
    activeRebuttal: { description: 'So sánh', quotes: ['so với gói cũ'] },
  },
  nextBestAction: { outcomeStatus: 'Hẹn gọi lại', followUpTiming: '7 ngày', plannedAction: 'Gọi lại' },
};

function upperKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upperKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key.toUpperCase().replaceAll('_', ' '), upperKeys(field)]),
  );
}

describe('readAutoNote', () => {
  test('reads the object of the service', () => {
    expect(readAutoNote(ANSWER)).toEqual(NOTE);
  });

  test('reads it with its keys in another case', () => {
    expect(readAutoNote(upperKeys(ANSWER))).toEqual(NOTE);
  });

  test('reads strings with bullets as lists', () => {
    const summary = { REASON: 'x', AGENT_ACTIONS: '- Xin lỗi\n- Tư vấn', KEY_INFORMATION: '1. D120\n2. 90k' };
    const note = readAutoNote({ summary, customer_hidden_expectations: '• a\n• b' });
    expect(note?.summary).toEqual({
      reason: 'x',
      agentActions: ['Xin lỗi', 'Tư vấn'],
      resolution: '',
      keyInformation: ['D120', '90k'],
    });
    expect(note?.hiddenExpectations).toEqual(['a', 'b']);
  });

  test('reads a summary that is text with markers', () => {
    expect(readAutoNote({ summary: '### REASON\nx\n### KEY INFORMATION\n- a' })?.summary).toEqual({
      reason: 'x',
      agentActions: [],
      resolution: '',
      keyInformation: ['a'],
    });
    expect(readAutoNote({ summary: 'một câu' })?.summary.reason).toBe('một câu');
  });

  test('reads objections that are plain text, rebuttals that are a sentence, lists of objects', () => {
    const note = readAutoNote({
      conversation_snapshot: { customer_objections: ['Đắt'], agent_sale_skills: { passive_rebuttal: 'Lắng nghe' } },
      customer_hidden_expectations: [{ need: 'rẻ', why: 'ít dùng' }, 7, null],
      next_best_action: 'Gọi lại',
    });
    expect(note).toEqual({
      ...EMPTY,
      objections: [{ objection: 'Đắt', quote: '' }],
      saleSkills: { ...EMPTY.saleSkills, passiveRebuttal: { description: 'Lắng nghe', quotes: [] } },
      hiddenExpectations: ['rẻ – ít dùng', '7'],
      nextBestAction: { ...EMPTY.nextBestAction, plannedAction: 'Gọi lại' },
    });
  });

  test('leaves empty what is missing', () => {
    expect(readAutoNote({ summary: { reason: 'x' } })).toEqual({
      ...EMPTY,
      summary: { ...EMPTY.summary, reason: 'x' },
    });
  });

  test.each([
    [null],
    [undefined],
    [''],
    ['text'],
    [42],
    [[]],
    [{}],
    [{ summary: {} }],
    [{ summary: 'None' }],
    [{ next_best_action: { outcome_status: 'N/A' } }],
  ])('finds nothing usable in %j', (value) => {
    expect(readAutoNote(value)).toBeNull();
  });

  test('no value breaks the reader', () => {
    const keys = fc.constantFrom(
      'summary',
      'REASON',
      'conversation_snapshot',
      'customer_objections',
      'next_best_action',
      'x',
    );
    fc.assert(
      fc.property(fc.anything({ key: keys, maxDepth: 4, withNullPrototype: true }), (value) => {
        readAutoNote(value);
        readAutoNote({ summary: value, conversation_snapshot: value, customer_hidden_expectations: value });
      }),
    );
  });
});
