import FolderInput from 'lucide-react/icons/folder-input';
import HardDriveUpload from 'lucide-react/icons/hard-drive-upload';
import { useState } from 'react';
import type { ModelFailure } from '@/domain/models/model-failure';
import { importChosen } from '@/models/manage-models';
import { FileButton } from '@/ui/file-button';
import { modelFailureText } from '@/ui/model-failure-words';
import { wording } from '@/ui/wording';

const words = wording.models.import;

type ImportState = { is: 'idle' | 'checking' | 'done' } | { is: 'failed'; failure: ModelFailure };

/** Where folders can't be chosen (phones), the files of one can. */
const CHOOSES_FOLDERS = typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype;

/** Takes a model from files, for sites without internet. */
export function ImportModels() {
  const [state, setState] = useState<ImportState>({ is: 'idle' });

  const take = async (files: readonly File[]) => {
    setState({ is: 'checking' });
    const ended = await importChosen(files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })));
    if (ended === null) setState({ is: 'idle' });
    else setState(ended.failure === undefined ? { is: 'done' } : { is: 'failed', failure: ended.failure });
  };
  const text = state.is === 'failed' ? modelFailureText(state.failure) : null;
  const busy = state.is === 'checking';
  return (
    <div className="models-import">
      <h4>{words.heading}</h4>
      <p>{words.text}</p>
      <div className="models-actions">
        <FileButton
          icon={HardDriveUpload}
          pending={busy}
          label={words.files}
          multiple
          onFiles={(files) => void take(files)}
        />
        {CHOOSES_FOLDERS && (
          <FileButton
            icon={FolderInput}
            disabled={busy}
            label={words.folder}
            multiple
            folder
            onFiles={(files) => void take(files)}
          />
        )}
      </div>
      <div role="status">
        {busy && <p>{words.checking}</p>}
        {state.is === 'done' && <p>{words.done}</p>}
      </div>
      {text !== null && (
        <p className="settings-warning" role="alert">
          {text.happened} {text.todo}
        </p>
      )}
    </div>
  );
}
