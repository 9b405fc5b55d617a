import { failureText } from './failure-words';
import { wording } from './wording';

/** What happened to a call that was deleted while it is on screen. */
export const GONE_WORDS: Readonly<Record<'binned' | 'deleted', string>> = {
  binned: wording.wasteBin.onScreen,
  deleted: failureText({ kind: 'missing-call' }).happened,
};
