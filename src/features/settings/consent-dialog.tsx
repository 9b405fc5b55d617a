import { useId } from 'react';
import { type DeviceFacts, type ModelOffer, RUNTIME_BYTES } from '@/domain/model-choice';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import '@/ui/modal.css';
import { useModal } from '@/ui/use-modal';
import { wording } from '@/ui/wording';
import { modelName } from './model-words';

export interface ConsentDialogProps {
  offer: ModelOffer;
  device: DeviceFacts;
  address: string;
  onAgree: () => void;
  onCancel: () => void;
}

/** Nothing is fetched before this was agreed to: what, how much, from where, under which licence. */
export function ConsentDialog({ offer, device, address, onAgree, onCancel }: ConsentDialogProps) {
  const words = wording.models.consent;
  const ref = useModal(onCancel, false);
  const titleId = useId();
  const textId = `${titleId}-text`;
  const { bytes, model, variant } = offer;
  const facts = [
    [words.size, formatBytes(bytes)],
    [words.runtime, words.runtimeBytes(formatBytes(RUNTIME_BYTES[variant.backend]))],
    [words.licence, model.licence || words.licenceUnknown],
    [words.from, address],
    [words.free, device.freeBytes === null ? words.freeUnknown : formatBytes(device.freeBytes)],
  ] as const;
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className="modal modal-small"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <div className="modal-message">
        <h2 id={titleId}>{words.title(modelName(model))}</h2>
        <div id={textId} className="models-consent">
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {device.saveData && <p className="settings-warning">{words.saveData}</p>}
          <p>{words.privacy}</p>
        </div>
      </div>
      <div className="modal-foot settings-question">
        <Button onClick={onCancel}>{wording.ui.cancel}</Button>
        <Button variant="primary" onClick={onAgree}>
          {words.confirm}
        </Button>
      </div>
    </dialog>
  );
}
