import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { putBack } from '@/domain/transcript/put-back';
import { stripSpam } from '@/domain/transcript/spam';
import { SPAM_LINES, SPAM_SEGMENTS } from '@/domain/transcript/spam-phrases';
import { anyLetter } from '../../helpers/any-letter';
import { growth, LINEAR } from '../../helpers/growth';

const REMOVED = [
  'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn',
  'Hãy subscribe cho kênh La La School Để không bỏ lỡ những video hấp dẫn',
  'Hãy subscribe cho kênh lalaschool Để không bỏ lỡ những video hấp dẫn',
  'Hãy subscribe cho kênh Để không bỏ lỡ những video hấp dẫn',
  'Để không bỏ lỡ những video hấp dẫn',
  'Hãy đăng ký kênh để ủng hộ kênh của mình nhé các bạn.',
  'Các bạn hãy đăng ký kênh để ủng hộ kênh của mình nhé',
  'Các bạn nhớ đăng ký kênh để ủng hộ kênh mình nhé!',
  'Các bạn hãy đăng kí cho kênh lalaschool để không bỏ lỡ những video hấp dẫn',
  'Hãy đăng ký kênh để xem những video hấp dẫn',
  'Đăng ký kênh để ủng hộ kênh nhé',
  'Hãy đăng ký kênh.',
  'Cảm ơn các bạn đã theo dõi.',
  'Cảm ơn các bạn đã theo dõi và hẹn gặp lại!',
  'CẢM ƠN CÁC BẠN ĐÃ XEM VIDEO NÀY',
  'Hẹn gặp lại các bạn trong những video tiếp theo.',
  'hay subscribe cho kenh ghien mi go de khong bo lo nhung video hap dan',
  'Thanks for watching!',
  'thank you for watching please like and subscribe to our channel',
  'Don’t forget to like and subscribe for more.',
  'Like, share and subscribe! See you in the next video.',
  'Subtitles by the Amara.org community',
  'Transcribed by https://otter.ai',
  '[Music]',
  '[BLANK_AUDIO]',
  'you',
  'ご視聴ありがとうございました。',
  '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
  '시청해 주셔서 감사합니다.',
  'โปรดติดตามตอนต่อไป',
  'Продолжение следует...',
  'Untertitel im Auftrag des ZDF',
];

const KEPT = [
  'Cảm ơn các bạn đã theo dõi báo cáo này',
  'Hãy đăng ký kênh Teams cho dự án này',
  'Bác đăng ký kênh Slack giúp em',
  'kênh bán hàng này cần đăng ký thêm',
  'anh đã đăng kí kết hôn chưa',
  'cảm ơn anh đã chia sẻ',
  'Tạm biệt',
  'em đăng ký gói D5 cho mình nhé',
  'anh muốn đăng ký kênh truyền hình nào ạ',
  'chị theo dõi đơn hàng trên ứng dụng giúp em',
  'Hẹn gặp lại chị',
  'Thank you for calling',
  'How are you',
  'Do you want to subscribe to the plan?',
  'subscribe to our channel plan and thank you for watching the meter',
  'I like and subscribe to what you say',
  'The hold music was terrible',
];

describe('spam phrases', () => {
  test.each(REMOVED)('takes out a line that is nothing else: %s', (line) => {
    const before = `Agent (A): Dạ em nghe ạ.\nCustomer (C): ${line}\nAgent (A): Vâng ạ.`;
    const { text, removed } = stripSpam(before, '');
    expect(text).toBe('Agent (A): Dạ em nghe ạ.\nAgent (A): Vâng ạ.');
    expect(removed).toHaveLength(1);
    expect(putBack(text, removed)).toBe(before.normalize('NFC'));
  });

  test.each(KEPT)('keeps what people say on the phone: %s', (line) => {
    for (const text of [
      line,
      `Agent (A): ${line}.`,
      `Customer (C) [Complaint]: (00:00:01,000 - 00:00:02,000) ${line}`,
    ]) {
      expect(stripSpam(text, '')).toEqual({ text, removed: [] });
      expect(stripSpam(text, 'vi')).toEqual({ text, removed: [] });
    }
  });

  test('cuts a promotion out of the middle of a sentence', () => {
    const before = 'đối với hãy đăng kí cho kênh lalaschool Để không bỏ lỡ những video hấp dẫn nam á thì anh thấy';
    const { text, removed } = stripSpam(before, 'vi');
    expect(text).toBe('đối với nam á thì anh thấy');
    expect(putBack(text, removed)).toBe(before);
  });

  test.each([
    ['chiều chủ nhật anh qua kí là đẹp', 'cảm ơn các bạn đã theo dõi và hẹn gặp lại'],
    ['em giữ cho anh căn đó nhé.', 'Cảm ơn các bạn đã theo dõi!'],
    ['so you will hear from me by three', 'thank you for watching please like and subscribe'],
  ])('takes it from the end of a line: %s', (said, promotion) => {
    const before = `A: ${said} ${promotion}\nC: Vâng.`;
    const { text, removed } = stripSpam(before, '');
    expect(text).toBe(`A: ${said}\nC: Vâng.`);
    expect(putBack(text, removed)).toBe(before);
    expect(stripSpam(`A: ${said} tới nơi em bấm chuông thông báo`, '').removed).toEqual([]);
  });

  test('drops a sign-off between two real sentences of one line', () => {
    const before = 'Agent (A): (00:00:01,000 - 00:00:09,000) Em chào chị. Cảm ơn các bạn đã theo dõi. Chị cần gì ạ?';
    const { text, removed } = stripSpam(before, 'vi');
    expect(text).toBe('Agent (A): (00:00:01,000 - 00:00:09,000) Em chào chị. Chị cần gì ạ?');
    expect(removed.map((phrase) => phrase.text.trim())).toEqual(['Cảm ơn các bạn đã theo dõi.']);
    expect(putBack(text, removed)).toBe(before);
  });

  test('takes out every line of a transcript made of nothing else', () => {
    const before = 'Hãy đăng ký kênh.\nThanks for watching!\nHãy subscribe cho kênh La La School';
    const { text, removed } = stripSpam(before, '');
    expect(text).toBe('');
    expect(putBack(text, removed)).toBe(before);
  });

  test('uses the lists of the language, and English ones always', () => {
    expect(stripSpam('谢谢观看', 'vi').removed).toEqual([]);
    expect(stripSpam('谢谢观看', 'zh').removed).toHaveLength(1);
    expect(stripSpam('Thanks for watching!', 'vi').removed).toHaveLength(1);
  });

  test('every phrase of the tables is recognised as it is written', () => {
    for (const phrase of [...Object.values(SPAM_SEGMENTS), ...Object.values(SPAM_LINES)].flat()) {
      expect(stripSpam(phrase, '').text, phrase).toBe('');
    }
  });

  test('putting back what was taken gives the same text, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(...REMOVED, ...KEPT),
      fc.constantFrom('\n', ' ', '. ', 'Agent (A): ', 'Customer (C) [X]: ', '(00:00:01,000 - 00:00:02,000) '),
      fc.string({ unit: anyLetter, maxLength: 12 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.constantFrom('', 'vi', 'en', 'xx', '__proto__'),
        (parts, language) => {
          const before = parts.join('');
          const { text, removed } = stripSpam(before, language);
          expect(putBack(text, removed)).toBe(before.normalize('NFC'));
        },
      ),
    );
  });

  test.each([
    ['a promotion without end', 'subscribe kênh '.repeat(140_000)],
    ['promotions', 'Hãy subscribe cho kênh La La School '.repeat(55_000)],
    ['blanks only', `xin${' '.repeat(2_000_000)}`],
    ['one long word', 'a'.repeat(2_000_000)],
    ['short sentences', 'Vâng. '.repeat(330_000)],
    ['short lines', 'A: Vâng.\n'.repeat(220_000)],
  ])('takes 2 MB of %s in linear time', async (_name, text) => {
    expect(await growth(text, (part) => stripSpam(part, ''))).toBeLessThan(LINEAR);
  });
});
