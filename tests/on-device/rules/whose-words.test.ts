import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { CARD_CLAIMS, claimsOf } from '@/on-device/rules/claims/card-claims';
import { claimBook } from '@/on-device/rules/claims/claim-book';
import type { CueClaim } from '@/on-device/rules/claims/claim-specs';
import { readCall } from '@/on-device/rules/read-call';

function factsOf(...lines: string[]) {
  const facts = readCall(parseTranscript(lines.join('\n')), 'vi');
  if (!facts) throw new Error('language not known');
  return facts;
}
const shows = (id: CueClaim, ...lines: string[]) => claimBook(factsOf(...lines)).present(id).length > 0;
const GREETING = 'A: Dạ Sao Mai xin chào ạ.';
const ENDS = ['A: Dạ em cảm ơn chị.', 'C: Ừ, cảm ơn em.'];

describe('whose words they are', () => {
  it('“mình là xe gì” asks the customer and tells no name', () => {
    expect(shows('saysWho', GREETING, 'C: Alo.', 'A: Xe mình là xe gì, đời năm nào ạ?', ...ENDS)).toBe(false);
    expect(shows('saysWho', 'A: Dạ em chào chị, em là Xuân ạ.', 'C: Alo.', ...ENDS)).toBe(true);
  });

  it('what somebody else wrote wrongly is no slip of the agent', () => {
    const told = (line: string) => shows('takesBack', GREETING, 'C: Sao tiền nước tăng vậy em?', `A: ${line}`, ...ENDS);
    expect(told('Dạ tức là người đi ghi đã nhập sai chỉ số ạ.')).toBe(false);
    expect(told('Dạ em nhập sai chỉ số ạ.')).toBe(true);
  });

  it('a hamlet in an address is no name', () => {
    const call = (...lines: string[]) => factsOf(GREETING, 'A: Dạ cho em xin tên ạ?', ...lines, ...ENDS).nameUse;
    const given = 'C: chú tên hiền ấp phú lợi';
    expect(call(given, 'A: dạ chú ấp trứng gì ạ')).toBeNull();
    expect(call(given, 'A: dạ chú hiền chờ con chút ạ')).not.toBeNull();
  });

  it('who answers who and where they are has not said why yet', () => {
    const { summary } = makeAutoNote(
      factsOf(
        'A: Dạ Sao Mai xin nghe, em đang nói chuyện với ai ạ?',
        'C: Chị Hoa nè em, nhà ở chung cư bên Gò Vấp.',
        'A: Dạ em chào chị Hoa.',
        'C: Hôm chủ nhật bên em qua rửa máy, bữa nay nó chảy nước tong tong xuống đầu giường.',
        ...ENDS,
      ),
    );
    expect(summary.reason).toContain('chảy nước tong tong');
  });

  it('a name with capitals in the agent’s words may be the customer’s: that none is recognised is not said', () => {
    const looked = (line: string) => {
      const facts = factsOf('A: Công ty nước Sao Mai, em Duy nghe ạ.', 'C: Nước sao tăng vậy anh?', line, ...ENDS);
      const { chaohoi_goiten } = CARD_CLAIMS['customer-service'];
      return claimsOf(chaohoi_goiten, claimBook(facts), facts).some(({ id }) => id === 'anyName');
    };
    expect(looked('A: Dạ mã TB027791, chủ hộ Vũ Đình Khoát, phải không bác?')).toBe(false);
    expect(looked('A: Dạ mã TB027791, phải không bác?')).toBe(true);
  });

  it('who asks whom they speak to has not said why', () => {
    const facts = readCall(
      parseTranscript(
        [
          'A: swiftlane motors',
          'C: yes hello good afternoon please am i speaking to customer care',
          'A: yes go ahead',
          'C: okay my name is festus and the bus spoiled on the road we were there for seven hours',
          'A: booking number',
          'C: six six two nine',
          'A: thank you bye',
        ].join('\n'),
      ),
      'en',
    );
    expect(facts && makeAutoNote(facts).summary.reason).toContain('the bus spoiled');
  });
});
