import { describe, expect, it } from 'vitest';
import { callOf, ENDS, type Language, type Lines, of, RINGS, saidOf, sale, service } from '../../tools/said-of-a-call';

const calls = (language: Language, ...lines: Lines) =>
  of(saidOf(language, 'customer-service', [...lines, ...ENDS[language]]), 'opens');

describe('the reason of a call', () => {
  it('is no answer to another question, though a day stands in it', () => {
    const why = calls(
      'vi',
      'A: Dạ điện máy Sao Mai xin nghe ạ.',
      'C: Cái máy giặt mua bên chú mới tháng rưỡi mà nó kêu như máy cày vậy đó.',
      'A: Dạ nó kêu lúc giặt hay lúc vắt cô?',
      'C: Lúc vắt.',
      'A: Dạ cô có dời chỗ máy không cô?',
      'C: À có, con dâu nó dời ra sau hè, nền hơi dốc dốc.',
      'A: Dạ.',
    );
    expect(why).toContain('như máy cày');
    expect(why).not.toContain('con dâu');
  });

  it('is not whether somebody is still on the line', () => {
    const why = (asks: string) =>
      calls('vi', 'A: Dạ Sao Mai xin nghe ạ.', 'C: Chào em.', 'A: Dạ.', `C: ${asks}`, 'A: Dạ em đây ạ.');
    expect(why('Alo? Em ơi, đi đâu mất rồi?')).toBe('');
    expect(why('Em ơi, gói hàng đi đâu mà chưa tới vậy?')).not.toBe('');
  });

  it('is the agent’s where the agent rings, and neither an apology nor a greeting', () => {
    const why = (second: string) =>
      of(
        saidOf('vi', 'se', [
          'A: Dạ em chào chị, em là Mai gọi từ giao hàng Sao Mai ạ.',
          'C: Chị đang gói hàng nha, nói lẹ lẹ.',
          `A: ${second}`,
          'C: Ừ, chị đang ngồi ngoài quán, nói đi em, hôm bữa chị nghe nửa chừng.',
          RINGS.vi[2],
          ...ENDS.vi,
        ]),
        'opens',
      );
    expect(why('Dạ chị gói hàng mà em còn gọi làm phiền, em xin lỗi chị ha.')).not.toMatch(
      /: “[^”]*(?:làm phiền|ngoài quán)[^”]*”$/m,
    );
    expect(why('Dạ em gọi để giới thiệu gói giao hàng mới ạ.')).toContain('giới thiệu');
  });
});

describe('a price', () => {
  const named = (...lines: Lines) =>
    of(
      saidOf('vi', 'se', [...RINGS.vi.slice(0, 2), 'A: Dạ em mời chị gói mới ạ.', ...lines, 'C: Ừ.', ...ENDS.vi]),
      'namesPrice',
    );

  it('is no sum that the customer named of something else', () => {
    expect(named('C: Nhà chị trả góp mỗi tháng mười hai triệu.', 'A: Vâng, phí là mười hai triệu.')).toBe('');
    expect(named('C: Vậy à.', 'A: Vâng, phí là mười hai triệu.')).not.toBe('');
  });

  it('is what it comes down to, not what is left with the shop or spent', () => {
    expect(named('C: Ừ.', 'A: Gói mười hai tháng giảm còn năm triệu chín ạ.')).not.toBe('');
    expect(named('C: Ừ.', 'A: Còn hai suất, chị cọc năm trăm nghìn ạ.')).toBe('');
    expect(named('C: Ừ.', 'A: Máy còn chạy mà bỏ ba triệu thì cũng tiếc ạ.')).toBe('');
  });
});

describe('a decision', () => {
  const decided = (claim: string, ...lines: Lines) => of(sale('vi', ...lines), claim, 'overall');

  it('is open where somebody may not decide', () => {
    const asks = 'A: Dạ vậy chị lấy gói này nhé?';
    expect(decided('declines', 'C: Ừ.', asks, 'C: Thôi em chị không có quyết được, tiền nong trong nhà.')).toBe('');
    expect(decided('putsOff', 'C: Ừ.', asks, 'C: Thôi em chị không có quyết được, tiền nong trong nhà.')).not.toBe('');
    expect(decided('declines', 'C: Ừ.', asks, 'C: Thôi em.')).not.toBe('');
  });

  it('is put off no more once it is refused, in whatever words', () => {
    const asks = ['C: Thôi để chị hỏi ông xã cái đã.', 'A: Dạ giờ chị cọc không chị?'];
    expect(decided('declines', ...asks, 'C: Không em, đừng gọi nữa nha.')).not.toBe('');
    expect(decided('putsOff', ...asks, 'C: Chị không thích đâu em.')).toBe('');
    expect(decided('putsOff', ...asks, 'C: Chị nói rồi đó em.')).not.toBe('');
  });

  it('is none about something that somebody else is to be asked for', () => {
    expect(decided('putsOff', 'C: Bữa anh quên hỏi bà xã anh chạy yếu tay lắm.', 'A: Dạ.')).toBe('');
    expect(decided('putsOff', 'C: Để anh hỏi bà xã anh coi sao đã.', 'A: Dạ.')).not.toBe('');
  });

  it.each([
    ['declines', 'Thôi anh lấy bên kia em ạ.'],
    ['declines', 'Thôi, chị nói thiệt là chưa cần.'],
    ['accepts', 'Vậy thôi lấy năm buổi đi.'],
  ])('is told: %s “%s”', (claim, line) => {
    expect(decided(claim, 'C: Ừ.', 'A: Dạ vậy chị lấy gói này nhé?', `C: ${line}`)).not.toBe('');
  });

  it.each([
    ['declines', 'Take my number off your list, please.'],
    ['declines', 'Neither!'],
    ['accepts', "Go on, I'll do the flexi then."],
    ['putsOff', "I'll have to think a bit, though."],
  ])('is told: %s “%s”', (claim, line) => {
    expect(of(sale('en', 'C: Hm.', 'A: Shall I put you down for it?', `C: ${line}`), claim, 'overall')).not.toBe('');
  });
});

describe('the same words', () => {
  it.each<[string, string, string]>([
    ['sumsUp', 'A: Dạ để em nhắc lại ảnh nghe chị.', 'A: Dạ em xin nhắc lại lịch hẹn nghe chị.'],
    ['deed', 'A: Dạ vậy là bên em ghi cao hơn số thật rồi chị.', 'A: Dạ bên em ghi phiếu mới cho chị rồi ạ.'],
    ['deed', 'A: Dạ trên máy em báo giao đủ rồi chị ạ.', 'A: Dạ em báo kho giao bù rồi chị ạ.'],
    ['wantsHeard', 'C: Chị còn hỏi kỹ hai lần lận.', 'C: Chị còn gọi hỏi hai lần lận.'],
  ])('are no %s: %s', (claim, other, own) => {
    const said = (line: string) => of(service('vi', ...(line.startsWith('C') ? [] : ['A: Dạ.', 'C: Ừ.']), line), claim);
    expect(said(other)).not.toContain(other.slice(8, 20));
    expect(said(own)).toContain(own.slice(8, 20));
  });

  it('hold somebody to no word that was none', () => {
    const told = (line: string) => of(saidOf('vi', 'csat', callOf('vi', 'C: Ừ.', 'A: Dạ.', line)), 'earlierPromise');
    expect(told('C: Hồi sáng cậu ấy bảo máy treo, quẹt lại phát nữa.')).toBe('');
    expect(told('C: Hồi sáng cậu ấy bảo mai có tiền.')).not.toBe('');
  });

  it('complain of no answer', () => {
    const says = (line: string) => of(service('vi', 'A: Dạ.', line), 'notAnswered');
    expect(says('C: Hỏi một câu hai câu đều đẩy qua người khác.')).not.toContain('Không nhận ra');
    expect(says('C: Hỏi một câu hai câu đều chuyển máy.')).toContain('Không nhận ra');
  });

  it('are no distrust where a package renews itself', () => {
    expect(of(sale('vi', 'C: Ủa tự gia hạn hả, sao nãy không nói.'), 'distrust')).toBe('');
    expect(of(sale('vi', 'C: Bên em tự ý gia hạn.'), 'distrust')).not.toBe('');
  });

  it('ask for a few minutes, not to wait, where the agent rings', () => {
    const waits = (...lines: Lines) => of(saidOf('vi', 'customer-service', [...lines, ...ENDS.vi]), 'asksHold');
    const ask = 'A: Cho em xin vài phút được không ạ?';
    expect(waits('A: Dạ em chào anh, em là Mai gọi từ Sao Mai ạ.', 'C: Ừ.', ask, 'C: Nói đi.', 'A: Dạ.')).toBe('');
    expect(waits('A: Dạ Sao Mai nghe ạ.', 'C: Mạng hỏng.', 'A: Dạ.', 'C: Ừ.', ask, 'C: Ừ.', 'A: Dạ.')).not.toBe('');
  });

  it('ask to wait, and after no need', () => {
    const asked = (line: string) => service('en', `A: ${line}`, 'C: Fine.', 'A: Thank you.');
    expect(of(asked('Will you hold one minute?'), 'asksHold')).not.toBe('');
    expect(of(asked('Will you hold one minute?'), 'asks')).toBe('');
  });

  it('name a few days as a time', () => {
    const asked = (answer: string) =>
      of(service('vi', 'C: Thế ba trăm nghìn thì bao giờ trả?', `A: ${answer}`), 'noFigure');
    expect(asked('Để cháu báo kế toán đã, vài hôm ạ.')).toBe('');
    expect(asked('Để cháu báo kế toán đã ạ.')).not.toBe('');
  });
});

describe('a fact', () => {
  it.each<[Language, string, string, string]>([
    ['vi', 'A', 'Dạ em chúc anh cuối tuần về Bến Tre bình an.', 'Dạ cuối tuần thợ về Bến Tre làm.'],
    ['vi', 'A', 'Dạ tám giờ tối mà nghe mấy con số thì ai cũng gục.', 'Dạ tám giờ tối bên em đóng cửa.'],
    ['vi', 'C', 'Thế còn bốn mươi hai triệu kia.', 'Anh còn gửi bốn mươi hai triệu trong sổ.'],
    ['vi', 'C', 'Vải bông hai mươi hai ngàn một mét! Rồi, em nói tiếp đi.', 'Vải bông hai mươi hai ngàn một mét.'],
  ])('(%s) %s: not “%s” but “%s”', (language, by, none, told) => {
    const facts = (line: string) =>
      of(service(language, ...(by === 'A' ? ['A: Dạ.', 'C: Ừ.'] : []), `${by}: ${line}`, 'A: Dạ.', 'C: Ừ.'), 'fact');
    expect(facts(none)).not.toContain(none.slice(6, 16));
    expect(facts(told)).toContain(told.slice(6, 16));
  });

  const told = (...lines: Lines) => of(service('en', ...lines), 'fact');

  it('is told with an answer that takes up its figure or a word of it', () => {
    const fact = 'A: I see one payment of two hundred and eighty pounds on the fourth.';
    expect(told(fact, 'C: Two payments of two hundred and eighty, on my banking.')).toContain('the customer then');
    expect(told(fact, 'C: My sister told me to ring you about this.')).not.toContain('the customer then');
    expect(told(fact, 'C: Yes, that is the payment I mean.')).not.toContain('the customer then');
  });

  it('is told with an answer to what somebody makes of it, not to another question', () => {
    const fact = 'A: The new telephone with the larger battery costs three hundred and twenty pounds.';
    const answer = 'C: Three hundred and twenty pounds, for a phone at my age.';
    expect(told(`${fact} What do you reckon?`, answer)).toContain('the customer then');
    expect(told(`${fact} And how many people are there in your household?`, answer)).not.toContain('the customer then');
  });

  it('is told without a no to somebody else', () => {
    const fact = 'A: There is an early leaving charge of fifty pounds on this contract.';
    expect(told(fact, 'C: Oh dear me, dear me. It is what it is. No, the electric!')).not.toContain('electric');
    expect(told(fact, 'C: Dear me. No, the last man told me nothing of it.')).toContain('the last man');
  });
});
