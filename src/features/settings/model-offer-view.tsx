import { type DeviceFacts, isBarred, type ModelOffer } from '@/domain/model-choice';
import { Button } from '@/ui/button';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { modelName, offerLines } from './model-words';

const words = wording.models;

export interface ModelOfferViewProps {
  offer: ModelOffer;
  device: DeviceFacts;
  /** It is on this device, or on its way. */
  here: boolean;
  onDownload: () => void;
}

/** A model that could be downloaded, and what it costs. */
export function ModelOfferView({ offer, device, here, onDownload }: ModelOfferViewProps) {
  const { model, cautions, recommended } = offer;
  const name = modelName(model);
  return (
    <li className="models-item">
      <p className="models-title">
        <strong>{name}</strong> {recommended && <StatusChip tone="ok">{words.offers.recommended}</StatusChip>}
        {here && <StatusChip>{words.offers.here}</StatusChip>}
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
      {!here && !isBarred(cautions) && (
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
