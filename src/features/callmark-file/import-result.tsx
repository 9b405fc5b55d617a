import type { Imported } from '@/storage/callmark-file/run-import';
import { wording } from '@/ui/wording';
import { BrokenCalls, Lines } from './lines';

const words = wording.callmarkFile;

function resultLines({ added, changed, queued, cancelled, full }: Imported): string[] {
  const lines = [
    ...(added.length > 0 ? [words.added(added.length)] : []),
    ...(changed.length > 0 ? [words.changed(changed.length)] : []),
    ...(queued > 0 ? [words.queued(queued)] : []),
    ...(cancelled ? [words.cancelled] : []),
    ...(full ? [words.full] : []),
  ];
  return lines.length > 0 ? lines : [words.none];
}

/** What an import did; null where it stopped for reasons nobody foresaw. */
export function ImportResult({ imported }: { imported: Imported | null }) {
  if (imported === null) {
    return (
      <p className="field-error" role="alert">
        {words.failed}
      </p>
    );
  }
  return (
    <>
      <div role="status">
        <Lines lines={resultLines(imported)} />
      </div>
      <BrokenCalls broken={imported.broken} />
    </>
  );
}
