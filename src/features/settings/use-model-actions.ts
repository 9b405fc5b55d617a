import { useState } from 'react';
import type { ModelOffer } from '@/domain/models/model-choice';
import { checkModel, continueModel, downloadOffer, repairModel, stopModel } from '@/models/manage-models';
import { activateModel, deleteModel } from '@/storage/models/speech-models';
import { wording } from '@/ui/wording';
import { modelName } from './model-words';
import type { ModelActions } from './stored-model-view';

const words = wording.models;

export interface ModelActing {
  actions: ModelActions & { agree: (offer: ModelOffer, address: string) => void };
  /** What the last one has to say, '' = nothing. */
  said: string;
}

/** What can be done with models. How a download ends is told by its row; only what could not be begun is told here. */
export function useModelActions(ask: (offer: ModelOffer) => void): ModelActing {
  const [said, setSaid] = useState('');
  const run = (work: () => Promise<unknown>) => {
    setSaid('');
    // Not as a toast: it would stand behind the dialog.
    work().catch(() => setSaid(words.failed));
  };
  return {
    said,
    actions: {
      stop: (key) => run(() => stopModel(key)),
      goOn: (key) => run(() => continueModel(key)),
      use: (key) => run(() => activateModel(key)),
      repair: (key) => run(() => repairModel(key)),
      remove: (key) => run(() => deleteModel(key)),
      download: ask,
      agree: (offer, address) => run(() => downloadOffer(offer, address)),
      check: (model) =>
        run(async () => {
          if (await checkModel(model.key)) setSaid(words.checkedWell(modelName(model)));
        }),
    },
  };
}
