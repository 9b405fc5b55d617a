import { useAtom } from 'jotai';
import { openDialogAtom } from '@/state/session';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import { settingsChunk } from './chunks';
import { LazyChunk } from './lazy-chunk';

/** The one dialog that is open, its code loaded on first use. */
export function Dialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const onClose = () => setDialog({ name: 'none' });
  switch (dialog.name) {
    case 'settings':
      return (
        <LazyChunk
          chunk={settingsChunk}
          props={{ onClose }}
          frame={(content) => (
            <Modal title={wording.settings.title} size="large" onClose={onClose}>
              {content}
            </Modal>
          )}
        />
      );
    case 'evaluation':
    case 'microphone':
    case 'none':
      return null;
  }
}
