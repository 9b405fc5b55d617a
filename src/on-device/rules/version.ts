/** Shown with every result of the rules ("rule check"); goes up whenever a judgement can come out differently. */
export const RULES_VERSION = '2.11.0';
