import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { CallId } from '@/domain/call';
import { chosenTurnAtom } from '@/state/session';

/** Gives a turn (from 1) to whoever asks for one as evidence; null while nobody does. The same from render to render. */
export function useChosenTurn(callId: CallId): ((turn: number) => void) | null {
  const asked = useAtomValue(chosenTurnAtom);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  const choose = useCallback((turn: number) => latest.current?.choose(turn - 1), []);
  return asked?.callId === callId ? choose : null;
}
