import { describe, expect, it } from 'vitest';
import { ENDS, type Language, of, RINGS, saidOf, sale, service } from '../../tools/said-of-a-call';

describe('a question about needs', () => {
  it.each<[string, Language, string, string]>([
    [
      'not whether anyone is still there',
      'en',
      'A: hello are you still there',
      'A: hello are you getting a leak there',
    ],
    [
      'not a clause with "when"',
      'en',
      'A: when billing approve it you will get a text',
      'A: when does the meter go up',
    ],
    [
      'not what somebody goes by',
      'en',
      "A: well i can only go by what's on my screen today it says active",
      "A: well i can look what's on your meter today",
    ],
    [
      'not what else one could say',
      'en',
      'A: is there another thing i will tell you',
      'A: is there another tap you use',
    ],
    [
      'not a number to read out',
      'en',
      'A: Have you got the meter note there?',
      'A: Have you got the meter under the sink?',
    ],
    ['not whether it is so', 'en', 'A: You use it twice. Is that not so?', 'A: You use it twice. Is that not old?'],
    [
      'not whether somebody is in',
      'en',
      'A: When are both of you in the shop together?',
      'A: When are both of you using the shop boiler?',
    ],
    ['nor whether one is in then', 'en', 'A: Will you be in on that day?', 'A: Will you be using it that day?'],
    [
      'not what somebody else quoted',
      'en',
      'A: Did he say whether that was with a thermal camera?',
      'A: Did he look at the meter with a thermal camera?',
    ],
    [
      'not a tooth, whose word asks why elsewhere',
      'vi',
      'a: dạ bên em từ chín triệu đến ba mươi hai triệu một răng ạ',
      'a: dạ chị thấy nước chảy làm răng ạ',
    ],
    [
      'not whether one can talk',
      'vi',
      'A: Dạ chị có đang lái xe hay họp gì không ạ?',
      'A: Dạ chị có dùng nước hay điện gì không ạ?',
    ],
    [
      'not a particle after an order',
      'vi',
      'A: Dạ chị đọc lại số cho em nghe một lượt nào',
      'A: Dạ chị đọc lại số trên đồng hồ nước loại nào',
    ],
    [
      'not whether the message is there',
      'vi',
      'A: Dạ chị coi tin nhắn của em tới chưa ạ?',
      'A: Dạ chị coi đồng hồ của nhà chạy chưa ạ?',
    ],
    ['not a counter-offer', 'vi', 'A: Chị bảo lưu gói không?', 'A: Chị có bảo lưu gói không?'],
  ])('is %s', (_what, language, none, given) => {
    expect(of(service(language, none, 'C: Hm.'), 'asks')).toBe('');
    expect(of(service(language, given, 'C: Hm.'), 'asks')).not.toBe('');
  });

  it('is to what day the customer would have it moved', () => {
    const vi = service(
      'vi',
      'A: Chị muốn dời sang ngày nào, buổi sáng hay buổi chiều thì tiện cho mình ạ?',
      'C: Chiều.',
    );
    expect(of(vi, 'asks')).toContain('dời sang ngày nào');
    const en = saidOf('en', 'customer-service', [
      'A: Hello, Northgate Vans.',
      'C: Hi, my fridge is booked for tomorrow and I have to work.',
      'A: Okay.',
      'C: Can you change it?',
      'A: Which day would you like to move it to, morning or afternoon?',
      'C: Saturday.',
      ...ENDS.en,
    ]);
    expect(of(en, 'asks')).toContain('move it to');
    expect(of(service('vi', 'A: Chị rảnh buổi sáng hay buổi chiều thì tiện cho mình ạ?', 'C: Chiều.'), 'asks')).toBe(
      '',
    );
  });
});

it('that no greeting is recognised says what was looked for, and not where one is glad to meet', () => {
  const begin = (reply: string) =>
    of(
      saidOf('en', 'se', [
        'A: Caprock Rentals, this is Ana.',
        'C: What do you charge for a trailer?',
        'A: One moment.',
        'C: I am Darlene.',
        `A: ${reply}`,
        'C: Fine.',
        'A: It is fifty pounds a day.',
        ...ENDS.en,
      ]),
      'greets',
    );
  expect(begin('Right, Darlene.')).toContain('No word of greeting such as hello or good morning');
  expect(begin('Nice to meet you, Darlene.')).toBe('');
});

it('a code that is read out slowly is no reason to call', () => {
  const reason = (words: string) =>
    of(
      saidOf('vi', 'customer-service', [
        'A: Dạ Sao Mai xin nghe ạ.',
        'C: Alo em.',
        'A: Mã đơn mấy?',
        `C: dạ m n bảy bảy một không bốn em ${words} được hông anh`,
        'A: Dạ vâng ạ.',
        ...ENDS.vi,
      ]),
      'opens',
    );
  expect(reason('đọc chậm')).toBe('');
  expect(reason('nhận chậm')).not.toBe('');
});

describe('a wish for money back', () => {
  const hidden = (first: string, then: string) =>
    of(
      saidOf('en', 'csat', [
        'A: Hello, Northgate Coaches.',
        `C: ${first}`,
        'A: I see.',
        'C: The coach broke down on the way and it was cold.',
        'A: I see.',
        'C: We sat there.',
        'A: I see.',
        `C: ${then}`,
        'A: It takes a week.',
        ...ENDS.en,
      ]),
      'wantsMoney',
      'note hiddenExpectations',
    );
  it('is hidden only where it was neither told before nor asked for outright', () => {
    expect(hidden('Hello, I have a complaint.', 'And a refund is fair for such a night.')).not.toBe('');
    expect(hidden('Hello, you said you will refund half of it.', 'And a refund is fair for such a night.')).toBe('');
    expect(hidden('Hello, I have a complaint.', 'So I want to get a refund for such a night.')).toBe('');
  });
});

it('what a condition would make needless is no objection yet', () => {
  const objects = (words: string) => of(sale('en', `C: ${words}`, 'A: I see.'), 'noNeed');
  expect(objects("If they move us out, I don't need a cover.")).toBe('');
  expect(objects("They moved us out, I don't need a cover.")).not.toBe('');
});

it('what the agent says right after an objection begins with what comes first', () => {
  const said = sale(
    'en',
    'C: Send me something in writing first.',
    'A: Of course, it goes out in a minute. There is a free visit on the 9th of May for every house too.',
  );
  expect(of(said, 'answersObjection', 'overcome')).toContain('Of course, it goes out in a minute. There is');
  // A date is no answer to who wants it in writing.
  expect(of(said, 'answersObjection', 'note activeRebuttal')).toBe('');
});

it('a comparison names no price', () => {
  const price = (words: string) =>
    of(
      saidOf('vi', 'se', [
        ...RINGS.vi.slice(0, 2),
        'A: Dạ bên em có gói bảo trì cho máy lọc nước ạ.',
        'C: Ừ.',
        `A: ${words}`,
        'C: Thôi em, chị không mua đâu.',
        ...ENDS.vi,
      ]),
      'namesPrice',
    );
  expect(price('Dạ gói này là một triệu hai một năm rồi gói kia hơn có bảy trăm ngàn thôi')).toBe('');
  expect(price('Dạ gói này là một triệu hai một năm thôi')).not.toBe('');
});

describe('a plan', () => {
  it('is none whose hour the next turn of the agent sets later', () => {
    const plan = (next: string) =>
      of(service('vi', 'A: Dạ mười giờ rưỡi thợ tới nhà chị ạ.', 'C: Chắc không em?', `A: ${next}`), 'promise');
    expect(plan('Dạ trễ lắm là mười một giờ ạ.')).toBe('');
    expect(plan('Dạ chắc chị ạ.')).not.toBe('');
  });

  it('is none that has come by the next turns', () => {
    const plan = (next: string) =>
      of(
        service('vi', 'A: Dạ em gửi tin nhắn cho chị ngay bây giờ ạ.', `C: ${next}`, 'A: Dạ vâng ạ.'),
        'promise',
        'note planned',
      );
    expect(plan('Chị nhận được rồi.')).toBe('');
    expect(plan('Ừ em.')).not.toBe('');
  });

  it('has its time with the part of the day', () => {
    const said = service('vi', 'A: Dạ tối mốt bảy giờ em gọi chị ạ.', 'C: Ừ.');
    expect(of(said, 'promise', 'note followUpTiming')).toContain('| tối mốt bảy giờ');
  });

  it('has no time of a follow-up where only a message confirms it', () => {
    const timing = (line: string) => of(service('vi', line, 'C: Ừ.'), 'promise', 'note followUpTiming');
    expect(timing('A: Dạ tin nhắn xác nhận gửi trước 17 giờ thứ sáu ạ.')).toBe('');
    expect(timing('A: Dạ em ghi nhận và chín giờ thứ ba em gọi lại cho chị ạ.')).toContain('thứ ba');
    expect(timing('A: Dạ tối nay tám giờ em gọi chị ạ.')).toContain('| tối nay tám giờ');
  });

  it('has no time only where the agent names none afterwards', () => {
    const open = (next: string) =>
      of(
        service(
          'en',
          "A: I'll let you know as soon as I can.",
          'C: Right.',
          'A: I see.',
          'C: When?',
          `A: ${next}`,
          'C: Good.',
        ),
        'openPromise',
      );
    expect(open('It will be by Friday.')).toBe('');
    expect(open('It all depends on the depot.')).not.toBe('');
  });

  it('is none of a coach that has come', () => {
    const plan = (end: string) =>
      of(service('vi', `A: Dạ hàng này lên xe hai giờ khuya nay xe tới ${end}`, 'C: Ừ.'), 'promise');
    expect(plan('rồi')).toBe('');
    expect(plan('kho')).not.toBe('');
  });
});

it('of what is listed only the part is done that is', () => {
  const said = service(
    'en',
    "A: So, the meter on Friday, and I've sent the bill on to the office for you.",
    'C: Good.',
  );
  expect(of(said, 'deed')).toContain("| Says it is done: “and I've sent the bill on to the office for you.”");
  expect(of(said, 'lastOffer')).toContain('“So, the meter on Friday, and');
});

it('what the customer can do is not what the agent does', () => {
  const ends = (who: string) =>
    of(service('vi', `A: Dạ ${who} sửa hóa đơn trên ứng dụng, tiền về trong ngày ạ.`, 'C: Ừ.'), 'lastOffer');
  expect(ends('chị')).toBe('');
  expect(ends('em')).not.toBe('');
});

describe('a label has to fit its quote', () => {
  it.each<[string, Language, string, string, string]>([
    [
      'to confirm later sums nothing up',
      'en',
      'sumsUp',
      'I will call you on Friday to confirm the bill.',
      'Just to confirm, the bill is right.',
    ],
    [
      'nor does a reminder to others',
      'vi',
      'sumsUp',
      'Dạ để em nhắc lại bên đấy ạ.',
      'Dạ để em nhắc lại lịch của chị ạ.',
    ],
    [
      'what was seen before is not looked into',
      'vi',
      'looksInto',
      'Dạ em coi lại thì chị đóng rồi ạ.',
      'Dạ em coi lại hóa đơn ạ.',
    ],
    ['nor what may be needed', 'vi', 'looksInto', 'Dạ chị có gì cần em xem giúp không ạ?', 'Dạ để em xem giúp chị ạ.'],
    [
      'this number is nowhere else',
      'vi',
      'sendsAway',
      'Dạ có gì chị cứ gọi số này ạ.',
      'Dạ có gì chị cứ gọi bên điện ạ.',
    ],
    ['a slip of a helper is not owned up to', 'vi', 'takesBack', 'Dạ thợ phụ bên em nhìn nhầm.', 'Dạ em nhìn nhầm.'],
    ['a verb is no name', 'vi', 'calledByName', 'Dạ giờ này ai làm mà gặp chị muốn hỏi gì ạ.', 'Dạ em chào chị Lan ạ.'],
    [
      'told to a colleague is not called',
      'en',
      'calledByName',
      "Hiya Devi, I've Mr Quill on the line.",
      'Thank you, Mr Quill.',
    ],
  ])('%s', (_what, language, claim, none, given) => {
    const name = language === 'vi' ? 'C: Chị tên Lan.' : 'C: My name is Ross Quill.';
    // With something done the answers to the questions are good ones, and show what speaks for them.
    const done =
      language === 'vi'
        ? [
            'A: Hóa đơn của chị bị sai chỗ nào ạ?',
            'C: Sai số nước.',
            'A: Dạ em sửa cho chị xong rồi ạ.',
            'C: Cảm ơn em nhé.',
          ]
        : [];
    expect(of(service(language, name, `A: ${none}`, 'C: Hm.', ...done), claim)).toBe('');
    expect(of(service(language, name, `A: ${given}`, 'C: Hm.', ...done), claim)).not.toBe('');
  });

  it('what another seller said, or who praises a word, recalls no promise', () => {
    const recalls = (language: Language, words: string) =>
      of(
        saidOf(language, 'csat', [...RINGS[language], `C: ${words}`, 'A: Dạ okay.', ...ENDS[language]]),
        'earlierPromise',
      );
    expect(recalls('en', "He said he'd have a look with a torch.")).toBe('');
    expect(recalls('en', 'The lady said it would be ten.')).not.toBe('');
    expect(recalls('vi', 'Em bán hàng mà nói vậy thì chị mới tin.')).toBe('');
    expect(recalls('vi', 'Em bán hàng mà nói sáng nay giao.')).not.toBe('');
  });

  it('a category by one word of something else', () => {
    const filed = (words: string) =>
      of(
        saidOf('vi', 'customer-service', ['A: Dạ Sao Mai xin nghe ạ.', `C: ${words}`, 'A: Dạ vâng ạ.', ...ENDS.vi]),
        'category',
      );
    expect(filed('Em ơi, bữa qua chị đi tính tiền mà không thấy điểm mô hết.')).not.toContain('cước phí');
    expect(filed('Em ơi, bữa qua bên em tính tiền mà không thấy điểm mô hết.')).toContain('cước phí');
    expect(filed('Em ơi, chị muốn hỏi có trả lại phần phí không?')).not.toContain('Đơn hàng');
    expect(filed('Em ơi, răng mai lại cúp điện rứa?')).not.toContain('kỹ thuật');
  });
});

describe('what is said of the beginning and the end', () => {
  const opened = (words: string) =>
    saidOf('vi', 'se', [
      `A: ${words}`,
      'C: Ai rứa em, răng có số của chị?',
      'A: Dạ bên em có gói tám mươi ngàn một tháng, chị lấy giúp em nhé?',
      'C: Con chị học cũng chậm, mà tối mô chị cũng bận.',
      ...ENDS.vi,
    ]);

  it('greets whoever is greeted, and asks nobody to hold for the minutes that the talk takes', () => {
    const said = opened('Dạ a lô em chào phụ huynh, em gọi từ Sao Mai, phụ huynh cho em xin vài phút được không ạ?');
    expect(of(said, 'greets')).toMatch(/Chào khách/);
    expect(of(said, 'asksHold')).toBe('');
    expect(of(service('vi', 'A: Dạ chị cho em xin vài phút kiểm tra ạ.', 'C: Ừ.'), 'asksHold')).not.toBe('');
  });

  it('takes the question who is calling for no reason', () => {
    const said = saidOf('vi', 'se', [
      'A: dạ a lô em chào phụ huynh em bên trung tâm mầm sáng ạ không biết phụ huynh có quan tâm khóa học cho bé không ạ',
      'C: ai rứa em răng có số của chị',
      'A: dạ bên em có gói tám mươi ngàn một tháng ạ',
      'C: học chi rứa con chị mới lớp hai',
      ...ENDS.vi,
    ]);
    expect(of(said, 'opens', 'note reason')).not.toContain('ai rứa');
  });

  it('quotes as the end nothing that another matter follows', () => {
    const done = 'A: Dạ em sửa hóa đơn tháng này cho chị xong rồi ạ.';
    const more = Array.from({ length: 10 }, () => [
      'C: Còn cái vòi nước bị rỉ nữa em.',
      'A: Dạ chị tả giúp em ạ.',
    ]).flat();
    expect(of(service('vi', done), 'lastOffer')).not.toBe('');
    expect(of(service('vi', done, ...more), 'lastOffer')).toBe('');
  });

  it('knows a no to what the agent would have them take, and a yes to a trial', () => {
    const asked = (answer: string) =>
      saidOf('vi', 'se', [
        ...RINGS.vi,
        'C: Ừ.',
        'A: Thế chị lấy gói này nhé, tám mươi ngàn thôi ạ.',
        `C: ${answer}`,
        ...ENDS.vi,
      ]);
    expect(of(asked('Không em ạ, chị có người quen làm rồi.'), 'declines', 'overall')).not.toBe('');
    expect(of(asked('Ừ, cho nó học thử coi răng đã.'), 'putsOff')).toBe('');
    expect(of(asked('Để chị coi răng đã.'), 'putsOff')).not.toBe('');
  });

  it('tells no distrust of what was not said, and no plan of what comes only if they do not like it', () => {
    const held = (words: string) =>
      of(saidOf('vi', 'se', [...RINGS.vi, `C: ${words}`, 'A: Dạ vâng ạ.', ...ENDS.vi]), 'distrust');
    expect(held('Chớ nói không hư gì hết là chị không tin đâu.')).toBe('');
    expect(held('Nói không hư gì hết thì chị không tin đâu.')).not.toBe('');
    const plan = (words: string) => of(service('vi', `A: ${words}`), 'promise');
    expect(plan('Dạ mười lăm ngày đầu chị không ưng thì bên em trả lại đủ.')).toBe('');
    expect(plan('Dạ mười lăm ngày nữa bên em trả lại đủ.')).not.toBe('');
  });

  it('takes a question of the customer for no key information', () => {
    const told = (words: string) => of(service('vi', `C: ${words}`, 'A: Dạ em ghi rồi ạ.'), 'fact', 'note');
    expect(told('lớp nhỏ là mấy đứa năm đứa hay hai chục')).not.toContain('hai chục');
    expect(told('cả nhà tới ngày mười lăm có được không')).not.toContain('mười lăm');
    expect(told('cả nhà chị tới Huế ngày mười lăm tháng bảy nghe em')).toContain('mười lăm');
  });
});
