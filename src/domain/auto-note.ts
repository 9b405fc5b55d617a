import type { Claim } from './claim';

/** The auto note of §2 and §7, normalised from the service's answer or made by the rules. Every list may be empty. */
export interface AutoNote {
  classification: { category: string; subCategory: string; campaign: string };
  summary: { reason: string; agentActions: string[]; resolution: string; keyInformation: string[] };
  hiddenExpectations: string[];
  objections: { objection: string; quote: string }[];
  saleSkills: {
    passiveRebuttal: { description: string; quotes: string[] };
    activeRebuttal: { description: string; quotes: string[] };
  };
  nextBestAction: { outcomeStatus: string; followUpTiming: string; plannedAction: string };
  /** The sentences above one by one with their places, where the maker can tell them. */
  claims?: NoteClaims;
}

/** Fields of a note, each with what it claims of the call. */
export type NoteField =
  | 'category'
  | 'campaign'
  | 'reason'
  | 'agentActions'
  | 'resolution'
  | 'keyInformation'
  | 'hiddenExpectations'
  | 'objections'
  | 'passiveRebuttal'
  | 'activeRebuttal'
  | 'outcomeStatus'
  | 'plannedAction';
export type NoteClaims = Record<NoteField, Claim[]>;
