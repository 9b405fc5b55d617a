import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { CALLMARK_EXTENSION } from '@/domain/callmark-file/file-name';
import type { ImportPlan } from '@/storage/callmark-file/plan-import';
import { isWanted } from '@/storage/callmark-file/run-import';
import { Button } from '@/ui/button';
import { FileButton } from '@/ui/file-button';
import { Modal } from '@/ui/modal';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import './callmark-file.css';
import { ImportResult } from './import-result';
import { PlanView } from './plan-view';
import { type Import, type ImportState, useImport } from './use-import';

const words = wording.callmarkFile;

export interface ImportDialogProps {
  /** null: it is chosen here. */
  file: File | null;
  onClose: () => void;
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <p>
      <FileButton
        variant="primary"
        icon={FileInput}
        label={words.choose}
        // Tablets know no such type, and would grey the file out by its ending alone.
        accept={`${CALLMARK_EXTENSION},application/zip,application/octet-stream`}
        onFiles={([file]) => file && onFile(file)}
      />
    </p>
  );
}

function Trouble({ trouble }: { trouble: (ImportState & { is: 'trouble' })['trouble'] }) {
  const said =
    trouble === null
      ? words.unreadable
      : trouble.why === 'wrong'
        ? words.wrong(trouble.detail)
        : words.trouble[trouble.why];
  return (
    <p className="field-error" role="alert">
      {said} {words.nothingStored}
    </p>
  );
}

function Working({ label, share, calls }: { label: string; share: number; calls?: number }) {
  return (
    <>
      <p>{label}</p>
      <ProgressBar label={label} share={share} />
      {calls !== undefined && <p className="muted">{words.looked(calls)}</p>}
    </>
  );
}

interface ShownProps {
  state: ImportState;
  read: Import['read'];
  leaveOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
}

function Shown({ state, read, leaveOut, onLeaveOut }: ShownProps) {
  switch (state.is) {
    case 'choosing':
      return (
        <>
          <p>{words.chooseFile}</p>
          <ChooseFile onFile={read} />
        </>
      );
    case 'reading':
      return <Working label={words.reading} share={state.share} />;
    case 'trouble':
      return (
        <>
          <Trouble trouble={state.trouble} />
          <ChooseFile onFile={read} />
        </>
      );
    case 'planned':
      return <PlanView plan={state.plan} leaveOut={leaveOut} onLeaveOut={onLeaveOut} />;
    case 'importing':
      return <Working label={words.importing} share={state.share} calls={state.calls} />;
    case 'done':
      return <ImportResult imported={state.imported} />;
  }
}

function hasRoom({ room }: ImportPlan): boolean {
  return room.free === null || room.needed <= room.free;
}

function Actions({
  state,
  leaveOut,
  run,
  onClose,
}: Pick<ShownProps, 'state' | 'leaveOut'> & Pick<Import, 'run'> & { onClose: () => void }) {
  if (state.is === 'done') {
    return (
      <Button variant="primary" onClick={onClose}>
        {wording.ui.ok}
      </Button>
    );
  }
  const wanted = state.is === 'planned' ? state.plan.calls.filter((call) => isWanted(call, leaveOut)).length : 0;
  return (
    <>
      <Button onClick={onClose}>{wording.ui.cancel}</Button>
      {state.is === 'planned' && wanted > 0 && (
        <Button variant="primary" disabled={!hasRoom(state.plan)} onClick={() => run(state.plan, leaveOut)}>
          {words.take(wanted)}
        </Button>
      )}
    </>
  );
}

/** A .callmark file comes in: what is in it and what would happen is shown before anything is stored. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { state, read, run, cancel } = useImport(file);
  const [leaveOut, setLeaveOut] = useState(false);
  // While calls are taken in it ends that, and stays to say how far it got.
  const close = () => {
    cancel();
    if (state.is !== 'importing') onClose();
  };
  return (
    <Modal
      title={state.is === 'done' && state.imported !== null ? words.doneTitle : words.importTitle}
      onClose={close}
      footer={<Actions state={state} leaveOut={leaveOut} run={run} onClose={close} />}
    >
      <div className="callmark-file">
        <Shown state={state} read={read} leaveOut={leaveOut} onLeaveOut={setLeaveOut} />
      </div>
    </Modal>
  );
}
