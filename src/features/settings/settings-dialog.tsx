import { useLiveQuery } from 'dexie-react-hooks';
import type { SettingsPart } from '@/state/session';
import { getSettingsLayers } from '@/storage/browser/settings';
import { getSettingsDraft } from '@/storage/browser/settings-draft';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import './settings.css';
import { SettingsEditor } from './settings-editor';

export interface SettingsDialogProps {
  /** The part to begin with; from the top where it is left out. */
  section?: SettingsPart | undefined;
  onClose: () => void;
}

/** Services, models, this device (D4). */
export function SettingsDialog({ section, onClose }: SettingsDialogProps) {
  const layers = useLiveQuery(() => getSettingsLayers());
  const draft = useLiveQuery(async () => (await getSettingsDraft()) ?? null);
  if (layers === undefined || draft === undefined) {
    return (
      <Modal title={wording.settings.title} size="large" onClose={onClose}>
        <p className="muted">{wording.ui.loading}</p>
      </Modal>
    );
  }
  return <SettingsEditor layers={layers} draft={draft} section={section} onClose={onClose} />;
}
