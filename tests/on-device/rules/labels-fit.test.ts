import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { viSpeech } from '@/on-device/rules/languages/vi/speech';
import { statementsOf } from '../../bench/rules/statements';

type Language = 'en' | 'vi';
type Lines = readonly string[];

const AROUND: Record<Language, Record<ScorecardKind, readonly [Lines, Lines]>> = {
  en: {
    'customer-service': [
      ['A: Hello, Northgate Mobile.', 'C: Hi, my bill is wrong, it is forty dollars too much.', 'A: I see.'],
      ['C: Fine.', 'A: Goodbye.'],
    ],
    csat: [
      ['A: Hello, Northgate Mobile.', 'C: Hi, my bill is wrong, it is forty dollars too much.', 'A: I see.'],
      ['C: Fine.', 'A: Goodbye.'],
    ],
    se: [
      ['A: Good evening, this is Ana calling from Hearth Care.', 'C: Yes?'],
      ['C: Fine.', 'A: Goodbye.'],
    ],
  },
  vi: {
    'customer-service': [
      ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, hóa đơn của chị bị sai.', 'A: Dạ vâng ạ.'],
      ['C: Ừ em.', 'A: Dạ em chào chị ạ.'],
    ],
    csat: [
      ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, hóa đơn của chị bị sai.', 'A: Dạ vâng ạ.'],
      ['C: Ừ em.', 'A: Dạ em chào chị ạ.'],
    ],
    se: [
      ['A: Dạ em chào chị, em là Mai gọi từ công ty Sao Mai ạ.', 'C: Ừ.'],
      ['C: Ừ em.', 'A: Dạ em chào chị ạ.'],
    ],
  },
};

/** How often the screens show a claim of such a call with these words in it. */
function shown(language: Language, kind: ScorecardKind, claim: string, words: string, lines: Lines): number {
  const [before, after] = AROUND[language][kind];
  const transcript = [...before, ...lines, ...after].join('\n');
  const { statements } = statementsOf({ transcript, language, service: '' }, kind);
  return statements.filter((one) => one.claim?.id === claim && one.text.includes(words)).length;
}

const SALE_VI = ['A: Dạ bên em có gói Cơ Bản chín mươi ngàn một tháng ạ.', 'C: Ừ nói đi em.'];

describe('a label that does not fit its sentence is not shown', () => {
  it.each<[string, Language, ScorecardKind, string, string, Lines, Lines]>([
    [
      'to hear somebody on the line is no understanding',
      'en',
      'csat',
      'understands',
      'hear you',
      ["C: Sorry, it's noisy here.", "A: That's all right, I can hear you."],
      ["C: It's the third time.", 'A: I hear you, that is tiring.'],
    ],
    [
      'a no to being rung is no no to the offer',
      'vi',
      'se',
      'declines',
      'đừng gọi',
      [
        ...SALE_VI,
        'A: Có lớp hợp em gọi hay em nhắn tin ạ?',
        'C: Nhắn tin thôi đừng gọi chị bán hàng cả ngày mệt lắm.',
      ],
      [...SALE_VI, 'A: Có lớp hợp em gọi hay em nhắn tin ạ?', 'C: Thôi đừng gọi nữa em.'],
    ],
    [
      'what somebody in the room was asked, and answered, is not put off',
      'vi',
      'se',
      'putsOff',
      'hỏi ông xã',
      [...SALE_VI, 'C: Để chị hỏi ông xã cái. Anh ơi, gói chín mươi ngàn nhá? Ừ, ông ấy bảo được.', 'A: Dạ.'],
      [...SALE_VI, 'C: Để chị hỏi ông xã cái. Có gì chị báo em sau.', 'A: Dạ.'],
    ],
    [
      'what is bought already is not asked for again',
      'en',
      'se',
      'asksDecision',
      'book that visit',
      [
        'A: Our boiler plan is twelve pounds a month. Would you like to go ahead?',
        "C: Yeah, go on then, let's do it.",
        'A: Lovely, and the postcode?',
        'C: It is in the email.',
        'A: Thank you. Do you want to book that visit for Thursday?',
        'C: Okay.',
      ],
      [
        'A: Our boiler plan is twelve pounds a month with a visit.',
        'C: Perhaps.',
        'A: Do you want to book that visit for Thursday?',
        'C: I see.',
      ],
    ],
    [
      'the day on which something ends is no next step',
      'vi',
      'se',
      'promise',
      'mười tám',
      ['A: Dạ bảo hiểm xe của chị bên con tới ngày mười tám tháng này là hết hạn.', 'C: Ừ.'],
      ['A: Dạ con tới nhà chị ngày mười tám tháng này ạ.', 'C: Ừ.'],
    ],
    [
      'a term of months is no time of a next step',
      'vi',
      'se',
      'promise',
      'kỹ thuật qua',
      ['A: Dạ mười hai tháng gì đó, để kỹ thuật qua rồi người ta tính cho chị.', 'C: Ừ.'],
      ['A: Dạ sáng mai để kỹ thuật qua rồi người ta tính cho chị.', 'C: Ừ.'],
    ],
    [
      'what a gift is worth is no price',
      'vi',
      'se',
      'namesPrice',
      'sáu trăm',
      ['A: Dạ bên em có gói ưu đãi, em xin thêm cho chị bộ lõi trị giá sáu trăm nghìn ạ.', 'C: Ừ nói đi em.'],
      ['A: Dạ bên em có bộ lõi giá sáu trăm nghìn ạ.', 'C: Ừ nói đi em.'],
    ],
    [
      'the number of a house is no price',
      'vi',
      'se',
      'namesPrice',
      'hai trăm mười bốn',
      ['A: Dạ bên em có gói ưu đãi, chỗ em là hai trăm mười bốn Lê Văn Thọ ạ.', 'C: Ừ nói đi em.'],
      ['A: Dạ bên em có gói là hai trăm mười bốn nghìn ạ.', 'C: Ừ nói đi em.'],
    ],
    [
      'a surprise asks nothing',
      'en',
      'customer-service',
      'asks',
      'does it',
      ['C: your website still says sixty five', 'A: does it oh okay i would not have known that'],
      ['C: it says sixty five', 'A: does it say so on the bill or on our website'],
    ],
    [
      'who blames themselves insults nobody',
      'en',
      'csat',
      'insult',
      'stupid',
      ['C: It was my own stupid fault.', 'A: Okay.'],
      ['C: That is your stupid fault.', 'A: Okay.'],
    ],
    [
      'what was planned before the last no is no next step',
      'en',
      'se',
      'promise',
      'Saturday',
      [
        'A: We have a new plan for boilers at twelve pounds a month. I could come and look at yours.',
        'C: Perhaps.',
        "A: I'll send the engineer on Saturday at nine.",
        'C: Hold on, it is too dear for me.',
        'A: Would you like to go ahead?',
        "C: No thanks, I don't want it.",
      ],
      [
        'A: We have a new plan for boilers at twelve pounds a month. I could come and look at yours.',
        'C: Perhaps.',
        "A: I'll send the engineer on Saturday at nine.",
        'C: Good.',
        'A: Would you like to go ahead?',
        "C: Yes, go ahead, I'll take it.",
      ],
    ],
    [
      'what an insurance pays out is no price',
      'vi',
      'se',
      'namesPrice',
      'hai trăm ngàn',
      ['A: Dạ bên em có gói An Tâm nằm viện một ngày được hai trăm ngàn ạ.', 'C: Ừ nói đi em.'],
      ['A: Dạ bên em có gói An Tâm hai trăm ngàn một tháng ạ.', 'C: Ừ nói đi em.'],
    ],
    [
      'terms are no question for the decision',
      'vi',
      'se',
      'asksDecision',
      'ưng',
      [...SALE_VI, 'A: Dạ chị ưng mới trả tiền, không thì thôi ạ.'],
      [...SALE_VI, 'A: Dạ chị ưng gói này không ạ?'],
    ],
    [
      'an offer to take somebody off the list asks for no decision',
      'en',
      'se',
      'asksDecision',
      'would you like',
      [
        'A: The cover is nine pounds a month.',
        'C: Not for me.',
        'A: Fine, would you like me to take your details off?',
      ],
      ['A: The cover is nine pounds a month.', 'C: I see.', 'A: Fine, would you like me to take your order?'],
    ],
    [
      'a doubt is no understanding',
      'en',
      'customer-service',
      'understands',
      '',
      ["A: I've not heard of that one, but I'd be surprised if it didn't work."],
      ["A: I'd be surprised, too."],
    ],
    [
      'a button that is held is no waiting',
      'en',
      'customer-service',
      'asksHold',
      '',
      ['A: Can you hold that in until it blinks?'],
      ['A: Can you hold for a minute?'],
    ],
    [
      'somebody else’s symptoms are no distress of the caller',
      'vi',
      'csat',
      'strain',
      '',
      ['C: Ba chị hay kêu mệt lúc leo dốc.'],
      ['C: Chị mệt với bên em quá.'],
    ],
    [
      'a lawyer that something happened to is no threat',
      'en',
      'csat',
      'escalation',
      '',
      ['C: The lawyer moved to Leeds in spring, so it took long.'],
      ['C: You will hear from my lawyer.'],
    ],
    [
      'a promise of somebody else is not the company’s',
      'en',
      'csat',
      'earlierPromise',
      '',
      ['C: My landlord was here about it. He said he would send the form.'],
      ['C: Your engineer was here about it. He said he would send the form.'],
    ],
    [
      'nor advice of a neighbour',
      'vi',
      'csat',
      'earlierPromise',
      '',
      ['C: Bữa trước bác hàng xóm bảo sẽ khó lắm.'],
      ['C: Bữa trước bạn kỹ thuật bảo sẽ qua.'],
    ],
    [
      'a sorry for how somebody is called is none for the matter',
      'vi',
      'customer-service',
      'apologises',
      '',
      ['C: Kêu cháu đi, bác lớn rồi.', 'A: Dạ cháu xin lỗi bác.'],
      ['C: Hóa đơn sai đó.', 'A: Dạ cháu xin lỗi bác.'],
    ],
    [
      'nor one for a death, told by the agent',
      'en',
      'customer-service',
      'apologises',
      '',
      ['C: That is my dad’s line.', 'A: I am so sorry. I can see that he passed away.'],
      ['C: That is my dad’s line.', 'A: I am so sorry. I can see that we charged it twice.'],
    ],
    [
      'words to somebody else',
      'en',
      'customer-service',
      'fact',
      '£38',
      ['C: Hold on. Tom, that one is £38, not the blue! Sorry.', 'A: No hurry.'],
      ['C: Tom, my son, has paid £38 for it.', 'A: No hurry.'],
    ],
    [
      'words to somebody else in the shop',
      'vi',
      'customer-service',
      'fact',
      'ba mươi ngàn',
      ['C: Chờ chị chút. Gói mì đó ba mươi ngàn nha. Rồi, nói tiếp đi em.'],
      ['C: Chị trả dư ba mươi ngàn tháng trước.'],
    ],
    [
      'a text that was sent, as the place of something else',
      'en',
      'customer-service',
      'deed',
      '',
      ["A: Send it to the number on the text I've just sent you."],
      ["A: I've just sent you the text."],
    ],
    [
      'news of what is sold asks for no need',
      'en',
      'customer-service',
      'asks',
      'Have you seen',
      ['C: I moved to Leeds.', 'A: I see. Have you seen our new classes on Tuesdays?'],
      ['C: I moved to Leeds.', 'A: I see. Have you seen the letter on your deposit?'],
    ],
    [
      'what somebody else said, and the agent does not know of',
      'en',
      'customer-service',
      'unsure',
      '',
      ['C: My landlord reckoned you come out for it.', "A: I don't know about that."],
      ['C: When does the engineer come?', "A: I don't know."],
    ],
    [
      'somebody who is not there is not called by name',
      'en',
      'customer-service',
      'calledByName',
      '',
      ['A: Is that Mr Abbott?', "C: No, there's no Abbott here."],
      ['A: Is that Mr Abbott?', 'C: Abbott here, yes.'],
    ],
    [
      'a dog is no product',
      'en',
      'se',
      'product',
      '',
      ['A: So it was a quote for a dog called Silver Biscuit.'],
      ['A: So this is the plan called Silver Biscuit.'],
    ],
    [
      'what was said on an earlier occasion is not said again now',
      'en',
      'csat',
      'wantsHeard',
      '',
      ['C: Last year I called three times about the drain.'],
      ['C: I called three times about the drain.'],
    ],
    [
      'what others have already is no lack of need',
      'en',
      'se',
      'noNeed',
      '',
      ['A: We have a cover for nine pounds a month.', 'C: You already have my number.', 'A: I see.'],
      ['A: We have a cover for nine pounds a month.', "C: I've already got one.", 'A: I see.'],
    ],
    [
      'a time far from the deed, in speech without marks, is none of it',
      'en',
      'customer-service',
      'promise',
      'map',
      ["A: it opens on saturday bring some boots for the kids the grass is always wet by the trees i'll send the map"],
      ["A: i'll send the map on saturday bring some boots for the kids the grass is always wet up by the trees"],
    ],
  ])('%s', (_, language, kind, claim, words, falls, stays) => {
    expect(shown(language, kind, claim, words, falls)).toBe(0);
    expect(shown(language, kind, claim, words, stays)).toBeGreaterThan(0);
  });

  it('a ten and something more asks nothing', () => {
    expect(viSpeech.asks.test('dạ lớp có ba chục mấy bạn chị ạ')).toBe(false);
    expect(viSpeech.asks.test('dạ lớp có mấy bạn chị ạ')).toBe(true);
  });

  it('a hang on at the very end asks not to hang up', () => {
    const holds = (lines: Lines) =>
      statementsOf(
        {
          transcript: ['A: Hello, Northgate.', 'C: My bill is wrong.', ...lines].join('\n'),
          language: 'en',
          service: '',
        },
        'customer-service',
      ).statements.filter((one) => one.claim?.id === 'asksHold').length;
    expect(holds(['C: I am going now.', 'A: Hang on just before you'])).toBe(0);
    expect(holds(['A: Hang on just before you go.', 'C: Yes?'])).toBeGreaterThan(0);
  });
});

describe('what Vietnamese calls were found to be misread by', () => {
  it.each<[string, ScorecardKind, string, string, Lines, Lines]>([
    [
      'a second word of assent to something else decides nothing',
      'se',
      'accepts',
      '',
      [...SALE_VI, 'A: Chiều thứ sáu em gửi bảng phí cho chị xem.', 'C: Ừ được.'],
      [...SALE_VI, 'A: Chị lấy gói Cơ Bản ba tháng đúng không chị?', 'C: Ừ đồng ý.'],
    ],
    [
      'a bid is no yes',
      'se',
      'accepts',
      'lấy luôn',
      [...SALE_VI, 'C: Thôi giảm chút đỉnh đi em, bảy chục chị lấy luôn.', 'A: Dạ giá công ty quy định rồi ạ.'],
      [...SALE_VI, 'C: Vậy chị lấy luôn nha em.', 'A: Dạ.'],
    ],
    [
      'to call at once when something is heard is a plan without a time',
      'customer-service',
      'promise',
      'gọi liền',
      ['A: Dạ có thông tin là bên con gọi liền ạ.', 'C: Ừ.'],
      ['A: Dạ con gọi liền cho cô ạ.', 'C: Ừ.'],
    ],
    [
      'what the driver reports of this morning is no plan',
      'customer-service',
      'promise',
      'tài xế',
      ['A: Dạ đơn này tài xế báo sáng nay tới giao mà không có ai ở nhà ạ.', 'C: Ủa.'],
      ['A: Dạ sáng mai tài xế giao lại cho mình ạ.', 'C: Ừ.'],
    ],
    [
      'a reproach asks after no need',
      'customer-service',
      'asks',
      'hợp đồng',
      ['A: Trong hợp đồng có ghi hết, chị ký mà chị không đọc ạ?', 'C: Gì?'],
      ['A: Cái hợp đồng đó mình ký hồi nào ạ?', 'C: Tháng ba.'],
    ],
    [
      'to have been open for years asks for no decision',
      'se',
      'asksDecision',
      'em mở',
      [...SALE_VI, 'A: Dạ bên em mở sáu năm rồi chị ơi, không có vụ đó đâu ạ.', 'C: Ừ.'],
      [...SALE_VI, 'A: Dạ em mở gói này cho mình luôn nha chị?', 'C: Ừ.'],
    ],
    [
      'somebody else who did the work is not the customer called by name',
      'customer-service',
      'calledByName',
      'Phúc',
      ['A: Dạ thay má phanh trước, anh Phúc làm, xong hôm qua ạ.', 'C: Ừ.'],
      ['A: Dạ anh Phúc ơi, xe xong hôm qua ạ.', 'C: Ừ.'],
    ],
    [
      'some day soon is no time',
      'customer-service',
      'promise',
      'gọi lại',
      ['A: Dạ mai mốt em gọi lại chị ạ.', 'C: Ừ.'],
      ['A: Dạ sáng mai em gọi lại chị ạ.', 'C: Ừ.'],
    ],
    [
      'what waits for something else is a plan without a time',
      'customer-service',
      'promise',
      'vải',
      ['A: Dạ khi nào vải về tới kho em gọi anh liền ạ.', 'C: Ừ.'],
      ['A: Dạ chiều mai vải về tới kho em gọi anh liền ạ.', 'C: Ừ.'],
    ],
    [
      'and is open, which what has come is not',
      'customer-service',
      'openPromise',
      'vải',
      ['A: Dạ vải về tới kho sáng nay, em gọi anh ạ.', 'C: Ừ.'],
      ['A: Dạ khi nào vải về tới kho em gọi anh ạ.', 'C: Ừ.'],
    ],
    [
      'a time far from the deed, in speech without marks, is none of it',
      'customer-service',
      'promise',
      'bản đồ',
      ['A: dạ sáng thứ bảy lớp mới bắt đầu bé nào cũng phải mang theo tạp dề khăn lau với đôi dép thay em gửi bản đồ'],
      ['A: dạ sáng thứ bảy em gửi bản đồ cho chị'],
    ],
    [
      'a question in a long run of words tells other things too',
      'customer-service',
      'asks',
      'tưới',
      [
        'A: dạ thợ coi bãi cỏ trước rồi mới nói được cần làm gì với lại vườn mình mỗi tuần tưới nước mấy lần vậy chị',
        'C: ừ',
      ],
      ['A: dạ vườn nhà mình mỗi tuần tưới nước mấy lần vậy chị', 'C: ừ'],
    ],
    [
      'what was said on an earlier occasion is not said again now',
      'csat',
      'wantsHeard',
      '',
      ['C: Đợt trước mất nước chị cũng gọi ba lần rồi.'],
      ['C: Mất nước chị cũng gọi ba lần rồi.'],
    ],
    [
      'the doubt of somebody else is none of the customer',
      'se',
      'distrust',
      '',
      [...SALE_VI, 'A: Dạ.', 'C: Vợ anh không tin đâu.', 'A: Dạ.'],
      [...SALE_VI, 'A: Dạ.', 'C: Anh không tin đâu.', 'A: Dạ.'],
    ],
    [
      'a price is no part of a name',
      'se',
      'product',
      'gói Xanh 3:',
      ['A: Dạ em mời chị gói Xanh 3 triệu một năm ạ.', 'C: Thôi chị không mua.'],
      ['A: Dạ em mời chị gói Xanh 3 giá hai triệu một năm ạ.', 'C: Thôi chị không mua.'],
    ],
    [
      'nor is how many lessons it has',
      'se',
      'product',
      'lớp Cello 12:',
      ['A: Dạ em mời chị lớp Cello 12 buổi giá hai triệu ạ.', 'C: Thôi chị không mua.'],
      ['A: Dạ em mời chị lớp Cello 12 giá hai triệu ạ.', 'C: Thôi chị không mua.'],
    ],
    [
      'a note of it is not how it ends',
      'customer-service',
      'lastOffer',
      '',
      ['A: Dạ hóa đơn của chị em ghi vào phiếu rồi ạ.'],
      ['A: Dạ hóa đơn của chị em gửi qua hộp thư rồi ạ.'],
    ],
    [
      'who has to give something back wants no money',
      'csat',
      'wantsMoney',
      '',
      ['C: Cái thang đó chị mượn hàng xóm, mai phải trả lại rồi.'],
      ['C: Thu lố của chị thì phải trả lại tiền chứ em.'],
    ],
    [
      'what the customer is asked to confirm is no promise',
      'customer-service',
      'promise',
      '',
      ['A: Dạ dì xác nhận giúp em trả hai phòng tối thứ sáu nha.'],
      ['A: Dạ em trả hai phòng tối thứ sáu nha.'],
    ],
    [
      'what is moved is no plan, to move it to a day is',
      'customer-service',
      'promise',
      'dời',
      ['A: Dạ tối mai em dời đồ đạc ạ.'],
      ['A: Dạ em dời qua sáng thứ năm cho chị ạ.'],
    ],
  ])('%s', (_what, kind, claim, words, misread, right) => {
    expect(shown('vi', kind, claim, words, misread)).toBe(0);
    expect(shown('vi', kind, claim, words, right)).toBeGreaterThan(0);
  });

  it.each([
    ['A: dạ xe chạy ban đêm cũng không răng ạ', 'A: dạ xe chạy ban đêm nó kêu ra răng ạ'],
    ['A: dạ chăn bông giặt máy thì không ạ', 'A: dạ chăn bông nhà mình giặt máy không ạ'],
    ['A: dạ bé nhà mình học chung với mấy cháu', 'A: dạ bé nhà mình học chung mấy cháu'],
    ['A: Chị đặt tiệc năm bàn mà không báo trước số khách à?', 'A: Chị đặt tiệc năm bàn cho bao nhiêu khách vậy ạ?'],
    ['A: Dạ chậu cây chị để ngoài nắng thì ai chịu?', 'A: Dạ chậu cây chị để ngoài nắng thì ai tưới?'],
  ])('“%s” asks nothing', (misread, right) => {
    expect(shown('vi', 'customer-service', 'asks', '', [misread, 'C: Ừ.'])).toBe(0);
    expect(shown('vi', 'customer-service', 'asks', '', [right, 'C: Ừ.'])).toBeGreaterThan(0);
  });

  it('a number is told with what asked for it', () => {
    const about = (asked: string) =>
      shown('vi', 'customer-service', 'fact', `“${asked}”`, [
        `A: ${asked}`,
        'C: Một chín không ba hai tám không không năm bốn, của chị Phạm Thu Hường.',
      ]);
    expect(about('Dạ chị đọc lại giúp em số tài khoản ạ.')).toBeGreaterThan(0);
    expect(about('Dạ bên em ghi nhận ạ.')).toBe(0);
  });

  it('a plan for now has no time of another clause', () => {
    const times = (plan: string) =>
      statementsOf(
        {
          transcript: ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, chị đăng ký lớp yoga.', `A: ${plan}`, 'C: Ừ.'].join(
            '\n',
          ),
          language: 'vi',
          service: '',
        },
        'customer-service',
      ).statements.flatMap(({ field, text }) => (field === 'note followUpTiming' ? [text] : []));
    expect(times('Dạ em nhắn số tài khoản cho chị liền bây giờ, lớp tối thứ ba ạ.')).toEqual([]);
    expect(times('Dạ em nhắn số tài khoản cho chị tối thứ ba, lớp học tuần sau ạ.')).toEqual(['tối thứ ba']);
  });
});

describe('the reason of a call that the agent makes', () => {
  const TALK = ['C: Yes?', 'A: May I ask how many you have?', 'C: Two.', 'A: And how old are they?', 'C: Ten years.'];
  const reasons = (opening: string) =>
    statementsOf(
      {
        transcript: [
          `A: Good evening, this is Ana calling from Hearth Care. ${opening}`,
          ...TALK,
          'A: We have a plan for the boiler, it is nine pounds a month. Shall I sign you up?',
          'C: No, thank you.',
          'A: Goodbye.',
        ].join('\n'),
        language: 'en',
        service: '',
      },
      'se',
    ).statements.flatMap((one) => (one.field === 'note reason' && one.claim !== null ? [one.text] : []));

  it('is taken from the opening, never from the middle', () => {
    expect(reasons('')).toEqual([]);
    expect(reasons('We sell covers for boilers.').join()).toContain('We sell covers for boilers.');
  });

  it('is not who rings, though the name of the firm sounds like an offer', () => {
    const opens = (opening: string) =>
      shown('vi', 'se', 'opens', 'trả góp', [`A: ${opening}`, 'C: Ừ.', ...SALE_VI, 'C: Thôi em.']);
    expect(opens('Dạ em là Mai bên dịch vụ trả góp Nốt Nhạc ạ.')).toBe(0);
    expect(opens('Dạ dịch vụ bên em đang có trả góp ạ.')).toBeGreaterThan(0);
  });
});

describe('what came later', () => {
  const told = (words: string, lines: Lines) => shown('en', 'customer-service', 'fact', words, lines);

  it('is not what we offer where others charge', () => {
    const own = ['A: What do they charge you?', 'C: Dockside cover is £30 a month.'];
    expect(
      told('£30', [...own, 'A: Okay.', 'C: Yes.', 'A: We give you such a cover, unlike Dockside, at £20 a month.']),
    ).toBeGreaterThan(0);
    expect(told('£30', ['A: Dockside cover is £30 a month.', 'C: Oh.', 'A: Dockside cover is £20 a month.'])).toBe(0);
  });

  it('nor a word on when to pay', () => {
    const charge = (who: string) => [`${who}: It is £90 to leave them.`, 'A: Nothing to pay until then.'];
    expect(told('£90', charge('C'))).toBeGreaterThan(0);
    expect(told('£90', ['A: The part is £90.', 'C: Hm.', 'A: It is on us.'])).toBe(0);
  });
});
