import { atom } from 'jotai';
import type { CallId } from '@/domain/call';
import type { Failure } from '@/domain/failure';

/** Puts calls into the waste bin. */
export type Discard = (callIds: readonly CallId[]) => Promise<void>;

/** The question before calls are deleted, and what to do when it is answered. */
export interface DeleteQuestionProps {
  callIds: readonly CallId[];
  title: string;
  message: string;
  confirm: string;
  onDelete: (discard: Discard) => void;
  onCancel: () => void;
}

/** What screens show of the team, in the places they keep for it; the code comes only where a team is joined. */
export interface TeamParts {
  /** How many calls are on this device only. */
  AtRisk: React.ComponentType;
  /** How a call stands with the archive. */
  CallState: React.ComponentType<{ callId: CallId }>;
  /** In the place of a player: the sound that is in the archive and not here. */
  Sound: React.ComponentType<{ callId: CallId }>;
  /** Makes room on this device. */
  FreeDevice: React.ComponentType;
  /** Asks whether calls go from this device only. */
  DeleteQuestion: React.ComponentType<DeleteQuestionProps>;
  /** Judgements by a scorecard that the call has no score by here. */
  OtherJudgements: React.ComponentType<{ callId: CallId }>;
  /** Brings the sound of the calls that a list shows. */
  KeepSounds: React.ComponentType<{ callIds: readonly CallId[] }>;
  /** Of a call in the waste bin: who took it from everybody. */
  BinState: React.ComponentType<{ callId: CallId }>;
}

/** Null where no team is joined. */
export const teamPartsAtom = atom<TeamParts | null>(null);

/** A sound on its way here. */
export interface ComingSound {
  callId: CallId;
  /** 0 to 1. */
  share: number;
  /** What has come of it. */
  begun?: Blob;
  failure?: Failure;
}

export const comingSoundAtom = atom<ComingSound | null>(null);
/** Counts the wishes to try a sound once more. */
export const soundAskedAtom = atom(0);
