import { talkTime, totalSeconds } from '../transcript/talk-time';
import type { Turn } from '../transcript/transcript';

/** Who is heard how long in one call, in seconds. While both speak it counts for both. */
export interface CallTimes {
  agent: number;
  customer: number;
  /** Nobody is heard for two seconds or more, as the Speaker tab counts it. */
  silence: number;
  /** Silences of more than LONG_SILENCE_S. */
  longSilences: number;
}

const LONG_SILENCE_S = 5;

/** Null where any turn has no time: what it said would be counted as silence. `durationS`: of the sound, where it is known. */
export function callTimes(turns: readonly Turn[], durationS: number | undefined): CallTimes | null {
  const times = talkTime(turns, durationS);
  if (times === null || times.untimed > 0) return null;
  const { speakers, silences } = times;
  return {
    agent: speakers.agent.seconds,
    customer: speakers.customer.seconds,
    silence: totalSeconds(silences),
    longSilences: silences.filter(({ start, end }) => end - start > LONG_SILENCE_S).length,
  };
}
