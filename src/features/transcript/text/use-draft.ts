import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { FailureError } from '@/domain/failure';
import { typedTitle } from '@/domain/transcript/typed-title';
import { currentCallIdAtom, languageAtom, serviceAtom, unsavedWorkAtom } from '@/state/session';
import { dismissToastAtom, showToastAtom, toastsAtom } from '@/state/toasts';
import { getCall, renameCall } from '@/storage/calls/calls';
import { createTypedCall } from '@/storage/calls/create-call';
import { textDraft } from '@/storage/calls/page-drafts';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { newId } from '@/storage/new-id';
import { keptFailureLine } from '@/ui/failure-words';
import { usePageLeaving } from '@/ui/use-page-leaving';
import { wording } from '@/ui/wording';
import { createTranscriptDraft, draftKey, type TranscriptDraft } from './draft';

/** Text that can't be stored is told again after so long, where the toast that said so was closed. */
const TELL_AGAIN_MS = 60_000;

function sayWhy(error: unknown): string {
  return error instanceof FailureError ? keptFailureLine(error.failure) : wording.transcript.notSavedAgain;
}

/** Says once that typed text could not be stored, with a Retry, and takes it back when it is. */
function createTrouble(store: ReturnType<typeof useStore>) {
  let told: { id: number; at: number } | null = null;
  const isTold = () => {
    if (told === null) return false;
    const { id, at } = told;
    return store.get(toastsAtom).some((toast) => toast.id === id) || Date.now() - at < TELL_AGAIN_MS;
  };
  return {
    failed(error: unknown, retry: () => void) {
      if (isTold()) return;
      const run = () => {
        told = null;
        retry();
      };
      const text = `${wording.transcript.notSaved} ${sayWhy(error)}`;
      const action = { label: wording.transcript.retry, run };
      const dismissed = () => {
        if (told !== null) told.at = Date.now();
      };
      told = { id: store.set(showToastAtom, { text, tone: 'danger', action, dismissed }), at: Date.now() };
    },
    recovered() {
      if (told !== null) store.set(dismissToastAtom, told.id);
      told = null;
      store.set(showToastAtom, { text: wording.transcript.savedNow });
    },
  };
}

/** The draft of the transcript on screen, saved by the clock, on blur, and before the page goes. */
export function useDraft(): TranscriptDraft {
  const store = useStore();
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  const showToast = useSetAtom(showToastAtom);
  const callId = useAtomValue(currentCallIdAtom);
  const [draft] = useState(() => {
    /** Titles that were made here and may follow the text; a title given by a human stays. */
    const titles = new Map<string, string>();
    const trouble = createTrouble(store);
    const made = createTranscriptDraft({
      newId,
      async create(id, text) {
        const title = typedTitle(text);
        const [language, service] = [store.get(languageAtom), store.get(serviceAtom)];
        await createTypedCall({ id, text, title, language, service, source: 'typed' });
        titles.set(id, title);
      },
      async save(id, text, base) {
        const revision = await saveTranscriptText(id, text, base);
        const title = typedTitle(text);
        const before = titles.get(id);
        if (revision === null || before === undefined || before === title || title === '') return revision;
        titles.delete(id);
        if ((await getCall(id))?.title === before) {
          await renameCall(id, title);
          titles.set(id, title);
        }
        return revision;
      },
      created(id, { onScreen, gone }) {
        if (onScreen) store.set(currentCallIdAtom, id);
        if (gone) showToast({ text: wording.transcript.callGone, tone: 'danger' });
      },
      dirty: setUnsaved,
      stored: (key) => textDraft.drop(key),
      failed: (error) => trouble.failed(error, () => void made.flush()),
      recovered: trouble.recovered,
    });
    return made;
  });

  useEffect(() => draft.open(callId), [draft, callId]);

  const keep = useCallback(() => {
    const chosen = { language: store.get(languageAtom), service: store.get(serviceAtom) };
    for (const unsaved of draft.unsaved()) textDraft.keep({ ...unsaved, ...chosen }, draftKey(unsaved));
  }, [draft, store]);
  usePageLeaving(draft.flush, keep);

  return draft;
}
