import type { CallId } from '@/domain/call';
import { cleanText } from '@/domain/transcript/clean-text';
import type { TextDraft } from '@/storage/calls/page-drafts';
import type { SavedRevision } from '@/storage/calls/transcripts';
import { createPacedSaver } from '@/storage/paced-saver';

/** What the draft needs of the world around it. */
export interface DraftHost {
  newId(): CallId;
  create(id: CallId, text: string): Promise<unknown>;
  /** `base`: revision of the text that was on screen when the typing began; undefined = none was. */
  save(callId: CallId, text: string, base: number | undefined): Promise<SavedRevision>;
  /** A typed text has become this call: it was none before, or (`gone`) the one it was typed in is no more. */
  created(callId: CallId, how: { onScreen: boolean; gone: boolean }): void;
  dirty(dirty: boolean): void;
  /** All that was typed for a call is stored by now; `key` as in what `unsaved` gave. */
  stored(key: CallId): void;
  failed(error: unknown): void;
  /** What had failed is stored by now, all of it. */
  recovered(): void;
}

/** A text area, or what stands in for it. */
export interface TextSource {
  value: string;
}

/** The transcript as it is stored now; revision 0 where there is none. */
export interface StoredText {
  text: string;
  revision: number;
}

export interface TranscriptDraft {
  /** The call on screen; whatever was typed for another one is saved there first. */
  open(callId: CallId | null): void;
  /** Something was typed. The text is not read here: in a long transcript that alone would cost a frame. */
  input(source: TextSource): void;
  /** Saves what was typed; true when everything typed is stored. */
  flush(): Promise<boolean>;
  /** What to show for a stored text: null when the text area already holds what matters. */
  shown(stored: StoredText): string | null;
  /** What a fresh text area starts with. */
  initial(stored: StoredText): string;
  /** Whether this call came out of what is being typed here: its text need not be read before typing goes on. */
  holds(callId: CallId | null): boolean;
  /** Typed and not stored yet, of each call the newest, for a page that is about to go. */
  unsaved(): UnsavedText[];
}

export type UnsavedText = Omit<TextDraft, 'language' | 'service'>;

/** The call that a text is of, or will be. */
export const draftKey = ({ callId, spareId }: Pick<UnsavedText, 'callId' | 'spareId'>): CallId => callId ?? spareId;

interface Session {
  callId: CallId | null;
  /** The call it becomes where it is none, or none any more. */
  spareId: CallId;
  /** Revision that the text on screen was made from. */
  base?: number;
  /** Last text given to the store; its own echoes must not overwrite what was typed since. */
  last?: string;
  own: Set<string>;
}

interface Typed {
  session: Session;
  source: TextSource;
  text: string;
}

/** Typed text on its way into the store: in order, nothing lost, nothing of another window overwritten unseen. */
export function createTranscriptDraft(host: DraftHost): TranscriptDraft {
  const newSession = (callId: CallId | null): Session => ({ callId, spareId: host.newId(), own: new Set() });
  let session = newSession(null);
  let source: TextSource | null = null;
  /** On their way into the store, of each call the newest: a page that goes now may take the transactions with it. */
  const pending = new Map<Session, Typed>();
  /** Of calls that were left meanwhile, so no text area holds them any more: written with the next that is. */
  let failed: Typed[] = [];

  const take = (): Typed[] | undefined => {
    const taken = failed;
    failed = [];
    if (source !== null) {
      const typed = { session, source, text: cleanText(source.value) };
      source = null;
      pending.set(session, typed);
      session.last = typed.text;
      session.own.add(typed.text);
      taken.push(typed);
    }
    return taken.length === 0 ? undefined : taken;
  };

  const put = async (target: Session, text: string): Promise<void> => {
    const { callId, spareId } = target;
    if (callId !== null) {
      const revision = await host.save(callId, text, target.base);
      if (revision !== null) {
        target.base = revision;
        return;
      }
    }
    if (text.trim() === '') return;
    await host.create(spareId, text);
    Object.assign(target, { callId: spareId, spareId: host.newId(), base: 1 });
    host.created(spareId, { onScreen: target === session, gone: callId !== null });
  };

  const write = async (typed: Typed): Promise<boolean> => {
    const { session: target, source: from, text } = typed;
    const key = draftKey(target);
    const isNewest = () => pending.get(target) === typed;
    try {
      await put(target, text);
      if (isNewest()) pending.delete(target);
      if (!pending.has(target) && (target !== session || source === null)) host.stored(key);
      if (target === session && source === null && target.last === text) host.dirty(false);
      return true;
    } catch (error) {
      if (target === session) {
        source ??= from;
        if (isNewest()) pending.delete(target);
      } else if (isNewest()) failed.push(typed);
      host.failed(error);
      return false;
    }
  };

  let hasFailed = false;
  const writeAll = async (taken: Typed[]): Promise<boolean> => {
    let isStored = true;
    for (const typed of taken) isStored = (await write(typed)) && isStored;
    // What another call waits with is not stored by this one.
    const isAll = isStored && failed.length === 0;
    if (isAll && hasFailed) host.recovered();
    hasFailed = !isAll;
    return isAll;
  };
  const saver = createPacedSaver(take, writeAll, () => true);

  const adopt = ({ text, revision }: StoredText): string => {
    session.own = new Set([text]);
    session.base = revision;
    delete session.last;
    return text;
  };

  return {
    open(callId) {
      if (callId === session.callId) return;
      void saver.flush();
      session = newSession(callId);
      source = null;
      host.dirty(false);
    },
    input(from) {
      if (source === null) host.dirty(true);
      source = from;
      saver.typed();
    },
    flush: saver.flush,
    shown(stored) {
      // Whoever brought it there: it is what was typed here last.
      if (stored.text === session.last) session.base = stored.revision;
      if (source !== null || stored.text === session.last) return null;
      return session.last !== undefined && session.own.has(stored.text) ? null : adopt(stored);
    },
    initial(stored) {
      if (source !== null) return source.value;
      return session.last !== undefined && session.own.has(stored.text) ? session.last : adopt(stored);
    },
    holds: (callId) => callId === session.callId && session.last !== undefined,
    unsaved() {
      const left = new Map<Session, string>();
      for (const [of, { text }] of pending) left.set(of, text);
      if (source !== null) left.set(session, cleanText(source.value));
      return [...left].map(([{ callId, spareId, base }, text]) => ({
        callId,
        spareId,
        ...(base !== undefined && { base }),
        text,
      }));
    },
  };
}
