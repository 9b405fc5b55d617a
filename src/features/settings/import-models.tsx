import FolderInput from 'lucide-react/icons/folder-input';
import HardDriveUpload from 'lucide-react/icons/hard-drive-upload';
import { useRef, useState } from 'react';
import type { ModelFailure } from '@/domain/models/model-failure';
import { importChosen } from '@/models/manage-models';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { modelFailureText } from './model-words';

const words = wording.models.import;

type ImportState = { is: 'idle' | 'checking' | 'done' } | { is: 'failed'; failure: ModelFailure };

/** Where folders can't be chosen (phones), the files of one can. */
const CHOOSES_FOLDERS = typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype;

/** Takes a model from files, for sites without internet. */
export function ImportModels() {
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const take = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, blob: file }));
    input.value = '';
    if (chosen.length === 0) return;
    setState({ is: 'checking' });
    const ended = await importChosen(chosen);
    if (ended === null) setState({ is: 'idle' });
    else setState(ended.failure === undefined ? { is: 'done' } : { is: 'failed', failure: ended.failure });
  };
  const input = (label: string, ref: typeof files, attributes: object) => (
    <input
      {...attributes}
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => void take(currentTarget)}
    />
  );
  const text = state.is === 'failed' ? modelFailureText(state.failure) : null;
  const busy = state.is === 'checking';
  return (
    <div className="models-import">
      <h4>{words.heading}</h4>
      <p>{words.text}</p>
      <div className="models-actions">
        <Button icon={HardDriveUpload} pending={busy} onClick={() => files.current?.click()}>
          {words.files}
        </Button>
        {CHOOSES_FOLDERS && (
          <Button icon={FolderInput} disabled={busy} onClick={() => folder.current?.click()}>
            {words.folder}
          </Button>
        )}
      </div>
      {input(words.files, files, {})}
      {CHOOSES_FOLDERS && input(words.folder, folder, { webkitdirectory: '' })}
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
