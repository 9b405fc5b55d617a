import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openDialogAtom, shortcutsOpenAtom } from '@/state/session';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyChunk, type LazyChunkProps } from '@/ui/lazy-chunk';
import { Modal } from '@/ui/modal';
import { plainKey } from '@/ui/plain-key';
import { wording } from '@/ui/wording';
import {
  addedCallsChunk,
  calibrationChunk,
  callmarkExportChunk,
  callmarkImportChunk,
  deviceCheckChunk,
  exportChunk,
  factsChunk,
  handOverChunk,
  microphoneChunk,
  scorecardsChunk,
  settingsChunk,
  shortcutsChunk,
  wasteBinChunk,
} from './chunks';

/** A dialog whose code is loaded on first use; until it is there, an empty one that can be closed already. */
export function LazyDialog<Props extends { onClose: () => void }>({
  chunk,
  props,
}: Omit<LazyChunkProps<Props>, 'frame'>) {
  return (
    <LazyChunk
      chunk={chunk}
      props={props}
      frame={(content) => (
        <Modal title={chunk.name} size="large" onClose={props.onClose}>
          {content}
        </Modal>
      )}
    />
  );
}

/** The one dialog that is open, in the place of one that fell. */
export function Dialogs() {
  const dialog = useAtomValue(openDialogAtom);
  return (
    <ErrorBoundary name={wording.ui.dialog} of={dialog}>
      <OpenDialog />
    </ErrorBoundary>
  );
}

/** Each by its name, since one may lead straight to another. */
function OpenDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const onClose = () => setDialog({ name: 'none' });
  switch (dialog.name) {
    case 'settings':
      return <LazyDialog key={dialog.name} chunk={settingsChunk} props={{ section: dialog.section, onClose }} />;
    // In the place of the results, or over everything: see results-place.
    case 'evaluation':
      return null;
    case 'facts':
      return <LazyDialog key={dialog.name} chunk={factsChunk} props={{ callIds: dialog.callIds, onClose }} />;
    case 'added-calls':
      return <LazyDialog key={dialog.name} chunk={addedCallsChunk} props={{ onClose }} />;
    case 'hand-over':
      return <LazyDialog key={dialog.name} chunk={handOverChunk} props={{ onClose }} />;
    case 'waste-bin':
      return <LazyDialog key={dialog.name} chunk={wasteBinChunk} props={{ onClose }} />;
    case 'callmark-export':
      return <LazyDialog key={dialog.name} chunk={callmarkExportChunk} props={{ ids: dialog.ids, onClose }} />;
    case 'callmark-import':
      return <LazyDialog key={dialog.name} chunk={callmarkImportChunk} props={{ file: dialog.file, onClose }} />;
    case 'export': {
      const { callIds } = dialog;
      const onWholeFile = () => setDialog({ name: 'callmark-export', ids: callIds });
      return <LazyDialog key={dialog.name} chunk={exportChunk} props={{ callIds, onWholeFile, onClose }} />;
    }
    case 'calibration':
      return <LazyDialog key={dialog.name} chunk={calibrationChunk} props={{ callIds: dialog.callIds, onClose }} />;
    case 'scorecards':
      return (
        <LazyDialog
          key={dialog.name}
          chunk={scorecardsChunk}
          props={{ onClose: () => setDialog({ name: 'settings' }) }}
        />
      );
    case 'device-check':
      return (
        <LazyDialog
          key={dialog.name}
          chunk={deviceCheckChunk}
          props={{ onClose: () => setDialog({ name: 'settings' }) }}
        />
      );
    case 'microphone':
      return <LazyDialog key={dialog.name} chunk={microphoneChunk} props={{ onClose }} />;
    case 'none':
      return null;
  }
}

/** The list of keys, over whatever is open: "?" shows it wherever nobody types. */
export function ShortcutsPlace() {
  const [open, setOpen] = useAtom(shortcutsOpenAtom);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (plainKey(event) !== '?') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);
  return open ? <LazyDialog chunk={shortcutsChunk} props={{ onClose: () => setOpen(false) }} /> : null;
}
