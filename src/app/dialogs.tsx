import { useAtom } from 'jotai';
import { openDialogAtom } from '@/state/session';
import { LazyChunk, type LazyChunkProps } from '@/ui/lazy-chunk';
import { Modal } from '@/ui/modal';
import { handOverChunk, microphoneChunk, scorecardsChunk, settingsChunk } from './chunks';

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

/** The one dialog that is open; each by its name, since one may lead straight to another. */
export function Dialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const onClose = () => setDialog({ name: 'none' });
  switch (dialog.name) {
    case 'settings':
      return <LazyDialog key={dialog.name} chunk={settingsChunk} props={{ section: dialog.section, onClose }} />;
    // In the place of the results, or over everything: see results-place.
    case 'evaluation':
      return null;
    case 'hand-over':
      return <LazyDialog key={dialog.name} chunk={handOverChunk} props={{ onClose }} />;
    case 'scorecards':
      return (
        <LazyDialog
          key={dialog.name}
          chunk={scorecardsChunk}
          props={{ onClose: () => setDialog({ name: 'settings' }) }}
        />
      );
    case 'microphone':
      return <LazyDialog key={dialog.name} chunk={microphoneChunk} props={{ onClose }} />;
    case 'none':
      return null;
  }
}
