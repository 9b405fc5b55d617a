/** Who made a result, kept with every result and shown to the reviewer (D5). */
export interface Provenance {
  maker: 'service' | 'rules' | 'captions' | 'whisper' | 'human';
  /** Service address without secrets, caption file name, or model id; empty for rules and humans, 'sample' for a text that came with the app. */
  name: string;
  /** Version of the rule set, or model revision. */
  version?: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** How long the work took, in milliseconds. */
  tookMs?: number;
  /** What the call asked for, where the device did it with another model (§9 `model`). */
  insteadOf?: string;
}

/** Whether two results are of one author, whenever each was made. */
export function sameMaker(one: Provenance, other: Provenance): boolean {
  return one.maker === other.maker && one.name === other.name && one.version === other.version;
}
