import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { contextOf } from '@/on-device/rules/claims/in-context';
import { passagesOf } from '@/on-device/rules/claims/passages';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { readCall } from '@/on-device/rules/read-call';
import { callOf, ENDS, type Language, type Lines, of, RINGS, saidOf, sale, service } from '../../tools/said-of-a-call';

/** Talk of so many turns that decides and plans nothing. */
const talk = (turns: number): Lines =>
  Array.from({ length: turns }, (_, at) => (at % 2 === 0 ? 'C: Hm.' : 'A: I see.'));

describe('what is planned or decided before three fifths of the call', () => {
  it.each<[string, typeof service, string, Lines]>([
    ['a promise with a time', service, 'promise', ["A: I'll call you on Tuesday about the bill."]],
    ['a promise without one', service, 'openPromise', ["A: We'll call you as soon as we know."]],
    ['a yes', sale, 'accepts', ['A: Shall I put you down for it?', 'C: Yes please, put me down for it.', 'A: Good.']],
  ])('is not the last of it: %s', (_what, said, claim, lines) => {
    expect(of(said('en', ...lines, ...talk(20)), claim)).toBe('');
    expect(of(said('en', ...talk(20), ...lines), claim)).not.toBe('');
  });

  it('is late in a short call at once', () => {
    expect(of(service('en', "A: I'll call you on Tuesday about the bill.", ...talk(4)), 'promise')).not.toBe('');
  });
});

describe('a decision', () => {
  it('is none under a condition', () => {
    const no = (line: string) => of(sale('vi', 'C: Để coi.', 'A: Dạ chị lấy gói này nhé?', `C: ${line}`), 'declines');
    expect(no('Nếu ổng không chịu thì em đừng gọi nữa nghe.')).toBe('');
    expect(no('Thôi em đừng gọi nữa nghe.')).not.toBe('');
  });

  it('is not put off by who is let go', () => {
    const later = (answer: string) => of(sale('en', "C: I'll think about it.", `A: ${answer}`), 'putsOff');
    expect(later("All right, I'll mark your number as closed.")).toBe('');
    expect(later("All right, I'll send you the leaflet.")).not.toBe('');
  });

  it('is not asked for by who asks to wait', () => {
    const asked = (line: string) => of(sale('vi', 'C: Nói đi.', `A: ${line}`), 'asksDecision');
    expect(asked('Dạ chị chờ em nửa phút em mở lại gói cho chị nhé?')).toBe('');
    expect(asked('Dạ em mở gói cho chị nhé?')).not.toBe('');
  });

  it('was asked for, in whatever words, where it answers a question', () => {
    const points = (question: string) => {
      const lines = [...RINGS.en, 'C: I see.', `A: ${question}`, "C: No, I don't want it.", ...ENDS.en];
      const facts = readCall(parseTranscript(lines.join('\n')), 'en');
      return (facts && judgeSales(facts).ask_for_sale) ?? 0;
    };
    expect(points('Will that be the twelve pounds, Mary?')).toBeGreaterThan(points('That is the twelve pounds, Mary.'));
  });
});

it('who asks for the kind of price, or whether it is the last, wants to buy', () => {
  const wants = (language: Language, asked: string) =>
    readCall(parseTranscript(callOf(language, `C: ${asked}`).join('\n')), language)?.view.find('wantBuy', 'customer');
  expect(wants('en', 'What sort of price are the oak ones?')).toHaveLength(1);
  expect(wants('en', 'What sort of day are the oak ones?')).toHaveLength(0);
  expect(wants('vi', 'Giá ba trăm là giá cuối chưa em?')).toHaveLength(1);
  expect(wants('vi', 'Giá ba trăm là giá của ai em?')).toHaveLength(0);
});

it('a sorry alone shows no sympathy', () => {
  const shown = (line: string) => of(sale('en', 'C: It broke again.', `A: ${line}`), 'apologises', 'be_empathetic');
  expect(shown('Sorry, my screen is slow, madam.')).toBe('');
  expect(
    of(sale('en', 'C: It broke again.', 'A: I understand how you feel.'), 'understands', 'be_empathetic'),
  ).not.toBe('');
});

describe('the same words', () => {
  it.each<[string, 'se' | 'csat', Language, string, string, string]>([
    [
      'of a call that was promised',
      'se',
      'vi',
      'putsOff',
      'Hôm kia bảo chiều gọi lại mà có gọi đâu.',
      'Thôi chiều em gọi lại.',
    ],
    ['of a first try', 'se', 'vi', 'putsOff', 'Vậy lấy năm buổi đi, đi thử rồi tính tiếp.', 'Để chị đi thử rồi tính.'],
    [
      'of what the radio said',
      'csat',
      'en',
      'earlierPromise',
      'A relief because they said on the radio it was all full up.',
      'A relief because they said at the desk it was all full up.',
    ],
    [
      'of one who is only tired',
      'csat',
      'vi',
      'strain',
      'Hông có đau, chỉ đi bộ thì hơi mệt.',
      'Hông có đau, chỉ chờ hoài thì mệt quá.',
    ],
    [
      'of a rhetorical question',
      'csat',
      'vi',
      'wantsHeard',
      'Một tháng cô gọi mấy lần cho xuể.',
      'Cô gọi mấy lần rồi đó.',
    ],
  ])('say nothing %s', (_what, kind, language, claim, none, given) => {
    const begins = kind === 'se' ? RINGS[language] : callOf(language).slice(0, 4);
    const said = (line: string) =>
      of(saidOf(language, kind, [...begins, 'C: Ừ.', 'A: Dạ.', `C: ${line}`, ...ENDS[language]]), claim);
    expect(said(none)).toBe('');
    expect(said(given)).not.toBe('');
  });

  it('say nothing of what will be done', () => {
    const done = (line: string) => of(service('en', `A: ${line}`), 'deed');
    expect(done("The form, that's done on the same day as the test.")).toBe('');
    expect(done("The form, that's done for you.")).not.toBe('');
  });
});

describe('a fact', () => {
  const facts = (...lines: Lines) => of(service('en', ...lines), 'fact');

  it('is told without the question for further wishes', () => {
    const told = facts('A: The repair of the fence is £86. Is there anything else I can do for you?');
    expect(told).toContain('£86');
    expect(told).not.toContain('anything else');
  });

  it('needs no question that was answered before it', () => {
    const about = (...said: Lines) => {
      const lines = callOf('vi', 'C: Chừng nào thợ tới?', `A: ${said.join(' ')} Số phiếu là KT-3308.`);
      const facts = readCall(parseTranscript(lines.join('\n')), 'vi');
      const code = facts && passagesOf(facts.view, 5).at(-1);
      return facts && code && contextOf(facts, code, () => false);
    };
    expect(about()).toBe('Chừng nào thợ tới?');
    expect(about('Dạ quy định là chậm nhất chiều thứ năm nha cô.')).toBe('');
  });

  it('falls where it is said to be the old one', () => {
    const told = (reply: string) =>
      facts('C: Which email have you got?', 'A: It is mary at mailbox dot example.', `C: ${reply}`);
    expect(told("That's the old one, I think.")).not.toContain('mailbox');
    expect(told('Thank you for that.')).toContain('mailbox');
  });

  it.each<[Language, string, string]>([
    ['en', 'It is your money at the end of the day.', 'It is your money by the end of the day.'],
    ['en', "You're not the first to say so.", 'It is on the first for you.'],
    ['en', 'It is some jump after nine clean years.', 'It is some jump after nine this evening.'],
    ['en', "You're right to look at two of them.", "You're right to call at two, Tom."],
    ['vi', 'Có được bù mấy ngày không vậy.', 'Có được bù ngày ba vậy.'],
    ['vi', 'Lỡ coi hai tháng không ưng.', 'Lỡ coi hai tháng ba.'],
  ])('is no day or hour but where one is named (%s: %s)', (language, none, named) => {
    const when = (line: string) =>
      readCall(parseTranscript(callOf(language, `C: ${line}`).join('\n')), language)?.key.filter(
        ({ kind, text }) => kind === 'date' || (kind === 'time' && / /.test(text)),
      );
    expect(when(none)).toEqual([]);
    expect(when(named)).toHaveLength(1);
  });
});
