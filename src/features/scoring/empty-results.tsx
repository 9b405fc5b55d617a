import Gauge from 'lucide-react/icons/gauge';
import { wording } from '@/ui/wording';
import './empty-results.css';

const words = wording.results;

/** An empty panel teaches: it says what will be here. `gone`: a call was, and may have been scored. */
export function EmptyResults({ withCall, gone = false }: { withCall: boolean; gone?: boolean }) {
  return (
    <div className="panel results-empty">
      <Gauge size={32} aria-hidden="true" />
      <h2>{gone ? words.goneTitle : words.emptyTitle}</h2>
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
