/** What one of the two formats has no place for; each with the part it was lost from. */
export interface Loss {
  what: /** Out: Connect's scores are whole numbers from 0 to 10. */
    | 'value-rounded'
    | 'text-cut'
    | 'guidance-of-section'
    | 'grades'
    | 'scale'
    | 'reasons'
    | 'comment'
    | 'alias'
    | 'evidence'
    | 'path'
    | 'several-not-applicable'
    /** In: a question without options to choose from, such as a number or a text. */
    | 'question-left-out'
    | 'automation'
    | 'condition'
    | 'option-scores'
    | 'inner-section';
  /** The title of the section, question or option. */
  of: string;
}

export interface Exchanged<What> {
  value: What;
  lost: Loss[];
}

/** Connect's scores are whole numbers from 0 to this. */
export const CONNECT_BEST = 10;
