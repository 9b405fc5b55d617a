/** One turn of an invented call. */
export interface SpokenTurn {
  who: 'agent' | 'customer';
  text: string;
  /** Label in brackets of a text sample. */
  type?: string;
  /** How it is said, where the voice would read the written form wrongly. */
  say?: string;
  /** Seconds of silence before it, instead of the usual short gap. */
  after?: number;
}

/** A built-in sample. Its name decides how it is used: with "Text" or "Auto" in it, as text (D19). */
export interface Dialogue {
  id: string;
  name: string;
  kind: 'text' | 'audio';
  language: 'vi' | 'en';
  service: 'Sale Effective' | 'M Customer Service' | 'Summary (Customer Service)';
  turns: SpokenTurn[];
}

export const agent = (text: string, more: Omit<SpokenTurn, 'who' | 'text'> = {}): SpokenTurn => ({
  who: 'agent',
  text,
  ...more,
});
export const customer = (text: string, more: Omit<SpokenTurn, 'who' | 'text'> = {}): SpokenTurn => ({
  who: 'customer',
  text,
  ...more,
});
