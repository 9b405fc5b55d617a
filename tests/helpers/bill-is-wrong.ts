/** A call of somebody whose bill is wrong: what is said before and after the lines that a test of the rules is about. */
export const BILL_IS_WRONG = {
  en: [
    ['A: Hello, Northgate Mobile.', 'C: Hi, my bill is wrong, it is forty dollars too much.', 'A: I see.'],
    ['C: Fine.', 'A: Goodbye.'],
  ],
  vi: [
    ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, hóa đơn của chị bị sai.', 'A: Dạ vâng ạ.'],
    ['C: Ừ em.', 'A: Dạ em chào chị ạ.'],
  ],
} as const;
