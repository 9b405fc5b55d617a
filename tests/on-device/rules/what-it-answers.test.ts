import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { readCall } from '@/on-device/rules/read-call';
import {
  beforePrice,
  callOf,
  ENDS,
  type Language,
  type Lines,
  of,
  RINGS,
  saidOf,
  sale,
  service,
} from '../../tools/said-of-a-call';

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

  it('stands in the first turn, whatever is needed later', () => {
    const why = (first: string) =>
      calls(
        'vi',
        'A: Điện máy Sao Mai đây ạ.',
        `C: ${first}`,
        'A: Chị đọc số phiếu.',
        'C: Chị có giữ phiếu đâu, cái cậu ấy bảo không cần phiếu, cứ số điện thoại là ra.',
        'A: Dạ.',
      );
    expect(why('Em ơi, máy giặt nhà chị vừa sửa mà nước vẫn chảy ra nhà tắm.')).toContain('nước vẫn chảy');
    expect(why('Alo, chị Mỹ Dung bên công ty vải đây. Em cho chị gặp Trâm.')).not.toContain('Mỹ Dung');
  });

  it('is what a customer wants, not under what name it runs', () => {
    const why = (first: string) =>
      calls('en', 'A: Hello, Pawhaven.', `C: ${first}`, 'A: What is it?', 'C: Well, a kelpie, they said.', 'A: Right.');
    expect(why('Hello, I was just wanting a price on a pup.')).toContain('a price on a pup');
    expect(why("Hi. I don't have it on me. It's under Farouk Benali.")).not.toContain('Farouk');
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
    expect(named('C: Ừ.', 'A: Thẻ chỉ áp dụng đơn từ một trăm năm mươi ngàn ạ.')).toBe('');
    expect(named('C: Ừ.', 'A: Em nhắc lại là hai trăm triệu, sáu tháng ạ.')).toBe('');
    expect(named('C: Ừ.', 'A: Ba trăm mê ga có hai trăm mười nghìn một tháng ạ.')).not.toBe('');
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

  it('is none where something is only held', () => {
    expect(decided('accepts', 'C: Ừ.', 'A: Dạ em giữ chỗ tới tối mai cho chị nhé?', 'C: Vậy giữ đi.')).toBe('');
    expect(decided('accepts', 'C: Ừ.', 'A: Dạ em đặt chỗ cho chị nhé?', 'C: Vậy đặt đi.')).not.toBe('');
  });

  it('is none about what was to come beside it', () => {
    const asks = ['C: Ừ.', 'A: Máy bảy trăm. Lấy không?', 'C: Lấy.', 'A: Dạ hạn tới tháng chín.'];
    expect(decided('accepts', ...asks, 'C: Vậy thôi khỏi lấy thêm que, xài hết cái kia đã.')).toContain('Lấy.');
  });

  it('is none about something that somebody else is to be asked for', () => {
    expect(decided('putsOff', 'C: Bữa anh quên hỏi bà xã anh chạy yếu tay lắm.', 'A: Dạ.')).toBe('');
    expect(decided('putsOff', 'C: Để anh hỏi bà xã anh coi sao đã.', 'A: Dạ.')).not.toBe('');
  });

  it.each([
    ['declines', 'Thôi anh lấy bên kia em ạ.'],
    ['declines', 'Thôi, chị nói thiệt là chưa cần.'],
    ['declines', 'Không chốt cái gì hết.'],
    ['declines', 'Đã bảo đừng gọi.'],
    ['accepts', 'Vậy thôi lấy năm buổi đi.'],
    ['accepts', 'Lấy.'],
    ['accepts', 'Thôi thế cho anh đăng ký gia đình hai đi.'],
  ])('is told: %s “%s”', (claim, line) => {
    expect(decided(claim, 'C: Ừ.', 'A: Dạ vậy chị lấy gói này nhé?', `C: ${line}`)).not.toBe('');
  });

  it.each([
    ['declines', 'Take my number off your list, please.'],
    ['declines', 'Neither!'],
    ['declines', "I'd sooner leave it, dear."],
    ['declines', "I'll be straight with you, I won't be moving."],
    ['accepts', "I'll take the three-year."],
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
    ['deed', 'A: Dạ bên em có ghi nhận đóng phí rồi chị.', 'A: Dạ bên em có ghi yêu cầu rồi chị.'],
    ['wantsHeard', 'C: Ngân hàng nói máy bên em cà hai lần.', 'C: Chị đã nói với em hai lần.'],
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

  it('call nobody who works there', () => {
    const called = (line: string) =>
      of(service('vi', 'C: Chị hay làm với em Tú.', `A: ${line}`), 'calledByName').replaceAll('\n', '');
    expect(called('Dạ anh Phát nghỉ rồi chị.')).toBe('');
    expect(called('Dạ anh Tú chiều nay còn bốn giờ ạ.')).toBe('');
    expect(called('Dạ chị Loan ơi, em xem rồi ạ.')).toContain('Loan');
  });

  it('insult nobody where “bọn em” is the shop', () => {
    const scolds = (line: string) => readCall(parseTranscript(callOf('vi', line).join('\n')), 'vi')?.view;
    expect(scolds('A: Anh lại bảo bọn em làm dối.')?.find('insult', 'agent')).toHaveLength(0);
    expect(scolds('C: Bọn lừa đảo.')?.find('insult', 'customer')).not.toHaveLength(0);
  });

  it('are no sorry where somebody asks who is there', () => {
    const sorry = (line: string) => of(service('vi', 'A: Dạ.', 'C: Ừ.', `A: ${line}`, 'C: Ừ.', 'A: Dạ.'), 'apologises');
    expect(sorry('Dạ xin lỗi em được nói chuyện với ai ạ?')).not.toContain('nói chuyện với ai');
    expect(sorry('Dạ xin lỗi chị nhiều ạ.')).toContain('chị nhiều');
  });

  it('blame the shop only where it is the shop', () => {
    const sorry = (line: string) => of(service('vi', 'A: Dạ.', 'C: Ừ.', `A: ${line}`, 'C: Ừ.', 'A: Dạ.'), 'apologises');
    expect(sorry('Lỗi này là do bên mình ạ.')).not.toContain('Nói lời xin lỗi');
    expect(sorry('Lỗi này là do bên em ạ.')).toContain('Nói lời xin lỗi');
  });

  it('greet with an arvo', () => {
    const greets = (words: string) =>
      of(
        saidOf('en', 'customer-service', [`A: ${words}, Northgate Water.`, 'C: Hm.', 'A: Yes?', ...ENDS.en]),
        'greets',
      );
    expect(greets('Good arvo')).toContain('arvo');
    expect(greets('Good arvo')).not.toMatch(/No word/);
  });

  it('complain of no answer', () => {
    const says = (line: string) => of(service('vi', 'A: Dạ.', line), 'notAnswered');
    expect(says('C: Hỏi một câu hai câu đều đẩy qua người khác.')).not.toContain('Không nhận ra');
    expect(says('C: Hỏi một câu hai câu đều chuyển máy.')).toContain('Không nhận ra');
  });

  it('scorn nobody who asks whether a message is real', () => {
    const harsh = (line: string) => of(saidOf('vi', 'csat', callOf('vi', line)), 'insult');
    expect(harsh('C: Có thật không hay là tin lừa đảo?')).not.toContain('Lời nặng');
    expect(harsh('C: Bên em là một lũ lừa đảo!')).toContain('Lời nặng');
  });

  it.each<[Language, string, string]>([
    ['vi', 'Dạ chị có muốn nhận mã giảm giá cho đơn sau không ạ?', 'Dạ chị có hay nhận mã giảm giá qua tin không ạ?'],
    ['vi', 'Dạ chị thấy có đáng tiền không ạ chị?', 'Dạ nhà mình có mấy người dùng mạng ạ chị?'],
    ['en', "He's not wrong. Who else are you getting?", 'How many rooms are you getting done this year?'],
    ['en', "So are you thinking you'd want to go ahead?", 'So how much are you paying for it at the moment?'],
    ['en', 'And what is he called then, your dog?', 'And what does he eat then, your dog?'],
  ])('(%s) ask after no need: “%s”, “%s”', (language, none, need) => {
    expect(of(beforePrice(language, none), 'asks')).toBe('');
    expect(of(beforePrice(language, need), 'asks')).not.toBe('');
  });

  it('file a call under nothing that is only named', () => {
    const filed = (language: Language, line: string) => {
      const takes = language === 'en' ? 'A: Hello, Northgate Water.' : 'A: Dạ Sao Mai xin nghe ạ.';
      const lines = [takes, `C: ${line}`, 'A: Mm.', 'C: Mm.', 'A: Mm.', ...ENDS[language]];
      return of(saidOf(language, 'customer-service', lines), 'category');
    };
    expect(filed('vi', 'Em ơi anh đổi bình hồi trưa giờ nó sì nghe xì xì ở chỗ van.')).toBe('');
    expect(filed('vi', 'Em ơi, bình gas sáng nay bên em đổi, giờ chị nghe mùi gas!')).toBe('');
    expect(filed('vi', 'Em ơi anh đổi bác sĩ với giờ khám hôm thứ ba được không?')).not.toBe('');
    expect(filed('en', 'Hi, I got a flyer in with my bill about the phones.')).toBe('');
    expect(filed('en', 'Hi, there is an error on my bill about the phones.')).not.toBe('');
  });

  it('do nothing yet, and hold nobody else', () => {
    const said = (claim: string, line: string) => of(service('en', `A: ${line}`, 'C: Fine.', 'A: Right.'), claim);
    expect(said('deed', "We'd look at that later, after you're signed up.")).toBe('');
    expect(said('deed', "And now you're signed up for the letters.")).not.toBe('');
    expect(said('asksHold', "Could you read me what is on it? I'll hold on as long as you need.")).toBe('');
    expect(said('asksHold', 'Could you hold on as long as I look?')).not.toBe('');
  });

  it('name the end of a span as no time to ring back', () => {
    const step = (line: string) => service('en', ...Array(8).fill('C: Hm.'), `A: ${line}`).includes('followUpTiming');
    expect(step('The fitter will come one till five then.')).toBe(false);
    expect(step('The fitter will come at five on Monday.')).toBe(true);
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
    expect(asked('Để cháu báo kế toán đã, trong tuần này ạ.')).toBe('');
    expect(asked('Để cháu báo kế toán đã ạ.')).not.toBe('');
  });
});

describe('a fact', () => {
  it.each<[Language, string, string, string]>([
    ['vi', 'A', 'Dạ em chúc anh cuối tuần về Bến Tre bình an.', 'Dạ cuối tuần thợ về Bến Tre làm.'],
    ['vi', 'A', 'Dạ tám giờ tối mà nghe mấy con số thì ai cũng gục.', 'Dạ tám giờ tối bên em đóng cửa.'],
    ['vi', 'C', 'Thế còn bốn mươi hai triệu kia.', 'Anh còn gửi bốn mươi hai triệu trong sổ.'],
    ['vi', 'C', 'Vải bông hai mươi hai ngàn một mét! Rồi, em nói tiếp đi.', 'Vải bông hai mươi hai ngàn một mét.'],
    [
      'en',
      'C',
      'what about the one on the first that is in three days',
      'The second payment comes out on the first of June in three days.',
    ],
    ['en', 'A', "I want to say five years. I'm not a hundred per cent.", 'The lamp lasts for five years.'],
    ['vi', 'A', 'dạ năm trăm tư một hộp hay ba hộp anh', 'dạ năm trăm tư cho một hộp thuốc của anh'],
    ['vi', 'A', 'Dạ bảy hai ký không tập là vài năm nữa nhiễm mỡ.', 'Dạ bảy hai ký thì bên em có lớp buổi tối.'],
    ['vi', 'C', 'Tới mười hai giờ trưa không thấy ai thì gọi ai', 'Tới mười hai giờ trưa anh mới về tới nhà'],
    ['vi', 'C', 'Vậy ngày ba mươi trả thì hăm lăm phải làm đơn à?', 'Vậy ngày ba mươi trả, hăm lăm anh làm đơn.'],
    ['vi', 'A', 'Đứng canh từ bốn giờ sáng thì vất lắm anh ạ.', 'Kho mở cửa từ bốn giờ sáng anh ạ.'],
  ])('(%s) %s: not “%s” but “%s”', (language, by, none, told) => {
    const facts = (line: string) =>
      of(service(language, ...(by === 'A' ? ['A: Dạ.', 'C: Ừ.'] : []), `${by}: ${line}`, 'A: Dạ.', 'C: Ừ.'), 'fact');
    expect(facts(none)).not.toContain(none.slice(6, 16));
    expect(facts(told)).toContain(told.slice(6, 16));
  });

  it('is no name in a goodbye, nor where somebody says who they are', () => {
    const facts = (...lines: Lines) => of(saidOf('en', 'customer-service', [...lines, ...ENDS.en]), 'fact');
    const asked = ['A: Northgate Water.', 'C: Hello there.', 'A: Is there anything else I can do for you?'];
    expect(facts(...asked, "C: No. I'll go and tell Peggy Doyle about it.")).not.toContain('Peggy');
    expect(facts(...asked.slice(0, 2), 'A: I see.', "C: I'll go and tell Peggy Doyle about it.")).toContain('Peggy');
    expect(facts('A: Northgate Water.', 'C: I am at an hotel in Old Ghent.', 'A: I see.')).not.toContain('Ghent');
    expect(facts('A: Northgate Water.', 'C: Hi.', 'A: Yes?', 'C: I am at an hotel in Old Ghent.')).toContain('Ghent');
  });

  const told = (...lines: Lines) => of(service('en', ...lines), 'fact');

  it('is told with what the customer answers, a question, too, unless that only assents', () => {
    const fact = 'A: I see one payment of two hundred and eighty pounds on the fourth.';
    expect(told(fact, 'C: Two payments of two hundred and eighty, on my banking.')).toContain('the customer then');
    expect(told(fact, 'C: My sister told me to ring you about this.')).toContain('the customer then: “My sister');
    expect(told(fact, 'C: Could that be the one for my mother?')).toContain('the customer then: “Could that');
    expect(told(fact, 'C: Yes, that is the payment I mean.')).not.toContain('the customer then');
  });

  it('is told with a yes that names another figure', () => {
    const fact = 'A: Last year it was eighty pounds, and it is seventy-five pounds this year.';
    expect(told(fact, 'C: Yes, though my neighbour pays sixty pounds for it.')).toContain('the customer then');
    expect(told(fact, 'C: Yes, that is all right with me then.')).not.toContain('the customer then');
  });

  it('is told with an answer to what somebody makes of it, not to another question', () => {
    const fact = 'A: The new telephone with the larger battery costs three hundred and twenty pounds.';
    const answer = 'C: Three hundred and twenty pounds, for a phone at my age.';
    expect(told(`${fact} What do you reckon?`, answer)).toContain('the customer then');
    expect(told(`${fact} And how many people are there in your household?`, answer)).not.toContain('the customer then');
  });

  it('is told with the whole answer, not from the no in it on', () => {
    const fact = 'A: The assessor comes on Tuesday at eleven o’clock, and looks at the car there.';
    const answer = 'Right, I know that place. No, make it the early one, I have a job on.';
    expect(told(fact, `C: ${answer}`)).toContain(`the customer then: “${answer}”`);
  });

  it('is also what somebody says after asking for a moment', () => {
    expect(told('A: The code is P 5519 K.', 'C: No, hang on, it is P 5591 K.')).toContain('it is P 5591 K');
  });

  it('is told without a no to somebody else', () => {
    const fact = 'A: There is an early leaving charge of fifty pounds on this contract.';
    expect(told(fact, 'C: Oh dear me, dear me. It is what it is. No, the electric!')).not.toContain('electric');
    expect(told(fact, 'C: Dear me. No, the last man told me nothing of it.')).toContain('the last man');
  });
});

describe('a sale', () => {
  it('is what somebody rings about to insure, not about what is insured', () => {
    const wants = (asks: string) =>
      readCall(parseTranscript(`A: Larchmere Insurance.\nC: ${asks}\nA: I see.\nC: Yes.`), 'en')?.view;
    expect(wants("It's about insuring the house.")?.find('wantBuy', 'customer')).toHaveLength(1);
    expect(wants("It's about the insured house.")?.find('wantBuy', 'customer')).toHaveLength(0);
  });

  const isSale = (lines: Lines) => readCall(parseTranscript(lines.join('\n')), 'vi')?.sale !== null;
  const rung = (...lines: Lines) => [
    'A: Dạ em chào cô, em là Huyền bên ví Lá Sen. Em đang nói chuyện với cô Bích đúng không ạ?',
    'C: Cô đây.',
    ...lines,
  ];

  it('is seen though the few minutes that were asked for sound like a hold, and a bank is named', () => {
    const lines = (offer: string) => [
      ...rung('A: Dạ cô có tiện nghe cháu khoảng ba phút không ạ?', 'C: Cô đang nhặt rau, cứ nói đi.'),
      `A: ${offer}`,
      'C: Sáu phẩy năm thì cao hơn ngân hàng đấy.',
      ...ENDS.vi,
    ];
    expect(isSale(lines('Bên cháu có mục tích lũy, lãi sáu phẩy năm phần trăm ạ.'))).toBe(true);
    expect(isSale(lines('Bên cháu thấy có mục bị sai trong phiếu sáu phẩy năm ạ.'))).toBe(false);
  });

  it('is none of who takes the call, in whatever order', () => {
    const lines = (takes: string) => [
      `A: Dạ em chào chị, em là Diệp bên tiệm mỹ phẩm Sương Mai, ${takes}.`,
      'C: Em ơi chị mua lọ kem dưỡng bên em bôi hai hôm nay ngứa hết cả má.',
      'A: Dạ chị ngừng bôi giúp em nhé.',
      ...ENDS.vi,
    ];
    const why = (takes: string) => of(saidOf('vi', 'customer-service', lines(takes)), 'opens');
    expect(why('em nghe chị ạ')).toContain('ngứa');
    expect(why('em gọi chị ạ')).not.toContain('ngứa');
  });

  it('is seen where a customer asks whether what they saw is still there', () => {
    const lines = (asks: string) => [
      'A: Dạ shop Mây Lụa nghe nè chị ơi.',
      `C: ${asks}`,
      'A: Dạ cái đầm đó bốn trăm chín mươi ngàn chị ơi.',
      'C: Ừ.',
      ...ENDS.vi,
    ];
    expect(isSale(lines('Hồi tối chị thấy có cái đầm xanh rêu còn không em?'))).toBe(true);
    expect(isSale(lines('Alo anh ơi bên mình còn máy vina bảy không?'))).toBe(true);
    expect(isSale(lines('Hồi tối chị nhận cái đầm xanh rêu bị rách rồi em.'))).toBe(false);
  });
});
