import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CallId } from '@/domain/call';
import { turnOfClaim } from '@/domain/claim';
import type { Turn } from '@/domain/transcript/transcript';
import { chosenTurnAtom, shownClaimAtom } from '@/state/session';
import type { TurnPlaying } from '../sound/use-turn-player';

/** What was shown is not played again when the turns come back on screen. */
const answered = new WeakSet<object>();

/** The turn (from 1) that something said about the call rests on: brought into view, and played unless it is silent. */
export function useShownClaim(
  callId: CallId,
  turns: readonly Turn[],
  playing: TurnPlaying,
  list: RefObject<HTMLElement | null>,
): number | null {
  const asked = useAtomValue(shownClaimAtom);
  const shown = asked?.callId === callId ? asked : null;
  const turn = shown === null ? -1 : turnOfClaim(turns, shown.claim);
  const latest = useRef({ turn, playing });
  useEffect(() => {
    latest.current = { turn, playing };
  });
  useEffect(() => {
    const { turn: index, playing: player } = latest.current;
    if (shown === null || index < 0 || answered.has(shown)) return;
    answered.add(shown);
    list.current?.querySelector(`[data-turn="${index + 1}"]`)?.scrollIntoView({ block: 'center' });
    if (shown.silent === true) return;
    const heard = player.playback.phase !== 'idle' && player.playback.turn === index + 1;
    if (player.sounds(index + 1) && !heard) player.toggle(index + 1);
  }, [shown, list]);
  return turn < 0 ? null : turn + 1;
}

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
