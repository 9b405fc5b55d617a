import { watchHush } from './one-sound';
import type { SegmentPlayer } from './segment-player';

const STEP_S = 5;

type Deed = (details: Pick<MediaSessionActionDetails, 'seekOffset' | 'seekTime'>) => void;

function tell(session: MediaSession, player: SegmentPlayer, durationS: number): void {
  const { phase, timeS, rate } = player.getState();
  session.playbackState = phase === 'playing' ? 'playing' : 'paused';
  // A position after the length, by a tenth of a second, is refused with an exception.
  const position = Math.min(Math.max(0, timeS), durationS);
  if (durationS > 0) session.setPositionState?.({ duration: durationS, position, playbackRate: rate });
}

function take(session: MediaSession, player: SegmentPlayer, title: string, durationS: number): () => void {
  const isPlaying = () => player.getState().phase === 'playing';
  const deeds: [MediaSessionAction, Deed][] = [
    ['play', () => !isPlaying() && player.toggle()],
    ['pause', () => player.pause()],
    ['stop', () => player.pause()],
    ['seekbackward', ({ seekOffset }) => player.nudge(-(seekOffset ?? STEP_S))],
    ['seekforward', ({ seekOffset }) => player.nudge(seekOffset ?? STEP_S)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
  ];
  const listen = (action: MediaSessionAction, deed: Deed | null) => {
    try {
      session.setActionHandler(action, deed);
    } catch {
      // A browser refuses the actions it does not know; the others work.
    }
  };
  for (const [action, deed] of deeds) listen(action, deed);
  if ('MediaMetadata' in window) session.metadata = new MediaMetadata({ title, artist: 'Callmark' });
  let last = '';
  const update = () => {
    const { phase, timeS, rate } = player.getState();
    // Between two seconds that pass as they should nothing is new to whoever shows them.
    const now = `${phase} ${Math.round(timeS)} ${rate}`;
    if (now === last) return;
    last = now;
    tell(session, player, durationS);
  };
  update();
  const stop = player.subscribe(update);
  return () => {
    stop();
    for (const [action] of deeds) listen(action, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  };
}

/**
 * Gives a player to the keys of headset and keyboard and to the lock screen, under the call's title; not while the app is
 * locked. Returns what takes it away again, with all that was told.
 */
export function holdMediaSession(player: SegmentPlayer, title: string, durationS: number): () => void {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  if (session === undefined) return () => {};
  let letGo = () => {};
  const unwatch = watchHush((hushed) => {
    letGo();
    letGo = hushed ? () => {} : take(session, player, title, durationS);
  });
  return () => {
    unwatch();
    letGo();
  };
}
