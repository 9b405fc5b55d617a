import { useState } from 'react';
import type { CallId } from '@/domain/call';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { ProgressBar } from '@/ui/progress-bar';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import './export-dialog.css';
import { MaskSection } from './mask-section';
import { PrintPreview } from './print-preview';
import { type ExportChoice, FORMATS, TRANSCRIPT_FORMATS, useChoice } from './use-choice';
import { useExport } from './use-export';
import { usePersonal } from './use-personal';

const words = wording.exporting;

export interface ExportDialogProps {
  callIds: readonly CallId[];
  /** The calls go out whole, as a Callmark file: another dialog takes over, within the press. */
  onWholeFile: () => void;
  onClose: () => void;
}

interface FormatsProps {
  choice: ExportChoice;
  onChange: (change: Partial<ExportChoice>) => void;
}

function Formats({ choice, onChange }: FormatsProps) {
  return (
    <fieldset className="export-formats">
      <legend>{words.format}</legend>
      {FORMATS.map((id) => (
        <div key={id}>
          <label className="export-check">
            <input
              type="radio"
              name="export-format"
              checked={choice.format === id}
              onChange={() => onChange({ format: id })}
              aria-describedby={`export-hint-${id}`}
            />
            {words.formats[id]}
          </label>
          <p id={`export-hint-${id}`} className="field-hint">
            {words.hints[id]}
          </p>
          {id === 'transcripts' && choice.format === id && (
            <SelectField
              label={words.transcriptFormat}
              value={choice.transcript}
              options={TRANSCRIPT_FORMATS.map((value) => ({ value, label: words.transcriptFormats[value] }))}
              onChange={(chosen) => onChange({ transcript: TRANSCRIPT_FORMATS.find((one) => one === chosen) ?? 'txt' })}
            />
          )}
          {id === 'printable' && choice.format === id && (
            <SelectField
              label={words.sheets}
              value={choice.sheets}
              options={(['call', 'agent'] as const).map((value) => ({ value, label: words.sheetsOf[value] }))}
              onChange={(chosen) => onChange({ sheets: chosen === 'agent' ? 'agent' : 'call' })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Takes calls out: choose the form, see what is masked, Export. It opens with the last choice. */
export function ExportDialog({ callIds, onWholeFile, onClose }: ExportDialogProps) {
  const [choice, change] = useChoice();
  const whole = choice.format === 'callmark';
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const search = usePersonal(callIds, choice.mask && !whole, choice.names);
  const { run, start, cancel, reset } = useExport(onClose);

  if (run.state === 'preview')
    return <PrintPreview calls={run.calls} sheets={choice.sheets} onBack={reset} onClose={onClose} />;

  const keep = (key: string, stays: boolean) => {
    const next = new Set(kept);
    if (stays) next.add(key);
    else next.delete(key);
    setKept(next);
  };
  const working = run.state === 'working';
  const mask = choice.mask ? { names: choice.names, kept } : null;
  return (
    <Modal
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={working ? cancel : onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={working}
            // What is masked is seen before it goes.
            disabled={choice.mask && !whole && search.state !== 'found'}
            onClick={() => (whole ? onWholeFile() : void start({ ids: callIds, choice, mask }))}
          >
            {words.export}
          </Button>
        </>
      }
    >
      <div className="export">
        <p>{words.counted(callIds.length)}</p>
        <Formats choice={choice} onChange={change} />
        {whole ? (
          <p className="field-hint">{words.wholeUnmasked}</p>
        ) : (
          <MaskSection {...{ ...choice, search, kept }} total={callIds.length} onChange={change} onKeep={keep} />
        )}
        <div role="status">
          {run.state === 'working' && (
            <div className="export-progress">
              <ProgressBar label={words.working} share={run.done / run.total} />
              <span>{words.progress(run.done, run.total)}</span>
            </div>
          )}
          {run.state === 'stopped' && <p>{run.message}</p>}
        </div>
      </div>
    </Modal>
  );
}
