import type { CallId } from '@/domain/call';
import { cleanText } from '@/domain/clean-text';

/** What the draft needs of the world around it. */
export interface DraftHost {
  create(text: string): Promise<CallId>;
  save(callId: CallId, text: string): Promise<void>;
  /** A typed text has become this call. */
  created(callId: CallId): void;
  dirty(dirty: boolean): void;
  failed(error: unknown): void;
}

/** A text area, or what stands in for it. */
export interface TextSource {
  value: string;
}

export interface TranscriptDraft {
  /** The call on screen; whatever was typed for another one is saved there first. */
  open(callId: CallId | null): void;
  /** Something was typed. The text is not read here: in a long transcript that alone would cost a frame. */
  input(source: TextSource): void;
  /** Saves what was typed; true when everything typed is stored. */
  flush(): Promise<boolean>;
  /** What to show for a stored text: null when the text area already holds what matters. */
  shown(stored: string): string | null;
  /** What a fresh text area starts with. */
  initial(stored: string): string;
  /** Whether this call came out of what is being typed here: its text need not be read before typing goes on. */
  holds(callId: CallId | null): boolean;
  /** Typed and not stored yet, for a page that is about to go. */
  unsaved(): { callId: CallId | null; text: string } | null;
}

/** A trailing pause saves; who types without a pause is saved all the same. */
const PAUSE_MS = 300;
const LONGEST_MS = 2000;

interface Session {
  callId: CallId | null;
  /** Last text given to the store; its own echoes must not overwrite what was typed since. */
  last?: string;
  own: Set<string>;
  running: Promise<boolean>;
}

function newSession(callId: CallId | null): Session {
  return { callId, own: new Set(), running: Promise.resolve(true) };
}

/** Typed text on its way into the store: debounced, in order, never two writes at once, nothing lost (decision 9). */
export function createTranscriptDraft(host: DraftHost): TranscriptDraft {
  let session = newSession(null);
  let source: TextSource | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const store = async (target: Session, text: string, from: TextSource): Promise<boolean> => {
    try {
      if (target.callId !== null) await host.save(target.callId, text);
      else if (text.trim() !== '') {
        target.callId = await host.create(text);
        if (target === session) host.created(target.callId);
      }
      if (target === session && source === null && target.last === text) host.dirty(false);
      return true;
    } catch (error) {
      if (target === session) source ??= from;
      host.failed(error);
      return false;
    }
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(pause);
    clearTimeout(longest);
    longest = undefined;
    const from = source;
    if (from === null) return session.running;
    source = null;
    const text = cleanText(from.value);
    const target = session;
    target.last = text;
    target.own.add(text);
    target.running = target.running.then(() => store(target, text, from));
    return target.running;
  };

  return {
    open(callId) {
      if (callId === session.callId) return;
      void flush();
      session = newSession(callId);
      source = null;
      host.dirty(false);
    },
    input(from) {
      if (source === null) host.dirty(true);
      source = from;
      clearTimeout(pause);
      pause = setTimeout(() => void flush(), PAUSE_MS);
      longest ??= setTimeout(() => void flush(), LONGEST_MS);
    },
    flush,
    shown(stored) {
      if (source !== null || stored === session.last) return null;
      if (session.last !== undefined && session.own.has(stored)) return null;
      session.own = new Set([stored]);
      delete session.last;
      return stored;
    },
    initial(stored) {
      if (source !== null) return source.value;
      if (session.last !== undefined && session.own.has(stored)) return session.last;
      session.own = new Set([stored]);
      delete session.last;
      return stored;
    },
    holds: (callId) => callId === session.callId && session.last !== undefined,
    unsaved: () => (source === null ? null : { callId: session.callId, text: cleanText(source.value) }),
  };
}
