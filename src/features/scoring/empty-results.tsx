import Gauge from 'lucide-react/icons/gauge';
import { wording } from '@/ui/wording';
import './empty-results.css';

const words = wording.results;

/** An empty panel teaches: it says what will be here. */
export function EmptyResults({ withCall }: { withCall: boolean }) {
  return (
    <div className="panel results-empty">
      <Gauge size={32} aria-hidden="true" />
      <h2>{words.emptyTitle}</h2>
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
