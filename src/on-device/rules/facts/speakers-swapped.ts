import { rememberedFor } from '@/domain/remembered';
import type { Speaker } from '@/domain/transcript/transcript';
import type { CallView } from '../call-view';
import { AGENT_CUES, CUSTOMER_CUES, type CueName } from '../cue-name';
import { turnCount } from '../group-by-turn';
import { sentencesOf } from './sentences';

/** Turns of a side that count for a cue: one habit of speech decides nothing. */
const MOST = 2;
/** Of 250 labelled calls with their speakers as they are two have −3, of curt agents, and none less; 225 have this or less the wrong way round. */
const SWAPPED = -4;

/**
 * Why such a call is not judged: what agents say stands at the customer, and the customer's words at the agent. The two are the wrong
 * way round, by a channel chosen wrongly or a guess of who is who, and every sentence would be false (D693). Null where they are not.
 */
export const whySwapped = rememberedFor(({ find, lexicon, turns }: CallView): string | null => {
  const count = (cue: CueName, speaker: Speaker) => Math.min(MOST, turnCount(find(cue, speaker)));
  const surplus = (cues: readonly CueName[]) =>
    cues.reduce((sum, cue) => sum + count(cue, 'agent') - count(cue, 'customer'), 0);
  const [heard] = AGENT_CUES.flatMap((cue) => find(cue, 'customer'));
  if (heard === undefined || surplus(AGENT_CUES) - surplus(CUSTOMER_CUES) > SWAPPED) return null;
  const said = sentencesOf(turns[heard.turn]?.text ?? '', lexicon).findLast(({ at }) => at <= heard.at);
  return `${lexicon.claims.notJudged.swapped} “${said?.text ?? heard.text}”`;
});
