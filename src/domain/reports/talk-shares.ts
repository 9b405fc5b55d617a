import { groupBy } from '../group-by';
import type { CountedCall } from './report-filter';

/** Who is heard how much in an agent's calls, of the time that anybody is heard or nobody is (see CallTimes). */
export interface TalkShares {
  /** '' = nobody said. */
  agentName: string;
  /** Calls whose every turn has a time. */
  n: number;
  /** 0 to 1; the three add up to 1. Long calls weigh more: it is time that is shared. */
  agent: number;
  customer: number;
  silence: number;
  /** Long silences a call. */
  longSilences: number;
}

/** By agent, in alphabetical order: more or less talk is not better or worse. */
export function talkShares(calls: readonly CountedCall[]): TalkShares[] {
  const byAgent = groupBy(
    calls.flatMap(({ call }) => (call.times === null ? [] : [{ agent: call.agent, times: call.times }])),
    ({ agent }) => agent,
  );
  const shares = [...byAgent].map(([agentName, own]): TalkShares => {
    const sum = (of: 'agent' | 'customer' | 'silence' | 'longSilences') =>
      own.reduce((all, { times }) => all + times[of], 0);
    const [agent, customer, silence] = [sum('agent'), sum('customer'), sum('silence')];
    const whole = agent + customer + silence;
    return {
      ...{ agentName, n: own.length, agent: agent / whole, customer: customer / whole, silence: silence / whole },
      longSilences: sum('longSilences') / own.length,
    };
  });
  return shares.sort((one, other) => one.agentName.localeCompare(other.agentName, 'vi'));
}
