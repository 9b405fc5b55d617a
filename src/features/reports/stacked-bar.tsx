export interface Part {
  /** Its colour, by the class of that name. */
  kind: 'same' | 'one' | 'more' | 'agent' | 'customer' | 'silence';
  /** 0 to 1. */
  share: number;
}

/** A number that does not fit into its part stands nowhere; the table has it. */
const LEAST_WITH_NUMBER = 0.035;

/** Parts of a whole side by side; hatched where they are of too few to be trusted. */
export function StackedBar({ parts, few }: { parts: readonly Part[]; few: boolean }) {
  return (
    <span className={few ? 'stacked stacked-few' : 'stacked'}>
      {parts.map(({ kind, share }) =>
        share === 0 ? null : (
          <span key={kind} className={`stacked-part stacked-${kind}`} style={{ flexGrow: share }}>
            {share >= LEAST_WITH_NUMBER && <span className="stacked-number">{Math.round(share * 100)}</span>}
          </span>
        ),
      )}
    </span>
  );
}
