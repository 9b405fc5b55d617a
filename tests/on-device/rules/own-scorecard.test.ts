import { describe, expect, it } from 'vitest';
import { buildCards } from '@/domain/scoring/build-cards';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { CLAIM_SPECS } from '@/on-device/rules/claims/claim-specs';
import { EVIDENCE_LIST } from '@/on-device/rules/claims/evidence-list';
import { rulesProvider } from '@/on-device/rules/rules-provider';
import { ownCard } from '../../helpers/own-card';

const POLITE = `A: Dạ em chào chị, em là Lan bên tổng đài ạ.
C: Chị muốn hỏi gói cước tháng này sao đắt thế em?
A: Dạ để em kiểm tra cho chị ạ. Dạ chị đợi em một chút.
C: Ừ em xem giúp chị.
A: Dạ gói của chị là chín mươi nghìn. Chị còn cần em hỗ trợ gì nữa không ạ?
C: Không em, cảm ơn em.
A: Dạ em cảm ơn chị đã gọi, em chào chị ạ.
C: Chào em.`;
const BARE = `A: Alo.
C: Gói cước tháng này sao đắt thế?
A: Gói đó chín mươi nghìn.
C: Ừ thế thôi.
A: Ừ.
C: Được.`;

const signal = new AbortController().signal;
async function score(text: string, evidence: string, changed: Parameters<typeof ownCard>[0] = {}) {
  const scorecard = ownCard(changed);
  Object.assign(scorecard.sections[0]?.questions[0] ?? {}, { evidence });
  const input = { text, turns: parseTranscript(text), language: 'vi', service: 'cham-soc', requestId: '1', scorecard };
  const { answer } = await rulesProvider.score(signal, input);
  if (answer.kind !== 'own') throw new Error(answer.kind);
  return { answer, item: answer.items['greets'] };
}

describe('a scorecard of one’s own by the rules', () => {
  it('judges the questions that name a claim, with the place it rests on', async () => {
    const { answer, item } = await score(POLITE, 'greets');
    expect(item).toMatchObject({ option: 'yes' });
    expect(POLITE).toContain(item?.referText);
    expect(item?.claims?.[0]).toMatchObject({ id: 'greets', kind: 'present' });
    expect(Object.keys(answer.items)).toEqual(['greets']);
    expect(buildCards(answer).overall).toMatchObject({ judged: 1, asked: 4 });
  });

  it('takes what is not recognised for not met only where it is due in every call', async () => {
    expect((await score(BARE, 'greets')).item).toMatchObject({ option: 'no', claims: [{ kind: 'searched' }] });
    expect((await score(BARE, 'apologises')).item).toMatchObject({ option: null });
    expect((await score(POLITE, 'insult')).item).toMatchObject({ option: 'yes' });
  });

  it('never fails a section or a call by itself', async () => {
    const { sections } = ownCard();
    for (const fails of ['call', 'section'] as const) {
      const options = [
        { id: 'yes', label: 'Có', value: 1 },
        { id: 'no', label: 'Không', value: 0, fails },
      ];
      const [open, ...others] = sections;
      const failing = { ...open, questions: [{ ...open?.questions[0], options }] };
      const changed = { sections: [failing, ...others] } as Parameters<typeof ownCard>[0];
      expect((await score(BARE, 'greets', changed)).item).toMatchObject({ option: null });
    }
  });

  it('only shows the places of what speaks for nothing, and of a name it does not know nothing', async () => {
    expect((await score(POLITE, 'praise')).item).toMatchObject({ option: null });
    expect((await score(POLITE, 'constructor')).item).toEqual({
      ...{ option: null, note: '', fromTo: 'None', referText: '', claims: [] },
    });
  });

  it('says why nothing could be judged', async () => {
    const { answer, item } = await score('A: Guten Tag\nC: Guten Tag', 'greets');
    expect(item).toMatchObject({ option: null });
    expect(item?.note).not.toBe('');
    expect(answer.overview).toBe(item?.note);
  });

  it('is the reviewer’s where no question names a claim', async () => {
    const sections = ownCard().sections.slice(1);
    const scorecard = ownCard({ sections });
    const input = {
      text: POLITE,
      turns: parseTranscript(POLITE),
      language: 'vi',
      service: 'x',
      requestId: '1',
      scorecard,
    };
    const { answer } = await rulesProvider.score(signal, input);
    expect(answer).toMatchObject({ kind: 'own', items: {} });
    expect(answer.overview).toContain('chấm');
  });

  it('chooses from a closed list with a title in both languages', () => {
    for (const { id, vi, en } of EVIDENCE_LIST) {
      expect(id in CLAIM_SPECS || id === 'asks' || id === 'calledByName').toBe(true);
      expect(vi.length).toBeGreaterThan(2);
      expect(en.length).toBeGreaterThan(2);
    }
    expect(new Set(EVIDENCE_LIST.map(({ en }) => en)).size).toBe(EVIDENCE_LIST.length);
  });
});
