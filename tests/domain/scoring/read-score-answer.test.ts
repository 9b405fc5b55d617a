import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCards } from '@/domain/scoring/build-cards';
import { readScoreAnswer } from '@/domain/scoring/read-score-answer';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { anyLetter } from '../../helpers/any-letter';

type Kind = ScoreAnswer['kind'];

const CUSTOMER_SERVICE_GROUPS = {
  kynanggiaotiep: ['chaohoi_goiten', 'baochomay_chuyenmay', 'camon_xinloi', 'ketthuc_cuocgoi'],
  thaidophucvu: ['ungxu_giongdieu', 'nhiettinhphucvu'],
  timhieunhucau: ['timhieunhucau'],
  giaidapnhucau: ['kienthuc', 'traloi_dungtrong_tam', 'giaiquet_yeucau', 'giuloihua_trungthuc'],
};

function read<K extends Kind>(raw: unknown, kind: K): Extract<ScoreAnswer, { kind: K }> {
  const answer = readScoreAnswer(raw);
  if (answer === null || answer.kind !== kind) throw new Error(`read as ${answer?.kind ?? 'nothing'}, not ${kind}`);
  return answer as Extract<ScoreAnswer, { kind: K }>;
}

describe('numbers', () => {
  it.each<[unknown, number | null]>([
    [4, 4],
    [4.5, 4.5],
    ['4', 4],
    ['4,5', 4.5],
    ['4/5', 4],
    ['8/10', 4],
    ['8 trên 10', 4],
    ['8 trên thang điểm 10', 4],
    ['8 TRÊN 10'.normalize('NFD'), 4],
    ['8 out of 10', 4],
    ['8 of 10', 4],
    ['8đ/10', 4],
    ['8 điểm trên thang điểm 10', 4],
    ['4 điểm', 4],
    ['4 sao trên 5 sao', 4],
    ['3 hoặc 4', null],
    ['3 đến 4 điểm', null],
    ['3 or 4', null],
    ['4 of the best', 4],
    ['4 trên mức trung bình', 4],
    ['80%', 4],
    ['4 - Satisfied', 4],
    ['4-5', null],
    ['4 – 5', null],
    ['4 (hài lòng)', 4],
    [0, 0],
    ['0', 0],
    [-1, -1],
    [null, null],
    [undefined, null],
    ['', null],
    ['None', null],
    ['N/A', null],
    ['00:05', null],
    ['bốn', null],
    [true, null],
    [[], null],
    [{}, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['4/0', 4],
  ])('%j on the scale of five is %s', (value, score) => {
    expect(read({ employee_mood: 1, retention_level: value }, 'csat').items.retention_level.score).toBe(score);
  });

  it.each<[unknown, number | null]>([
    [80, 80],
    ['80%', 80],
    ['4/5', 80],
    ['80/100', 80],
    ['eighty', null],
  ])('%j on the scale of a hundred is %s', (value, score) => {
    expect(read({ make_connection_score: value }, 'se').items.make_connection.score).toBe(score);
  });
});

describe('a customer-service answer', () => {
  const raw = {
    kynanggiaotiep: {
      chaohoi_goiten: { diem: 0.5, nhanxet: 'Chào đủ.', from_to: '00:00-00:05', refer_text: 'Dạ em chào chị' },
      baochomay_chuyenmay: { diem: 'N/A', nhanxet: 'Không chuyển máy', from_to: 'None' },
      camon_xinloi: { diem: null, nhanxet: null, from_to: null },
      ketthuc_cuocgoi: '0,5',
    },
    thaidophucvu: { ungxu_giongdieu: { diem: '1.5/3' }, nhiettinhphucvu: { Diem: '100%' } },
    timhieunhucau: { diem: 1, nhanxet: ['Hỏi gói.', 'Hỏi máy.'], from_to: ['00:10', '00:20'] },
    giaidapnhucau: { kienthuc: { diem: true }, traloi_dungtrong_tam: { diem: 'không áp dụng' } },
    tong_diem: '8.5/10',
    danhgia_tong_quan: 'Khá tốt',
  };

  it('is read item by item', () => {
    const { items, total, overview } = read(raw, 'customer-service');
    expect(items.chaohoi_goiten).toEqual({
      score: 0.5,
      note: 'Chào đủ.',
      fromTo: '00:00-00:05',
      referText: 'Dạ em chào chị',
    });
    expect(items.baochomay_chuyenmay).toMatchObject({ score: null, notApplicable: true, fromTo: 'None' });
    expect(items.camon_xinloi).toEqual({ score: null, note: '', fromTo: 'None', referText: '' });
    expect(items.ketthuc_cuocgoi.score).toBe(0.5);
    expect(items.ungxu_giongdieu.score).toBe(1.5);
    expect(items.nhiettinhphucvu).toMatchObject({ score: 1.5, ofShare: true });
    expect(items.timhieunhucau).toMatchObject({ score: 1, note: 'Hỏi gói.\nHỏi máy.', fromTo: '00:10-00:20' });
    expect(items.kienthuc.score).toBe(1);
    expect(items.traloi_dungtrong_tam.notApplicable).toBe(true);
    expect(items.giaiquet_yeucau.score).toBeNull();
    expect([total, overview]).toEqual([8.5, 'Khá tốt']);
  });

  it.each<[string, unknown, number, number]>([
    ['of another whole is a part of the share', '1/5', 0.1, 0.2],
    ['of five in full', '5/5', 0.5, 1],
    ['of its share tells the scale itself', '0.25/0.5', 0.25, 0.5],
    ['in words', '4 trên 5', 0.4, 0.8],
  ])('a fraction %s', (_, diem, ofHalf, ofOne) => {
    const { items } = read({ chaohoi_goiten: { diem }, kienthuc: { diem } }, 'customer-service');
    expect(items.chaohoi_goiten.score).toBeCloseTo(ofHalf);
    expect(items.kienthuc.score).toBeCloseTo(ofOne);
    expect([items.chaohoi_goiten.ofShare, items.kienthuc.ofShare]).toEqual([true, true]);
  });

  it('in fifths has the total of fifths, whatever the points of its sections', () => {
    const fifths = (diem: string) => {
      const sections = Object.entries(CUSTOMER_SERVICE_GROUPS).map(([group, items]) => [
        group,
        Object.fromEntries(items.map((item) => [item, { diem }])),
      ]);
      const answer = readScoreAnswer(Object.fromEntries(sections));
      return answer && buildCards(answer).overall;
    };
    expect(fifths('1/5')).toMatchObject({ score: 2, judged: 11, otherTotal: null });
    expect(fifths('4/5')).toMatchObject({ score: 8, judged: 11, otherTotal: null });
    expect(fifths('6/5')).toMatchObject({ score: null, judged: 0 });
  });

  it('may be flat', () => {
    const flat = read({ chaohoi_goiten: { diem: 1 }, kienthuc: 0, timhieunhucau: 1 }, 'customer-service');
    expect(flat.items.chaohoi_goiten.score).toBe(1);
    expect(flat.items.kienthuc.score).toBe(0);
    expect(flat.items.timhieunhucau.score).toBe(1);
  });

  it.each<[string, number, string]>([
    ['1/5', 2, 'a fifth of each'],
    ['8/10', 8, 'most of each'],
    ['5/5', 10, 'all'],
    ['0.5/2', 2.5, 'a quarter of each, also where the section has two points'],
  ])('%s on every question makes %d: %s', (diem, total) => {
    const names = ['chaohoi_goiten', 'baochomay_chuyenmay', 'camon_xinloi', 'ketthuc_cuocgoi', 'ungxu_giongdieu'];
    names.push('nhiettinhphucvu', 'timhieunhucau', 'kienthuc', 'traloi_dungtrong_tam', 'giaiquet_yeucau');
    const flat = Object.fromEntries([...names, 'giuloihua_trungthuc'].map((name) => [name, { diem }]));
    const { overall } = buildCards(read(flat, 'customer-service'));
    expect(overall.score).toBeCloseTo(total);
  });

  it('may nest the one question of a group under the same name', () => {
    const nested = read({ timhieunhucau: { timhieunhucau: { diem: 1 } } }, 'customer-service');
    expect(nested.items.timhieunhucau.score).toBe(1);
  });
});

describe('a CSAT answer', () => {
  it('is read with reasons, times and references, also under shorter names or nested', () => {
    const { items, total } = read(
      {
        retention_level: 2,
        retention_level_reason: 'Muốn hủy gói.',
        retention_level_from_to: '00:10-00:19',
        retention_level_refer_text: 'chị tính hủy',
        escalation_level: 5,
        escalation_reason: 'Không đòi gặp quản lý.',
        employee_mood: { score: 4, reason: 'Thân thiện.', from_to: { start: '00:01', end: '00:02' } },
        csat: '3.45',
      },
      'csat',
    );
    expect(items.retention_level).toEqual({
      score: 2,
      note: 'Muốn hủy gói.',
      fromTo: '00:10-00:19',
      referText: 'chị tính hủy',
    });
    expect(items.escalation_level.note).toBe('Không đòi gặp quản lý.');
    expect(items.employee_mood).toMatchObject({ score: 4, note: 'Thân thiện.', fromTo: '00:01-00:02' });
    expect(items.distress_level.score).toBeNull();
    expect(total).toBe(3.45);
  });
});

describe('a sales answer', () => {
  it('is read with descriptions and guidance', () => {
    const answer = read(
      {
        make_connection_score: '92',
        make_connection_desc: 'Warm greeting.',
        make_connection_from_to: '00:02-00:11',
        make_connection_refer_text: 'Dạ em chào chị',
        uncover_needs: { score: 70, desc: 'Asked once.' },
        likelihood_to_buy_desc: 'Likely.',
        guide_to_buy: ['Call back.', 'Send the offer.'],
      },
      'se',
    );
    expect(answer.items.make_connection).toEqual({
      score: 92,
      note: 'Warm greeting.',
      fromTo: '00:02-00:11',
      referText: 'Dạ em chào chị',
    });
    expect(answer.items.uncover_needs).toMatchObject({ score: 70, note: 'Asked once.' });
    expect(answer.items.ask_for_sale.score).toBeNull();
    expect([answer.overview, answer.guideToBuy]).toEqual(['Likely.', 'Call back.\nSend the offer.']);
    expect(answer).not.toHaveProperty('decision');
  });

  it.each([
    ['sold', 'bought'],
    [' Accepted ', 'bought'],
    ['follow_up', 'undecided'],
    ['not sold', 'refused'],
    [{ outcome: 'refused', quote: 'Thôi em.', from_to: '00:10-00:12' }, 'refused'],
    ['the agent sold well', undefined],
    [{ outcome: {} }, undefined],
    [7, undefined],
    [true, undefined],
  ])('takes %j for what the customer decided: %s', (customer_decision, outcome) => {
    const { decision } = read({ make_connection_score: 50, customer_decision }, 'se');
    expect(decision?.outcome).toBe(outcome);
    if (typeof customer_decision === 'object' && outcome !== undefined)
      expect(decision).toMatchObject({ referText: 'Thôi em.', fromTo: '00:10-00:12' });
  });
});

describe('the shape of an answer', () => {
  it.each<[string, Kind]>([
    ['{"kynanggiaotiep":{}}', 'customer-service'],
    ['[{"output":"```json\\n{\\"retention_level\\":4}\\n```"}]', 'csat'],
    ['{"make_connection_score":50}', 'se'],
    ['{"make_connection":50,"uncover_needs":40,"employee_mood":3}', 'se'],
  ])('%s is a %s answer', (raw, kind) => {
    expect(readScoreAnswer(raw)?.kind).toBe(kind);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '42',
    '"text"',
    '<html></html>',
    '{"summary":"x"}',
    '{"tong_diem":9}',
    '{"error":"quota"}',
    '{"message":"Workflow was started"}',
  ])('%s is no scoring answer', (raw) => {
    expect(readScoreAnswer(raw)).toBeNull();
  });
});

describe('any answer', () => {
  const key = fc.constantFrom(
    'kynanggiaotiep',
    'chaohoi_goiten',
    'timhieunhucau',
    'diem',
    'from_to',
    'retention_level',
    'employee_mood',
    'make_connection',
    'make_connection_score',
    'output',
    'text',
    '__proto__',
    'constructor',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium' },
      fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.boolean(), fc.json()),
      fc.dictionary(key, tie('tree')),
      fc.array(tie('tree'), { maxLength: 4 }),
    ),
  }));

  it('is read or refused, and what is read makes cards', () => {
    fc.assert(
      fc.property(fc.oneof(tree, fc.anything(), fc.string({ unit: anyLetter })), (raw) => {
        const answer = readScoreAnswer(raw);
        if (answer !== null) expect(buildCards(answer).cards.length).toBeGreaterThan(3);
      }),
    );
  });
});

describe('an answer that was cut off', () => {
  const item = (score: number) => ({ diem: score, nhanxet: 'Đạt {1}: "rõ" [2]', from_to: 'None' });
  const whole = JSON.stringify({
    kynanggiaotiep: { chaohoi_goiten: item(2), camon_xinloi: item(2) },
    thaidophucvu: { ungxu_giongdieu: item(3) },
    tong_diem: 7,
  });

  it.each([
    ['as it is', whole],
    ['in a list', `[${whole}]`],
    ['behind words', `Kết quả [1]: ${whole}`],
    ['in a fence', `\`\`\`json\n${whole}`],
    ['over lines', JSON.stringify(JSON.parse(whole), null, 2)],
  ])('is no answer, wherever it was cut: %s', (_, text) => {
    expect(readScoreAnswer(text)).not.toBeNull();
    const end = text.lastIndexOf('}');
    const read = Array.from({ length: end }, (__, cut) => cut).filter((cut) => readScoreAnswer(text.slice(0, cut)));
    expect(read).toEqual([]);
  });
});
