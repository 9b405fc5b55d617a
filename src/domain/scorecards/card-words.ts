import { decimalComma } from '../decimal-comma';

/** What a card says of itself, in the language of the card. */
export interface CardWords {
  /** "Met 3/4" of the questions that arose, how many did not arise, and how many nobody judged. */
  met: (met: number, of: number) => string;
  beside: (count: number) => string;
  open: (count: number) => string;
  sectionFailed: (question: string, option: string) => string;
  callFailed: (question: string, option: string) => string;
  /** That a number is none of its scale; all three in per cent where it came so, "12/10" where it was on another. */
  outside: (value: number | string, scale: readonly [least: number, most: number], inPercent: boolean) => string;
  /** That a number came, "4" or "4/10", which can't be told to be any of the answers. */
  unclear: (came: string) => string;
  byHand: string;
}

const ENGLISH: CardWords = {
  met: (met, of) => `Met ${met}/${of}`,
  beside: (count) => `${count} not applicable`,
  open: (count) => `${count} not judged`,
  sectionFailed: (question, option) => `Worth 0, because of “${question}”: ${option}.`,
  callFailed: (question, option) => `The call is worth 0, because of “${question}”: ${option}.`,
  outside: (value, [least, most], inPercent) => {
    const unit = inPercent ? '%' : '';
    return `The answer gave ${value}${unit}; the scale is ${least}${unit} to ${most}${unit}, so it is not judged.`;
  },
  unclear: (came) => `The answer gave ${came}, and on which scale is not clear, so it is not judged.`,
  byHand: 'This scorecard is judged by hand: it names no service, and no evidence for the rules.',
};

const VIETNAMESE: CardWords = {
  met: (met, of) => `Đạt ${met}/${of}`,
  beside: (count) => `${count} không phát sinh`,
  open: (count) => `${count} chưa chấm`,
  sectionFailed: (question, option) => `0 điểm, vì “${question}”: ${option}.`,
  callFailed: (question, option) => `Cuộc gọi 0 điểm, vì “${question}”: ${option}.`,
  outside: (value, [least, most], inPercent) => {
    const told = (number: number | string) => `${decimalComma(number)}${inPercent ? '%' : ''}`;
    const unit = inPercent ? '' : ' điểm';
    return `Câu trả lời cho ${told(value)}${unit}, ngoài thang ${told(least)} đến ${told(most)}: chưa chấm.`;
  },
  unclear: (came) => `Câu trả lời cho ${decimalComma(came)}, không rõ theo thang điểm nào: chưa chấm.`,
  byHand: 'Phiếu này do người chấm tự chấm: phiếu không nêu dịch vụ nào, cũng không nêu bằng chứng cho các quy tắc.',
};

/** Vietnamese for cards in Vietnamese, English for all others. */
export function cardWords(language: string): CardWords {
  return /^vi\b/i.test(language) ? VIETNAMESE : ENGLISH;
}
