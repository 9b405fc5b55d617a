import { useLiveQuery } from 'dexie-react-hooks';
import { getSettingsLayers } from '@/storage/settings';
import { getSettingsDraft } from '@/storage/settings-draft';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import './settings.css';
import { SettingsEditor } from './settings-editor';

export interface SettingsDialogProps {
  onClose: () => void;
}

/** Services, models, this device (decision 4). */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const layers = useLiveQuery(() => getSettingsLayers());
  const draft = useLiveQuery(async () => (await getSettingsDraft()) ?? null);
  if (layers === undefined || draft === undefined) {
    return (
      <Modal title={wording.settings.title} size="large" onClose={onClose}>
        <p className="muted">{wording.ui.loading}</p>
      </Modal>
    );
  }
  return <SettingsEditor layers={layers} draft={draft} onClose={onClose} />;
}
