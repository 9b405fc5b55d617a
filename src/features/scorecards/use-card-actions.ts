import { useSetAtom } from 'jotai';
import { failureOf } from '@/domain/failure';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { showToastAtom } from '@/state/toasts';
import { deleteScorecard, publishScorecard, retireScorecard } from '@/storage/scorecards/scorecard-life';
import { chooseDraft, createVersion, type ScorecardKey } from '@/storage/scorecards/scorecards';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { DraftEditing } from './use-draft';

const words = wording.scorecards;

export interface CardActions {
  storing: (work: () => Promise<void>) => void;
  publish: (card: Scorecard, revision: number) => void;
  newVersion: (card: Scorecard) => void;
  retire: (key: ScorecardKey) => void;
  /** `removing`: keeps the editor from storing it meanwhile. */
  remove: (key: ScorecardKey, removing: DraftEditing['removing']) => void;
  choose: (key: ScorecardKey, chosen: Scorecard) => void;
}

/** What is done with a version as a whole; what fails is said, and nothing is half done. */
export function useCardActions(onOpen: (key: ScorecardKey | null) => void): CardActions {
  const showToast = useSetAtom(showToastAtom);
  const storing = (work: () => Promise<void>) => {
    work().catch((error) => showToast({ text: failureLine(failureOf(error)), tone: 'danger' }));
  };
  return {
    storing,
    publish: (card, revision) =>
      storing(async () => {
        if (await publishScorecard(card, revision)) showToast({ text: words.published(card.title) });
        else showToast({ text: words.notPublished, tone: 'danger' });
      }),
    newVersion: (card) => storing(async () => onOpen(await createVersion(card))),
    retire: (key) => storing(() => retireScorecard(key)),
    remove: (key, removing) =>
      storing(async () => {
        if (await removing(() => deleteScorecard(key))) onOpen(null);
        else showToast({ text: words.inUse, tone: 'danger' });
      }),
    choose: (key, chosen) => storing(() => chooseDraft(key, chosen)),
  };
}
