/** Said in the call; counted over it; looked for and not recognised. */
export type ClaimKind = 'present' | 'counted' | 'searched';

/** One sentence about a call, with the place that it rests on; for what was looked for, the place where it was due. */
export interface Claim {
  /** What is claimed, the same in every language. */
  id: string;
  kind: ClaimKind;
  /** The sentence without its quote. */
  text: string;
  /** Place of the turn in the transcript, from 0. */
  turn: number;
  /** Exact words of that turn: its letters [from, to). */
  quote: string;
  from: number;
  to: number;
  /** Times of the turn, 'mm:ss-mm:ss', or 'None'. */
  fromTo: string;
  /** What was said to it, and of it later in the call; shown after the quote. */
  later?: string;
}

/** Place of the claim's turn among turns that may have been changed since; -1 when its words are gone. */
export function turnOfClaim(
  turns: readonly { text: string }[],
  { turn, quote }: Pick<Claim, 'turn' | 'quote'>,
): number {
  if (turns[turn]?.text.includes(quote)) return turn;
  return turns.findIndex(({ text }) => text.includes(quote));
}

/** The whole sentence, where no more than text can be shown. */
export function claimText({ text, quote, later }: Pick<Claim, 'text' | 'quote' | 'later'>): string {
  return `${text}: “${quote}”${later === undefined ? '' : ` (${later})`}`;
}
