import type { SegmentPlayer } from './segment-player';

/**
 * A segment player for a whole call: a segment binds only until somebody moves out of it, or goes on playing after it was
 * paused. A loop binds until somebody moves out of it.
 */
export function freeMoves(player: SegmentPlayer): SegmentPlayer {
  const leave = (timeS: number) => {
    const { segment } = player.getState();
    if (segment !== null && (timeS < segment.start || timeS > segment.end)) player.clearSegment();
  };
  return {
    ...player,
    seek(timeS) {
      leave(timeS);
      player.seek(timeS);
    },
    nudge(byS) {
      leave(player.getState().timeS + byS);
      player.nudge(byS);
    },
    toggle() {
      const { phase, loop } = player.getState();
      if (phase !== 'playing' && !loop) player.clearSegment();
      player.toggle();
    },
  };
}
