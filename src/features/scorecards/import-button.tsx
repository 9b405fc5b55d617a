import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { createScorecard, type ScorecardKey } from '@/storage/scorecards/scorecards';
import { Button } from '@/ui/button';
import { FileButton } from '@/ui/file-button';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import { type CardRead, readCardFile } from './card-files';
import { lossLines, problemLine } from './file-words';

const words = wording.scorecards;

export interface ImportButtonProps {
  onOpen: (key: ScorecardKey) => void;
  onDone: (said: string) => void;
  storing: (work: () => Promise<void>) => void;
}

function Wrong({ read }: { read: Exclude<CardRead, { is: 'read' }> }) {
  if (read.is === 'too-large') return <p>{wording.scorecardFiles.imported.tooLarge}</p>;
  if (read.is === 'unreadable') return <p>{wording.scorecardFiles.imported.unreadable}</p>;
  return (
    <>
      <p>{wording.scorecardFiles.imported.failed}</p>
      <ul className="card-lines">
        {read.problems.map((problem) => {
          const line = problemLine(problem);
          return <li key={line}>{line}</li>;
        })}
      </ul>
    </>
  );
}

/** Takes a card from a file as a draft: whole, or nothing with the lines that are wrong. */
export function ImportButton({ onOpen, onDone, storing }: ImportButtonProps) {
  const [result, setResult] = useState<{ read: CardRead; key: ScorecardKey | null } | null>(null);

  const take = (file: File) =>
    storing(async () => {
      const read = await readCardFile(file);
      const key = read.is === 'read' ? await createScorecard(read.card) : null;
      if (read.is === 'read' && key !== null && read.lost.length === 0) {
        onDone(wording.scorecardFiles.imported.done(read.card.title));
        onOpen(key);
      } else setResult({ read, key });
    });
  const close = () => {
    const key = result?.key ?? null;
    setResult(null);
    if (key !== null) onOpen(key);
  };
  return (
    <>
      <FileButton
        icon={FileInput}
        label={words.import}
        accept=".json,.csv,.txt,application/json,text/csv"
        onFiles={([file]) => file && take(file)}
      />
      {result !== null && (
        <Modal
          title={wording.scorecardFiles.imported.title}
          onClose={close}
          footer={
            <Button variant="primary" onClick={close}>
              {wording.ui.ok}
            </Button>
          }
        >
          {result.read.is === 'read' ? (
            <>
              <p>{wording.scorecardFiles.imported.lost}</p>
              <ul className="card-lines">
                {lossLines(result.read.lost).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          ) : (
            <Wrong read={result.read} />
          )}
        </Modal>
      )}
    </>
  );
}
