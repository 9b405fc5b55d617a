import { TONES } from './tone-code';

/** What each tone says: lines of a service call, so that a test goes from sound to a scorecard. */
export const PHRASES: Readonly<Record<'vi' | 'en', readonly string[]>> = {
  vi: [
    'Dạ em chào anh ạ',
    'em là Hoa bên chăm sóc khách hàng',
    'em có thể giúp gì cho anh',
    'anh muốn hỏi về gói cước',
    'cước tháng này sao cao vậy',
    'dạ gói này giá 120 nghìn một tháng',
    'bên em đang giảm 20% cho khách hàng cũ',
    'giá này đắt quá',
    'em xin lỗi anh về sự bất tiện này',
    'anh không hài lòng chút nào',
    'được rồi anh đồng ý',
    'em sẽ gọi lại cho anh vào ngày mai',
    'anh cần em hỗ trợ gì thêm không ạ',
    'không cần đâu em',
    'em cảm ơn anh đã gọi đến tổng đài',
    'chào em nhé',
  ],
  en: [
    'Good morning',
    'this is Hoa from customer care',
    'how may I help you',
    'I want to ask about my plan',
    'why is this bill so high',
    'this plan is 120 thousand a month',
    'we have 20% off for you',
    'that is too expensive',
    'I am sorry for the trouble',
    'I am not happy at all',
    'all right I agree',
    'I will call you back tomorrow',
    'is there anything else I can do',
    'no that is all',
    'thank you for calling us',
    'goodbye then',
  ],
};

export const LANGUAGES = ['vi', 'en'] as const;
export type TinyLanguage = (typeof LANGUAGES)[number];

export function phrase(tone: number, language: TinyLanguage = 'vi'): string {
  const words = PHRASES[language][tone];
  if (words === undefined || tone >= TONES) throw new Error(`there is no tone ${tone}`);
  return words;
}

/** What the model writes for tones that follow each other without a pause. */
export const say = (tones: readonly number[], language: TinyLanguage = 'vi'): string =>
  tones.map((tone) => phrase(tone, language)).join(' ');
