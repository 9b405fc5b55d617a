import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ModelOffer } from '@/domain/models/model-choice';
import { modelShare, type StoredModel, totalBytes } from '@/domain/models/stored-model';
import { onlineAtom } from '@/state/online';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatBytes } from '@/ui/format';
import { modelFailureText } from '@/ui/model-failure-words';
import { ProgressBar } from '@/ui/progress-bar';
import { type ChipTone, StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { modelName, storedFacts } from './model-words';

const words = wording.models;

export interface ModelActions {
  stop: (key: string) => void;
  goOn: (key: string) => void;
  use: (key: string) => void;
  check: (model: StoredModel) => void;
  repair: (key: string) => void;
  remove: (key: string) => void;
  download: (offer: ModelOffer) => void;
}

export interface StoredModelViewProps {
  model: StoredModel;
  /** The same model in another version; null = none is offered. */
  update: ModelOffer | null;
  actions: ModelActions;
}

function chipOf({ state, active, source }: StoredModel): { tone: ChipTone; text: string } {
  switch (state.is) {
    case 'loading':
      return { tone: 'info', text: source === '' ? words.state.storing : words.state.loading };
    case 'stopped':
      return { tone: 'warn', text: words.state.stopped };
    case 'damaged':
      return { tone: 'danger', text: words.state.damaged };
    case 'ready':
      return active ? { tone: 'ok', text: words.state.active } : { tone: 'neutral', text: words.state.ready };
  }
}

/** How far it is, or what is wrong with it. */
function StateLines({ model }: { model: StoredModel }) {
  const online = useAtomValue(onlineAtom);
  const { state, files, source } = model;
  const total = totalBytes(files);
  switch (state.is) {
    case 'ready':
      return null;
    case 'damaged':
      return <p className="settings-warning">{words.damagedText}</p>;
    case 'stopped': {
      const text = state.failure === undefined ? null : modelFailureText(state.failure);
      return (
        <>
          {text !== null && (
            <p className="settings-warning">
              {text.happened} {text.todo}
            </p>
          )}
          {state.done > 0 && <p>{words.halfDone(formatBytes(state.done), formatBytes(total))}</p>}
        </>
      );
    }
    case 'loading': {
      const share = modelShare(model);
      const waitsFor = online || source === '' ? state.waitsFor : 'network';
      return (
        <>
          <p className="models-progress">
            {words.progress(formatBytes(state.done), formatBytes(total), Math.floor(share * 100))}
          </p>
          <ProgressBar label={`${modelName(model)}: ${chipOf(model).text}`} share={share} />
          {waitsFor !== undefined && <p>{waitsFor === 'network' ? words.waitsForNetwork : words.waitsForRetry}</p>}
        </>
      );
    }
  }
}

/** A model that is here or on its way, with what can be done with it. */
export function StoredModelView({ model, update, actions }: StoredModelViewProps) {
  const [asking, setAsking] = useState(false);
  const { key, state, active } = model;
  const name = modelName(model);
  const chip = chipOf(model);
  const button = (action: string, run: () => void, variant: 'secondary' | 'primary' | 'danger' = 'secondary') => (
    <Button variant={variant} onClick={run} aria-label={words.actions.of(action, name)}>
      {action}
    </Button>
  );
  const { stop, goOn, use, check, repair, delete: remove, update: renew } = words.actions;
  return (
    <li className="models-item">
      <p className="models-title">
        <strong>{name}</strong> <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
      </p>
      <p className="models-facts">{storedFacts(model)}</p>
      <StateLines model={model} />
      {update !== null && state.is === 'ready' && (
        <p>{words.updateReady(update.model.version, formatBytes(update.bytes))}</p>
      )}
      <div className="models-actions">
        {state.is === 'loading' && button(stop, () => actions.stop(key))}
        {state.is === 'stopped' && model.source !== '' && button(goOn, () => actions.goOn(key), 'primary')}
        {state.is === 'damaged' && model.source !== '' && button(repair, () => actions.repair(key), 'primary')}
        {update !== null && state.is === 'ready' && button(renew, () => actions.download(update), 'primary')}
        {state.is === 'ready' && !active && button(use, () => actions.use(key))}
        {state.is === 'ready' && button(check, () => actions.check(model))}
        {state.is !== 'loading' && button(remove, () => setAsking(true))}
      </div>
      {asking && (
        <ConfirmDialog
          title={words.deleteQuestion(name)}
          message={words.deleteText(formatBytes(totalBytes(model.files)))}
          confirm={remove}
          onConfirm={() => {
            setAsking(false);
            actions.remove(key);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
