import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { FailureError } from '@/domain/failure';
import { currentCallIdAtom, languageAtom, serviceAtom, unsavedWorkAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { createTypedCall, getCall, listCalls, renameCall } from '@/storage/calls';
import { clearDraft, type Draft, keepDraft, readDraft } from '@/storage/draft';
import { getTranscript, saveTranscriptText } from '@/storage/transcripts';
import { failureText } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import { createTranscriptDraft, type TranscriptDraft } from './draft';
import { typedTitle } from './typed-title';

function sayWhy(error: unknown): string {
  return error instanceof FailureError ? failureText(error.failure).todo : '';
}

/** Stores what the last page had no time for: where it belongs, or as a call of its own unless it became one after all. */
async function recoverDraft(): Promise<void> {
  const draft = readDraft();
  if (draft === undefined) return;
  clearDraft();
  try {
    await storeDraft(draft);
  } catch (error) {
    keepDraft(draft);
    throw error;
  }
}

async function storeDraft(draft: Draft): Promise<void> {
  const { callId, text, language, service } = draft;
  if (callId !== null && (await getCall(callId)) !== undefined) await saveTranscriptText(callId, text);
  else if (callId === null && text.trim() !== '') {
    const latest = (await listCalls({ search: '', limit: 1, offset: 0 })).calls[0];
    const stored = latest && (await getTranscript(latest.id))?.text;
    if (stored !== text) await createTypedCall({ text, title: typedTitle(text), language, service, source: 'typed' });
  }
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
    return createTranscriptDraft({
      async create(text) {
        const title = typedTitle(text);
        const [language, service] = [store.get(languageAtom), store.get(serviceAtom)];
        const id = await createTypedCall({ text, title, language, service, source: 'typed' });
        titles.set(id, title);
        return id;
      },
      async save(id, text) {
        await saveTranscriptText(id, text);
        const title = typedTitle(text);
        const before = titles.get(id);
        if (before === undefined || before === title || title === '') return;
        titles.delete(id);
        if ((await getCall(id))?.title !== before) return;
        await renameCall(id, title);
        titles.set(id, title);
      },
      created: (id) => store.set(currentCallIdAtom, id),
      dirty(dirty) {
        setUnsaved(dirty);
        if (!dirty) clearDraft();
      },
      failed: (error) => showToast({ text: `${wording.transcript.notSaved} ${sayWhy(error)}`.trim(), tone: 'danger' }),
    });
  });

  useEffect(() => draft.open(callId), [draft, callId]);

  useEffect(() => {
    recoverDraft().catch((error: unknown) =>
      showToast({ text: `${wording.transcript.notSaved} ${sayWhy(error)}`.trim(), tone: 'danger' }),
    );
    const keep = () => {
      const unsaved = draft.unsaved();
      if (unsaved === null) return;
      keepDraft({ ...unsaved, language: store.get(languageAtom), service: store.get(serviceAtom) });
      void draft.flush();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void draft.flush();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      void draft.flush();
    };
  }, [draft, store, showToast]);

  return draft;
}
