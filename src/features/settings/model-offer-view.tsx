import { type DeviceFacts, isBarred, type ModelOffer } from '@/domain/models/model-choice';
import type { StoredModel } from '@/domain/models/stored-model';
import { Button } from '@/ui/button';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { modelName, offerLines } from './model-words';

const words = wording.models;

export interface ModelOfferViewProps {
  offer: ModelOffer;
  device: DeviceFacts;
  /** The same model as this device has it, whole or on its way. */
  stored: StoredModel | undefined;
  onDownload: () => void;
}

/** A model that could be downloaded, and what it costs. */
export function ModelOfferView({ offer, device, stored, onDownload }: ModelOfferViewProps) {
  const { model, cautions, recommended } = offer;
  const name = modelName(model);
  return (
    <li className="models-item">
      <p className="models-title">
        <strong>{name}</strong> {recommended && <StatusChip tone="ok">{words.offers.recommended}</StatusChip>}
        {stored?.state.is === 'ready' && <StatusChip>{words.offers.here}</StatusChip>}
      </p>
      <p className="models-facts">
        {model.id} · {words.facts.version(model.version)}
      </p>
      {offerLines(offer, device).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {cautions.map((caution) => (
        <p key={caution} className="settings-warning">
          {words.offers.cautions[caution]}
        </p>
      ))}
      {stored === undefined && !isBarred(cautions) && (
        <div className="models-actions">
          <Button
            variant={recommended ? 'primary' : 'secondary'}
            aria-label={words.actions.of(words.actions.download, name)}
            onClick={onDownload}
          >
            {words.actions.download}
          </Button>
        </div>
      )}
    </li>
  );
}
