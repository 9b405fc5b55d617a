/** Less than this is the jitter of delivery. */
const ALARM_MS = 100;
/** Late blocks come in a burst; what is still missing so much later is lost. */
const CERTAIN_MS = 1200;
/** At a pause or the end nothing late is waited for: what is missing by more than the longest delivery is lost. */
const LATE_MS = 300;
/** How far a device's clock may run slow against ours, as a share. */
const DRIFT = 0.0005;

export interface Loss {
  /** Sound received before the hole. */
  atMs: number;
  lostMs: number;
}

export interface ArrivalWatch {
  /** `soundMs` of sound came in at `nowMs`; tells what was lost a while before, once that is certain. */
  arrived(soundMs: number, nowMs: number): Loss | null;
  /** What is missing when nothing more is wanted. What comes after it is counted anew. */
  end(nowMs: number): Loss | null;
}

/**
 * Finds lost sound by the only honest check: sound received against the clock. No browser reports what it dropped, and
 * time stamps of blocks jump without loss.
 */
export function createArrivalWatch(): ArrivalWatch {
  let soundMs = 0;
  let lagMs: number | null = null;
  let suspect: { lagMs: number; atMs: number; since: number } | null = null;

  function settle(): Loss | null {
    if (suspect === null || lagMs === null) return null;
    const loss = { atMs: suspect.atMs, lostMs: suspect.lagMs - lagMs };
    lagMs = suspect.lagMs;
    suspect = null;
    return loss;
  }

  return {
    arrived(blockMs, nowMs) {
      const atMs = soundMs;
      soundMs += blockMs;
      const now = nowMs - soundMs;
      if (lagMs === null || now < lagMs + ALARM_MS) {
        lagMs = lagMs === null ? now : Math.min(now, lagMs + blockMs * DRIFT);
        suspect = null;
        return null;
      }
      suspect =
        suspect === null ? { lagMs: now, atMs, since: nowMs } : { ...suspect, lagMs: Math.min(suspect.lagMs, now) };
      return nowMs - suspect.since >= CERTAIN_MS ? settle() : null;
    },
    end(nowMs) {
      const missing = lagMs === null ? 0 : nowMs - soundMs - lagMs;
      const loss = missing > LATE_MS ? { atMs: suspect?.atMs ?? soundMs, lostMs: missing } : settle();
      lagMs = null;
      suspect = null;
      return loss;
    },
  };
}
