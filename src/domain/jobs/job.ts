import type { CallId } from '../call';
import type { Failure } from '../failure';
import type { Doubt } from './job-verdict';

export type JobId = string;
export const JOB_KINDS = ['transcribe', 'summarise', 'score', 'auto-note'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Why a queued job is not running now. 'turn' = nothing in the way but the jobs before it. */
export type WaitingFor = 'turn' | 'network' | 'retry' | 'model' | 'interaction';

export interface JobProgress {
  /** 'in-line': it waits for a connection to its service. */
  phase: 'in-line' | 'sending' | 'working';
  /** 0 to 1; absent when the end is not known. */
  share?: number;
  /** Milliseconds it will take yet, where the speed is known. */
  leftMs?: number;
}

interface JobBase {
  id: JobId;
  callId: CallId;
  kind: JobKind;
  /** The scorecard a score job is for; '' for other kinds. */
  service: string;
  /** Order of creation. */
  seq: number;
  createdAt: number;
  /** Attempts that really reached out; waiting for the network counts none. */
  attempts: number;
  /** Interaction of the alternative speech service, kept so that a retry never uploads twice (D21). */
  interactionId?: string;
  interactionStep?: 'declared' | 'uploaded';
  /** Of a transcription: true = the call's captions are its transcript, false = something else was asked for. */
  captions?: boolean;
  /** Only this device can do it: no service judges by its scorecard. */
  here?: true;
  /** The revision of the text that its last attempt was made with. */
  sent?: number;
  /** The doubtful failure that its last attempts met. */
  doubt?: Doubt;
  /** The attempts it had made when its service answered another job while it waited: its delays begin anew from there. */
  answered?: number;
  /** A person asked for it, and it has not asked since: it does, also where others found that the service is away. */
  pressed?: true;
}

/** A job's life (D11, D12; architecture "Shapes"). Next states are computed by `nextJobState`. */
export type Job =
  | (JobBase & {
      state: 'queued';
      /** 0 = at once; NEVER = until something wakes it (network, model). */
      dueAt: number;
      waitingFor: WaitingFor;
      /** Since when it waits for dueAt: a clock that stands before this was set back, and dueAt means nothing. */
      since?: number;
      failure?: Failure;
    })
  | (JobBase & { state: 'running'; fence: string; startedAt: number; beat: number; progress?: JobProgress })
  | (JobBase & { state: 'done'; endedAt: number })
  | (JobBase & { state: 'failed'; endedAt: number; failure: Failure });
