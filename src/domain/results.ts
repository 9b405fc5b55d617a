import type { AutoNote, NoteClaims } from './auto-note';
import type { CallId } from './call';
import type { Provenance } from './provenance';
import type { ScoreAnswer } from './scoring/score-answer';

interface StoredResultBase {
  callId: CallId;
  /** The scorecard for kind 'score', '' for the others. */
  service: string;
  raw: string;
  madeBy: Provenance;
  /** Revision of the transcript it was made from. */
  revision: number;
  /** An on-device result shown while a service's answer waits; the answer replaces it. */
  provisional?: boolean;
}

/** A stored machine result with its raw answer; key [callId+kind+service]. */
export type StoredResult =
  | (StoredResultBase & { kind: 'summary'; text: string; cut: boolean; claims?: NoteClaims })
  | (StoredResultBase & { kind: 'score'; answer: ScoreAnswer })
  | (StoredResultBase & { kind: 'auto-note'; note: AutoNote });
