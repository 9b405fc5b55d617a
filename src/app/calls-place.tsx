import { useAtom } from 'jotai';
import { callsOpenAtom } from '@/state/session';
import { Drawer } from '@/ui/drawer';
import { LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { callsChunk } from './chunks';

/** Where the Calls drawer opens, its code loaded on first use. */
export function CallsPlace() {
  const [open, setOpen] = useAtom(callsOpenAtom);
  if (!open) return null;
  return (
    <LazyChunk
      chunk={callsChunk}
      props={{}}
      frame={(content) => (
        <Drawer title={wording.header.calls} onClose={() => setOpen(false)}>
          {content}
        </Drawer>
      )}
    />
  );
}
