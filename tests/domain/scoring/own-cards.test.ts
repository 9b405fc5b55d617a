import { describe, expect, it } from 'vitest';
import { answerByHand } from '@/domain/scorecards/who-judges';
import { applyEvaluation, questionsOfCards } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { emptyEvaluation } from '@/domain/scoring/evaluation-edit';
import { headline } from '@/domain/scoring/overall-card';
import { readOwnAnswer } from '@/domain/scoring/read-own-answer';
import type { OwnAnswer, OwnItem } from '@/domain/scoring/score-answer';
import type { ScoreCard } from '@/domain/scoring/score-card';
import { evaluationTitle } from '@/domain/scoring/section-cards';
import { evaluationWords } from '@/ui/words/evaluation';
import { ownCard } from '../../helpers/own-card';

const titleOf = (card: ScoreCard) => evaluationTitle(card, evaluationWords.title);

const item = (option: string | null, note = ''): OwnItem => ({ option, note, fromTo: 'None', referText: '' });

function judged(said: Record<string, string | null>): OwnAnswer {
  const items = Object.fromEntries(Object.entries(said).map(([id, option]) => [id, item(option)]));
  return { kind: 'own', scorecard: ownCard(), items, total: null, overview: '' };
}

function edited(answer: OwnAnswer, said: Record<string, string>) {
  const edits = Object.fromEntries(Object.entries(said).map(([id, option]) => [id, { answer: option, at: 1 }]));
  return applyEvaluation(buildCards(answer), { ...emptyEvaluation('call', 'cham-soc', 1), edits });
}

describe('a scorecard of one’s own', () => {
  it('has a card for each section, points of 20, and the grade of its total', () => {
    const set = buildCards(judged({ greets: 'yes', listens: 'half', solved: 'yes', private: 'yes' }));
    expect(set.cards.map(({ title, score, maxPoint, addNoteTitle }) => [title, score, maxPoint, addNoteTitle])).toEqual(
      [
        ['Mở đầu', 5, 7.5, 'Đạt 1/2'],
        ['Giải quyết', 7.5, 7.5, 'Đạt 1/1'],
        ['Tuân thủ', 2.5, 2.5, 'Đạt 1/1'],
      ],
    );
    expect(set.overall).toMatchObject({ score: 17.1, max: 20, addNoteTitle: 'Đạt', band: 5, judged: 4, asked: 4 });
    expect(set.overall.title).toBe('Chăm sóc; "hotline", 2026');
    expect(titleOf(set.cards[0] as never)).toBe('Evaluation: Mở đầu (5/7.5 points)');
    expect(set.cards[0]?.questions.map(({ points }) => points)).toEqual(['2.5/7.5', '2.5/7.5']);
  });

  it('colours by its own grades: what is called not met is never green', () => {
    const set = buildCards(judged({ greets: 'no', listens: 'half', solved: 'no', private: 'yes' }));
    expect(set.overall).toMatchObject({ addNoteTitle: 'Không đạt', band: 1 });
  });

  it('leaves out what does not apply, and does not call it "not judged"', () => {
    const set = buildCards(judged({ private: 'na', greets: 'yes', listens: 'yes', solved: 'yes' }));
    expect(set.cards[2]).toMatchObject({ score: null, addNoteTitle: 'Không phát sinh' });
    expect(set.cards[2]?.questions[0]).toMatchObject({ points: '–', score: null, answer: 'na' });
    expect(set.overall).toMatchObject({ score: 20, judged: 4, asked: 4 });
  });

  it('shows a question only where its condition holds, and keeps its answer', () => {
    const shown = edited(judged({}), { solved: 'no', offered: 'yes' });
    expect(questionsOfCards(shown).map(({ id }) => id)).toContain('offered');
    const hidden = edited(judged({}), { solved: 'yes', offered: 'yes' });
    expect(questionsOfCards(hidden).map(({ id }) => id)).not.toContain('offered');
    expect(hidden.questions.find(({ id }) => id === 'offered')).toMatchObject({ answer: 'yes', visible: false });
  });

  it('says why a section or the call is worth nothing', () => {
    const section = edited(judged({ greets: 'yes', solved: 'yes' }), { listens: 'rude' });
    expect(section.cards[0]).toMatchObject({ score: 0, failed: '0 điểm, vì “Lắng nghe?”: Ngắt lời khách.' });
    const call = edited(judged({ greets: 'yes' }), { private: 'no' });
    expect(call.overall).toMatchObject({ score: 0, addNoteTitle: 'Không đạt', judged: 2, asked: 4 });
    expect(call.overall.failed).toBe('Cuộc gọi 0 điểm, vì “Giữ bí mật thông tin?”: Lộ thông tin.');
  });

  it('keeps the machine’s answers beside the reviewer’s', () => {
    const set = edited(judged({ greets: 'yes', listens: 'yes' }), { greets: 'no' });
    expect(set.overall).toMatchObject({ answered: 1, machine: { score: 20, label: 'Đạt' } });
    expect(questionsOfCards(set)[0]).toMatchObject({
      answer: 'no',
      machineAnswer: 'yes',
      answered: true,
      edited: true,
    });
    const unknown = edited(judged({ greets: 'yes' }), { greets: 'of a later version' });
    expect(questionsOfCards(unknown)[0]).toMatchObject({ answer: 'yes', answered: false });
  });

  it('has a headline with its title; by hand it rests on no text', () => {
    const set = buildCards(judged({}));
    expect(headline(set, 'cham-soc')).toMatchObject({
      title: ownCard().title,
      value: null,
      max: 20,
      judged: 0,
      asked: 4,
    });
    const [open] = ownCard().sections;
    const plain = ownCard({ sections: [{ ...(open as never as object), questions: [open?.questions[1]] }] as never });
    const byHand = buildCards(answerByHand(plain));
    expect(headline(byHand, 'x')).toMatchObject({ byHand: true, judged: 0, asked: 1 });
    expect(byHand.overall.description).toContain('chấm');
    expect(headline(set, 'x').byHand).toBeUndefined();
  });
});

describe('a service’s answer to it', () => {
  const read = (raw: unknown) => readOwnAnswer(typeof raw === 'string' ? raw : JSON.stringify(raw), ownCard());
  const option = (raw: unknown, id = 'greets') => read(raw)?.items[id]?.option;

  it.each([
    ['an id', { chao_hoi: 'no' }, 'no'],
    ['the question’s own id', { greets: 'no' }, 'no'],
    ['a label', { chao_hoi: 'không đạt' }, 'no'],
    ['a label decomposed', { chao_hoi: 'Đạt'.normalize('NFD') }, 'yes'],
    ['a worth', { chao_hoi: 1 }, 'yes'],
    ['a share', { chao_hoi: '0%' }, 'no'],
    ['a fraction', { chao_hoi: '2/2' }, 'yes'],
    ['true', { chao_hoi: true }, 'yes'],
    ['an object of its own', { chao_hoi: { answer: 'no' } }, 'no'],
    ['a field beside it', { CHAO_HOI_Score: 0 }, 'no'],
    ['an object of its section', { open: { chao_hoi: 'no' } }, 'no'],
    ['a list of answers', { answers: { chao_hoi: 'no' } }, 'no'],
    ['text around it', '```json\n{"output": {"chao_hoi": "no"}}\n```', 'no'],
  ])('is read as %s', (_what, raw, id) => {
    expect(option(raw)).toBe(id);
  });

  it.each([['perhaps'], [0.7], [7], [null], [[]], ['']])('%j judges nothing', (value) => {
    expect(option({ chao_hoi: value, listens: 'half' }) ?? null).toBeNull();
  });

  it('says nothing where two options could be meant', () => {
    const card = ownCard();
    const options = [
      { id: 'a', label: '4 – Tốt', value: 1 },
      { id: 'b', label: '4 – Khá', value: 0.5 },
      { id: 'c', label: '3 – Kém', value: 0 },
    ];
    Object.assign(card.sections[0]?.questions[0] ?? {}, { options });
    const said = (value: unknown) => readOwnAnswer(JSON.stringify({ chao_hoi: value }), card)?.items['greets']?.option;
    expect([said(4), said(3), said('4 – Khá'), said(0)]).toEqual([null, 'c', 'b', 'c']);
  });

  it('brings its words and places along', () => {
    const raw = {
      chao_hoi: 'yes',
      chao_hoi_reason: 'Đã chào',
      chao_hoi_from_to: '00:01-00:04',
      chao_hoi_refer_text: 'Dạ em chào',
    };
    expect(read(raw)?.items['greets']).toEqual({
      ...{ option: 'yes', note: 'Đã chào', fromTo: '00:01-00:04', referText: 'Dạ em chào' },
    });
  });

  it.each([['{}'], ['nothing here'], ['{"kienthuc": 1}']])('%s is none', (raw) => {
    expect(read(raw)).toBeNull();
  });
});
