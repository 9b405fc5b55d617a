/** Words of the five levels, from the best down. */
export type Five = readonly [string, string, string, string, string];

/** The levels that a scale of 5 has words for, from the best down. */
export const LEVELS = [5, 4, 3, 2, 1] as const;
