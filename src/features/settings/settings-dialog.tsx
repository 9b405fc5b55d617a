import { useLiveQuery } from 'dexie-react-hooks';
import { getSettingsLayers } from '@/storage/settings';
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
  if (layers === undefined) {
    return (
      <Modal title={wording.settings.title} size="large" onClose={onClose}>
        <p className="muted">{wording.ui.loading}</p>
      </Modal>
    );
  }
  return <SettingsEditor layers={layers} onClose={onClose} />;
}
