import type { Imported } from '@/storage/callmark-file/run-import';
import { wording } from '@/ui/wording';

const words = wording.callmarkFile;

/** More than this nobody reads. */
const MOST_LINES = 20;

/** Lines of text, the first twenty, and how many more there are. */
export function Lines({ lines }: { lines: readonly string[] }) {
  // Two calls may have one title, and nothing moves in this list.
  const shown = lines.slice(0, MOST_LINES).map((line, at) => ({ key: `${at} ${line}`, line }));
  return (
    <ul className="callmark-file-lines">
      {shown.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
      {lines.length > MOST_LINES && <li>{words.more(lines.length - MOST_LINES)}</li>}
    </ul>
  );
}

/** The calls that can't be taken in, by name, each with what is wrong. */
export function BrokenCalls({ broken }: Pick<Imported, 'broken'>) {
  if (broken.length === 0) return null;
  return (
    <div role="alert">
      <p>{words.broken(broken.length)}</p>
      <Lines
        lines={broken.map(({ title, trouble, detail }) =>
          words.brokenCall(title, words.detail(words.why[trouble], detail)),
        )}
      />
    </div>
  );
}
