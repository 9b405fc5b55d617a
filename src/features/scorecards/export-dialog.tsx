import { useMemo, useState } from 'react';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { Modal } from '@/ui/modal';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { type CardFormat, writeCardFile } from './card-files';
import { lossLines } from './file-words';

const words = wording.scorecardFiles.exportAs;
const FORMATS = (['json', 'csv', 'connect'] as const).map((value) => ({ value, label: words[value] }));

/** Saves a version as a file, and says first what that has no place for. */
export function ExportDialog({ card, onClose }: { card: Scorecard; onClose: () => void }) {
  const [format, setFormat] = useState<CardFormat>('json');
  const file = useMemo(() => writeCardFile(card, format), [card, format]);
  const save = () => {
    download(file.content, file.name);
    onClose();
  };
  return (
    <Modal
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{wording.ui.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <SelectField
        label={words.format}
        value={format}
        options={FORMATS}
        onChange={(chosen) => setFormat(FORMATS.find(({ value }) => value === chosen)?.value ?? 'json')}
      />
      <div role="status" className="card-export-lost">
        {file.lost.length === 0 ? (
          <p className="muted">{words.nothingLost}</p>
        ) : (
          <>
            <p>{words.lost}</p>
            <ul className="card-lines">
              {lossLines(file.lost).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
