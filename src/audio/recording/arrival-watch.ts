/** Less than this is the jitter of delivery. */
const ALARM_MS = 100;
/** Late blocks come in a burst; what is still missing after this much more sound is lost. */
const CERTAIN_MS = 800;
/** How far a device's clock may run slow against ours, as a share. */
const DRIFT = 0.0005;

export interface ArrivalWatch {
  /** `soundMs` of sound came in at `nowMs`; tells how much was lost before it, once that is certain. */
  arrived(soundMs: number, nowMs: number): number;
  /** What is missing when nothing more will come. */
  end(): number;
  /** After a pause: what did not come in meanwhile was not wanted. */
  restart(): void;
}

/**
 * Finds lost sound by the only honest check: sound received against the clock. No browser reports what it dropped, and
 * time stamps of blocks jump without loss.
 */
export function createArrivalWatch(): ArrivalWatch {
  let soundMs = 0;
  let lagMs: number | null = null;
  let suspect: { lagMs: number; soundMs: number } | null = null;

  function settle(): number {
    if (suspect === null || lagMs === null) return 0;
    const lostMs = suspect.lagMs - lagMs;
    lagMs = suspect.lagMs;
    suspect = null;
    return lostMs;
  }

  return {
    arrived(blockMs, nowMs) {
      soundMs += blockMs;
      const now = nowMs - soundMs;
      if (lagMs === null || now < lagMs + ALARM_MS) {
        lagMs = lagMs === null ? now : Math.min(now, lagMs + blockMs * DRIFT);
        suspect = null;
        return 0;
      }
      suspect = suspect === null ? { lagMs: now, soundMs } : { ...suspect, lagMs: Math.min(suspect.lagMs, now) };
      return soundMs - suspect.soundMs >= CERTAIN_MS ? settle() : 0;
    },
    end: settle,
    restart() {
      lagMs = null;
      suspect = null;
    },
  };
}
