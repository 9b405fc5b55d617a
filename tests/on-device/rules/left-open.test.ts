import { describe, expect, it } from 'vitest';
import { spokenFigures } from '@/domain/figures/spoken-figures';
import { viNumberWords } from '@/domain/figures/vietnamese';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { judgeCustomerService } from '@/on-device/rules/judge/customer-service';
import { readCall } from '@/on-device/rules/read-call';
import { callOf, type Language, type Lines, of, saidOf, sale, service } from '../../tools/said-of-a-call';

function judged(language: Language, ...lines: Lines) {
  const facts = readCall(parseTranscript(callOf(language, ...lines).join('\n')), language);
  if (!facts) throw new Error('language not known');
  return judgeCustomerService(facts);
}

it('who presses instead has not answered, and nobody is said not to have where nothing speaks for it', () => {
  const answered = (...lines: Lines) => judged('en', 'C: Can I leave the plan early?', ...lines).traloi_dungtrong_tam;
  expect(answered('A: I need a yes right now, the price ends tonight.', 'C: Well.', "A: You'll regret it.")).toBe(
    'not_met',
  );
  expect(answered('A: You can leave in the first month.', 'C: Well.', 'A: After that it costs $40.')).toBe('met');
});

describe('a question for a time or a sum that the answer names none for', () => {
  it.each<[Language, string, string, string]>([
    ['vi', 'Bao giờ tiền về?', 'Dạ bên em sẽ chuyển sớm cho chị ạ.', 'Dạ bên em chuyển trước thứ sáu ạ.'],
    ['vi', 'rồi chừng nào có người gọi chị', 'khi nào cô chủ coi thì cô gọi', 'dạ chiều mai cô chủ gọi'],
    ['vi', 'thế học phí bao nhiêu', 'dạ học phí bên em mềm lắm chị', 'dạ học phí chín trăm nghìn chị'],
    ['en', 'When will somebody come?', 'A crew will be out as soon as they can.', 'A crew will be out by four.'],
    ['en', 'and how much is it', 'its not a lot really', 'its forty pounds'],
  ])('is shown with the answer (%s: %s)', (language, asked, none, given) => {
    const shown = of(service(language, `C: ${asked}`, `A: ${none}`, 'C: Hm.'), 'noFigure');
    expect(shown).toContain(asked);
    expect(shown).toContain(none);
    expect(of(service(language, `C: ${asked}`, `A: ${given}`, 'C: Hm.'), 'noFigure')).toBe('');
  });

  it.each<[string, Language, string, string]>([
    ['where the agent looks for it', 'en', 'When will it come?', 'Bear with me, please hold the line.'],
    ['where the agent asks back', 'vi', 'Bao nhiêu tiền em?', 'Dạ máy của chị mấy ký ạ?'],
    ['where nothing is asked', 'vi', 'Con bé chưa đi đâu xa khi nào hết.', 'Dạ vâng ạ.'],
    ['nor where it only looks like a question', 'vi', 'Dầu có lên bao nhiêu đâu.', 'Dạ bên nào cũng vậy ạ.'],
  ])('is none %s', (_where, language, asked, answer) => {
    expect(of(service(language, `C: ${asked}`, `A: ${answer}`, 'C: Hm.'), 'noFigure')).toBe('');
  });

  it('is not left open by who names the time later', () => {
    const later = [
      'C: When will he ring me?',
      'A: He will ring you soon.',
      'C: Soon?',
      "A: I'll ring you at three today.",
    ];
    expect(of(service('en', ...later), 'noFigure')).toBe('');
    expect(of(service('en', ...later.slice(0, 3), 'A: Yes, soon.'), 'noFigure')).not.toBe('');
  });

  it('leaves a promise without its time', () => {
    const asked = (answer: string) =>
      judged('vi', 'C: Bao giờ có người gọi chị?', `A: ${answer}`, 'C: Chừng nào gọi?', `A: ${answer}`, 'C: Ừ.')
        .giuloihua_trungthuc;
    expect(asked('Dạ bên em gọi sớm cho chị ạ.')).toBe('not_met');
    expect(asked('Dạ ba giờ chiều nay em gọi cho chị ạ.')).toBe('met');
  });
});

it('a reassurance in the place of an answer is none', () => {
  const answered = (answer: string) =>
    judged('vi', 'C: Lớp có đông không em?', `A: ${answer}`, 'C: Nước có sạch không em?', `A: ${answer}`, 'C: Ừ.')
      .traloi_dungtrong_tam;
  expect(answered('Dạ chị cứ yên tâm, ai cũng khen ạ.')).toBe('not_met');
  expect(answered('Dạ sạch và thoáng lắm ạ, có ba người trông.')).toBe('met');
});

it('that nobody came is told as that, and as no promise', () => {
  const told = (words: string, id: string) =>
    of(saidOf('vi', 'csat', callOf('vi', `C: ${words}`, 'A: Dạ vâng ạ.')), id);
  expect(told('Cả tuần nay không ai gọi cho chị hết.', 'nobodyCame')).toContain('Khách nói không có ai tới hoặc gọi');
  expect(told('Cả tuần nay không ai gọi cho chị hết.', 'earlierPromise')).toBe('');
  expect(told('Em hứa gọi mà không ai gọi.', 'earlierPromise')).not.toBe('');
  expect(told('Chị chờ cả sáng mà có ai gọi đâu.', 'nobodyCame')).not.toBe('');
  expect(told('Hôm qua có thấy ai gọi cho chị đó.', 'nobodyCame')).toBe('');
  expect(told('Cuối tuần này không ai gọi là chị gửi đơn đó nha.', 'nobodyCame')).toBe('');
  expect(told('Nếu chiều nay không ai gọi cho chị, chị gửi đơn.', 'nobodyCame')).toBe('');
});

it('an hour takes its minutes, and not the number of its day', () => {
  const places = (text: string) =>
    spokenFigures(text, viNumberWords).map(({ from, kind, to }) => `${kind} ${text.slice(from, to)}`);
  expect(places('dạ thứ tư sáu giờ chiều em gọi')).toEqual(['date thứ tư', 'time sáu giờ chiều']);
  expect(places('dạ bảy giờ ba mươi lăm chiều mai em gọi')[0]).toBe('time bảy giờ ba mươi lăm chiều mai');
  expect(places('dạ mười giờ hai mươi người tới')[0]).toBe('time mười giờ');
  expect(places('dạ lúc bảy giờ ba mươi nghìn một vé')[0]).toBe('time bảy giờ');
});

describe('a decision', () => {
  it.each<[string, Language, string, Lines, Lines]>([
    [
      'is not what answers whether an address still holds',
      'en',
      'declines',
      ['A: I can email it to you. Is it still the same email?', "C: No, that was my husband's."],
      ['A: Shall I put you down for it?', 'C: No, thank you.'],
    ],
    [
      'is not a question where to book',
      'en',
      'accepts',
      ['A: You book the classes on the app.', "C: i've no truck with the apps can i book it at the desk"],
      ['A: Shall I book it?', 'C: Yes, book it.'],
    ],
    [
      'is not leave to speak',
      'en',
      'accepts',
      ['A: I mean you qualify.', 'C: Okay. Go ahead, but make it quick.'],
      ['A: Shall I set it up?', 'C: Okay. Go ahead.'],
    ],
    [
      'is no jest about a job',
      'vi',
      'declines',
      ['A: Dạ trong phiếu có ghi ạ.', 'C: Sếp mà hỏi nữa chắc chị xin nghỉ việc mất.'],
      ['A: Dạ chị đăng ký nhé?', 'C: Thôi tháng này chị xin nghỉ.'],
    ],
  ])('%s', (_what, language, id, none, given) => {
    expect(of(sale(language, ...none), id)).toBe('');
    expect(of(sale(language, ...given), id)).not.toBe('');
  });
});

describe('the label of a sentence', () => {
  it.each<[string, Language, string, string, string]>([
    ['who is there is no need', 'en', 'asks', 'A: Who have I there?', 'A: How long has it been so high?'],
    [
      'nor whether one will sign up',
      'en',
      'asks',
      'A: And would you be thinking of signing up for it?',
      'A: And would you be thinking of the garden too?',
    ],
    [
      'nor leave to talk',
      'vi',
      'asks',
      'A: Chị nói chuyện được chừng năm phút không ạ?',
      'A: Chị dùng nước chừng năm khối không ạ?',
    ],
    [
      'nor where to ask',
      'vi',
      'asks',
      'A: dạ cái đó em cũng chưa thấy gì chị ạ chị hỏi cô chủ nhiệm giúp em nhé',
      'A: dạ cái đồng hồ đấy nhà mình chị dùng vào việc gì',
    ],
    [
      'nor pressing',
      'en',
      'asks',
      'A: are you sure cause it will be gone then',
      'A: are you using more water than then',
    ],
    ['nor where one lives', 'vi', 'asks', 'A: Chú ở khu vực nào đấy ạ?', 'A: Chú dùng nước nhiều chỗ nào ạ?'],
    [
      'nor an excuse',
      'vi',
      'asks',
      'A: cái đấy là bên thiết kế làm chị duyệt rồi còn gì',
      'A: cái đồng hồ đấy nhà mình chị dùng vào việc gì',
    ],
    [
      'a sorry beside a figure is a slip',
      'en',
      'apologises',
      'A: Sorry, £40, I was reading the line above.',
      'A: Sorry, that was our mistake, and it cost you £40.',
    ],
    [
      'in the middle of one too',
      'vi',
      'apologises',
      'A: Dạ bốn mươi buổi, à em xin lỗi chị, bốn mươi tám buổi ạ.',
      'A: Dạ em xin lỗi chị, bên em ghi sai hóa đơn ạ.',
    ],
  ])('%s', (_what, language, id, none, given) => {
    // With something done the answers to the questions are good ones, and show what speaks for them.
    const done = { en: ["A: I've corrected the bill now."], vi: ['A: Dạ em sửa hóa đơn cho chị xong rồi ạ.'] }[
      language
    ];
    expect(of(service(language, none, 'C: Hm.', ...done), id)).toBe('');
    expect(of(service(language, given, 'C: Hm.', ...done), id)).not.toBe('');
  });

  it('what the other side will suffer is no plan', () => {
    expect(of(sale('en', 'A: Tomorrow you will get stomach problem.', 'C: Hm.'), 'promise')).toBe('');
    expect(of(sale('en', 'A: Tomorrow you will get a call from us.', 'C: Hm.'), 'promise')).not.toBe('');
  });

  it('an oath about a day insults nobody', () => {
    const told = (words: string) => of(saidOf('en', 'csat', callOf('en', `C: ${words}`, 'A: I see.')), 'insult');
    expect(told("It's bloody Thursday now.")).not.toContain('Hard words');
    expect(told("You're bloody useless.")).toContain('Hard words');
  });

  it('a verb that answers nothing is no name', () => {
    const call = (words: string) =>
      of(
        service(
          'vi',
          'A: Dạ nội dung chị ghi tên với số điện thoại ạ.',
          'C: Chuyển xong bao giờ dùng được?',
          `A: ${words}`,
          'C: Ừ.',
        ),
        'calledByName',
      );
    expect(call('Dạ chị chuyển 300 nghìn là mai dùng được ạ.')).toBe('');
  });

  it('two words are no need that is missing', () => {
    expect(of(sale('vi', 'A: Dạ em mở tài khoản dùng thử nhé?', 'C: Không cần.'), 'noNeed')).toBe('');
    expect(of(sale('vi', 'A: Dạ em mở tài khoản dùng thử nhé?', 'C: Chị không có nhu cầu đâu em.'), 'noNeed')).not.toBe(
      '',
    );
  });

  it('all of the answer to an objection is the answer', () => {
    const shown = of(
      sale(
        'vi',
        'C: Tiệm chị lời đâu có bao nhiêu, cao quá.',
        'A: Dạ tám mươi ngàn là cho cả tháng. Chị tính coi, hư một món thôi là dư tiền đóng cả năm rồi.',
      ),
      'answersObjection',
    );
    expect(shown).toContain('hư một món thôi');
  });

  it('what a quote begins with itself is not told before it', () => {
    const shown = of(
      service(
        'vi',
        'C: Gửi ba ngày có được không em?',
        'A: Dạ được.',
        'C: Lỡ chị ra trễ thì để ở ga có tính tiền không?',
        'A: Ba ngày đầu không. Sau đó mười lăm nghìn một ngày.',
        'C: Ừ.',
      ),
      'fact',
    );
    expect(shown).toContain('Ba ngày đầu không. Sau đó mười lăm nghìn');
    expect(shown).not.toMatch(/“Ba ngày đầu không\.”\)/u);
  });
});
