import type { Failure, OF_ANOTHER, TAKEN_OUT } from '@/domain/failure';
import { failureLine } from './failure-words';
import { teamWords } from './words/team';

const { why } = teamWords;
const ANOTHER: (typeof OF_ANOTHER)['detail'] = 'another reviewer';
const OUT: (typeof TAKEN_OUT)['detail'] = 'taken from everybody';

/** What keeps a call from the team's archive, or news from here, in words. `tries`: it is tried again by itself. */
export function teamFailure(failure: Failure, tries: boolean): string {
  const again = (text: string) => (tries ? `${text} ${why.again}` : text);
  if (failure.kind === 'offline') return why.offline;
  if (failure.kind === 'unsupported' && failure.detail === ANOTHER) return why.another;
  if (failure.kind === 'not-taken') return again(why.notTaken(failure.reason));
  if (failure.kind === 'unsupported' && failure.detail === OUT) return why.takenOut;
  if (failure.kind !== 'http') return again(failureLine(failure));
  switch (failure.status) {
    case 202:
      return again(why.fewer);
    case 401:
      return why.signIn;
    case 403:
      return why.refused(failure.detail ?? '');
    case 404:
      return again(why.noTeam);
    case 413:
      return why.tooLarge;
    default:
      return again(failureLine(failure));
  }
}
