import type { ReactNode } from 'react';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';

/** The table of a part, which scrolls sideways by itself where the screen is narrow. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion className="calibration-table-region" label={wording.calibration.results.tableOf(label)}>
      <table className="calibration-table">{children}</table>
    </ScrollRegion>
  );
}
