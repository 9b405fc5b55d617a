import type { Words } from '../in-language';
import type { unitWords as specified } from '../units';

/** Vietnamese of ../units.ts. */
export const unitWords: Words<typeof specified> = {
  hours: 'giờ',
  minutes: 'phút',
  seconds: 'giây',
  words: (n: string) => `${n} từ`,
  anyLanguage: 'Tự động nhận biết',
};
