import Gauge from 'lucide-react/icons/gauge';
import type { GoneCall } from '@/state/use-gone-call';
import { GONE_WORDS } from '@/ui/gone-words';
import { wording } from '@/ui/wording';
import './empty-results.css';

const words = wording.results;

/** An empty panel teaches: it says what will be here. `gone`: a call was, may have been scored, and is not here any more. */
export function EmptyResults({ withCall, gone = null }: { withCall: boolean; gone?: GoneCall | null }) {
  return (
    <div className="panel results-empty">
      <Gauge size={32} aria-hidden="true" />
      <h2>{gone === null ? words.emptyTitle : words.goneTitle}</h2>
      {gone !== null && <p>{GONE_WORDS[gone]}</p>}
      {!withCall && <p>{words.emptyNoCall}</p>}
      <p>{words.emptyBody}</p>
      <ul>
        {words.emptyList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
