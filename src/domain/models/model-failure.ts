import type { Failure } from '../failure';

/** Why a speech model did not get onto this device, as data; `file` is its path in the model's folder. */
export type ModelFailure =
  /** The request itself failed: offline, unreachable, blocked, timed out, refused; `redirected`: by where the host leads. */
  | { kind: 'host'; failure: Failure; file: string; redirected?: true }
  /** The list of models is not one: a page in its place, or something else. `hub`: a hub was asked for it. */
  | { kind: 'not-a-manifest'; page: boolean; hub?: true }
  /** A page came in place of a file: the server answers every address with its start page. */
  | { kind: 'page-instead'; file: string }
  /** The file ended too early, or is longer than the list says. `ended`: the host was asked for more and has none. */
  | { kind: 'wrong-size'; file: string; bytes: number; expected: number; ended?: true }
  /** All bytes came, but they are not the ones that the list names. */
  | { kind: 'wrong-content'; file: string }
  /** Known before the first byte. */
  | { kind: 'no-room'; neededBytes: number; freeBytes: number }
  /** Noticed while storing. */
  | { kind: 'storage-full' }
  /** Chosen files that do not make a whole model. */
  | { kind: 'files-missing'; files: readonly string[] }
  /** Chosen files among which there is no model at all. */
  | { kind: 'no-model' }
  /** A chosen file that can't be read any more. */
  | { kind: 'unreadable'; file: string }
  | { kind: 'internal'; detail: string };

/** Thrown across async boundaries. */
export class ModelFailureError extends Error {
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure) {
    super(failure.kind);
    this.name = 'ModelFailureError';
    this.failure = failure;
  }
}
