import { type DeviceFacts, type ModelOffer, RUNTIME_BYTES } from '@/domain/models/model-choice';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import { QuestionDialog } from '@/ui/question-dialog';
import { wording } from '@/ui/wording';
import { modelName } from './model-words';

export interface ConsentDialogProps {
  offer: ModelOffer;
  device: DeviceFacts;
  address: string;
  /** It comes from a public hub, whose other servers may send it. */
  hub: boolean;
  onAgree: () => void;
  onCancel: () => void;
}

/** Nothing is fetched before this was agreed to: what, how much, from where, under which licence. */
export function ConsentDialog({ offer, device, address, hub, onAgree, onCancel }: ConsentDialogProps) {
  const words = wording.models.consent;
  const { bytes, model, variant } = offer;
  const facts = [
    [words.size, formatBytes(bytes)],
    [words.runtime, words.runtimeBytes(formatBytes(RUNTIME_BYTES[variant.backend]))],
    [words.licence, model.licence || words.licenceUnknown],
    [words.from, hub ? `${address}/${model.folder}` : address],
    [words.free, device.freeBytes === null ? words.freeUnknown : formatBytes(device.freeBytes)],
  ] as const;
  const message = (
    <div className="models-consent">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {device.saveData && <p className="settings-warning">{words.saveData}</p>}
      {hub && <p>{words.hub}</p>}
      <p>{words.privacy}</p>
    </div>
  );
  return (
    <QuestionDialog title={words.title(modelName(model))} message={message} onCancel={onCancel}>
      <Button onClick={onCancel}>{wording.ui.cancel}</Button>
      <Button variant="primary" onClick={onAgree}>
        {words.confirm}
      </Button>
    </QuestionDialog>
  );
}
