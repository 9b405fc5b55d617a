import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallDocument, type HumanEdit, readDocument } from '@/domain/callmark-file/call-document';
import { inOrder, mergeCall, reviewersOf, sameCall, withReviewers } from '@/domain/callmark-file/merge-call';
import { canonicalJson } from '@/domain/callmark-file/shapes';
import type { Dispute } from '@/domain/disputes';
import type { StoredResult } from '@/domain/results';
import type { Evaluation, QuestionEdit } from '@/domain/scoring/evaluation';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { callRow, SALES } from '../../helpers/call-row';
import { salesAnswer } from '../../helpers/score-answers';

const ID = 'call-1';

const text = (words: string, at: number, by: 'human' | 'service' = 'human', rest: Partial<StoredTranscript> = {}) => ({
  ...{ callId: ID, text: words, revision: 3, removed: [] },
  madeBy: { maker: by, name: '', at },
  ...rest,
});

const evaluation = (edits: Record<string, QuestionEdit>, rest: Partial<Evaluation> = {}): Evaluation => ({
  ...{ callId: ID, service: SALES, reviewer: 'lan', edits, analysisNotes: '', evaluationNotes: '' },
  updatedAt: Math.max(0, ...Object.values(edits).map(({ at }) => at)),
  ...rest,
});

const summary = (at: number, words: string, rest: Partial<StoredResult> = {}): StoredResult =>
  ({
    ...{ callId: ID, kind: 'summary', service: '', raw: '', revision: 3, text: words, cut: false },
    ...{ madeBy: { maker: 'service', name: '', at } },
    ...rest,
  }) as StoredResult;

const doc = (parts: Partial<CallDocument> = {}): CallDocument => ({
  ...{ call: callRow({ id: ID }), versions: [], results: [], evaluations: [], edits: [], disputes: [], wishes: [] },
  ...parts,
});

const edit = (field: HumanEdit['field'], questionId: string, at: number, value = ''): HumanEdit => ({
  ...{ service: SALES, field, questionId, reviewer: 'lan', value, at },
});

const editsOf = (here: CallDocument, there: CallDocument) => mergeCall(here, there).whole.evaluations[0]?.edits;

describe('of two evaluations by one reviewer', () => {
  it('each question keeps what was answered later, whoever has it', () => {
    const here = doc({ evaluations: [evaluation({ q1: { answer: '1', at: 10 }, q2: { answer: '1', at: 30 } })] });
    const there = doc({ evaluations: [evaluation({ q1: { answer: '5', at: 20 }, q2: { answer: '5', at: 20 } })] });
    expect(editsOf(here, there)).toEqual({ q1: { answer: '5', at: 20 }, q2: { answer: '1', at: 30 } });
  });

  it('a question answered on one side only comes over', () => {
    const there = doc({ evaluations: [evaluation({ q3: { answer: '2', at: 5 } })] });
    expect(editsOf(doc({ evaluations: [evaluation({})] }), there)).toEqual({ q3: { answer: '2', at: 5 } });
  });

  it('what was undone later stays undone, what was answered after that stands', () => {
    const answered = (at: number) => doc({ evaluations: [evaluation({ q1: { answer: '5', at } })] });
    const undone = doc({ evaluations: [evaluation({})], edits: [edit('undo', 'q1', 20)] });
    expect(editsOf(undone, answered(10))).toEqual({});
    expect(editsOf(answered(10), undone)).toEqual({});
    expect(editsOf(undone, answered(30))).toEqual({ q1: { answer: '5', at: 30 } });
  });

  it('each note of the call and of a section keeps what was written later', () => {
    const noted = (words: string, at: number) =>
      doc({
        evaluations: [
          evaluation({}, { evaluationNotes: words, sectionNotes: { open: { analysis: words, evaluation: '' } } }),
        ],
        edits: [edit('evaluation-notes', '', at, words), { ...edit('analysis-notes', '', at, words), section: 'open' }],
      });
    const later = { evaluationNotes: 'later', sectionNotes: { open: { analysis: 'later', evaluation: '' } } };
    expect(mergeCall(noted('earlier', 1), noted('later', 2)).whole.evaluations[0]).toMatchObject(later);
    expect(mergeCall(noted('later', 2), noted('earlier', 1)).whole.evaluations[0]).toMatchObject(later);
  });

  it('a note without a record is not taken away by an empty one', () => {
    const there = doc({ evaluations: [evaluation({}, { analysisNotes: 'ghi chú' })] });
    const merged = mergeCall(doc({ evaluations: [evaluation({})] }), there).whole;
    expect(merged.evaluations[0]?.analysisNotes).toBe('ghi chú');
  });

  it('other people’s are untouched, and added where they are new', () => {
    const mine = evaluation({ q1: { answer: '1', at: 10 } });
    const minhs = evaluation({ q1: { answer: '5', at: 20 } }, { reviewer: 'minh' });
    const { evaluations } = mergeCall(doc({ evaluations: [mine] }), doc({ evaluations: [minhs] })).whole;
    expect(evaluations).toEqual([mine, minhs]);
  });
});

describe('of two texts', () => {
  it('the one a human changed later is in force, and the other is kept beside', () => {
    const [older, newer] = [text('older', 10), text('newer', 20)];
    for (const [here, there] of [
      [older, newer],
      [newer, older],
    ] as const) {
      const { whole, keptBeside } = mergeCall(doc({ transcript: here }), doc({ transcript: there }));
      expect(whole.transcript?.text).toBe('newer');
      expect(whole.versions.map((version) => version.text)).toEqual(['older']);
      expect(keptBeside).toBe(true);
    }
  });

  it('a human’s stays before a later machine’s, which is no work to keep', () => {
    const [human, machine] = [text('typed', 10), text('heard', 99, 'service')];
    const { whole, keptBeside } = mergeCall(doc({ transcript: human }), doc({ transcript: machine }));
    expect(whole.transcript?.text).toBe('typed');
    expect(whole.versions).toEqual([]);
    expect(keptBeside).toBe(false);
  });

  it('results stay with the text they were made from', () => {
    const here = doc({ transcript: text('older', 10), results: [summary(50, 'of older')] });
    const there = doc({ transcript: text('newer', 20), results: [summary(40, 'of newer')] });
    const { transcript, results, versions } = mergeCall(here, there).whole;
    expect(results).toMatchObject([{ text: 'of newer', revision: transcript?.revision }]);
    // What was made from the other is its own again when it is chosen.
    expect(versions[0]?.formerly).toEqual([3]);
    const back = mergeCall(there, here).whole;
    expect(back.results).toMatchObject([{ text: 'of newer', revision: 3 }]);
  });

  it('a result to another text than the file’s own is stale here too', () => {
    const there = doc({ transcript: text('newer', 20), results: [summary(40, 'stale', { revision: 2 })] });
    const { results, transcript } = mergeCall(
      doc({ transcript: text('older', 10, 'human', { revision: 2 }) }),
      there,
    ).whole;
    expect(results[0]?.revision).not.toBe(transcript?.revision);
    expect(results[0]?.revision).not.toBe(2);
  });
});

describe('of the rest of a call', () => {
  it('title and facts here stay and gaps are filled; the later review counts', () => {
    const here = callRow({ id: ID, title: 'Tên ở đây', facts: { agent: 'Hương' } });
    const there = callRow({
      ...{ id: ID, title: 'Tên khác', facts: { agent: 'Hoa', queue: 'Hotline' } },
      review: { state: 'done', by: 'lan', at: 7 },
    });
    expect(mergeCall(doc({ call: here }), doc({ call: there })).whole.call).toMatchObject({
      ...{ title: 'Tên ở đây', facts: { agent: 'Hương', queue: 'Hotline' } },
      review: { state: 'done', by: 'lan', at: 7 },
    });
  });

  it('the record of edits has each once, in the order they were made', () => {
    const [one, two, three] = [edit('answer', 'q1', 1), edit('answer', 'q1', 2), edit('notes', 'q1', 3)];
    const merged = mergeCall(doc({ edits: [one, three] }), doc({ edits: [one, two] })).whole.edits;
    expect(merged.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it('a final result stands before a provisional one, else the later', () => {
    const here = doc({ results: [summary(50, 'rules', { provisional: true })] });
    expect(mergeCall(here, doc({ results: [summary(40, 'service')] })).whole.results).toMatchObject([
      { text: 'service' },
    ]);
  });
});

const at = fc.integer({ min: 1, max: 9 });
const edits = fc.dictionary(fc.constantFrom('q1', 'q2'), fc.record({ answer: fc.constantFrom('1', '2'), at }));
const anyDocument: fc.Arbitrary<CallDocument> = fc
  .record({
    words: fc.option(fc.constantFrom('một', 'hai', 'ba')),
    by: fc.constantFrom('human' as const, 'service' as const),
    ...{ at, edits, minhs: fc.option(edits) },
    log: fc.array(
      fc.record({ field: fc.constantFrom('answer' as const, 'undo' as const), q: fc.constantFrom('q1', 'q2'), at }),
    ),
    result: fc.option(fc.record({ at, revision: fc.integer({ min: 1, max: 3 }) })),
    note: fc.constantFrom('', 'ghi chú'),
  })
  .map((given) =>
    doc({
      ...(given.words !== null && { transcript: text(given.words, given.at, given.by) }),
      evaluations: [
        evaluation(given.edits, { analysisNotes: given.note }),
        ...(given.minhs === null ? [] : [evaluation(given.minhs, { reviewer: 'minh' })]),
      ],
      edits: given.log.map(({ field, q, at: when }) => edit(field, q, when)),
      results: given.result === null ? [] : [summary(given.result.at, 'tóm tắt', { revision: given.result.revision })],
    }),
  );

describe('whatever the two know', () => {
  it('taking a file in again changes nothing', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (here, there) => {
        const once = mergeCall(here, there).whole;
        expect(sameCall(mergeCall(once, there).whole, once)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('no answer is lost to an earlier one', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (here, there) => {
        const merged = mergeCall(here, there).whole;
        for (const own of [...here.evaluations, ...there.evaluations]) {
          const after = merged.evaluations.find(({ reviewer }) => reviewer === own.reviewer);
          for (const [question, { at: when }] of Object.entries(own.edits)) {
            const undone = [...here.edits, ...there.edits].some(
              (one) => one.field === 'undo' && one.questionId === question && one.at > when,
            );
            const kept = after?.edits[question]?.at ?? -1;
            if (!(undone && own.reviewer === 'lan')) expect(kept).toBeGreaterThanOrEqual(when);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a text that a human made is in force or beside', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (here, there) => {
        const { transcript, versions } = mergeCall(here, there).whole;
        for (const own of [here.transcript, there.transcript]) {
          if (own?.madeBy.maker !== 'human') continue;
          expect([transcript?.text, ...versions.map((version) => version.text)]).toContain(own.text);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('what is written is read again, and in one order', () => {
    const rich = doc({
      transcript: text('một', 4, 'human', { editedBy: 'lan', speakerNames: { A: 'Hương' } }),
      results: [
        {
          ...{ callId: ID, kind: 'score', service: SALES, answer: salesAnswer(60), raw: 'raw', revision: 3 },
          madeBy: { maker: 'rules', name: '', at: 3 },
        },
        summary(3, 'tóm tắt'),
      ],
      edits: [edit('notes', 'q1', 4, 'ghi chú'), edit('answer', 'q1', 2, '5')],
    });
    const read = readDocument(canonicalJson(inOrder(rich)), ID);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(canonicalJson(read.whole)).toBe(canonicalJson(inOrder(rich)));
  });

  it('another id of a reviewer reaches every place', () => {
    const given = doc({
      call: callRow({ id: ID, review: { state: 'done', by: 'device', at: 1 } }),
      transcript: text('một', 4, 'human', { editedBy: 'device' }),
      evaluations: [evaluation({}, { reviewer: 'device' })],
      edits: [{ ...edit('answer', 'q1', 2), reviewer: 'device' }],
    });
    expect(reviewersOf(withReviewers(given, (id) => `${id}-x`))).toEqual(['device-x']);
  });
});

describe('disputes of a call on two devices', () => {
  const dispute = (id: string, at: number, reply?: Dispute['reply']): Dispute => ({
    ...{ id, at, by: 'Minh Lan', words: 'chị đã chào', first: { by: 'machine', option: 'no' }, proposed: 'yes' },
    ...(reply && { reply }),
  });
  const row = (...disputes: Dispute[]) => ({ callId: ID, service: SALES, questionId: 'greets', disputes });
  const reply = { verdict: 'accepted' as const, words: 'đúng', by: 'lan', at: 30 };

  it('are all kept, each once, with the reply that either has', () => {
    const here = doc({ disputes: [row(dispute('a', 10), dispute('b', 40))] });
    const there = doc({ disputes: [row(dispute('a', 10, reply))] });
    const expected = [row(dispute('a', 10, reply), dispute('b', 40))];
    expect(mergeCall(here, there).whole.disputes).toEqual(expected);
    expect(mergeCall(there, here).whole.disputes).toEqual(expected);
    const { whole } = mergeCall(here, there);
    expect(mergeCall(whole, there).whole).toEqual(whole);
  });

  it('name their reviewers, who may have other ids here', () => {
    const whole = doc({ disputes: [row(dispute('a', 10, reply))] });
    expect(reviewersOf(whole)).toContain('lan');
    const renamed = withReviewers(whole, (id) => `${id}-2`).disputes[0]?.disputes[0];
    expect([renamed?.first.by, renamed?.reply?.by]).toEqual(['machine', 'lan-2']);
  });
});
