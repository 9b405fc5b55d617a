import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import { createTurnPlayer, type TurnPlayback } from '@/audio/playing/turn-player';
import type { Turn } from '@/domain/transcript/transcript';
import { hasSound, type SoundSources, turnSound, wholeCall } from './turn-sound';

export interface TurnPlaying {
  playback: TurnPlayback;
  /** Whether the turn with this number (from 1) has anything to play. */
  sounds: (turn: number) => boolean;
  /** Plays or pauses the turn with this number (from 1). Never changes, so bubbles need not render for it. */
  toggle: (turn: number) => void;
  /** Plays the call from this turn (from 1) to its end. */
  playFrom: (turn: number) => void;
  stop: () => void;
}

/** Who speaks is put right while listening: that alone must not silence the call. */
function soundAlike(one: readonly Turn[], two: readonly Turn[]): boolean {
  const alike = (a: Turn, b: Turn | undefined) => a.text === b?.text && a.start === b.start && a.end === b.end;
  return one === two || (one.length === two.length && one.every((turn, index) => alike(turn, two[index])));
}

/** The player tells its place in tenths of a second. */
const TENTH_S = 0.05;

/** A turn (from 1) that is heard by its own button; the segment is the one that the player was given for it. */
interface OneTurn {
  turn: number;
  segment: PlayerState['segment'];
}

/** What the player of the call plays: 'one 3', 'all 3', or '' where it is silent or the turns have no times. */
function heardIn(deck: SegmentPlayer | null, one: OneTurn | null, turns: readonly Turn[]): string {
  if (deck === null) return '';
  const { phase, segment, timeS } = deck.getState();
  if (phase !== 'playing') return '';
  if (segment !== null && one?.segment === segment) return `one ${one.turn}`;
  const at = turns.findLastIndex(({ start }) => start !== undefined && start <= timeS + TENTH_S);
  return at < 0 ? '' : `all ${at + 1}`;
}

function playbackOf(heard: string): TurnPlayback | null {
  const [how, turn] = heard.split(' ');
  return turn === undefined ? null : { phase: 'playing', turn: Number(turn), all: how === 'all' };
}

/**
 * What the turns of the transcript on screen play: their seconds of the recording by `deck`, the player above them, once
 * it is there, all else by a player of their own. A turn falls silent when the call, its words or its sound change.
 */
export function useTurnPlayer(turns: readonly Turn[], sources: SoundSources, deck: SegmentPlayer | null): TurnPlaying {
  const [player] = useState(createTurnPlayer);
  const own = useSyncExternalStore(player.subscribe, player.getState);
  const one = useRef<OneTurn | null>(null);
  const subscribe = useCallback((listener: () => void) => deck?.subscribe(listener) ?? (() => {}), [deck]);
  const heard = useSyncExternalStore(subscribe, () => heardIn(deck, one.current, turns));
  const playback = useMemo(() => playbackOf(heard) ?? own, [heard, own]);

  const latest = useRef({ turns, sources, deck });
  useEffect(() => {
    const { turns: before, sources: from } = latest.current;
    if (from !== sources || !soundAlike(before, turns)) {
      player.stop();
      if (heardIn(deck, one.current, before).startsWith('one')) deck?.pause();
    }
    latest.current = { turns, sources, deck };
  });
  useEffect(() => () => player.stop(), [player]);

  const stop = useCallback(() => {
    player.stop();
    latest.current.deck?.pause();
  }, [player]);
  /** False: the player of the call is not there, or what was asked for is not in it as this browser sees it. */
  const playInDeck = useCallback(
    (run: (ready: SegmentPlayer) => void): boolean => {
      const ready = latest.current.deck;
      if (ready === null || ready.getState().phase === 'error') return false;
      player.stop();
      run(ready);
      return !ready.getState().beyondEnd;
    },
    [player],
  );
  const toggle = useCallback(
    (turn: number) => {
      const now = latest.current;
      if (playbackOf(heardIn(now.deck, one.current, now.turns))?.turn === turn) return now.deck?.pause();
      const sound = turnSound(now.turns, turn - 1, now.sources);
      if (sound === null) return;
      const play = (ready: SegmentPlayer, { start, end }: { start: number; end?: number }) => {
        ready.setLoop(false);
        ready.play(start, end ?? Number.POSITIVE_INFINITY, 0);
        one.current = { turn, segment: ready.getState().segment };
      };
      if (sound.kind !== 'clip' || !playInDeck((ready) => play(ready, sound))) player.toggle(turn, sound);
    },
    [player, playInDeck],
  );
  const playFrom = useCallback(
    (turn: number) => {
      const call = wholeCall(latest.current.turns, turn, latest.current.sources);
      const play = (ready: SegmentPlayer, start: number) => {
        ready.clearSegment();
        ready.seek(start);
        if (ready.getState().phase !== 'playing') ready.toggle();
      };
      if (call.kind !== 'recording' || !playInDeck((ready) => play(ready, call.start))) player.playAll(call);
    },
    [player, playInDeck],
  );
  const sounds = useCallback((turn: number) => hasSound(turns[turn - 1], sources), [turns, sources]);
  return { playback, sounds, toggle, playFrom, stop };
}
