import type { createStore } from 'jotai';
import { backoffMs } from '@/domain/backoff';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import { dismissToastAtom, showToastAtom } from '@/state/toasts';
import { getCall } from '@/storage/calls/calls';
import { createTypedCall } from '@/storage/calls/create-call';
import { saveLeftChanges } from '@/storage/calls/evaluations';
import {
  type EvaluationDraft,
  evaluationDraft,
  type TextDraft,
  textDraft,
  turnDraft,
} from '@/storage/calls/page-drafts';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { keepTurnDraft } from '@/storage/calls/turn-drafts';
import { db } from '@/storage/database';
import { copyChecked } from '@/storage/second-copy/start-second-copy';
import { keptFailureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';

type Store = ReturnType<typeof createStore>;

/** A call that is not here may just be coming back from the second copy. */
async function callBack(callId: CallId): Promise<void> {
  if ((await getCall(callId)) === undefined) await copyChecked();
}

/** Where it belongs, or as a call of its own: doing so twice, or in two windows at once, makes one call. */
async function storeText(store: Store, draft: TextDraft): Promise<void> {
  const { callId, spareId, base, text, language, service } = draft;
  if (callId !== null) {
    await callBack(callId);
    if ((await saveTranscriptText(callId, text, base)) !== null) return;
  }
  if (text.trim() === '') return;
  const known = callId === null || (await getCall(spareId)) !== undefined;
  await createTypedCall({ id: spareId, text, language, service, source: 'typed' });
  if (!known) store.set(showToastAtom, { text: wording.transcript.callGone, tone: 'danger' });
}

async function storeTurn(draft: TurnDraft): Promise<void> {
  await callBack(draft.callId);
  await keepTurnDraft(draft);
}

async function storeEvaluation({ callId, service, reviewer, changes }: EvaluationDraft): Promise<void> {
  // A change to an evaluation that is missing would begin a new one, and the one that comes back would be the older.
  await copyChecked();
  try {
    await saveLeftChanges(callId, service, changes, reviewer);
  } catch (error) {
    // Notes without their call: nobody could ever read them again.
    if (failureOf(error).kind !== 'missing-call') throw error;
  }
}

/** What can't be stored yet is tried again after so long, then after twice as long each time, up to this. */
const FIRST_AGAIN_MS = 2000;
const LONGEST_AGAIN_MS = 60_000;

/** Stores what closing pages left behind: at start, and at once when another window closes while this one lives. */
export function takeDrafts(store: Store): void {
  let taking = Promise.resolve();
  let told: number | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const takeAll = async () => {
    // Where calls are encrypted, not before somebody has opened them.
    await db.open();
    const ends = await Promise.allSettled([
      textDraft.takeOthers((draft) => storeText(store, draft)),
      turnDraft.takeOthers(storeTurn),
      evaluationDraft.takeOthers(storeEvaluation),
    ]);
    const failed = ends.find((end) => end.status === 'rejected');
    clearTimeout(again);
    tries = failed === undefined ? 0 : tries + 1;
    if (failed !== undefined) again = setTimeout(take, backoffMs(tries, FIRST_AGAIN_MS, LONGEST_AGAIN_MS));
    if (failed === undefined) {
      if (told !== undefined) store.set(dismissToastAtom, told);
      told = undefined;
    } else {
      const text = `${wording.transcript.draftKept} ${keptFailureLine(failureOf(failed.reason))}`;
      told ??= store.set(showToastAtom, { text, tone: 'danger' });
    }
  };
  const take = () => {
    taking = taking.then(takeAll).catch(() => undefined);
  };
  take();
  window.addEventListener('storage', ({ newValue }) => newValue !== null && take());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && take());
}
