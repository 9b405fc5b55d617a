import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { readCall } from '@/on-device/rules/read-call';

function noteOf(lines: readonly string[]) {
  const facts = readCall(parseTranscript(lines.join('\n')), '');
  if (!facts) throw new Error('language not known');
  return makeAutoNote(facts);
}

/** The outcome that the note quotes, of a call with these turns, the agent's first. */
const outcomeOf = (...turns: string[]): string =>
  noteOf(turns.map((turn, at) => `${at % 2 === 0 ? 'A' : 'C'}: ${turn}`)).nextBestAction.outcomeStatus;

const ENGLISH = [
  "Hello, Mrs Gray? It's Tom from Bright Windows, I'm calling because we have an offer on new frames in your street.",
  'Which frames do you mean?',
  'The oak ones. For a house of your size it comes to $330, fitted.',
  'That is the whole house?',
] as const;
const VIETNAMESE = [
  'Dạ em chào chị Hoa, em là Lan bên phòng tập Sen Vàng, em gọi mời chị tham gia lớp mới ạ.',
  'Ừ, lớp gì em?',
  'Dạ lớp yoga buổi tối, tuần ba buổi, học phí 900.000 đồng một tháng ạ.',
  'Có thầy kèm không em?',
] as const;

describe('what the customer decides', () => {
  it('is a yes to whatever asks them to take it', () => {
    expect(outcomeOf(...ENGLISH, 'It is. Shall I lock that in for you at $330?', 'Yeah, go on, lock it in.')).toMatch(
      /says yes.*lock it in/,
    );
    expect(
      outcomeOf(...VIETNAMESE, 'Dạ có ạ. Vậy em giữ một suất lớp tối thứ hai cho chị luôn nhé?', 'Ừ, đặt đi em.'),
    ).toMatch(/đồng ý.*đặt đi em/);
    expect(outcomeOf(...VIETNAMESE, 'Dạ có ạ.', 'Thế thì ổn. Gửi chị số tài khoản, chị chuyển luôn cho xong.')).toMatch(
      /đồng ý.*chuyển luôn/,
    );
  });

  it('is a yes after a no to one of the terms', () => {
    const yearly = [
      'Dạ có ạ.',
      'Nghe được, nhưng ký cả năm là chị không ký đâu nha.',
      'Dạ không cần ký năm chị.',
    ] as const;
    expect(outcomeOf(...VIETNAMESE, ...yearly, 'Thôi làm ba tháng đi, hai triệu bảy ha?')).not.toMatch(/nói không/);
    expect(outcomeOf(...ENGLISH, 'It is. Shall I put that through?', 'Yep, do it. Mastercard.')).toMatch(
      /says yes.*do it/,
    );
  });

  it('is open where only a deposit is refused, and no goodbye takes anything', () => {
    const held = [...VIETNAMESE, 'Dạ có ạ. Hay chị cọc trước một triệu em giữ giá cho?'] as const;
    expect(outcomeOf(...held, 'Thôi khỏi cọc, để chị về nói chuyện với bả đã.')).toMatch(
      /chưa quyết.*nói chuyện với bả/,
    );
    expect(outcomeOf(...held, 'Thôi khỏi em.')).toMatch(/nói không/);
    expect(outcomeOf(...VIETNAMESE, 'Dạ có ạ. Em cảm ơn chị nghen, bái bai chị.', 'Ừa, bái bai em.')).not.toMatch(
      /đồng ý/,
    );
  });

  it('is a no in words of its own', () => {
    expect(outcomeOf(...ENGLISH, 'It is, all of it.', "I am not taking it, don't send anybody.")).toMatch(/says no/);
    expect(outcomeOf(...ENGLISH, 'It is. We could start with one window.', 'No ma’am, I thank you but no.')).toMatch(
      /says no/,
    );
  });

  it('stays a no where the customer promises something at the goodbye', () => {
    expect(
      outcomeOf(
        ...ENGLISH,
        'It is, all of it.',
        'I am not taking it.',
        'All right. Give that dog of yours a pat from me.',
        "I'll do it, you take care now, bye.",
      ),
    ).toMatch(/says no/);
  });

  it('is put off where somebody else has to be asked', () => {
    expect(outcomeOf(...ENGLISH, 'It is, all of it.', 'Okay then, I will see with my son and tell.')).toMatch(
      /puts it off/,
    );
    expect(outcomeOf(...ENGLISH, 'It is.', 'My brother is the partner, without asking him I cannot.')).toMatch(
      /puts it off/,
    );
    expect(outcomeOf(...VIETNAMESE, 'Dạ có ạ.', 'Ừ được, mà để chị nói với ông xã một tiếng đã.')).toMatch(
      /chưa quyết/,
    );
    expect(outcomeOf(...VIETNAMESE, 'Dạ có ạ.', 'Thôi để chị bàn với bố nó đã.')).toMatch(/chưa quyết/);
    expect(
      outcomeOf(...VIETNAMESE, 'Dạ có ạ, tối em gọi lại nhé.', 'Ừ gọi thì gọi, nhưng chị chưa hứa gì đâu.'),
    ).toMatch(/chưa quyết/);
  });

  it('is no refusal where the customer only puts right a day', () => {
    const said = outcomeOf(
      ...ENGLISH,
      'It is. Will I put you on it? I have Wednesday morning or Friday.',
      'Go on so. Wednesday. No, hang on, she has the chiropodist Wednesday. Friday.',
    );
    expect(said).not.toMatch(/later the customer/);
  });

  it('is not a yes where only something else is asked', () => {
    expect(outcomeOf(...ENGLISH, 'It is. Is the house yours?', 'Yes.')).toBe('');
    expect(outcomeOf(...VIETNAMESE, 'Dạ có ạ. Nhà chị ở gần hồ phải không ạ?', 'Ừ.')).toBe('');
  });

  it('is told of a customer who rings to buy, where the sum is named in whatever words', () => {
    expect(
      outcomeOf(
        'Green Roof Tanks, how can I help?',
        "I'd like to buy a water tank for the garden, what do you have?",
        'The seven and a half thousand one would suit you, $1,910 all up.',
        'With delivery?',
        'With delivery. So how about I put you down for that, $382 now and the rest when it lands?',
        "Oh, go on then. Let's do it.",
      ),
    ).toMatch(/says yes/);
  });
});

it('names what is sold, and neither the house nor the number of the order', () => {
  const lines = [
    'A: Bảo hiểm Lá Chắn Xanh, em Trang nghe ạ.',
    'C: Anh muốn mua bảo hiểm xe, giá sao em?',
    'A: Dạ xe anh là 5.923.000 đồng một năm. Anh đồng ý mua gói này đúng không ạ?',
    'C: Đồng ý, làm đi em.',
    'A: Dạ em cảm ơn anh.',
  ];
  expect(noteOf(lines).classification.campaign).toBe('');
});

it('tells what the customer has already without the no to what is offered', () => {
  const lines = [
    "A: Hello, Mrs Gray? It's Tom from Bright Windows, I'm calling because we have an offer on new frames.",
    'C: Which frames do you mean?',
    'A: The oak ones. You have a pine set now that you bought for $900.',
    'C: Nine hundred, yes.',
    'A: Well, the new ones come to $330. Fitting is in it.',
    'C: I see.',
    'A: Shall I put you down for it at $330?',
    "C: No, I don't want it.",
    'A: All right, goodbye.',
  ];
  const told = noteOf(lines).summary.keyInformation;
  expect(told.find((text) => text.includes('$900'))).not.toMatch(/later the customer/);
  expect(told.find((text) => text.includes('come to $330'))).toMatch(/later the customer: “No, I don't want it\.”/);
});
