import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import AudioLines from 'lucide-react/icons/audio-lines';
import type { CallId } from '@/domain/call';
import { modelShare, type StoredModel } from '@/domain/models/stored-model';
import { openDialogAtom } from '@/state/session';
import { listModels } from '@/storage/models/speech-models';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { wording } from '@/ui/wording';
import { AddCaptions } from './repairs/add-captions';

const words = wording.transcript.waiting;

function textFor(models: readonly StoredModel[]): string {
  const coming = models.find(({ state }) => state.is === 'loading');
  if (coming !== undefined) return words.modelComing(Math.floor(modelShare(coming) * 100));
  return models.some(({ state }) => state.is !== 'ready') ? words.modelStopped : words.model;
}

export interface MissingModelProps {
  callId: CallId;
}

/** A call that waits for a speech model: what is missing, and the way to it. */
export function MissingModel({ callId }: MissingModelProps) {
  const setDialog = useSetAtom(openDialogAtom);
  const models = useLiveQuery(() => listModels());
  if (models === undefined) return null;
  return (
    <EmptyState
      icon={AudioLines}
      title={words.title}
      text={textFor(models)}
      actions={
        <>
          <Button icon={AudioLines} onClick={() => setDialog({ name: 'settings', section: 'speech' })}>
            {words.getModel}
          </Button>
          <AddCaptions key={callId} callId={callId} />
        </>
      }
    />
  );
}
