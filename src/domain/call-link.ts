import type { CallId } from './call';

/** Address of the app with a call on screen, from the folder that it lies in; what stands behind the # never leaves the browser. */
export function callLink(id: CallId): string {
  return `./#call=${id}`;
}

/** The call such an address names; null where it names none. `hash` is location.hash, untrusted. */
export function linkedCall(hash: string): CallId | null {
  return /^#call=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
}

/** Worker to page: put this call on screen. */
export interface ShowCallMessage {
  type: 'show-call';
  callId: CallId;
}

export function isShowCallMessage(data: unknown): data is ShowCallMessage {
  const { type, callId } = (data ?? {}) as Partial<Record<keyof ShowCallMessage, unknown>>;
  return type === 'show-call' && typeof callId === 'string';
}
