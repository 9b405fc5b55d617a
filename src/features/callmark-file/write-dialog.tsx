import type { CallId } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { formatBytes } from '@/ui/format';
import { Modal } from '@/ui/modal';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import './callmark-file.css';
import { type ExportState, useExport } from './use-export';

const words = wording.callmarkFile;

export interface WriteDialogProps {
  ids: readonly CallId[] | 'all';
  onClose: () => void;
}

function Failed({ failure }: { failure: Failure }) {
  const why = failure.kind === 'missing-audio' ? words.soundGone : failureLine(failure);
  return (
    <p className="field-error" role="alert">
      {words.notWritten} {why}
    </p>
  );
}

function Shown({ state }: { state: ExportState }) {
  switch (state.is) {
    case 'choosing':
      return <p>{words.choosing}</p>;
    case 'asking':
      return <p>{words.chooseText}</p>;
    case 'writing':
      return (
        <>
          <p>{words.writing}</p>
          <ProgressBar label={words.writing} share={state.share} />
          <p className="muted">{words.looked(state.calls)}</p>
          {state.byDownload && <p className="muted">{words.bigFile}</p>}
        </>
      );
    case 'done': {
      const { calls, gone, unread, bytes } = state.written;
      const said = state.byDownload ? words.handedOver : words.written;
      return (
        <>
          <p role="status">{said(calls, formatBytes(bytes))}</p>
          {gone > 0 && <p>{words.gone(gone)}</p>}
          {unread > 0 && <p>{words.unread(unread)}</p>}
        </>
      );
    }
    case 'failed':
      return <Failed failure={state.failure} />;
  }
}

/** Calls go into one .callmark file: asks where, writes it, says what is in it. Closing ends it. */
export function WriteDialog({ ids, onClose }: WriteDialogProps) {
  const { state, start, cancel } = useExport(ids, onClose);
  const close = () => {
    cancel();
    onClose();
  };
  const again = state.is === 'asking' ? words.chooseWhere : state.is === 'failed' ? wording.ui.tryAgain : null;
  const footer = (
    <>
      <Button onClick={close} variant={state.is === 'done' ? 'primary' : 'secondary'}>
        {state.is === 'done' ? wording.ui.ok : wording.ui.cancel}
      </Button>
      {again !== null && (
        <Button variant="primary" onClick={start}>
          {again}
        </Button>
      )}
    </>
  );
  return (
    <Modal title={words.exportTitle} onClose={close} footer={footer}>
      <div className="callmark-file">
        <Shown state={state} />
      </div>
    </Modal>
  );
}
