import type { CallId } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import type { Doubt } from '@/domain/jobs/job-verdict';
import type { KnownSound } from '@/domain/team/call-as-documents';
import type { SharedAssignment } from '@/domain/team/shared-documents';

/** A call, or what is no call's (`OF_TEAM`), of which the team's archive may not have everything yet. The row goes when it was acknowledged whole. */
export interface PushRow {
  callId: CallId;
  /** Another number after every change: what is sent meanwhile was asked for anew. */
  asked: number;
  /** When it is sent, milliseconds since the epoch; 0 = at once, NEVER = when somebody asks for it. */
  dueAt: number;
  /** Since when it waits for that: a clock that stands before this was set back. */
  since?: number;
  attempts: number;
  /** What stood in the way last. */
  failure?: Failure;
  doubt?: Doubt;
  /** It won't be sent again by itself. */
  stopped?: true;
  /** Parts of its sound that were acknowledged, of those there are, while it is sent. */
  parts?: { sent: number; of: number };
}

/** One document as the archive has it, in the revision known here. */
export interface ArchivedRow {
  docId: string;
  callId: CallId;
  rev: string;
  /** Of its content, whoever wrote it. */
  hash: string;
  /** When the archive acknowledged it, or it came from there. */
  acknowledgedAt: number;
  /** Of a call's own document: who wrote it, what it is called, and its sound, wherever the bytes are. */
  by?: string;
  named?: string;
  sound?: KnownSound;
  /** Of a scorecard: the number that the version has here. */
  card?: number;
  /** Of an assignment: it goes on there. */
  open?: true;
  /** Of a call's own document: who took it from everybody, '' where it does not say; `binned`: the call went into the bin here by it. */
  removed?: { by: string; at: number; binned?: true };
  /** The document itself where nothing could be made of it yet: of a newer Callmark, or before its call came. */
  kept?: object;
}

/** An assignment as this device keeps it. */
export interface AssignmentRow extends SharedAssignment {
  /** The archive of the team it was made in, once the device has left that one: no other is told of it. */
  team?: string;
}

/** What is known of the team on the whole, a row a fact. */
export interface TeamRow {
  key: string;
  value: unknown;
}
