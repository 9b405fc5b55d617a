/** A whole number in texts that are English, or as specified: 10000 → "10,000". */
export const grouped = (n: number): string => n.toLocaleString('en');
