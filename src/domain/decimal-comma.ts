/** A number as Vietnamese and the spreadsheets of many languages write it: 4.22 → "4,22". */
export const decimalComma = (number: number | string): string => String(number).replaceAll('.', ',');
