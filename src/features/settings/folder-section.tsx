import { useLiveQuery } from 'dexie-react-hooks';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderX from 'lucide-react/icons/folder-x';
import { useEffect, useState } from 'react';
import {
  askForFolder,
  chooseFolder,
  folderPermission,
  folderPicker,
  forgetFolder,
  watchedFolder,
} from '@/storage/browser/watched-folder';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.settings.folder;

/** A folder of this computer whose new sound is added by itself; in force at once. Only where the browser has folders. */
export function FolderSection() {
  const folder = useLiveQuery(() => watchedFolder());
  const [permission, setPermission] = useState<PermissionState>('granted');
  const [failed, setFailed] = useState(false);
  const pick = folderPicker();

  useEffect(() => {
    let shown = true;
    if (folder !== undefined) folderPermission(folder).then((state) => shown && setPermission(state));
    return () => {
      shown = false;
    };
  }, [folder]);
  if (pick === undefined) return null;

  const choose = async () => {
    setFailed(false);
    try {
      await chooseFolder(await pick({ id: 'callmark-calls', mode: 'read' }));
    } catch (error) {
      // Closed without a choice.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.intro}</p>
      <div aria-live="polite">
        {folder !== undefined && (
          <p>{(permission === 'granted' ? words.watched : words.withdrawn)(folder.handle.name)}</p>
        )}
        {failed && <p className="settings-warning">{words.failed}</p>}
      </div>
      <div className="settings-buttons">
        {folder !== undefined && permission !== 'granted' && (
          <Button variant="primary" onClick={() => void askForFolder(folder).then(setPermission)}>
            {words.allow}
          </Button>
        )}
        <Button icon={FolderInput} onClick={() => void choose()}>
          {folder === undefined ? words.choose : words.chooseOther}
        </Button>
        {folder !== undefined && (
          <Button icon={FolderX} onClick={() => void forgetFolder()}>
            {words.stop}
          </Button>
        )}
      </div>
    </section>
  );
}
